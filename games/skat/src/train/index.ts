/** The trainer of Skat: ten cards before a call, or twelve with the skat. The figures are those by which a master chooses. Only threads and tests load this. */
import {
  bit,
  cardNames,
  count,
  gradeOf,
  has,
  line,
  list,
  named,
  readCard,
  type AnswerRefused,
  type Cards,
  type Margins,
  type Trainer,
  type TrainerAnswer,
  type TrainerJudgement,
  type TrainerQuestion,
  type WeighedAnswer,
} from '@stolik/core'
import type { View } from '../rules/view.js'
import { answerChoices, judgeCall, openChoices } from './calls.js'
import { discardChoices, judgeDiscard } from './discard.js'
import { kinds, topics, type Kind } from './kinds.js'
import { situation } from './situation.js'

/**
 * In points of the list, of which a game of 24 won instead of lost changes about 200: right are answers that cost a chance of less than three
 * in a hundred, nearly right those that cost less than one in ten.
 */
export const margins: Margins = { right: 5, near: 20 }

/** The best answers that are told. */
const mostAnswers = 4

const isKind = (kind: string): kind is Kind => kinds.some((one) => one === kind)

const choicesOf = (kind: Kind, view: View): TrainerQuestion['choices'] => {
  if (kind === 'open') return openChoices
  return kind === 'answer' ? answerChoices(view) : discardChoices(view)
}

function ask(kind: string, seed: string): TrainerQuestion | undefined {
  if (!isKind(kind)) return undefined
  const { view, sentence: code } = situation(kind, seed)
  const { bid, skat } = view
  const args = skat === null ? { bid } : { bid, cards: named(list(skat)) }
  return {
    kind,
    seed,
    cards: cardNames(view.hand),
    away: kind === 'discard' ? 2 : 0,
    known: [line(`train.${code}`, '', args)],
    ask: line(`train.ask.${kind}`, '', { bid }),
    choices: choicesOf(kind, view),
  }
}

function judge(
  { kind, seed }: Pick<TrainerQuestion, 'kind' | 'seed'>,
  answer: TrainerAnswer,
): TrainerJudgement | AnswerRefused | undefined {
  if (!isKind(kind)) return undefined
  const { view } = situation(kind, seed)
  if (!choicesOf(kind, view).some(({ id }) => id === answer.choice)) return { refused: 'choice' }
  const away = read(answer, view.hand)
  if (typeof away !== 'number') return away
  if (count(away) !== (kind === 'discard' ? 2 : 0)) return { refused: 'count' }
  return kind === 'discard' ? discarded(view, answer, away, seed) : called(view, answer)
}

/** The cards that an answer names. */
function read({ away }: TrainerAnswer, hand: Cards): Cards | AnswerRefused {
  let set = 0
  for (const text of away) {
    const card = readCard(text)
    if (card === undefined || !has(hand, card) || has(set, card)) return { refused: 'cards' }
    set |= bit(card)
  }
  return set
}

/** An answer as its part of the trainer weighs it. */
type Weighed = Omit<WeighedAnswer, 'answer' | 'grade'> & {
  readonly choice: string
  readonly away?: readonly string[]
}

function graded({ choice, away = [], what, percent, behind: exactly }: Weighed): WeighedAnswer {
  // What is shown decides.
  const behind = Math.round(exactly)
  return { answer: { choice, away }, what, percent, behind, grade: gradeOf(margins, behind) }
}

const best = (all: readonly Weighed[]): TrainerJudgement['best'] =>
  all.slice(0, mostAnswers).map(graded) as unknown as TrainerJudgement['best']

function called(view: View, { choice }: TrainerAnswer): TrainerJudgement {
  const { all, topic, why } = judgeCall(view)
  const chosen = all.find((one) => one.choice === choice) as Weighed
  return { given: graded(chosen), best: best(all), topic, why }
}

function discarded(view: View, { choice }: TrainerAnswer, away: Cards, seed: string): TrainerJudgement {
  const { chosen, all, why } = judgeDiscard(view, choice, away, `train/deals/${seed}`)
  return { given: graded(chosen), best: best(all), topic: 'discard', why: [why] }
}

export const trainer: Trainer = { kinds, topics, ask, judge }
