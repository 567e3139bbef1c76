import type { PublishedProblem } from '@stolik/contract/published/problem'
import { attribute, declares, property } from '@stolik/kit/properties'
import { controls, type ShownTableElement } from '@stolik/kit/shown'
import { tableWords } from '@stolik/kit/table/words'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing, type PropertyValues } from 'lit'
import { fileAt } from '../ranking/files.js'
import { PublishedElement } from '../ranking/published-element.js'
import { publishedFile } from '../ranking/published-file.js'
import { problemWords } from '../words/problem/index.js'
import { boardOf } from './board.js'
import { problemGames } from './games.js'
import { partsOf, type ProblemParts } from './parts.js'
import { shownGame } from './shown-game.js'

const todayStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  section {
    display: grid;
    gap: var(--stolik-space-3);
  }
  .board {
    display: block;
    --stolik-table-height: calc(var(--stolik-rem) * 24);
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--stolik-space-2) var(--stolik-space-4);
  }
  h2,
  p {
    margin: 0;
  }
  a {
    text-decoration: none;
  }
`

/**
 * The question of the problem of the day on its table, for a first page: the answer is given on the page of the problem. Shows nothing where
 * there is no problem today.
 *
 * @attr game - id of the game; default: the first one that has problems
 * @attr problem-href - the address of the page of the problem
 */
export class StolikProblemToday extends declares(PublishedElement, {
  game: property(''),
  problemHref: attribute('problem-href', '/problem'),
}) {
  static override styles = [controls, todayStyles]

  protected override readonly words: Words = problemWords
  #board: ShownTableElement | null = null
  readonly #file = publishedFile<PublishedProblem>(this, () =>
    this.complete ? fileAt(this.server, 'problems', this.#game, 'today.json') : null,
  )
  readonly #ofGame = shownGame(
    this,
    () => this.#game,
    () => undefined,
  )

  get #game(): string {
    return this.game || (Object.keys(problemGames)[0] ?? '')
  }

  protected override get rooms(): readonly Words[] {
    const { loaded } = this.#ofGame
    return loaded === null
      ? super.rooms
      : [...super.rooms, tableWords, loaded.shows.catalogues, loaded.own.words, ...(this.#board?.rooms ?? [])]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const [{ loaded }, problem] = [this.#ofGame, this.#file.content]
    if (loaded === null || problem === null) return
    const { shows } = loaded
    this.#board ??= document.createElement(shows.tag) as ShownTableElement
    Object.assign(this.#board, boardOf(this, shows, problem, null, this.say, this.locale))
  }

  /** Whoever has drawn a place for it can take it away. */
  protected override updated(): void {
    const { content, trouble } = this.#file
    this.toggleAttribute('data-none', content === null && trouble === 'NOT_FOUND')
  }

  protected override render(): unknown {
    const [{ loaded }, problem] = [this.#ofGame, this.#file.content]
    if (loaded === null || problem === null) return nothing
    const parts = partsOf(this, loaded, problem, this.locale, undefined)
    const { say } = parts
    return html`<section aria-labelledby="title">
      <h2 id="title">${say('problem.title')}</h2>
      <div role="group" aria-label=${say('problem.table')}>${this.#board}</div>
      <div class="ask">
        <p><b>${question(parts)}</b></p>
        <a class="button" href="${this.problemHref}?${String(new URLSearchParams({ game: this.#game }))}"
          >${say('problem.solve')}</a
        >
      </div>
    </section>`
  }
}

const question = ({ problem, say }: ProblemParts): string =>
  problem.kind === 'card'
    ? say('problem.question', { trick: problem.trick ?? 0 })
    : say(`problem.question.${problem.kind}`, { next: problem.next ?? '' })

customElements.define('stolik-problem-today', StolikProblemToday)
