/** How a person has answered the questions of a trainer: on this device only, where the browser stores anything for this page. */
import { grades, type Grade } from '@stolik/core'
import { readStored, writeStored } from '../base/storage.js'

export type Counts = Readonly<Record<Grade, number>>

/** The answers of one game, by what they were about. */
export type Answers = Readonly<Record<string, Counts>>

const key = 'stolik.trainer'
export const nothing: Answers = {}
const noAnswers: Counts = { right: 0, near: 0, wrong: 0 }

export function withAnswer(answers: Answers, topic: string, grade: Grade): Answers {
  const counts = countsOf(answers, topic)
  return { ...answers, [topic]: { ...counts, [grade]: counts[grade] + 1 } }
}

export const countsOf = (answers: Answers, topic: string): Counts =>
  Object.hasOwn(answers, topic) ? (answers[topic] as Counts) : noAnswers

/** Anything that is stored otherwise counts as nothing. */
export function readAnswers(game: string): Answers {
  const all = stored()
  const own = Object.hasOwn(all, game) ? all[game] : undefined
  return isObject(own) && Object.values(own).every(isCounts) ? (own as Answers) : nothing
}

/** Without answers nothing is left of the game. */
export function writeAnswers(game: string, answers: Answers): void {
  const { [game]: _, ...others } = stored()
  const all = answers === nothing ? others : { ...others, [game]: answers }
  writeStored(key, Object.keys(all).length === 0 ? null : JSON.stringify(all))
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readStored(key) ?? '{}')
    return isObject(read) ? read : {}
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isCounts = (value: unknown): value is Counts =>
  isObject(value) && grades.every((grade) => Number.isSafeInteger(value[grade]) && Number(value[grade]) >= 0)
