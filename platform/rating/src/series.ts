/** The result of a rated series from what happened at its table. */
import type { SeriesPlayer, SeriesResult } from './model.js'

/** A settled hand. */
export interface HandPlayed {
  /** The totals of the list after it, by chair. */
  readonly totals: readonly number[]
  /** The chairs for which a bot moved, or for which the lapsed clock made every move. */
  readonly missed: readonly number[]
}

/** When somebody left: after how many settled hands, and at what time. */
export interface Departure {
  readonly hands: number
  readonly at: number
}

export interface SeriesPlayed {
  readonly game: string
  readonly profile: string
  readonly at: number
  /** By chair: who sat there when the first hand was dealt. */
  readonly people: readonly string[]
  readonly hands: readonly HandPlayed[]
  /** By chair: when the person left for good; null: they stayed to the end. */
  readonly left: readonly (Departure | null)[]
  /** Whether the series was played to its end, maybe by bots. */
  readonly isComplete: boolean
}

/** Fewer hands than this, before somebody left, are no series. */
export const leastPlayed = 6

/** A person who missed more than this share of the hands has not played the series. */
const mostMissed = 0.25

const isBefore = (one: Departure, other: Departure): boolean =>
  one.hands < other.hands || (one.hands === other.hands && one.at < other.at)

/**
 * When each player left; null: they played the series. Somebody who comes back has not left, unless others played too many hands for
 * them: then they left before the first of these.
 */
function departures({ people, hands, left }: SeriesPlayed): readonly (Departure | null)[] {
  return people.map((_, chair) => {
    const missed = hands.flatMap((hand, n) => (hand.missed.includes(chair) ? [n] : []))
    const first = missed.length > hands.length * mostMissed ? missed[0] : undefined
    const away = first === undefined ? null : { hands: first, at: 0 }
    const gone = left[chair] ?? null
    if (away === null || gone === null) return gone ?? away
    return isBefore(away, gone) ? away : gone
  })
}

const isFirst = (one: Departure | null, first: Departure): boolean =>
  one !== null && one.hands === first.hands && one.at === first.at

const differences = (points: readonly number[]): readonly number[] =>
  points.flatMap((one, at) => points.slice(at + 1).map((other) => one - other))

/** The mean squared difference between two players' points of a hand. */
function squareOf(before: readonly number[], after: readonly number[]): number {
  const all = differences(after.map((total, chair) => total - (before[chair] ?? 0)))
  return all.reduce((sum, one) => sum + one ** 2, 0) / Math.max(1, all.length)
}

/**
 * The result for ratings; undefined where there is none, because the series was broken off and nobody had left. The first who leaves
 * counts as last, the others by the hands until then: what they do afterwards, against a bot, changes nothing.
 */
export function resultOf(series: SeriesPlayed): SeriesResult | undefined {
  const { game, profile, at, people, isComplete } = series
  const all = departures(series)
  const first = all.reduce(
    (least, one) => (one !== null && (least === null || isBefore(one, least)) ? one : least),
    null,
  )
  if (first === null && !isComplete) return undefined
  const hands = first === null ? series.hands : series.hands.slice(0, first.hands)
  const none = people.map(() => 0)
  const totals = hands.at(-1)?.totals ?? none
  return {
    game,
    profile,
    at,
    hands: hands.length,
    squares: hands.reduce((sum, hand, n) => sum + squareOf(hands[n - 1]?.totals ?? none, hand.totals), 0),
    isShort: first !== null && hands.length < leastPlayed,
    players: people.map((person, chair): SeriesPlayer => ({
      person,
      points: totals[chair] ?? 0,
      left: first !== null && isFirst(all[chair] ?? null, first),
    })),
  }
}
