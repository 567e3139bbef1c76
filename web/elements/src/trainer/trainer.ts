import {
  cardWords,
  say,
  told,
  type Arg,
  type Line,
  type TrainerAnswer,
  type TrainerJudgement,
  type TrainerQuestion,
} from '@stolik/core'
import '@stolik/kit/card'
import { controls } from '@stolik/kit/tokens'
import type { TrainerAsk, TrainerOf, TrainerTold } from '@stolik/kit/trainer'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { hasThreads, startThread, type Thread } from '../analysis/thread.js'
import { cardsFor } from '../base/cards.js'
import { runWhileConnected } from '../base/follow.js'
import { StolikElement } from '../element/element.js'
import { trainerWords } from '../words/trainer/index.js'
import { trainers } from './games.js'
import * as kept from './kept.js'
import type { TrainerParts } from './parts.js'
import { questionPart } from './question-part.js'
import { solutionPart } from './solution-part.js'
import { answersPart } from './answers-part.js'
import { trainerStyles } from './trainer.styles.js'

/** Why nothing is asked. `workers`: the browser has none here · `died`: the thread has died, or knows no answer. */
type Trouble = 'workers' | 'died'

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
export class StolikTrainer extends StolikElement {
  static override styles = [controls, trainerStyles]
  static override properties = {
    ...StolikElement.properties,
    game: {},
    seed: {},
    about: { state: true },
    kind: { state: true },
    question: { state: true },
    away: { state: true },
    choice: { state: true },
    judgement: { state: true },
    isJudging: { state: true },
    trouble: { state: true },
    answers: { state: true },
  }

  declare game: string
  declare seed: string
  declare private about: TrainerOf | null
  /** The kind of the questions asked; '' before the first. */
  declare private kind: string
  declare private question: TrainerQuestion | null
  declare private away: readonly string[]
  declare private choice: string
  declare private judgement: TrainerJudgement | null
  declare private isJudging: boolean
  declare private trouble: Trouble | null
  declare private answers: kept.Answers

  #thread: Thread | null = null
  #asked = 0
  #start = ''
  /** What takes the focus once it is drawn. */
  #focus = ''

  constructor() {
    super()
    this.game = ''
    this.seed = ''
    this.about = null
    this.answers = kept.nothing
    this.#forgetQuestion()
    runWhileConnected(
      this,
      () => this.#game,
      (game) => this.#open(game),
    )
  }

  get #game(): string {
    return this.game || (Object.keys(trainers)[0] ?? '')
  }

  #forgetQuestion(): void {
    this.kind = ''
    this.question = null
    this.away = []
    this.choice = ''
    this.judgement = null
    this.isJudging = false
    this.trouble = null
  }

  /** Loads what a game's trainer says. A failed load is repeated when the connection is back. */
  #open(game: string): () => void {
    let isOpen = true
    this.#forgetQuestion()
    this.answers = kept.readAnswers(game)
    const load = (): void =>
      void trainers[game]
        ?.about()
        .then((about) => {
          if (isOpen) this.about = about
        })
        .catch(() => undefined)
    load()
    addEventListener('online', load)
    return () => {
      isOpen = false
      removeEventListener('online', load)
      this.#thread?.stop()
      this.#thread = null
      this.about = null
    }
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, trainerWords, ...(this.about === null ? [] : [this.about.words])]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(trainerWords[this.locale], this.locale, code, args)
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    const target = this.#focus === '' ? null : this.renderRoot.querySelector<HTMLElement>(this.#focus)
    if (target === null) return
    this.#focus = ''
    target.focus()
  }

  async #ask(kind: string): Promise<void> {
    this.#forgetQuestion()
    this.kind = kind
    if (this.#start === '') this.#start = this.seed || anySeed()
    this.#asked += 1
    const seed = `${this.#start}.${this.#asked}`
    if (!hasThreads()) return this.#fail('workers')
    if (await this.#hasThread()) this.#send({ kind, seed })
  }

  readonly #send = (ask: TrainerAsk): void => this.#thread?.send(ask)

  async #hasThread(): Promise<boolean> {
    if (this.#thread !== null) return true
    const game = this.#game
    try {
      const address = await trainers[game]?.thread()
      if (address === undefined || !this.isConnected || game !== this.#game) return false
      this.#thread ??= startThread(address, {
        message: (data) => this.#hear(data as TrainerTold),
        died: () => this.#fail('workers'),
      })
      return true
    } catch {
      this.#fail('died')
      return false
    }
  }

  #fail(trouble: Trouble): void {
    this.#thread?.stop()
    this.#thread = null
    this.isJudging = false
    this.trouble = trouble
  }

  #hear(heard: TrainerTold): void {
    if ('none' in heard) return this.#fail('died')
    if ('question' in heard) {
      if (heard.question.seed !== `${this.#start}.${this.#asked}`) return
      this.question = heard.question
      this.#focus = '#question'
      return
    }
    if (heard.seed !== this.question?.seed) return
    const { topic, given } = heard.judgement
    this.isJudging = false
    this.judgement = heard.judgement
    this.#focus = '#verdict'
    // Another page of the same person may have counted meanwhile.
    this.answers = kept.withAnswer(kept.readAnswers(this.#game), topic, given.grade)
    kept.writeAnswers(this.#game, this.answers)
  }

  #answer(answer: TrainerAnswer): void {
    const { question } = this
    if (question === null || this.isJudging) return
    this.isJudging = true
    this.#send({ to: { kind: question.kind, seed: question.seed }, answer })
  }

  /** A choice is the answer where no cards are asked for. */
  readonly #choose = (choice: string): void => {
    this.choice = choice
    if (this.question?.away === 0) this.#answer({ choice, away: [] })
  }

  /** A card too many puts back the one that was chosen first. */
  readonly #take = (card: string): void => {
    const others = this.away.filter((one) => one !== card)
    this.away =
      others.length < this.away.length ? others : [...others, card].slice(-(this.question?.away ?? 0))
  }

  #forget(): void {
    this.answers = kept.nothing
    kept.writeAnswers(this.#game, kept.nothing)
    this.#focus = '#answers'
  }

  #parts({ words }: TrainerOf): TrainerParts {
    const { locale } = this
    const own = words[locale]
    return {
      say: (code, args) => this.say(code, args),
      ofGame: (code) => say(own, locale, code),
      told: (line: Line) => told({ words: own, locale, nameOf: () => '' }, line),
      card: (card) => cardWords({ words: own, locale }, card),
      look: cardsFor(this, locale),
    }
  }

  protected override render(): unknown {
    const { about } = this
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
              aria-pressed=${kind === this.kind}
              @click=${() => void this.#ask(kind)}
            >
              ${parts.ofGame(`train.kind.${kind}`)}
            </button>`,
        )}
      </div>
      ${this.kind === '' ? nothing : this.#round(parts)}
      ${answersPart(about.topics, this.answers, () => this.#forget(), parts)}
    </section>`
  }

  #round(parts: TrainerParts): TemplateResult {
    const { question, trouble, judgement } = this
    if (trouble !== null) return this.#troubled(trouble)
    if (question === null) return html`<p class="waiting" role="status">${this.say('trainer.loading')}</p>`
    const { away, choice, isJudging } = this
    return html`${questionPart(
      { question, away, choice, isJudging, isOver: judgement !== null },
      {
        take: this.#take,
        choose: this.#choose,
        answer: () => this.#answer({ choice: this.choice, away: this.away }),
      },
      parts,
    )}
    ${judgement === null ? nothing : solutionPart(question, judgement, () => void this.#ask(this.kind), parts)}`
  }

  #troubled(trouble: Trouble): TemplateResult {
    return html`<div class="note" role="alert">
      <p>${this.say(`trainer.${trouble}`)}</p>
      ${
        trouble === 'workers'
          ? nothing
          : html`<button class="button" type="button" @click=${() => void this.#ask(this.kind)}>
              ${this.say('trainer.again')}
            </button>`
      }
    </div>`
  }
}

const anySeed = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join('.')

customElements.define('stolik-trainer', StolikTrainer)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-trainer': StolikTrainer
  }
}
