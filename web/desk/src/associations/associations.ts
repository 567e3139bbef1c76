import { say, type Arg } from '@stolik/core'
import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult, css } from 'lit'
import { linesOf, type SampleValues } from '../developers/example.js'
import { copied, linesPart } from '../developers/lines-part.js'
import { readingStyles } from '../developers/reading.styles.js'
import { sampleValuesAt } from '../developers/sample-values.js'
import { StolikElement } from '@stolik/elements/element/element'
import { parts } from '@stolik/elements/embed/parts'
import { gameChoice } from '../event/game-choice.js'
import { allGameWords } from '@stolik/elements/event/game-words'
import { redrawOnChange, runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { gameName, gameWords } from '@stolik/elements/element/game-names'
import { associationWords } from '../words/associations/index.js'
import { presets } from './presets-document.js'
import { heads } from '../form/heads.js'

interface Preset {
  readonly game: string
  readonly id: string
}

/** The sections in order. `verify`, `presets` and `embed` have more content below their text. */
const sections = ['editions', 'verify', 'presets', 'lists', 'tell', 'names', 'embed'] as const

/** What the page for associations adds to pages for reading. */
const associationStyles = css`
  .stack {
    gap: var(--stolik-space-5);
  }
  section.stack {
    gap: var(--stolik-space-2);
  }
  p,
  ol {
    max-width: 42rem;
  }
  .line {
    display: block;
    overflow-wrap: anywhere;
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .row {
    padding-block-start: var(--stolik-space-2);
  }
  table {
    max-width: 52rem;
  }
  th,
  td {
    padding: var(--stolik-space-2) var(--stolik-space-4) var(--stolik-space-2) 0;
  }
`

/**
 * What an association gets here and what to do first. A ranking of this gateway stands there as it would on the association's
 * page.
 *
 * @element stolik-associations
 */
export class StolikAssociations extends declares(StolikElement, {
  /** SampleValues examples of this gateway; null while they are looked up. */
  real: state<SampleValues | null>(null),
  presets: state<readonly Preset[]>([]),
  /** The result of the last copying. */
  outcome: state<'copied' | 'copyYourself' | null>(null),
}) {
  static override styles = [controls, forms, readingStyles, associationStyles]
  #live: HTMLElement | null = null

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    redrawOnChange(this, allGameWords)
    runWhileConnected(
      this,
      () => this.place,
      () => {
        void this.#fetch()
        return () => {
          this.#live = null
        }
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [associationWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(associationWords[this.locale], this.locale, code, args)
  }

  async #fetch(): Promise<void> {
    const [real, answer] = await Promise.all([
      sampleValuesAt(this.gate, this.server),
      this.gate.query(presets),
    ])
    this.real = real
    if ('done' in answer) this.presets = answer.done.rankingPresets
  }

  protected override render(): unknown {
    return html`<div class="stack">
      <header>
        <h2>${this.say('assoc.title')}</h2>
        <p>${this.say('assoc.lead')}</p>
      </header>
      ${sections.map(
        (name) =>
          html`<section class="stack">
            <h3>${this.say(`assoc.${name}`)}</h3>
            <p>${this.say(`assoc.${name}Text`)}</p>
            ${this.#more(name)}
          </section>`,
      )}
      <section class="stack">
        <h3>${this.say('assoc.steps')}</h3>
        <ol>
          ${[1, 2, 3, 4, 5].map((n) => html`<li>${this.say(`assoc.step.${n}`)}${n === 2 ? html`<code class="line">npx stolik rank keygen association.key --association "NAME"</code><span class="sub">${this.say('assoc.command')}</span>` : nothing}</li>`)}
        </ol>
        <p class="row">
          <a class="button primary" href="/ranking/desk">${this.say('assoc.desk')}</a>
          <a class="button" href="/ranking">${this.say('assoc.rankings')}</a>
        </p>
      </section>
    </div>`
  }

  #more(name: (typeof sections)[number]): unknown {
    if (name === 'verify') return this.#verify()
    if (name === 'presets') return this.#presets()
    return name === 'embed' ? this.#embed() : nothing
  }

  get #base(): string {
    return new URL(`${this.server.replace(/\/$/, '')}/`, location.href).href.replace(/\/$/, '')
  }

  #verify(): TemplateResult {
    const ranking = encodeURIComponent(this.real?.['ranking'] ?? 'ID')
    const command = `npx stolik rank verify ${this.#base}/rankings/${ranking}/editions/1.export.json`
    return html`<pre
        tabindex="0"
        role="region"
        aria-label=${this.say('assoc.verify')}
      ><code lang="en">${command}</code></pre>
      <p class="sub">${this.say('assoc.command')}</p>`
  }

  #presets(): unknown {
    const { locale, presets } = this
    if (presets.length === 0) return nothing
    return html`<table>
      ${heads(this.say('assoc.game'), this.say('assoc.counts'))}
      <tbody>
        ${presets.map(
          ({ game, id }, i) =>
            html`<tr>
              <td>${game === presets[i - 1]?.game ? nothing : gameName(locale, game, '').game}</td>
              <td>${gameChoice(locale, game, `ranking.${id}`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }

  #embed(): unknown {
    const { real } = this
    const ranking = real?.['ranking']
    const text = linesOf(this.#base, 'stolik-ranking', { ranking: ranking ?? 'ID' })
    return html`${linesPart({
      text,
      label: this.say('assoc.embed'),
      words: {
        copy: this.say('assoc.copy'),
        outcome: this.outcome === null ? '' : this.say(`assoc.${this.outcome}`),
      },
      copy: () =>
        void copied(text).then((outcome) => {
          this.outcome = outcome
        }),
    })}
    ${
      real === null
        ? nothing
        : ranking === undefined
          ? html`<p class="panel">${this.say('assoc.none')}</p>`
          : html`<div class="live" tabindex="0" role="region" aria-label=${this.say('assoc.embed')}>
              ${this.#ranking(ranking)}
            </div>`
    }`
  }

  #ranking(ranking: string): HTMLElement {
    if (this.#live !== null) return this.#live
    const made = window.document.createElement('stolik-ranking')
    for (const [name, value] of Object.entries({ ranking, server: this.server, lang: this.lang }))
      if (value !== '') made.setAttribute(name, value)
    this.#live = made
    parts['stolik-ranking']?.load().catch(() => undefined)
    return made
  }
}

customElements.define('stolik-associations', StolikAssociations)
