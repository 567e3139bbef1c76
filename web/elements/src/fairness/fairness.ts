import { say, type Arg } from '@stolik/core'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Fairness } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { forms } from '../base/forms.styles.js'
import { extras } from '../extras/games.js'
import { check, type Checked } from './check.js'
import { fairnessWords } from '../words/fairness/index.js'
import { verdicts } from './verdicts.js'

/**
 * The shuffle of a hand: the commitment before the deal, its opening afterwards, and a check that this browser makes itself.
 *
 * @element stolik-fairness
 * @attr game - id of the game
 * @attr profile - id of the rule profile
 * @attr given - whether the first hand has the cards of a finished hand
 * @prop fairness - the gateway's answer
 */
export class StolikFairness extends StolikElement {
  static override styles = [
    controls,
    forms,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-3);
        justify-items: start;
      }
      dl {
        margin: 0;
      }
      dt {
        color: var(--stolik-muted);
        font-size: var(--stolik-text-s);
      }
      dd {
        margin: 0 0 var(--stolik-space-2);
        font-family: ui-monospace, monospace;
        font-size: var(--stolik-text-s);
        overflow-wrap: anywhere;
      }
      .good {
        color: var(--stolik-lisc);
        font-weight: 600;
      }
      .good::before {
        content: '✓ ' / '';
      }
    `,
  ]
  static override properties = {
    ...StolikElement.properties,
    game: {},
    profile: {},
    fairness: { attribute: false },
    given: { type: Boolean },
    checked: { state: true },
    checking: { state: true },
  }

  declare game: string
  declare profile: string
  declare fairness: Fairness | null
  declare given: boolean
  declare private checked: Checked | null
  declare private checking: boolean

  constructor() {
    super()
    this.game = ''
    this.profile = ''
    this.fairness = null
    this.given = false
    this.checked = null
    this.checking = false
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const another = changed.get('fairness')?.commitment !== this.fairness?.commitment
    if (changed.has('fairness') && another) this.checked = null
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, fairnessWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(fairnessWords[this.locale], this.locale, code, args)
  }

  protected override render(): unknown {
    const { fairness } = this
    if (fairness === null) return nothing
    const { opened } = fairness
    const fact = (code: string, text: string): TemplateResult =>
      html`<dt>${this.say(code)}</dt>
        <dd>${text}</dd>`
    return html`
      ${this.given ? html`<p>${this.say('fair.given')}</p>` : nothing}
      <p class="small">${this.say('fair.how')}</p>
      ${opened === null ? nothing : html`<p class="small">${this.#added(opened.luck)}</p>`}
      <dl>
        ${fact('fair.commitment', fairness.commitment)}
        ${
          opened === null
            ? nothing
            : [
                fact('fair.seed', opened.seed),
                fact('fair.salt', opened.salt),
                fact('fair.luck', opened.luck.map((luck) => (luck === '' ? '–' : luck)).join(' · ')),
                fact('fair.deal', opened.deal),
              ]
        }
        ${fairness.next === null ? nothing : fact('fair.next', fairness.next)}
      </dl>
      ${
        opened === null
          ? html`<p class="small muted">${this.say('fair.later')}</p>`
          : html`<button class="button" ?disabled=${this.checking} @click=${this.#check}>
              ${this.say(this.checking ? 'fair.checking' : 'fair.check')}
            </button>`
      }
      <p role="status" class=${this.checked === 'fair' ? 'good' : this.checked === null ? '' : 'refusal'}>
        ${this.checked === null ? nothing : this.say(verdicts[this.checked])}
      </p>
    `
  }

  /** Says how many players added luck to this hand. A deal that started when its time ran out has none. */
  #added(luck: readonly string[]): string {
    const n = luck.filter((one) => one !== '').length
    return n === 0 ? this.say('fair.none') : this.say('fair.added', { n })
  }

  #check = async (): Promise<void> => {
    const { fairness } = this
    const opened = fairness?.opened
    if (fairness === null || opened === null || opened === undefined) return
    this.checking = true
    try {
      const dealer = await extras[this.game]?.dealer()
      this.checked = await check(
        { commitment: fairness.commitment, salt: opened.salt, seed: opened.seed, luck: opened.luck },
        opened.deal,
        (random) => dealer?.(this.profile, random) ?? '',
      )
    } finally {
      this.checking = false
    }
  }
}

customElements.define('stolik-fairness', StolikFairness)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-fairness': StolikFairness
  }
}
