/** Who takes part in what: places, who has them, and where they are. */
import type { Chair } from '@stolik/core'
import type { At } from './entry.js'
import type { EventState, Player, SeriesState, TableState } from './state.js'

/** Who has a place now: whoever entered, or the last reserve who took over. */
export function holder(state: EventState, place: Player): Player {
  const last = place.successors.at(-1)
  return last === undefined ? place : (state.players.get(last.player) ?? place)
}

/** Who had a place in a series. */
export const holderIn = (place: Player, series: number): string =>
  place.successors.findLast(({ from }) => from <= series)?.player ?? place.id

/** Whether a place is played: who began in it, or who took over, is still there. */
export const isPlayed = (state: EventState, place: Player): boolean =>
  place.inPlaceOf === null &&
  (place.status === 'entered' || (place.status === 'replaced' && holder(state, place).status === 'entered'))

/** Whether somebody has no place in the event, though entered: they wait, stand by, or may not take part. */
export const isOutside = ({ status }: Pick<Player, 'status'>): boolean =>
  status === 'waiting' || status === 'reserve' || !isListed({ status })

/** Whether everybody may know of an entry: not before the director has approved it, where it is asked. */
export const isListed = ({ status }: Pick<Player, 'status'>): boolean =>
  status !== 'pending' && status !== 'declined'

/** The places that are played now, in the order of their numbers. */
export const placesPlayed = (state: EventState): readonly Player[] =>
  [...state.players.values()].filter((place) => isPlayed(state, place))

/** The place of a player: their own, or the one that they took over. */
export function placeOf(state: EventState, player: string): Player | undefined {
  const own = state.players.get(player)
  return own === undefined || own.inPlaceOf === null ? own : state.players.get(own.inPlaceOf)
}

/**
 * Whether somebody takes part, or has done: they may read what is for those, and protest. Who waits, or went away before they ever
 * sat, does not.
 */
export function takesPart(state: EventState, id: string): boolean {
  const status = state.players.get(id)?.status
  if (status === undefined) return false
  if (status === 'entered' || status === 'reserve') return true
  return state.series.some(
    ({ series, tables, byes }) =>
      byes.includes(id) ||
      tables.some((table) => table.players.includes(id) || chairAt(state, series, table, id) !== undefined),
  )
}

export const seriesOf = (state: EventState, series: number): SeriesState | undefined =>
  state.series[series - 1]

export const tableOf = (state: EventState, { series, table }: At): TableState | undefined =>
  seriesOf(state, series)?.tables[table - 1]

/** Who sits on a chair now: the last substitute, or whoever has the place in that series. */
export function sitter(state: EventState, series: number, table: TableState, chair: Chair): string {
  const substitute = table.substitutes.findLast((one) => one.chair === chair)
  if (substitute !== undefined) return substitute.player
  const place = table.players[chair] as string
  const player = state.players.get(place)
  return player === undefined ? place : holderIn(player, series)
}

/** The same where there may be no such table or chair. */
export function sitterAt(state: EventState, at: At, chair: number): string | undefined {
  const table = tableOf(state, at)
  return table?.players[chair] === undefined ? undefined : sitter(state, at.series, table, chair)
}

/** The chair that a player has at a table, if they sit there. */
export function chairAt(
  state: EventState,
  series: number,
  table: TableState,
  player: string,
): Chair | undefined {
  const chair = table.players.findIndex((_, i) => sitter(state, series, table, i) === player)
  return chair === -1 ? undefined : chair
}

/** Where everybody sits now in the newest series that is drawn, by player: worked out once for a state. */
export function seatsNow(
  state: EventState,
): ReadonlyMap<string, { readonly table: number; readonly chair: Chair }> {
  const known = sitting.get(state)
  if (known !== undefined) return known
  const newest = state.series.findLast(({ status }) => status !== 'planned')
  const seats = new Map(
    newest?.tables.flatMap((table) =>
      table.players.map((_, chair) => [
        sitter(state, newest.series, table, chair),
        { table: table.table, chair },
      ]),
    ),
  )
  sitting.set(state, seats)
  return seats
}

const sitting = new WeakMap<EventState, ReturnType<typeof seatsNow>>()

/** Where a place is seated in a series: at a table, with a bye, or nowhere. */
export function seatOf(
  series: SeriesState,
  place: string,
): { readonly table: number; readonly chair: Chair } | 'bye' | undefined {
  for (const { table, players } of series.tables) {
    const chair = players.indexOf(place)
    if (chair !== -1) return { table, chair }
  }
  return series.byes.includes(place) ? 'bye' : undefined
}

/** Whether nothing is missing on a list: all hands and signatures, or nothing that could be. */
export const isClosed = ({ list, players }: TableState): boolean =>
  list.annulled !== null ||
  list.missing.length > 0 ||
  (list.hands.length === list.length && list.signed.length === players.length)

/** Whether all at the table have signed what stands on its list. */
export const isSigned = ({ list, players }: TableState): boolean => list.signed.length === players.length
