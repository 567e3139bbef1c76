import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import { cardWords, say, type Seat } from '@stolik/core'
import { controls, type ProblemWords, type ReplayRenderer, type ShownTableElement } from '@stolik/kit/shown'
import { tableWords } from '@stolik/kit/table/words'
import { needWords, type Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { runWhileConnected } from '../base/follow.js'
import { games } from '../games.js'
import { fileAt } from '../ranking/files.js'
import { dayOf } from '../ranking/format.js'
import { PublishedElement } from '../ranking/published-element.js'
import { publishedFile } from '../ranking/published-file.js'
import { problemWords } from '../words/problem/index.js'
import { archivePart } from './archive-part.js'
import { problemGames } from './games.js'
import { nothingKept, readKept, streakOn, withAnswer, writeKept, type Kept } from './kept.js'
import { picture, type ProblemParts } from './parts.js'
import { playedPart } from './played-part.js'
import { problemStyles } from './problem.styles.js'
import { solutionPart } from './solution-part.js'

/** A person has answered a problem for the first time. Bubbles and crosses shadow roots. */
export class AnsweredEvent extends CustomEvent<{
  readonly game: string
  readonly day: string
  readonly card: string
  readonly right: boolean
}> {
  static readonly type = 'stolik-answered'
  constructor(detail: AnsweredEvent['detail']) {
    super(AnsweredEvent.type, { detail, bubbles: true, composed: true })
  }
}

/** What a game shows its problems with. */
interface OfGame {
  readonly game: string
  readonly shows: ReplayRenderer
  readonly own: ProblemWords
}

/**
 * The problem of the day: a position with one card that is clearly right. A person answers by a card, then reads why, and what each card was
 * worth. Answers and the streak are kept on the device. The problems of the days before can be solved, too.
 *
 * @element stolik-problem
 * @attr game - id of the game; without it, a person chooses
 * @attr day - the day of an earlier problem, such as `2026-11-28`; default: today
 * @fires stolik-answered - the first answer to a problem; `detail.right` says whether it was right
 * @csspart question - the cards to answer by
 * @csspart solution - what is shown after an answer
 * @csspart archive - the problems of the days before
 * @cssprop --stolik-problem-table - height of the felt
 */
export class StolikProblem extends PublishedElement {
  static override styles = [controls, problemStyles]
  static override properties = {
    ...PublishedElement.properties,
    game: {},
    day: {},
    chosen: { state: true },
    loaded: { state: true },
    names: { state: true },
    answer: { state: true },
    kept: { state: true },
  }

  declare game: string
  declare day: string
  /** The game that a person has chosen here. */
  declare private chosen: string
  declare private loaded: OfGame | null
  /** The words of each game that can be chosen, once they have loaded. */
  declare private names: readonly (readonly [string, Words])[]
  /** The card given as an answer here; '' before. */
  declare private answer: string
  declare private kept: Kept

  protected override readonly words: Words = problemWords
  #board: ShownTableElement | null = null
  /** An answer has just been given: the verdict takes the focus. */
  #hasAnswered = false

  readonly #file = publishedFile<PublishedProblem>(this, () =>
    this.complete ? this.#address(this.day === '' ? 'today' : this.day) : null,
  )
  /** Nothing is read before there is an answer. */
  readonly #solution = publishedFile<PublishedSolution>(this, () => {
    const { shown } = this.#file
    return shown === null || this.#mine === '' ? null : this.#address(`${shown.day}.solution`)
  })

  constructor() {
    super()
    this.game = ''
    this.day = ''
    this.chosen = ''
    this.loaded = null
    this.names = []
    this.answer = ''
    this.kept = nothingKept
    runWhileConnected(
      this,
      () => this.#game,
      (game) => this.#load(game),
    )
    runWhileConnected(
      this,
      () => (this.game === '' ? 'choice' : null),
      () => {
        void this.#loadNames()
        return () => undefined
      },
    )
  }

  get #game(): string {
    return this.game || this.chosen || (Object.keys(problemGames)[0] ?? '')
  }

  /** The card that the person has chosen, here or at an earlier visit; '' before. */
  get #mine(): string {
    const { shown } = this.#file
    return this.answer || ((shown && this.kept.answers[shown.day]?.card) ?? '')
  }

  #address(file: string): string {
    return fileAt(this.server, 'problems', this.#game, `${file}.json`)
  }

  /** Loads what shows a game. A failed load is repeated when the connection is back. */
  #load(game: string): () => void {
    let stopped = false
    const load = async (): Promise<void> => {
      const [shows, own] = await Promise.all([games[game]?.shows(), problemGames[game]?.()])
      if (!stopped && shows !== undefined && own !== undefined) this.loaded = { game, shows, own }
    }
    const tried = (): void => void load().catch(() => undefined)
    this.kept = readKept(game)
    this.answer = ''
    tried()
    addEventListener('online', tried)
    return () => {
      stopped = true
      removeEventListener('online', tried)
    }
  }

  /** A game's name stands in its words. They come first, or nothing would draw it again. */
  async #loadNames(): Promise<void> {
    const all = Object.entries(problemGames).map(async ([id, own]) => {
      const { words } = await own()
      await needWords(this.locale, [words])
      return [id, words] as const
    })
    this.names = await Promise.all(all).catch(() => [])
  }

  protected override get rooms(): readonly Words[] {
    const { loaded, names } = this
    const ofGame =
      loaded === null
        ? []
        : [tableWords, loaded.shows.catalogues, loaded.own.words, ...(this.#board?.rooms ?? [])]
    return [...super.rooms, ...names.map(([, words]) => words), ...ofGame]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('day')) this.answer = ''
    this.#keep()
    const [loaded, problem] = [this.loaded, this.#file.shown]
    if (loaded === null || problem === null || loaded.game !== problem.game) return
    const { tag } = loaded.shows
    if (this.#board?.localName !== tag) this.#board = document.createElement(tag) as ShownTableElement
    Object.assign(this.#board, { className: 'board', ...this.#boardOf(loaded, problem) })
  }

  /** Keeps an answer once it is known whether it is right. */
  #keep(): void {
    const [problem, solution] = [this.#file.shown, this.#solution.shown]
    if (problem === null || solution?.day !== problem.day || this.answer === '') return
    const { game, day, today, oldest } = problem
    if (this.kept.answers[day] !== undefined) return
    const [card, right] = [this.answer, this.answer === solution.answer]
    this.kept = withAnswer(this.kept, { day, today, oldest, card, right })
    writeKept(game, this.kept)
    this.dispatchEvent(new AnsweredEvent({ game, day, card, right }))
  }

  protected override updated(): void {
    const verdict = this.#hasAnswered ? this.renderRoot.querySelector<HTMLElement>('#verdict') : null
    if (verdict === null) return
    this.#hasAnswered = false
    verdict.focus()
  }

  #boardOf({ shows }: OfGame, { view, seat, seating, dealer, chairs }: PublishedProblem): object {
    return {
      view: shows.read(view),
      ...{ seat, seating, dealer, locale: this.locale },
      chair: seating[seat] ?? null,
      players: Array.from({ length: chairs }, (_, chair) => ({
        name: this.say('problem.player', { n: chair + 1 }),
        ...{ bot: false, online: true, clock: null },
      })),
      ...cardsFor(this, this.locale),
    }
  }

  #parts({ own, shows }: OfGame, problem: PublishedProblem): ProblemParts {
    const { locale } = this
    const words = { ...tableWords[locale], ...shows.catalogues[locale], ...own.words[locale] }
    return {
      ...{ problem, say: this.say },
      ofGame: (code, args = {}) => say(words, locale, code, args),
      calls: () => own.calls(shows.read(problem.view)),
      card: (card) => cardWords({ words, locale }, card),
      nameOf: (seat: Seat) =>
        this.say(seat === problem.seat ? 'problem.you' : 'problem.player', {
          n: (problem.seating[seat] ?? seat) + 1,
        }),
      date: (day) => dayOf(day, locale),
      look: cardsFor(this, locale),
    }
  }

  protected override render(): unknown {
    const { shown, trouble, old } = this.#file
    const { loaded } = this
    return html`<section class="whole" aria-label=${this.say('problem.title')}>
      <h2>${this.say('problem.title')}</h2>
      ${this.#choice()}
      ${
        shown === null || loaded?.game !== shown.game
          ? this.waiting(trouble, 'problem.loading', () => this.#file.again())
          : html`${this.old(old)} ${this.#problem(this.#parts(loaded, shown))}`
      }
    </section>`
  }

  /** The games to choose from. */
  #choice(): TemplateResult | typeof nothing {
    if (this.game !== '' || this.names.length < 2) return nothing
    return html`<div class="tabs" role="group" aria-label=${this.say('problem.games')}>
      ${this.names.map(
        ([id, words]) =>
          html`<button
            class="button"
            type="button"
            aria-pressed=${id === this.#game}
            @click=${() => this.#choose(id)}
          >
            ${words[this.locale]['game']}
          </button>`,
      )}
    </div>`
  }

  #choose(game: string): void {
    this.chosen = game
    this.day = ''
  }

  #problem(parts: ProblemParts): TemplateResult {
    const { problem, say, ofGame, date } = parts
    const about = [
      date(problem.day),
      problem.theme === null ? '' : ofGame(`theme.${problem.theme}`),
      say('problem.difficulty', { n: problem.difficulty }),
    ]
    return html`<p class="muted">${about.filter((one) => one !== '').join(' · ')}</p>
      <div role="group" aria-label=${say('problem.table')}>${this.#board}</div>
      ${playedPart(parts)} ${this.#mine === '' ? this.#question(parts) : this.#answered(parts)}
      ${archivePart(this.kept, (day) => (this.day = day), parts)}`
  }

  #question(parts: ProblemParts): TemplateResult {
    const { problem, say, card } = parts
    return html`<h3 id="question">${say('problem.question', { trick: problem.trick })}</h3>
      <div class="cards" part="question" role="group" aria-labelledby="question">
        ${problem.cards.map(
          (one) =>
            html`<button type="button" aria-label=${card(one)} @click=${() => this.#give(one)}>
              ${picture(one, parts)}
            </button>`,
        )}
      </div>`
  }

  #give(card: string): void {
    this.answer = card
    this.#hasAnswered = true
  }

  #answered(parts: ProblemParts): TemplateResult {
    const { shown, trouble } = this.#solution
    const { today } = parts.problem
    return shown?.day === parts.problem.day
      ? solutionPart(shown, this.#mine, streakOn(this.kept, today), parts)
      : this.waiting(trouble, 'problem.solving', () => this.#solution.again())
  }
}

customElements.define('stolik-problem', StolikProblem)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-problem': StolikProblem
  }
}
