/** Rates one series: each player against each other one, with Glicko-2. */
import glicko2 from 'glicko2-lite'
import { aged, newcomer, type Rated, type SeriesPlayer, type SeriesResult, type Spread } from './model.js'
import { outcomesOf } from './outcome.js'

export interface Before {
  /** The ratings of its players; those who have none are newcomers. */
  readonly rated: ReadonlyMap<string, Rated>
  readonly spread: Spread
  /** Whether a series of these two counts for them now: see `meetings`. */
  readonly counts: (one: string, other: string) => boolean
}

/** A limit on change: how fast volatility follows surprising results. */
const tau = 0.5

type Game = [value: number, deviation: number, outcome: number]

/** The ratings after a series, of those whose rating it changes. */
export function rate(result: SeriesResult, { rated, spread, counts }: Before): ReadonlyMap<string, Rated> {
  const { at, players, isShort } = result
  const outcomes = outcomesOf(result, spread)
  const of = (person: string): Rated => aged(rated.get(person) ?? newcomer, at)
  const games = (own: SeriesPlayer, other: SeriesPlayer): readonly Game[] => {
    if (own.left ? other.left : isShort || !counts(own.person, other.person)) return []
    const { value, deviation } = of(other.person)
    const outcome = own.left ? 0 : outcomes.of(own.points - other.points)
    return Array.from({ length: outcomes.games }, (): Game => [value, deviation, outcome])
  }
  const after = new Map<string, Rated>()
  for (const own of players) {
    const played = players.flatMap((other) => (other === own ? [] : games(own, other)))
    if (played.length === 0) continue
    const before = of(own.person)
    const { rating, rd, vol } = glicko2(before.value, before.deviation, before.volatility, played, { tau })
    after.set(own.person, { value: rating, deviation: rd, volatility: vol, series: before.series + 1, at })
  }
  return after
}
