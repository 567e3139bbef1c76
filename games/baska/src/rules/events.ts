/** The usual event formats of Baśka, the most usual first. `format.ID` in the catalogues names them. */
import type { EventFormat, Scoring, SeriesPlan } from '@stolik/core'

/** Returns `count` series of `deals` deals each. With four players, each deals equally often. */
const rounds = (count: number, deals: number, minutes: number | null): readonly SeriesPlan[] =>
  Array.from({ length: count }, () => ({ rounds: deals / 4, minutes, draw: 'lots' }) as const)

/** Table points by place. Equal small points share the mean: with 3 and 1, two players in second place get 2 each. */
const places = (...scale: readonly number[]): Scoring => ({ kind: 'places', scale, ties: 'mean' })

/** The common settings of the leagues. A bye, or a table with a missing player, brings 3 table points and 35 small. */
const league: Pick<EventFormat, 'chairs' | 'scoring' | 'tieBreaks' | 'bye' | 'stake'> = {
  chairs: [4],
  scoring: places(5, 3, 1, 0),
  tieBreaks: ['small', 'wins', 'seconds', 'lot'],
  bye: { points: 3, small: 35 },
  stake: null,
}

export const events: readonly EventFormat[] = [
  // The Polish Cup: a series lasts 75 minutes.
  // The Cup prints its own rules (ZO4).
  { id: 'cup-60', profile: 'lebork', ...league, series: rounds(3, 60, 75) },
  { id: 'league-40', profile: 'lebork', ...league, series: rounds(4, 40, null) },
  { id: 'league-32', profile: 'lebork', ...league, series: rounds(5, 32, null) },
  // The club of Wolsztyn: at most an hour per series.
  { ...league, id: 'kop-32', profile: 'kop', scoring: places(4, 3, 2, 1), series: rounds(5, 32, 60) },
  // Small points alone, as at the local cups of Szemud. A bye brings and costs nothing.
  {
    ...league,
    id: 'small-40',
    profile: 'lebork',
    series: rounds(2, 40, null),
    scoring: { kind: 'total' },
    tieBreaks: ['lot'],
    bye: { points: 0, small: 0 },
  },
  {
    ...league,
    id: 'evening-20',
    profile: 'lebork',
    series: rounds(1, 20, null),
    scoring: { kind: 'total' },
    tieBreaks: ['lot'],
    bye: { points: 0, small: 0 },
  },
]
