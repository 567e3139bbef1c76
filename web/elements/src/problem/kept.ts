/** What a person has answered, and their streak: on this device only, where the browser stores anything for this page. */
import { readStored, writeStored } from '../base/storage.js'

/** What somebody has answered in problems of one game. */
export interface Kept {
  /** The first answer by day: only that one counts. `card` is the text of the move: a card, the cards put away, or a call. */
  readonly answers: Readonly<Record<string, { readonly card: string; readonly right: boolean }>>
  /** How many problems of their own day have been answered rightly, one day after the other, and the last of these days. */
  readonly streak: number
  readonly last: string
}

const key = 'stolik.problems'
export const nothingKept: Kept = { answers: {}, streak: 0, last: '' }

/** Takes one day, in milliseconds; days are read as UTC, so every day is as long. */
const dayLength = 24 * 60 * 60_000

/** The day so many days before, `YYYY-MM-DD`. */
export const daysBefore = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - n * dayLength).toISOString().slice(0, 10)

/** What is kept after an answer. The streak counts answers on the day of the problem; days before `oldest` are dropped. */
export function withAnswer(
  progress: Kept,
  {
    day,
    today,
    oldest,
    card,
    right,
  }: Readonly<Record<'day' | 'today' | 'oldest' | 'card', string>> & {
    readonly right: boolean
  },
): Kept {
  if (Object.hasOwn(progress.answers, day)) return progress
  const answers = Object.fromEntries(
    Object.entries({ ...progress.answers, [day]: { card, right } }).filter(([one]) => one >= oldest),
  )
  if (day !== today) return { ...progress, answers }
  const goesOn = progress.last === daysBefore(day, 1)
  return { answers, streak: right ? (goesOn ? progress.streak : 0) + 1 : 0, last: day }
}

/** The streak that still holds: it ends when a whole day goes by without an answer. */
export const streakOn = ({ streak, last }: Kept, today: string): number =>
  last === today || last === daysBefore(today, 1) ? streak : 0

/** Anything that is stored otherwise counts as nothing. */
export function readKept(game: string): Kept {
  const all = stored()
  return Object.hasOwn(all, game) && isKept(all[game]) ? all[game] : nothingKept
}

export const writeKept = (game: string, progress: Kept): void =>
  writeStored(key, JSON.stringify({ ...stored(), [game]: progress }))

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

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value['last'] === 'string' &&
  typeof value['streak'] === 'number' &&
  isObject(value['answers']) &&
  Object.values(value['answers']).every((one) => isObject(one) && typeof one['card'] === 'string')
