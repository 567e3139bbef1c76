import type { Arg, Catalogue, Chair, Line, Locale, Settlement } from '@stolik/core'
import { say, signed } from '@stolik/core'
import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { TablePlayer } from '../renderer.js'
import { controls } from '../tokens/controls.js'
import { words } from '../words/index.js'
import { drawSpoken } from '../words/room.js'
import { clauseWords } from './clause.js'
import { countdown } from './countdown.js'
import { styles } from './settlement.styles.js'

/** A person asks for the next deal. Bubbles and crosses shadow roots. */
export class NextEvent extends CustomEvent<null> {
  static readonly type = 'stolik-next'
  constructor() {
    super(NextEvent.type, { detail: null, bubbles: true, composed: true })
  }
}

/**
 * @summary What a deal came to: the result first, then the sum line by line with its clauses, the score of each
 * player, and the way on. A panel beside the table; it takes no focus and hides nothing.
 *
 * @property settlement - Scores by seat and the lines that explain them; null = nothing is shown.
 * @property catalogue - The game's words. An argument called `seat` is said as the player's name.
 * @property locale - `pl`, `de` or `en`.
 * @property players - By chair; null = free.
 * @property seating - The chair of each seat of the deal.
 * @property chair - The viewer's chair; null = onlooker, who gets no button.
 * @property nextIn - Milliseconds, from the moment this is set, until the next deal comes by itself; null = it waits.
 * @property ready - The viewer has asked for the next deal already.
 * @property last - The series is over: there is no next deal.
 * @property alone - A deal by itself: nothing is said of a next one.
 * @fires stolik-next - The button was pressed.
 * @csspart panel - The whole panel.
 * @csspart result - The headline with its figure.
 * @csspart next - The button.
 */
export class StolikSettlement extends LitElement {
  static override styles = [controls, styles]
  static override properties = {
    settlement: { attribute: false },
    catalogue: { attribute: false },
    locale: {},
    players: { attribute: false },
    seating: { attribute: false },
    chair: { attribute: false },
    nextIn: { attribute: false },
    ready: { type: Boolean },
    last: { type: Boolean },
    alone: { type: Boolean },
  }

  declare settlement: Pick<Settlement, 'scores' | 'lines'> | null
  declare catalogue: Catalogue
  declare locale: Locale
  declare players: readonly (TablePlayer | null)[]
  declare seating: readonly Chair[]
  declare chair: Chair | null
  declare nextIn: number | null
  declare ready: boolean
  declare last: boolean
  declare alone: boolean

  readonly #countdown = countdown(this)

  constructor() {
    super()
    this.settlement = null
    this.catalogue = {}
    this.locale = 'pl'
    this.players = []
    this.seating = []
    this.chair = null
    this.nextIn = null
    this.ready = false
    this.last = false
    this.alone = false
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('nextIn')) this.#countdown.start(this.nextIn)
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawSpoken(this, this.locale, [words], () => super.scheduleUpdate())
  }

  protected override render(): unknown {
    const { settlement } = this
    const [result, ...reasons] = settlement?.lines ?? []
    if (settlement === null || result === undefined) return nothing
    return html`<section part="panel">
      ${this.#headline(result, settlement.scores)}
      ${
        reasons.length === 0
          ? nothing
          : html`<ol aria-label=${this.#word('settlement.sum')}>
              ${reasons.map((line) => html`<li><span>${this.#line(line)}</span> ${this.#clause(line)}</li>`)}
            </ol>`
      }
      <div class="foot">${this.#scores(settlement.scores)} ${this.#next()}</div>
    </section>`
  }

  #headline(result: Line, scores: readonly number[]): unknown {
    const figure = this.#figure(scores)
    return html`<header part="result">
      <h2>${this.#line(result)} ${this.#clause(result)}</h2>
      ${figure === undefined ? nothing : html`<span class="figure ${tone(figure)}">${signed(figure)}</span>`}
    </header>`
  }

  /** The viewer's own score; where he has none, the one score that was written. */
  #figure(scores: readonly number[]): number | undefined {
    const own = scores.find((score, seat) => score !== 0 && this.seating[seat] === this.chair)
    const written = scores.filter((score) => score !== 0)
    return own ?? (written.length === 1 ? written[0] : undefined)
  }

  #scores(scores: readonly number[]): unknown {
    const row = (score: number, seat: number): unknown =>
      html`<div class=${this.seating[seat] === this.chair ? 'me' : ''}>
        <dt>${this.#name(seat)}</dt>
        <dd class=${tone(score)}>${signed(score)}</dd>
      </div>`
    return html`<dl aria-label=${this.#word('settlement.scores')}>${scores.map(row)}</dl>`
  }

  #next(): unknown {
    if (this.alone) return nothing
    if (this.last) return html`<p>${this.#word('settlement.last')}</p>`
    const { seconds } = this.#countdown
    const inSeconds = (n: number): string => this.#word('settlement.in', { n })
    // The seconds are seen to go by; who hears them is told once, and not each second anew.
    const time =
      seconds === null
        ? nothing
        : html`<span class="in" aria-hidden="true">${inSeconds(seconds)}</span>
            <span class="visually-hidden">${inSeconds(Math.ceil((this.nextIn ?? 0) / 1000))}</span>`
    if (this.chair === null) return html`<p>${this.#word('settlement.next')} ${time}</p>`
    if (this.ready) return html`<p role="status">${this.#word('settlement.waiting')} ${time}</p>`
    return html`<button
      class="button primary"
      part="next"
      @click=${() => this.dispatchEvent(new NextEvent())}
    >
      ${this.#word('settlement.next')} ${time}
    </button>`
  }

  #clause({ clause }: Line): unknown {
    return clause === ''
      ? nothing
      : html`<small class="clause">${clauseWords(this.catalogue, this.locale, clause)}</small>`
  }

  #line({ code, args }: Line): string {
    const { seat } = args
    return say(
      this.catalogue,
      this.locale,
      code,
      typeof seat === 'number' ? { ...args, seat: this.#name(seat) } : args,
    )
  }

  #name(seat: number): string {
    const chair = this.seating[seat] ?? seat
    return this.players[chair]?.name ?? this.#word('list.free', { n: chair + 1 })
  }

  #word(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(words[this.locale], this.locale, code, args)
  }
}

const tone = (score: number): string => (score > 0 ? 'plus' : score < 0 ? 'minus' : '')

customElements.define('stolik-settlement', StolikSettlement)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-settlement': StolikSettlement
  }
}
