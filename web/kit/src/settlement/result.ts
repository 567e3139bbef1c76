import type { Arg, Catalogue, Chair, Line, Locale, Settlement } from '@stolik/core'
import { say, signed } from '@stolik/core'
import { html, LitElement, nothing } from 'lit'
import { declares, given, property } from '../properties/properties.js'
import type { TablePlayer } from '../table/renderer.js'
import { controls } from '../tokens/controls.js'
import { words } from '../words/index.js'
import { drawWithWords } from '../words/room.js'
import { clauseWords, tone } from './clause.js'
import { styles } from './settlement.styles.js'

/** What a player who played against the declarer reads first. */
interface Defence {
  readonly words: string
  readonly score: number
}

/**
 * @summary The result of a deal: the headline first, then the sum line by line with its clauses, and each player's score.
 *
 * @property settlement - Scores by seat and the lines that explain them; null = nothing is shown.
 * @property catalogue - The game's words. An argument called `seat` is replaced by the player's name.
 * @property locale - One of our languages.
 * @property players - By chair; null = free.
 * @property seating - The chair of each seat of the deal, and after them that of a dealer who sits out.
 * @property chair - The viewer's chair; null = onlooker.
 * @csspart panel - The whole panel.
 * @csspart result - The headline with its figure.
 */
export class StolikResult extends declares(LitElement, {
  settlement: given<Pick<Settlement, 'scores' | 'lines'> | null>(null),
  catalogue: given<Catalogue>({}),
  locale: property<Locale>('pl'),
  players: given<readonly (TablePlayer | null)[]>([]),
  seating: given<readonly Chair[]>([]),
  chair: given<Chair | null>(null),
}) {
  static override styles = [controls, styles]

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawWithWords(this, this.locale, [words], () => super.scheduleUpdate())
  }

  protected override render(): unknown {
    const { settlement } = this
    const [result, ...reasons] = settlement?.lines ?? []
    if (settlement === null || result === undefined) return this.without()
    return html`<section part="panel">
      ${this.#headline(result, settlement.scores)}
      ${
        reasons.length === 0
          ? nothing
          : html`<ol aria-label=${this.word('settlement.sum')}>
              ${reasons.map((line) => html`<li><span>${this.#line(line)}</span> ${this.#clause(line)}</li>`)}
            </ol>`
      }
      <div class="foot">${this.#scores(settlement.scores)} ${this.next()}</div>
    </section>`
  }

  /** Returns what is drawn when there is no settlement. */
  protected without(): unknown {
    return nothing
  }

  /** Returns the control for going on, beside the scores. */
  protected next(): unknown {
    return nothing
  }

  #headline(result: Line, scores: readonly number[]): unknown {
    const defence = this.#defence(result, scores)
    const figure = defence === null ? this.#figure(scores) : defence.score
    return html`<header part="result">
      <h2>${defence?.words ?? html`${this.#line(result)} ${this.#clause(result)}`}</h2>
      ${figure === undefined ? nothing : html`<span class="figure ${tone(figure)}">${signed(figure)}</span>`}
      ${defence === null ? nothing : html`<p>${this.#line(result)} ${this.#clause(result)}</p>`}
    </header>`
  }

  /**
   * Returns the viewer's own result where the headline is that of a player against whom they played: a game says it as
   * `won.defended` and `lost.defended`.
   */
  #defence({ code, args }: Line, scores: readonly number[]): Defence | null {
    const own = scores.findIndex((_, seat) => this.seating[seat] === this.chair)
    const words = this.catalogue[`${code.split('.')[0] ?? ''}.defended`]
    if (own === -1 || words === undefined || typeof args['seat'] !== 'number' || args['seat'] === own)
      return null
    return { words, score: scores[own] ?? 0 }
  }

  /** Returns the viewer's own score. A viewer without one gets the only score that is not zero, if there is just one. */
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
    return html`<dl aria-label=${this.word('settlement.scores')}>${scores.map(row)}</dl>`
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
    return this.players[chair]?.name ?? this.word('list.free', { n: chair + 1 })
  }

  protected word(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(words[this.locale], this.locale, code, args)
  }
}

customElements.define('stolik-result', StolikResult)
