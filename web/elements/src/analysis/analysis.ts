import {
  cardWords,
  firstRecord,
  isBad,
  say,
  type AnalysedCard,
  type Arg,
  type BidsOfSeat,
  type Catalogue,
  type Findings,
  type HandRecord,
  type ReplayData,
  type Seat,
} from '@stolik/core'
import type { AnalysisAnswer, AnalysisAsk, BidsAnswer, BidsAsk, NoAnalysis } from '@stolik/kit/analysis'
import '@stolik/kit/card'
import { tableWords } from '@stolik/kit/table/words'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { forms } from '../base/forms.styles.js'
import { replayAt } from '../base/replay-address.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import type { Failure } from '../client/http.js'
import { analyses } from '../extras/analyses/games.js'
import { analysisWords } from '../words/analysis/index.js'
import { analysisStyles } from './analysis.styles.js'
import { againPart } from './again-part.js'
import { bidsPart } from './bids-part.js'
import { chartPart } from './chart.js'
import { choicesPart, type CardLook } from './choices-part.js'
import { errorsPart } from './errors.js'
import type { Voice } from './say.js'
import { askOnce, hasThreads, startThread, type Thread } from './thread.js'
import { verdictsPart } from './verdicts.js'

/** How it stands: not asked for, at work, all done, cancelled, or why there is nothing more. */
type Stand =
  | { readonly at: 'rest' | 'work' | 'done' | 'cancelled' }
  | { readonly at: 'none'; readonly why: NoAnalysis | 'game' | 'threads' | 'died' }
  | { readonly at: 'refused'; readonly why: Failure }

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
export class StolikAnalysis extends StolikElement {
  static override styles = [controls, forms, analysisStyles]
  static override properties = {
    ...StolikElement.properties,
    game: {},
    table: {},
    hand: { type: Number },
    invitation: {},
    record: {},
    asked: { type: Boolean },
    catalogue: { attribute: false },
    names: { attribute: false },
    step: { attribute: false },
    go: { attribute: false },
    play: { attribute: false },
    back: { attribute: false },
    instead: { type: Boolean },
    stand: { state: true },
    findings: { state: true },
    bids: { state: true },
    own: { state: true },
  }

  declare game: string
  declare table: string
  declare hand: number
  declare invitation: string | null
  declare record: string
  /** Whether to begin at once. */
  declare asked: boolean
  declare catalogue: Catalogue
  declare names: readonly string[]
  declare step: number
  declare go: (step: number) => void
  declare play: (line: ReplayData, from: number) => void
  declare back: (step: number) => void
  /** Whether best play is shown above, in place of what was played. */
  declare instead: boolean
  declare private stand: Stand
  declare private findings: Findings | null
  declare private bids: readonly BidsOfSeat[] | null
  /** The words of the game itself; null if it has none, or before they are there. */
  declare private own: Words | null
  #thread: Thread | null = null
  #bidsThread: Thread | null = null
  #analysed: HandRecord | null = null
  /** The step at which best play has left what was played. */
  #left = 0

  constructor() {
    super()
    this.game = ''
    this.table = ''
    this.hand = 1
    this.invitation = null
    this.record = ''
    this.asked = false
    this.catalogue = {}
    this.names = []
    this.step = 0
    this.go = () => undefined
    this.play = () => undefined
    this.back = () => undefined
    this.instead = false
    this.stand = { at: 'rest' }
    this.findings = null
    this.bids = null
    this.own = null
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, analysisWords, tableWords, ...(this.own === null ? [] : [this.own])]
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.asked) void this.#begin()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#settle({ at: 'rest' })
    this.findings = null
    this.bids = null
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say({ ...analysisWords[this.locale], ...this.own?.[this.locale] }, this.locale, code, args)

  get #voice(): Voice {
    const { locale, catalogue, names } = this
    const words = { ...tableWords[locale], ...catalogue }
    return {
      // The game's own sentences name its contracts in the words of its tables.
      say: (code, args = {}) =>
        say({ ...words, ...analysisWords[locale], ...this.own?.[locale] }, locale, code, args),
      card: (card) => cardWords({ words, locale }, card),
      nameOf: (seat: Seat) => names[seat] ?? '',
    }
  }

  async #begin(): Promise<void> {
    const ofGame = analyses[this.game]
    if (this.stand.at === 'work') return
    if (ofGame === undefined) return this.#settle({ at: 'none', why: 'game' })
    if (!hasThreads()) return this.#settle({ at: 'none', why: 'threads' })
    this.stand = { at: 'work' }
    const text = await this.#record()
    if (text === null || !this.isConnected || this.stand.at !== 'work') return
    const read = firstRecord(text)
    if (read === undefined || isBad(read)) return this.#settle({ at: 'none', why: 'unplayable' })
    this.own = (await ofGame.words?.()) ?? null
    this.#thread = startThread(await ofGame.thread(), {
      message: (data) => this.#hear(data as AnalysisAnswer),
      died: () => this.#settle({ at: 'none', why: this.findings === null ? 'threads' : 'died' }),
    })
    this.#analysed = read.record
    this.#ask({ read })
  }

  /** Returns the record, or null after showing why there is none. */
  async #record(): Promise<string | null> {
    if (this.record.trim() !== '') return this.record
    const outcome = await this.gate.record(this.table, this.hand - 1, this.invitation ?? undefined)
    if ('done' in outcome) return outcome.done
    this.#settle({ at: 'refused', why: outcome.refused })
    return null
  }

  #ask(ask: AnalysisAsk): void {
    this.#thread?.send(ask)
  }

  #hear(answer: AnalysisAnswer): void {
    if ('none' in answer) {
      this.#settle({ at: 'none', why: answer.none })
      if (answer.none === 'unplayed') void this.#judgeBids()
      return
    }
    if ('line' in answer) {
      this.#left = answer.from
      return this.play(answer.line, answer.from)
    }
    this.findings = answer.findings
    // The thread stays: it can still be asked for best play.
    if (answer.findings.done < 1) return
    this.stand = { at: 'done' }
    void this.#judgeBids()
  }

  /** After all else, since a slow device has little to compute with. */
  async #judgeBids(): Promise<void> {
    const address = await analyses[this.game]?.bids?.()
    if (address === undefined || this.#analysed === null || !this.isConnected) return
    const question: BidsAsk = { record: this.#analysed }
    this.#bidsThread = askOnce(address, question, (data) => {
      this.bids = (data as BidsAnswer | null)?.bids ?? null
    })
  }

  #settle(stand: Stand): void {
    this.#stop()
    this.stand = stand
  }

  #stop(): void {
    this.#thread?.stop()
    this.#bidsThread?.stop()
    this.#thread = this.#bidsThread = null
  }

  protected override render(): unknown {
    const { stand, findings } = this
    if (stand.at === 'rest' && !this.asked)
      return html`<button class="button start" type="button" @click=${() => void this.#begin()}>
        ${this.#say('analysis.begin')}
      </button>`
    if (this.instead) return this.#instead()
    return html`<section aria-labelledby="title">
      <h3 id="title">${this.#say('analysis.title')}</h3>
      ${this.#progress(stand)} ${findings === null ? nothing : this.#found(findings)}
      ${this.bids === null || this.bids.length === 0 ? nothing : bidsPart(this.bids, this.#voice)}
    </section>`
  }

  #instead(): TemplateResult {
    const trick = this.findings?.cards.find(({ step }) => step === this.#left)?.trick ?? 1
    return html`<section>
      <p role="status"><strong>${this.#say('analysis.bestShown', { trick })}</strong></p>
      <button class="button primary" type="button" @click=${() => this.back(this.#left)}>
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
    const percent = Math.floor(100 * (this.findings?.done ?? 0))
    return html`<div class="running">
      <progress max="100" value=${percent} aria-label=${this.#say('analysis.progress')}></progress>
      <button class="button" type="button" @click=${() => this.#settle({ at: 'cancelled' })}>
        ${this.#say('analysis.cancel')}
      </button>
    </div>`
  }

  #again(): TemplateResult {
    return html`<button class="button" type="button" @click=${() => void this.#begin()}>
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
    return html`${errorsPart({ cards, complete: this.stand.at === 'done', go: this.go, again }, voice)}
    ${verdictsPart(cards, this.#say, this.go)} ${chartPart(cards, this.step, this.#say)}
    ${next === undefined ? html`<p class="muted">${this.#say('analysis.choose')}</p>` : choicesPart(next, voice, look)}
    ${
      next === undefined || this.#thread === null
        ? nothing
        : html`<button class="button" type="button" @click=${() => this.#ask({ best: next.step })}>
            ${this.#say('analysis.best')}
          </button>`
    }`
  }
}

customElements.define('stolik-analysis', StolikAnalysis)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-analysis': StolikAnalysis
  }
}
