import {
  cardWords,
  say,
  type AnalysedCard,
  type Arg,
  type Catalogue,
  type Findings,
  type ReplayData,
  type Seat,
  type BidsOfSeat,
  signed,
} from '@stolik/core'
import type { NoAnalysis } from '@stolik/kit/analysis'
import '@stolik/kit/card'
import { namedBy } from '@stolik/kit/german-names'
import { declares, flag, given, property } from '@stolik/kit/properties'
import { tableWords } from '@stolik/kit/table/words'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { forms } from '../base/forms.styles.js'
import { replayAt } from '../base/replay-address.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import type { Outcome } from '../client/http.js'
import { analysisWords } from '../words/analysis/index.js'
import { plainLists } from '../base/lists.styles.js'
import { unfolding } from '../base/details.styles.js'
import { analysisStyles } from './analysis.styles.js'
import { againPart } from './again-part.js'
import { chartPart } from './chart.js'
import { choicesPart, type CardLook } from './choices-part.js'
import { errorsPart } from './errors.js'
import { analysisRun, type Stand } from './run.js'
import type { Voice, Say } from './say.js'

/** Who wins before each trick, with all cards open: known at once, long before the rest; then what the settlement would give. */
export function verdictsPart(
  cards: readonly AnalysedCard[],
  say: Say,
  go: (step: number) => void,
): TemplateResult {
  const leads = cards.filter(({ trick }, n) => cards[n - 1]?.trick !== trick)
  return html`<h4 id="verdicts">${say('analysis.verdicts')}</h4>
    <ol class="verdicts" aria-labelledby="verdicts">
      ${leads.map(
        ({ trick, reached, step, score }) =>
          html`<li>
            <button
              type="button"
              class="button"
              title=${say(`analysis.verdict.${reached}`)}
              @click=${() => go(step)}
            >
              <span class="visually-hidden">${verdict(trick, reached, score, say)}</span>
              <span aria-hidden="true"
                >${trick}<span class=${reached ? 'won' : 'lost'}></span>${
                  score === null ? nothing : html` <span class="small">${signed(score)}</span>`
                }</span
              >
            </button>
          </li>`,
      )}
    </ol>`
}

/** The same for a screen reader. */
function verdict(trick: number, reached: boolean, score: number | null, say: Say): string {
  const winner = say('analysis.verdict', { trick, won: String(reached) })
  return score === null ? winner : `${winner}, ${say('analysis.score', { score: signed(score) })}`
}

/** The bidding: what each player's cards promised before the first call, beside what they bid. */
export function bidsPart(bids: readonly BidsOfSeat[], voice: Voice): TemplateResult {
  const { say } = voice
  return html`<h4 id="bids">${say('analysis.bids')}</h4>
    <ul class="bids" aria-labelledby="bids">
      ${bids.map((one) => html`<li>${bidsSentence(one, voice)}</li>`)}
    </ul>
    <p class="small muted">${say('analysis.bids.meaning')}</p>`
}

function bidsSentence({ seat, called, most, games }: BidsOfSeat, { say, nameOf }: Voice): TemplateResult {
  const name = nameOf(seat)
  const bid =
    called === null
      ? say('analysis.bids.passed', { name })
      : say('analysis.bids.called', { name, bid: called })
  const all = games.map(({ contract, percent }) => say('analysis.bids.game', { ...contract, percent }))
  const cards =
    all.length === 0 ? say('analysis.bids.nothing') : say('analysis.bids.cards', { games: all.join(', ') })
  const could = most === null ? say('analysis.bids.pass') : say('analysis.bids.most', { bid: most })
  return html`<b>${bid}</b> ${cards} ${could}`
}

/**
 * The analysis of a finished hand, computed in this browser: what each card was worth and which gave the game away.
 *
 * @element stolik-analysis
 * @attr game - id of the game
 * @attr table - id of the table; the hand's record is fetched from there
 * @attr hand - which deal of its series, from 1
 * @attr invitation - the invitation code that allows watching a private table
 * @attr record - the text of a record; takes precedence over `table`
 * @prop catalogue - words of the game
 * @prop names - names by seat
 * @prop step - the number of moves made in what is shown above
 * @prop go - shows the hand after that many moves
 * @prop play - shows the best play from a step on
 * @prop back - shows the deal as it was played
 */
export class StolikAnalysis extends declares(StolikElement, {
  game: property(''),
  table: property(''),
  hand: property(1, { type: Number }),
  invitation: property<string | null>(null),
  record: property(''),
  /** Whether to begin at once. */
  asked: flag(),
  catalogue: given<Catalogue>({}),
  names: given<readonly string[]>([]),
  step: given(0),
  go: given<(step: number) => void>(() => undefined),
  play: given<(line: ReplayData, from: number) => void>(() => undefined),
  back: given<(step: number) => void>(() => undefined),
  /** Whether best play is shown above, in place of what was played. */
  instead: flag(),
}) {
  static override styles = [controls, forms, unfolding, plainLists, analysisStyles]
  readonly #run = analysisRun(this, {
    game: () => this.game,
    asked: () => this.asked,
    record: () => this.#record(),
    play: (line, from) => this.play(line, from),
  })

  protected override get rooms(): readonly Words[] {
    const { own } = this.#run
    return [...super.rooms, analysisWords, tableWords, ...(own === null ? [] : [own])]
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say({ ...analysisWords[this.locale], ...this.#run.own?.[this.locale] }, this.locale, code, args)

  get #voice(): Voice {
    const { locale, catalogue, names } = this
    const { deck } = cardsFor(this, locale)
    const words = namedBy(deck, { ...tableWords[locale], ...catalogue }, locale)
    return {
      // The game's own sentences name its contracts in the words of its tables.
      say: (code, args = {}) =>
        say({ ...words, ...analysisWords[locale], ...this.#run.own?.[locale] }, locale, code, args),
      card: (card) => cardWords({ words, locale }, card),
      nameOf: (seat: Seat) => names[seat] ?? '',
    }
  }

  async #record(): Promise<Outcome<string>> {
    if (this.record.trim() !== '') return { done: this.record }
    return this.gate.record(this.table, this.hand - 1, this.invitation ?? undefined)
  }

  protected override render(): unknown {
    const { stand, findings, bids } = this.#run
    if (stand.at === 'rest' && !this.asked)
      return html`<button class="button start" type="button" @click=${() => void this.#run.begin()}>
        ${this.#say('analysis.begin')}
      </button>`
    if (this.instead) return this.#instead()
    return html`<section aria-labelledby="title">
      <h3 id="title">${this.#say('analysis.title')}</h3>
      ${this.#progress(stand)} ${findings === null ? nothing : this.#found(findings)}
      ${bids === null || bids.length === 0 ? nothing : bidsPart(bids, this.#voice)}
    </section>`
  }

  #instead(): TemplateResult {
    const { findings, left } = this.#run
    const trick = findings?.cards.find(({ step }) => step === left)?.trick ?? 1
    return html`<section>
      <p role="status"><strong>${this.#say('analysis.bestShown', { trick })}</strong></p>
      <button class="button primary" type="button" @click=${() => this.back(left)}>
        ${this.#say('analysis.back')}
      </button>
    </section>`
  }

  #progress(stand: Stand): TemplateResult | typeof nothing {
    if (stand.at === 'done') return nothing
    if (stand.at === 'none') return this.#nothing(stand.why)
    if (stand.at === 'refused')
      return html`<p class="refusal" role="alert">${failureWords(this.locale, stand.why)}</p>
        ${this.#again()}`
    if (stand.at === 'cancelled')
      return html`<p role="status">${this.#say('analysis.cancelled')}</p>
        ${this.#again()}`
    const percent = Math.floor(100 * (this.#run.findings?.done ?? 0))
    return html`<div class="running">
      <progress max="100" value=${percent} aria-label=${this.#say('analysis.progress')}></progress>
      <button class="button" type="button" @click=${() => this.#run.cancel()}>
        ${this.#say('analysis.cancel')}
      </button>
    </div>`
  }

  #again(): TemplateResult {
    return html`<button class="button" type="button" @click=${() => void this.#run.begin()}>
      ${this.#say('analysis.again')}
    </button>`
  }

  /** What the page can still show, and where the analysis can be seen. */
  #nothing(why: NoAnalysis | 'game' | 'threads' | 'died'): TemplateResult {
    const { table, hand, invitation } = this
    const there = replayAt(this.server, { table, hand, invitation, analysed: true })
    const elsewhere =
      why === 'threads' && table !== '' && there !== '' && new URL(there).origin !== location.origin
    return html`<p role="status">${this.#say(`analysis.none.${why}`)}</p>
      ${
        elsewhere
          ? html`<p>
              <a href=${there} target="_blank" rel="noopener">${this.#say('analysis.elsewhere')}</a>
            </p>`
          : nothing
      }`
  }

  #found(findings: Findings): TemplateResult {
    const { cards } = findings
    const voice = this.#voice
    const next = cards.find(({ step }) => step === this.step)
    const look = cardsFor(this, this.locale) as CardLook
    const again = (card: AnalysedCard): unknown => againPart(this, card, voice)
    return html`${errorsPart({ cards, complete: this.#run.stand.at === 'done', go: this.go, again }, voice)}
    ${verdictsPart(cards, this.#say, this.go)} ${chartPart(cards, this.step, this.#say)}
    ${next === undefined ? html`<p class="muted">${this.#say('analysis.choose')}</p>` : choicesPart(next, voice, look)}
    ${
      next === undefined || !this.#run.canAsk
        ? nothing
        : html`<button class="button" type="button" @click=${() => this.#run.askBest(next.step)}>
            ${this.#say('analysis.best')}
          </button>`
    }`
  }
}

customElements.define('stolik-analysis', StolikAnalysis)
