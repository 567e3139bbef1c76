/** One element: its description, the lines to paste, a live example, and its whole interface. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Arg } from '@stolik/core'
import { exampleOf, linesOf, type SampleValues } from './example.js'
import { linesPart } from './lines-part.js'
import type { ManifestElement, ManifestItem } from './manifest.js'
import { heads } from '../form/heads.js'

export interface ElementPart {
  readonly element: ManifestElement
  /** null: not looked up yet. */
  readonly real: SampleValues | null
  readonly origin: string
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** Whether it is unfolded, so that the example is created. */
  readonly open: boolean
  readonly toggle: (open: boolean) => void
  /** The example's element, which stays the same as long as its attributes do. */
  readonly live: (attributes: Readonly<Record<string, string>>) => HTMLElement
  readonly outcome: 'copied' | 'copyYourself' | null
  readonly copy: (text: string) => void
}

/** Has no headings of its own, since the live element's headings stand in between. */
export function elementPart(all: ElementPart): TemplateResult {
  const { element, open, toggle } = all
  return html`<details
    id=${element.tagName}
    ?open=${open}
    @toggle=${({ target }: Event) => toggle((target as HTMLDetailsElement).open)}
  >
    <summary>
      <b><code>&lt;${element.tagName}&gt;</code></b>
      <span class="sub" lang="en">${element.summary}</span>
    </summary>
    ${open ? html`<div class="stack">${body(all)}</div>` : nothing}
  </details>`
}

function body({ element, real, origin, say, live, outcome, copy }: ElementPart): TemplateResult {
  const example = real === null ? null : exampleOf(element, sampleFor(element, real))
  const text = linesOf(origin, element.tagName, example ?? {})
  const properties = element.members.filter(({ attribute }) => attribute === undefined)
  return html`${element.description === element.summary ? nothing : html`<p lang="en">${element.description}</p>`}
    <p class="label">${say('dev.lines')}</p>
    ${linesPart({
      text,
      label: say('dev.lines'),
      words: { copy: say('dev.copy'), outcome: outcome === null ? '' : say(`dev.${outcome}`) },
      copy: () => copy(text),
    })}
    <p class="label">${say('dev.live')}</p>
    ${
      real === null
        ? html`<p class="muted" role="status">${say('dev.loading')}</p>`
        : example === null
          ? html`<p class="panel">${say('dev.nothing')}</p>`
          : html`<div class="live" tabindex="0" role="region" aria-label=${say('dev.live')}>
              ${live(example)}
            </div>`
    }
    ${table(say, 'dev.attributes', [...element.attributes, ...properties])}
    ${table(say, 'dev.events', element.events)} ${table(say, 'dev.slots', element.slots)}
    ${table(say, 'dev.parts', element.cssParts)} ${folded(say, 'dev.properties', element.cssProperties)}`
}

/** Leaves out `person` for a ranking: there it means the reader, and no real person should stand for them. */
const sampleFor = ({ tagName }: ManifestElement, real: SampleValues): SampleValues =>
  tagName === 'stolik-ranking'
    ? Object.fromEntries(Object.entries(real).filter(([name]) => name !== 'person'))
    : real

/** Folded, since the list is long and most rows are common to every element. */
const folded = (say: ElementPart['say'], code: string, rows: readonly ManifestItem[]): unknown =>
  rows.length === 0
    ? nothing
    : html`<details class="kind">
        <summary>
          <b>${say(code)}</b>
          <span class="sub">${rows.length}</span>
        </summary>
        ${table(say, code, rows)}
      </details>`

/** Turns text between backticks into code. */
const quoted = (text: string): unknown =>
  text.split('`').map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`))

function table(say: ElementPart['say'], code: string, rows: readonly ManifestItem[]): unknown {
  if (rows.length === 0) return nothing
  return html`<table>
    <caption>
      ${say(code)}
    </caption>
    ${heads(say('dev.name'), say('dev.about'))}
    <tbody>
      ${rows.map(
        ({ name, description, type, default: usual }) =>
          html`<tr>
            <th scope="row">
              <code>${name === '' ? '—' : name}</code>
              ${type === undefined ? nothing : html`<code class="sub">${type.text}</code>`}
            </th>
            <td>
              <span lang="en">${quoted(description)}</span>
              ${usual === undefined ? nothing : html`<span class="sub">${say('dev.default', { value: usual })}</span>`}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
