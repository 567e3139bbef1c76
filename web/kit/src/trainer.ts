/** The thread of a trainer, whatever the game. It draws nothing. */
import type { AnswerRefused, Trainer, TrainerAnswer, TrainerJudgement, TrainerQuestion } from '@stolik/core'
import type { Words } from './words/room.js'

type Asked = Pick<TrainerQuestion, 'kind' | 'seed'>

/** What a page asks: a question, or to judge an answer to one. */
export type TrainerAsk = Asked | { readonly to: Asked; readonly answer: TrainerAnswer }

export type TrainerTold =
  | { readonly question: TrainerQuestion }
  | { readonly judgement: TrainerJudgement; readonly seed: string }
  /** The trainer does not know such a question or answer. */
  | { readonly none: AnswerRefused['refused'] | 'kind' }

interface Scope {
  onmessage: ((event: MessageEvent<TrainerAsk>) => void) | null
  postMessage(answer: TrainerTold): void
}

function answerTo(trainer: Trainer, request: TrainerAsk): TrainerTold {
  if (!('to' in request)) {
    const question = trainer.ask(request.kind, request.seed)
    return question === undefined ? { none: 'kind' } : { question }
  }
  const judgement = trainer.judge(request.to, request.answer)
  if (judgement === undefined) return { none: 'kind' }
  return 'refused' in judgement ? { none: judgement.refused } : { judgement, seed: request.to.seed }
}

/** Answers the page until it ends this thread. */
export function answerTrainer(trainer: Trainer): void {
  const scope = globalThis as unknown as Scope
  scope.onmessage = ({ data }) => scope.postMessage(answerTo(trainer, data))
}

/** What a page needs to know of a game's trainer before its thread has come. */
export interface TrainerOf {
  readonly kinds: readonly string[]
  readonly topics: readonly string[]
  readonly words: Words
}
