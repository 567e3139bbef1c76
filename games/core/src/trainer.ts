/**
 * A trainer: questions about calls and about cards to put away, and a judgement of each answer. A game brings its own, or none. All of it is plain
 * data, since a thread works it out while a page shows it. The same kind and seed always ask the same, and judge the same.
 */
import type { Line } from './settlement.js'

export interface TrainerQuestion {
  /** One of the trainer's kinds. */
  readonly kind: string
  readonly seed: string
  /** What the player knows beside their cards. */
  readonly known: readonly Line[]
  readonly ask: Line
  /** The player's cards, in the order in which players hold them. */
  readonly cards: readonly string[]
  /** How many of the cards an answer names; 0 for none. */
  readonly away: number
  readonly choices: readonly TrainerChoice[]
}

export interface TrainerChoice {
  readonly id: string
  readonly what: Line
}

export interface TrainerAnswer {
  /** The id of a choice. */
  readonly choice: string
  /** The cards that it names. */
  readonly away: readonly string[]
}

/** `right`: as good as the best answer · `near`: little is lost · `wrong`. */
export const grades = ['right', 'near', 'wrong'] as const
export type Grade = (typeof grades)[number]

/** How many points an answer may be behind the best one, in the unit of the game. */
export interface Margins {
  readonly right: number
  readonly near: number
}

export const gradeOf = ({ right, near }: Margins, behind: number): Grade => {
  if (behind <= right) return 'right'
  return behind <= near ? 'near' : 'wrong'
}

/** An answer and what it is worth. */
export interface WeighedAnswer {
  readonly answer: TrainerAnswer
  readonly what: Line
  /** In how many of a hundred it succeeds; null where that is not what is asked. */
  readonly percent: number | null
  /** The points that it is behind the best answer, in the unit of the game. */
  readonly behind: number
  readonly grade: Grade
}

export interface TrainerJudgement {
  readonly given: WeighedAnswer
  /** The best answers, the best first; other answers than these are no better. */
  readonly best: readonly [WeighedAnswer, ...WeighedAnswer[]]
  /** One of the trainer's topics: what the best answer is about. Statistics are kept by it. */
  readonly topic: string
  readonly why: readonly Line[]
}

/** Why an answer is not judged. `choice`: no such choice · `count`: too few or too many cards · `cards`: a card that the player does not hold, or one twice. */
export interface AnswerRefused {
  readonly refused: 'choice' | 'count' | 'cards'
}

export interface Trainer {
  readonly kinds: readonly string[]
  readonly topics: readonly string[]
  /** Undefined for a kind that it does not know. */
  ask(kind: string, seed: string): TrainerQuestion | undefined
  judge(
    question: Pick<TrainerQuestion, 'kind' | 'seed'>,
    answer: TrainerAnswer,
  ): TrainerJudgement | AnswerRefused | undefined
}
