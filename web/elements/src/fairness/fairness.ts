import { type LuckBinding, type LuckWay } from '@stolik/core'
import { declares, flag, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Fairness, GatewayBinding, Opening, ThrownShuffle } from '../client/types.js'
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
 * @prop players - names by chair
 * @prop withheld - how often luck that was committed to was not opened at the table, by chair
 * @prop thrown - the shuffles that were thrown away
 * @prop hand - the number of the hand on the table, from 0
 * @prop chair - the chair of the person; null for a spectator
 */
export class StolikFairness extends declares(StolikElement, {
  game: property(''),
  profile: property(''),
  fairness: given<Fairness | null>(null),
  given: flag(),
  players: given<readonly (string | null)[]>([]),
  withheld: given<readonly number[]>([]),
  thrown: given<readonly ThrownShuffle[]>([]),
  hand: given<number | null>(null),
  chair: given<number | null>(null),
  checked: state<Checked | null>(null),
  checking: state(false),
}) {
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
    `,
  ]

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const another = changed.get('fairness')?.commitment !== this.fairness?.commitment
    if (changed.has('fairness') && another) this.checked = null
  }

  protected override readonly catalogues = [fairnessWords]

  protected override render(): unknown {
    const { fairness } = this
    const thrown = this.#thrown()
    if (fairness === null) return thrown
    const { opened } = fairness
    const bad = this.checked === null ? '' : 'refusal'
    const fact = (code: string, text: string): TemplateResult =>
      html`<dt>${this.say(code)}</dt>
        <dd>${text}</dd>`
    return html`
      ${this.given ? html`<p>${this.say('fair.given')}</p>` : nothing}
      <p class="small">${this.say('fair.how')}</p>
      ${opened === null ? nothing : this.#luck(opened).map((text) => html`<p class="small">${text}</p>`)}
      ${this.#withheldHere()}
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
      <p role="status" class=${this.checked === 'fair' ? 'good' : bad}>
        ${this.checked === null ? nothing : this.say(verdicts[this.checked])}
      </p>
      ${thrown}
    `
  }

  /** Says how luck came into this hand, and what that proves. A deal that started when its time ran out has none. */
  #luck({ luck, binding }: Opening): readonly string[] {
    const n = luck.filter((one) => one !== '').length
    const count = (way: GatewayBinding['ways'][number]): number =>
      binding?.ways.filter((one) => one === way).length ?? 0
    const committed = count('COMMITTED')
    // Nobody could add theirs after somebody who was alone.
    const together = n > 1 ? n : 0
    const openly = binding ? count('OPEN') : together
    const withheld = this.#names((chair) => binding?.ways[chair] === 'WITHHELD')
    return [
      n === 0 ? this.say('fair.none') : this.say('fair.added', { n }),
      ...(committed === 0 ? [] : [this.say('fair.committed', { n: committed })]),
      ...(openly === 0 ? [] : [this.say('fair.openly', { n: openly })]),
      ...(withheld === '' ? [] : [this.say('fair.withheld', { players: withheld })]),
      ...(n > 0 && this.chair !== null && luck[this.chair] === '' ? [this.say('fair.yours')] : []),
    ]
  }

  #names(isNamed: (chair: number) => boolean, more: (chair: number) => string = () => ''): string {
    const names = this.players.flatMap((name, chair) =>
      isNamed(chair) ? [`${name ?? '–'}${more(chair)}`] : [],
    )
    return names.join(', ')
  }

  #withheldHere(): unknown {
    const times = (chair: number): number => this.withheld[chair] ?? 0
    const players = this.#names(
      (chair) => times(chair) > 0,
      (chair) => ` (${times(chair)})`,
    )
    return players === '' ? nothing : html`<p class="small">${this.say('fair.withheldHere', { players })}</p>`
  }

  #thrown(): unknown {
    const { thrown } = this
    if (thrown.length === 0) return nothing
    const luckText = (luck: readonly string[] | null): string =>
      luck?.map((one) => (one === '' ? '–' : one)).join(' · ') ?? '–'
    return html`<p class="small">${this.say('fair.thrown', { n: thrown.length })}</p>
      <dl>
        ${thrown.map(
          ({ hand, commitment, seed, salt, luck, deal }) =>
            html`<dt>${this.say('fair.thrownHand', { n: hand + 1 })}</dt>
              <dd>
                ${this.say('fair.commitment')}: ${commitment}<br />${this.say('fair.seed')}: ${seed}<br />${this.say('fair.salt')}:
                ${salt}<br />${this.say('fair.luck')}: ${luckText(luck)}<br />${this.say('fair.deal')}:
                ${deal ?? '–'}
              </dd>`,
        )}
      </dl>`
  }

  #check = async (): Promise<void> => {
    const { fairness } = this
    const opened = fairness?.opened
    if (fairness === null || opened === null || opened === undefined) return
    this.checking = true
    try {
      const dealer = await extras[this.game]?.dealer()
      this.checked = await check(
        {
          commitment: fairness.commitment,
          salt: opened.salt,
          seed: opened.seed,
          luck: opened.luck,
          ...(opened.binding ? { binding: bindingOf(opened.binding) } : {}),
        },
        this.hand ?? 0,
        opened.deal,
        (random) => dealer?.(this.profile, random) ?? '',
      )
    } finally {
      this.checking = false
    }
  }
}

/** A binding as records have it. */
const bindingOf = ({ table, attempt, commitments, ways }: GatewayBinding): LuckBinding => ({
  table,
  attempt,
  commitments,
  ways: ways.map((way) => way.toLowerCase() as LuckWay),
})

customElements.define('stolik-fairness', StolikFairness)
