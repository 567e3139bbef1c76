import { readProfile, say } from '@stolik/core'
import { declares, flag, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing, type PropertyValues } from 'lit'
import { addressAt } from '../base/place.js'
import { StolikElement } from '../element/element.js'
import { redrawOnChange } from '../base/follow.js'
import { gameName, gameWords } from '../element/game-names.js'
import { extras } from '../extras/games.js'
import { regulationsFile } from './regulations-file.js'
import { ruleSetWords } from '../words/rule-sets/index.js'

/**
 * The differences between a club's rules and the profile that they are based on, each as a sentence. Draws nothing for a profile
 * of the game itself. Asks no gateway: a profile text says what was turned.
 *
 * @element stolik-differences
 * @prop game - id of the game
 * @prop profile - the profile text
 * @attr folded - draws only the name with the number of differences, which opens the sentences
 */
export class StolikDifferences extends declares(StolikElement, {
  game: property(''),
  profile: property(''),
  folded: flag(),
  words: state<Words | null>(null),
}) {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-2);
      }
      :is(h3, ul, p) {
        margin: 0;
      }
      h3 {
        font-size: var(--stolik-text-l);
      }
      ul {
        display: grid;
        gap: var(--stolik-space-2);
        padding: 0;
        list-style: none;
      }
      li {
        padding-inline-start: var(--stolik-space-3);
        border-inline-start: 3px solid var(--stolik-chaber);
        overflow-wrap: break-word;
      }
      summary {
        min-height: var(--stolik-press);
        align-content: center;
        color: var(--stolik-chaber);
        text-decoration: underline;
        text-underline-offset: 0.2em;
        cursor: pointer;
      }
      :is(span, .small) {
        display: block;
        color: var(--stolik-muted);
        font-size: var(--stolik-text-s);
      }
    `,
  ]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  protected override readonly catalogues = [ruleSetWords]

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, ...(this.words === null ? [] : [this.words])]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('game')) void this.#fetch(this.game)
  }

  async #fetch(game: string): Promise<void> {
    const offer = Object.hasOwn(extras, game) ? extras[game] : undefined
    const words = (await offer?.knobs?.().catch(() => null)) ?? null
    if (game === this.game) this.words = words
  }

  protected override render(): unknown {
    const { words, locale, game, profile } = this
    const { base, turned } = readProfile(profile) ?? { base: '', turned: {} }
    const all = Object.entries(turned)
    if (all.length === 0) return nothing
    const inWords = (code: string): string => (words === null ? '' : say(words[locale], locale, code))
    const list = html`<ul>
        ${all.map(
          ([knob, choice]) =>
            html`<li><span>${inWords(`knob.${knob}`)}</span>${inWords(`knob.${knob}.${choice}`)}</li>`,
        )}
      </ul>
      <p class="small">${this.say('rules.baseOnly', { rules: gameName(locale, game, base).profile })}</p>
      <p>
        <a href=${addressAt(this.server, regulationsFile(game, profile, locale)) ?? ''} target="_blank"
          >${this.say('rules.regulations')}</a
        >
      </p>`
    if (this.folded)
      return html`<details>
        <summary>${gameName(locale, game, profile).profile}</summary>
        ${list}
      </details>`
    return html`<h3>${this.say('rules.unlike', { rules: gameName(locale, game, base).profile })}</h3>
      ${list}`
  }
}

customElements.define('stolik-differences', StolikDifferences)
