/** Which problem a day has, and what of it is published before and after an answer. */
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import type { Offer } from '../../base/offer.js'
import { isBad, readRecordJson, replay, type Plugin, type Problem, type ReadRecord } from '@stolik/core'

/** How many days can be asked for at most, today included. */
const shownDays = 30

const dayLength = 24 * 60 * 60_000

/** Days since 1970; undefined if the text is no day, `YYYY-MM-DD`. */
function numberOf(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? undefined : at / dayLength
}
const dayAt = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

/** Reads the problems of a game once, when somebody asks for one. */
export function problemLists(games: readonly Pick<Offer, 'plugin' | 'problems'>[]) {
  const lists = new Map<string, readonly Problem[]>()
  return (game: string): readonly Problem[] => {
    const known = lists.get(game) ?? games.find(({ plugin }) => plugin.id === game)?.problems?.() ?? []
    if (known.length > 0) lists.set(game, known)
    return known
  }
}

export interface Daily {
  readonly problem: Problem
  readonly day: string
  readonly today: string
  readonly oldest: string
}

/**
 * The problem of a day; undefined for days that cannot be asked for, such as tomorrow. Each day has the next problem of the list, which begins
 * again after the last one.
 * @param asked a day, or `today`
 */
export function dailyOf(problems: readonly Problem[], wanted: string, today: string): Daily | undefined {
  const now = numberOf(today)
  const day = wanted === 'today' ? now : numberOf(wanted)
  if (now === undefined || day === undefined) return undefined
  // No problem is offered twice.
  const oldest = now - Math.min(shownDays, problems.length) + 1
  const problem = day > now || day < oldest ? undefined : problems[day % problems.length]
  return problem === undefined ? undefined : { problem, day: dayAt(day), today, oldest: dayAt(oldest) }
}

/** The question: nothing that is hidden from its seat. */
export function questionOf(plugin: Plugin, { problem, day, today, oldest }: Daily): PublishedProblem {
  const { kind, game, profile, seat, trick, difficulty, theme, shown } = problem
  const { chairs, hand } = readingOf(problem).record
  return {
    format: 'stolik-problem/2',
    day,
    today,
    oldest,
    kind,
    game,
    profile,
    seat,
    trick,
    difficulty,
    theme,
    chairs,
    seating: plugin.seating(chairs, hand),
    dealer: plugin.dealer(chairs, hand),
    ...shown,
  }
}

export function solutionOf(plugin: Plugin, { problem, day }: Daily): PublishedSolution {
  const { answer, choices, misses, record } = problem.hidden
  const reading = readingOf(problem)
  const { hand } = replay(plugin, reading)
  if (hand === null) throw new Error('the record of a problem cannot be dealt')
  const seats = plugin.seating(reading.record.chairs, reading.record.hand)
  return {
    format: 'stolik-problem-solution/2',
    day,
    answer,
    choices,
    misses,
    open: { view: hand.view(null), hands: seats.map((_, seat) => hand.view(seat)) },
    record: JSON.stringify(record),
  }
}

/** @throws Error if the record cannot be read: no problem is offered whose record was not replayed */
function readingOf({ hidden }: Problem): ReadRecord {
  const read = readRecordJson({ text: JSON.stringify(hidden.record), number: 1 })
  if (isBad(read)) throw new Error(`the record of a problem cannot be read: ${read.problem}`)
  return read
}
