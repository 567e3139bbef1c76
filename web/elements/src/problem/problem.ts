import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import { declares, property, state } from '@stolik/kit/properties'
import { controls, type ShownTableElement } from '@stolik/kit/shown'
import { tableWords } from '@stolik/kit/table/words'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { fileAt } from '../ranking/files.js'
import { lazyCode, type LazyCode } from '../ranking/lazy-code.js'
import { PublishedElement } from '../ranking/published-element.js'
import { publishedFile } from '../ranking/published-file.js'
import { problemWords } from '../words/problem/index.js'
import { answering } from './answering.js'
import { boardOf } from './board.js'
import { problemGames } from './games.js'
import { streakOn } from './kept.js'
import { handPart } from './hand-part.js'
import { partsOf, type ProblemParts } from './parts.js'
import { questionStyles } from '../base/questions.styles.js'
import { problemStyles } from './problem.styles.js'
import { gameNames, shownGame } from './shown-game.js'

const after = lazyCode(() => import('./solution-part.js'))
/** The problems of the days before, and the names of cards of a German deck. */
const rest = lazyCode(() => import('./after-table.js'))
/** Problems of other things than cards in tricks. */
const choices = lazyCode(() => import('./choice-part.js'))

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
export class StolikProblem extends declares(PublishedElement, {
  game: property(''),
  day: property(''),
  /** The game that a person has chosen here. */
  chosen: state(''),
  /** The words of each game that can be chosen, once they have loaded. */
  names: state<readonly (readonly [string, Words])[]>([]),
}) {
  static override styles = [controls, questionStyles, problemStyles]

  protected override readonly words: Words = problemWords
  #board: ShownTableElement | null = null
  readonly #answers = answering(this)
  readonly #file = publishedFile<PublishedProblem>(this, () =>
    this.complete ? this.#address(this.day === '' ? 'today' : this.day) : null,
  )
  /** Nothing is read before there is an answer. */
  readonly #solution = publishedFile<PublishedSolution>(this, () => {
    const { content } = this.#file
    return content === null || this.#answers.to(content) === ''
      ? null
      : this.#address(`${content.day}.solution`)
  })

  readonly #ofGame = shownGame(
    this,
    () => this.#game,
    (game) => this.#answers.begin(game),
  )

  constructor() {
    super()
    runWhileConnected(
      this,
      () => (this.game === '' ? 'choice' : null),
      () => void gameNames().then((names) => (this.names = names)),
    )
  }

  get #game(): string {
    return this.game || this.chosen || (Object.keys(problemGames)[0] ?? '')
  }

  #address(file: string): string {
    return fileAt(this.server, 'problems', this.#game, `${file}.json`)
  }

  protected override get rooms(): readonly Words[] {
    const { names } = this
    const { loaded } = this.#ofGame
    const ofGame =
      loaded === null
        ? []
        : [tableWords, loaded.shows.catalogues, loaded.own.words, ...(this.#board?.rooms ?? [])]
    const more = after.code === undefined ? [] : [after.code.words]
    return [...super.rooms, ...more, ...names.map(([, words]) => words), ...ofGame]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('day')) this.#answers.forget()
    const [{ loaded }, problem, solution] = [this.#ofGame, this.#file.content, this.#solved]
    this.#answers.keep(problem, solution)
    if (loaded === null || problem === null || loaded.game !== problem.game) return
    const { shows } = loaded
    if (this.#board?.localName !== shows.tag)
      this.#board = document.createElement(shows.tag) as ShownTableElement
    const parts = partsOf(this, loaded, problem, this.locale, after.code?.words, rest.code?.namedBy)
    this.#board.setAttribute('exportparts', 'question')
    Object.assign(this.#board, boardOf(this, shows, problem, solution?.open ?? null, this.say, this.locale), {
      handPart: this.#answers.to(problem) === '' ? handPart(parts, this.#answers) : null,
    })
    rest.code?.nameCards(this.#board)
  }

  /** The solution of the problem that is shown. */
  get #solved(): PublishedSolution | null {
    const { content } = this.#solution
    return content !== null && content.day === this.#file.content?.day ? content : null
  }

  protected override updated(): void {
    const verdict = this.#answers.isNew ? this.renderRoot.querySelector<HTMLElement>('#verdict') : null
    if (verdict === null) return
    this.#answers.isNew = false
    verdict.focus()
  }

  protected override render(): unknown {
    const { content, trouble, old } = this.#file
    const { loaded } = this.#ofGame
    return html`<section class="whole" aria-label=${this.say('problem.title')}>
      <h2>${this.say('problem.title')}</h2>
      ${this.#choice()}
      ${
        content === null || loaded?.game !== content.game
          ? this.waiting(trouble, 'problem.loading', () => this.#file.again())
          : html`${this.old(old)}
            ${this.#problem(partsOf(this, loaded, content, this.locale, after.code?.words, rest.code?.namedBy))}`
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
    const { problem, say, date } = parts
    const about = [
      date(problem.day),
      problem.theme === null ? '' : say(`theme.${problem.theme}`),
      say('problem.difficulty', { n: problem.difficulty }),
    ]
    const mine = this.#answers.to(problem)
    return html`<p class="muted">${about.filter((one) => one !== '').join(' · ')}</p>
      <div class="asking">
        <div role="group" aria-label=${say(this.#solved === null ? 'problem.table' : 'problem.open')}>
          ${this.#board}
        </div>
        <div class="side">
          ${mine === '' ? this.#question(parts) : this.#answered(mine, parts)} ${this.#rest(parts)}
        </div>
      </div>`
  }

  /** Comes after the problem. */
  #rest(parts: ProblemParts): unknown {
    if (rest.code === undefined && !rest.failed) rest.load(this)
    return (
      rest.code &&
      html`${rest.code.playedPart(parts)}
      ${rest.code.archivePart(this.#answers.progress, (day) => (this.day = day), parts)}`
    )
  }

  #question(parts: ProblemParts): unknown {
    if (parts.problem.kind === 'card')
      return html`<h3>${parts.say('problem.question', { trick: parts.problem.trick ?? 0 })}</h3>`
    return this.#with(choices, 'problem.loading', () => choices.code?.choicePart(parts, this.#answers))
  }

  /** Loads code before a part is drawn with it. */
  #with(needed: LazyCode<unknown>, word: string, draw: () => unknown): unknown {
    if (needed.code !== undefined) return draw()
    const load = (): void => needed.load(this)
    if (!needed.failed) load()
    return this.waiting(needed.failed ? 'OFFLINE' : null, word, load)
  }

  #answered(mine: string, parts: ProblemParts): unknown {
    const solution = this.#solved
    if (solution === null)
      return this.waiting(this.#solution.trouble, 'problem.solving', () => this.#solution.again())
    return this.#with(after, 'problem.solving', () =>
      after.code?.solutionPart(solution, mine, streakOn(this.#answers.progress, parts.problem.today), parts),
    )
  }
}

customElements.define('stolik-problem', StolikProblem)
