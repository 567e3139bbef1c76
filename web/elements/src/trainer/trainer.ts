import { cardWords, say, told, type Line } from '@stolik/core'
import '@stolik/kit/card'
import { namedBy } from '@stolik/kit/german-names'
import { declares, property, state } from '@stolik/kit/properties'
import { tableWords } from '@stolik/kit/table/words'
import { controls } from '@stolik/kit/tokens'
import type { TrainerOf } from '@stolik/kit/trainer'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { StolikElement } from '../element/element.js'
import { trainerWords } from '../words/trainer/index.js'
import { trainers } from './games.js'
import type { TrainerParts } from './parts.js'
import { questionPart } from './question-part.js'
import { trainerSession, type Trouble } from './session.js'
import { solutionPart } from './solution-part.js'
import { answersPart } from './answers-part.js'
import { questionStyles } from '../base/questions.styles.js'
import { trainerStyles } from './trainer.styles.js'

/**
 * A trainer: cards and a seat, and the question what to do with them. An answer is judged at once by what a strong bot expects of it. All of it
 * is worked out in a thread of the browser; how a person has answered is kept on the device, by what the questions were about.
 *
 * @element stolik-trainer
 * @attr game - id of the game; default: the first that has a trainer
 * @attr seed - where the questions begin, for pages that always ask the same; default: anew each time
 * @csspart question - the cards and the choices
 * @csspart solution - what is shown after an answer
 * @csspart answers - the table of answers
 */
export class StolikTrainer extends declares(StolikElement, {
  game: property(''),
  seed: property(''),
  away: state<readonly string[]>([]),
  choice: state(''),
}) {
  static override styles = [controls, questionStyles, trainerStyles]

  /** What takes the focus once it is drawn. */
  #focus = ''

  readonly #session = trainerSession(this, {
    game: () => this.#game,
    seed: () => this.seed,
    cleared: () => Object.assign(this, { away: [], choice: '' }),
    came: (what) => (this.#focus = what === 'question' ? '#question' : '#verdict'),
  })

  get #game(): string {
    return this.game || (Object.keys(trainers)[0] ?? '')
  }

  protected override readonly catalogues = [trainerWords]

  protected override get rooms(): readonly Words[] {
    const { about } = this.#session
    return [...super.rooms, tableWords, ...(about === null ? [] : [about.words])]
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    const target = this.#focus === '' ? null : this.renderRoot.querySelector<HTMLElement>(this.#focus)
    if (target === null) return
    this.#focus = ''
    target.focus()
  }

  /** A choice is the answer where no cards are asked for. */
  readonly #choose = (choice: string): void => {
    this.choice = choice
    if (this.#session.question?.away === 0) this.#session.answer({ choice, away: [] })
  }

  /** A card too many puts back the one that was chosen first. */
  readonly #take = (card: string): void => {
    const others = this.away.filter((one) => one !== card)
    this.away =
      others.length < this.away.length
        ? others
        : [...others, card].slice(-(this.#session.question?.away ?? 0))
  }

  #forget(): void {
    this.#session.forget()
    this.#focus = '#answers'
  }

  #parts({ words }: TrainerOf): TrainerParts {
    const { locale } = this
    const look = cardsFor(this, locale)
    const own = namedBy(look.deck, words[locale], locale)
    return {
      say: (code, args) => this.say(code, args),
      ofGame: (code) => say(own, locale, code),
      inWords: (line: Line) => told({ words: own, locale, nameOf: () => '' }, line),
      card: (card) => cardWords({ words: own, locale }, card),
      look,
    }
  }

  protected override render(): unknown {
    const { about, kind: current, answers } = this.#session
    if (about === null) return nothing
    const parts = this.#parts(about)
    return html`<section class="whole" aria-labelledby="title">
      <h2 id="title">${this.say('trainer.title', { game: parts.ofGame('game') })}</h2>
      <p>${this.say('trainer.about')}</p>
      <div class="kinds" role="group" aria-label=${this.say('trainer.kinds')}>
        ${about.kinds.map(
          (kind) =>
            html`<button
              class="button"
              type="button"
              aria-pressed=${kind === current}
              @click=${() => void this.#session.ask(kind)}
            >
              ${parts.ofGame(`train.kind.${kind}`)}
            </button>`,
        )}
      </div>
      ${current === '' ? nothing : this.#round(parts)}
      ${answersPart(about.topics, answers, () => this.#forget(), parts)}
    </section>`
  }

  #round(parts: TrainerParts): TemplateResult {
    const { kind, question, trouble, judgement, isJudging } = this.#session
    if (trouble !== null) return this.#troubled(trouble)
    if (question === null) return html`<p class="waiting" role="status">${this.say('trainer.loading')}</p>`
    const { away, choice } = this
    return html`${questionPart(
      { question, away, choice, isJudging, isOver: judgement !== null },
      {
        take: this.#take,
        choose: this.#choose,
        answer: () => this.#session.answer({ choice: this.choice, away: this.away }),
      },
      parts,
    )}
    ${judgement === null ? nothing : solutionPart(question, judgement, () => void this.#session.ask(kind), parts)}`
  }

  #troubled(trouble: Trouble): TemplateResult {
    return html`<div class="note" role="alert">
      <p>${this.say(`trainer.${trouble}`)}</p>
      ${
        trouble === 'workers'
          ? nothing
          : html`<button
              class="button"
              type="button"
              @click=${() => void this.#session.ask(this.#session.kind)}
            >
              ${this.say('trainer.again')}
            </button>`
      }
    </div>`
  }
}

customElements.define('stolik-trainer', StolikTrainer)
