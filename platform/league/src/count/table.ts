/** The table of a division: places, what decided them, and who moves at the end of the season. */
import type { LeagueTable, LeagueTableRow } from '@stolik/contract/published/league'
import { pointsOf } from '../model/units.js'
import type { LeagueState } from '../model/state.js'
import { order, type Ahead, type Ordered } from './order.js'
import { countedIn, standingsOf } from './standing.js'

export interface Counting {
  readonly table: LeagueTable
  /** Teams that share a place where only some of them would move. */
  readonly undecided: readonly string[]
}

export const tablesOf = (state: LeagueState): readonly Counting[] =>
  state.rules.divisions.map(({ division }) => tableOf(state, division))

export function tableOf(state: LeagueState, division: string): Counting {
  const counted = countedIn(state, division)
  const all = standingsOf(state, division, counted)
  const ranked = order(
    state,
    division,
    counted,
    all.filter(({ team }) => team.withdrawn === null),
  )
  // Teams that have withdrawn stand last, whatever they had.
  const gone = order(
    state,
    division,
    counted,
    all.filter(({ team }) => team.withdrawn !== null),
  )
  const moves = movesOf(state, division, ranked, gone.length)
  return {
    table: {
      division,
      rows: [
        ...ranked.map((one, i) => rowOf(one, one.place, moves.of[i] ?? 0)),
        ...gone.map((one) => rowOf({ ...one, ahead: null }, null, moves.ofGone)),
      ],
    },
    undecided: moves.undecided,
  }
}

type Move = LeagueTableRow['moves']

/** Teams that have withdrawn are the first to be relegated. Teams that share a place across a line move once it is decided. */
function movesOf({ rules }: LeagueState, division: string, ranked: readonly Ordered[], gone: number) {
  const index = rules.divisions.findIndex((one) => one.division === division)
  const { up = 0, down = 0 } = rules.divisions[index] ?? {}
  const isLast = index === rules.divisions.length - 1
  const lines = [up, ranked.length - Math.max(0, down - gone)].filter(
    (line) => line > 0 && line < ranked.length,
  )
  const across = lines.flatMap((line) => {
    const place = ranked[line]?.place
    return place !== undefined && ranked[line - 1]?.place === place ? [place] : []
  })
  const undecided = ranked.filter(({ place }) => across.includes(place))
  const of = ranked.map((one, i): Move => {
    if (undecided.includes(one)) return 0
    if (i < up) return 1
    return !isLast && i >= ranked.length - Math.max(0, down - gone) ? -1 : 0
  })
  const ofGone: Move = isLast ? 0 : -1
  return { of, ofGone, undecided: undecided.map(({ standing }) => standing.team.id) }
}

function rowOf({ standing, ahead }: Ordered, place: number | null, moves: Move): LeagueTableRow {
  const { team, played, points, small, won, drawn, lost, places, adjusted, adjustedSmall } = standing
  return {
    place,
    team: team.id,
    played,
    points: pointsOf(points),
    small: pointsOf(small),
    won,
    drawn,
    lost,
    places,
    adjusted: pointsOf(adjusted),
    adjustedSmall: pointsOf(adjustedSmall),
    ahead: ahead === null ? null : shownAhead(ahead),
    moves,
  }
}

/** A lot says nothing as a figure, and neither does a decision. */
function shownAhead({ by, own, other }: Ahead): NonNullable<LeagueTableRow['ahead']> {
  if (by === 'LOT' || by === 'RANKED') return { by, own: 0, other: 0 }
  return by === 'SMALL' || by === 'DIRECT_SMALL'
    ? { by, own: pointsOf(own), other: pointsOf(other) }
    : { by, own, other }
}
