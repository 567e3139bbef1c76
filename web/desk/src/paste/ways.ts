/** The ways to put something on a page, and what to paste for each. */
import { type Arg, localeNames, locales, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import {
  addressLine,
  elementLines,
  frameLines,
  pinnedLine,
  scriptLine,
  shortcode,
  type PinnedLoader,
  type EmbedChoice,
  linksOf,
  attributesOf,
} from './lines.js'
import { choices } from '@stolik/kit/choices'
import { themes } from '@stolik/elements/base/prefs'

export const ways = ['html', 'pinned', 'frame', 'wordpress'] as const
export type Way = (typeof ways)[number]

interface Writing {
  readonly way: Way
  readonly wanted: EmbedChoice
  readonly origin: string
  /** null while loading, undefined after a failure. */
  readonly pinned: PinnedLoader | null | undefined
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly block: (text: string) => unknown
}

export function embedCode({ way, wanted, origin, pinned, say, block }: Writing): TemplateResult {
  const element = elementLines(origin, wanted)
  const floating = `${scriptLine(origin)}\n${element}`
  if (way === 'frame')
    return html`<p>${say('paste.frame.how')}</p>
      ${wanted.kind.framed === 'clubs' ? html`<p class="note">${say('paste.clubsOnly')}</p>` : nothing}
      ${block(frameLines(origin, wanted))}`
  if (way === 'wordpress')
    return html`<p>${say('paste.wordpress.plugin', { server: origin })}</p>
      ${block(shortcode(wanted))}
      ${
        wanted.kind.byAddress
          ? html`<p>${say('paste.wordpress.address')}</p>
              ${block(addressLine(origin, wanted))}`
          : nothing
      }
      <p>${say('paste.wordpress.how')}</p>
      ${block(floating)}`
  if (way === 'pinned')
    return html`<p>${say('paste.pinned.how')}</p>
      ${
        pinned === undefined
          ? html`<p class="refusal" role="alert">${say('paste.pinned.away')}</p>`
          : pinned === null
            ? html`<p class="muted" role="status">${say('paste.loading')}</p>`
            : block(`${pinnedLine(origin, pinned)}\n${element}`)
      }`
  return html`<p>${say('paste.html.how')}</p>
    ${block(floating)}`
}

/** Language and colours of the pasted element, for readers who have chosen none themselves. */
type Colours = (typeof themes)[number]

interface More {
  readonly colours: Colours
  readonly say: (code: string) => string
  /** '' = the page's. */
  readonly speak: (language: Locale | '') => void
  readonly paint: (colours: Colours) => void
}

export const morePart = ({ colours, say, speak, paint }: More): TemplateResult =>
  html`<div class="pair">
    <div>
      <label class="field"
        >${say('settings.language')}
        <select
          class="menu"
          aria-describedby="own"
          @change=${({ target }: Event) => {
            if (target instanceof HTMLSelectElement)
              speak(locales.find((locale) => locale === target.value) ?? '')
          }}
        >
          <option value="">${say('paste.pageLanguage')}</option>
          ${locales.map((locale) => html`<option value=${locale} lang=${locale}>${localeNames[locale]}</option>`)}
        </select>
      </label>
      <p class="muted small" id="own">${say('paste.own')}</p>
    </div>
    ${choices(
      'colours',
      say('settings.theme'),
      themes.map((value) => ({ value, label: say(`settings.theme.${value}`) })),
      colours,
      paint,
    )}
  </div>`

/** Attributes that an earlier choice may have set. */
const clearable = ['person', 'hand', 'at', 'lang', 'theme']

/** Shows the element. One that is there already only gets new attributes, so that it does not start again. */
export function showPreview(
  host: HTMLElement & { readonly server: string },
  wanted: EmbedChoice | null,
): void {
  if (wanted === null) return host.replaceChildren()
  const tag = `stolik-${wanted.kind.name}`
  const current = host.querySelector<HTMLElement>(`:scope > ${tag}`)
  const element = current ?? document.createElement(tag)
  const all = new Map([...attributesOf(wanted), ...linksOf('', wanted), ['server', host.server]])
  for (const name of clearable) if (!all.has(name)) element.removeAttribute(name)
  for (const [name, value] of all) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  if (current === null) host.replaceChildren(element)
}
