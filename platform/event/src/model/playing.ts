/** Places: who holds them, who takes part, and who sits where. */
import type { Chair, SeriesPlan } from '@stolik/core'
import type { At } from './entry.js'
import type { EventState, Place, Player, SeriesState, TableState } from './state.js'

/** The reason of the gateway for stopping an online table before its first hand: players who sit there have not come. */
export const waitingReason = 'waits for its players'
/** The reason of the gateway for taking hands back: the live table has lost them. */
export const lostReason = 'lost with the memory of the house'
/** The reason of the gateway for dealing a hand again that could not go on by the rules of now. */
export const rulesReason = 'the rules have changed'

/** Names of the reasons that the gateway writes into logs, by which readers have them in their own language. */
type OwnReason = 'waits' | 'lost' | 'rules'

const ownReasons: ReadonlyMap<string, OwnReason> = new Map([
  [waitingReason, 'waits'],
  [lostReason, 'lost'],
  [rulesReason, 'rules'],
])

/** Returns a reason in the reader's language if the gateway gave it, and as it was written if a person did. */
export function reasonInWords(reason: string, say: (code: `why.${OwnReason}`) => string): string {
  const own = ownReasons.get(reason)
  return own === undefined ? reason : say(`why.${own}`)
}

/** Returns the current holder of a place: the original entrant, or the last reserve who took over. */
export function holder(state: EventState, place: Player): Player {
  const last = place.successors.at(-1)
  return last === undefined ? place : (state.players.get(last.player) ?? place)
}

/** Returns who held a place in a series. */
export const holderIn = (place: Pick<Player, 'id' | 'successors'>, series: number): string =>
  place.successors.findLast(({ from }) => from <= series)?.player ?? place.id

/** Whether a place is in play: its entrant, or the reserve who took over, is still there. */
export const isPlayed = (state: EventState, place: Player): boolean =>
  place.inPlaceOf === null &&
  (place.status === 'entered' || (place.status === 'replaced' && holder(state, place).status === 'entered'))

/** Who plays, by number: without those who wait, are in reserve, have left, or are not approved. Everything that counts players counts these. */
export const entered = ({ players }: Pick<EventState, 'players'>): readonly Player[] =>
  [...players.values()].filter(({ status }) => status === 'entered')

/** Whether an entered player has no place in the event: waiting, in reserve, pending or declined. */
export const isOutside = ({ status }: Pick<Player, 'status'>): boolean =>
  status === 'waiting' || status === 'reserve' || !isListed({ status })

/** Whether an entry is public. An entry that needs approval is public only once the director has approved it. */
export const isListed = ({ status }: Pick<Player, 'status'>): boolean =>
  status !== 'pending' && status !== 'declined'

/** Whether somebody has a personal link: they play, or may still play. */
export const isLinked = ({ status }: Pick<Player, 'status'>): boolean =>
  status === 'entered' || status === 'waiting' || status === 'reserve'

/** Returns the places now in play, in the order of their numbers. */
export const placesPlayed = (state: EventState): readonly Player[] =>
  [...state.players.values()].filter((place) => isPlayed(state, place))

/**
 * Returns who waits for a place, the next one first: whoever was moved ahead last, then whoever has waited longest. Memoized
 * per state.
 */
export function waitingList(state: EventState): readonly Player[] {
  const known = waiting.get(state)
  if (known !== undefined) return known
  const list = [...state.players.values()]
    .filter(({ status }) => status === 'waiting')
    .sort((a, b) => (b.advanced ?? -1) - (a.advanced ?? -1) || a.entered - b.entered)
  waiting.set(state, list)
  return list
}

const waiting = new WeakMap<EventState, readonly Player[]>()

/** Whether all places are taken. */
export const isFull = (state: EventState): boolean =>
  state.regulations.capacity !== null && placesPlayed(state).length >= state.regulations.capacity

/** Returns the place of a player: their own, or the one that they took over. */
export function placeOf(state: EventState, player: string): Player | undefined {
  const own = state.players.get(player)
  return own === undefined || own.inPlaceOf === null ? own : state.players.get(own.inPlaceOf)
}

/**
 * Whether a player takes part or has taken part: they may read what is for players, and protest. Players who only waited, or
 * left before they ever sat at a table, do not count.
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

/** Returns the tables where somebody sits. The director may have given up others after the draw. */
export const tablesPlayed = ({ tables }: Pick<SeriesState, 'tables'>): readonly TableState[] =>
  tables.some(({ players }) => players.length === 0)
    ? tables.filter(({ players }) => players.length > 0)
    : tables

export const tableOf = (state: EventState, { series, table }: At): TableState | undefined =>
  seriesOf(state, series)?.tables[table - 1]

/** Returns who sits on a chair now: the last substitute, or the holder of the place in that series. */
export function sitter(state: EventState, series: number, table: TableState, chair: Chair): string {
  const substitute = table.substitutes.findLast((one) => one.chair === chair)
  if (substitute !== undefined) return substitute.player
  const place = table.players[chair] as string
  const player = state.players.get(place)
  return player === undefined ? place : holderIn(player, series)
}

/** Like `sitter`, but undefined if the table or chair does not exist. */
export function sitterAt(state: EventState, at: At, chair: number): string | undefined {
  const table = tableOf(state, at)
  return table?.players[chair] === undefined ? undefined : sitter(state, at.series, table, chair)
}

/** Returns the chair of a player at a table; undefined if they do not sit there. */
export function chairAt(
  state: EventState,
  series: number,
  table: TableState,
  player: string,
): Chair | undefined {
  const chair = table.players.findIndex((_, i) => sitter(state, series, table, i) === player)
  return chair === -1 ? undefined : chair
}

/** Returns the series that is played, else the next one that is drawn, else the last that has ended. Several may be drawn in advance. */
export const currentSeries = ({ series }: Pick<EventState, 'series'>): SeriesState | undefined =>
  series.findLast(({ status }, i) => status !== 'planned' && (series[i - 1]?.status ?? 'ended') === 'ended')

type Seats = ReadonlyMap<string, { readonly table: number; readonly chair: Chair }>

/** Returns where everybody sits in a series, by player. */
export const seatsIn = (state: EventState, { series, tables }: SeriesState): Seats =>
  new Map(
    tables.flatMap((table) =>
      table.players.map(
        (_, chair) => [sitter(state, series, table, chair), { table: table.table, chair }] as const,
      ),
    ),
  )

/** Returns where everybody sits in the current series, by player. Memoized per state. */
export function seatsNow(state: EventState): Seats {
  const known = sitting.get(state)
  if (known !== undefined) return known
  const current = currentSeries(state)
  const seats: Seats = current === undefined ? new Map() : seatsIn(state, current)
  sitting.set(state, seats)
  return seats
}

const sitting = new WeakMap<EventState, Seats>()

/** Returns where a place is in a series: at a table, with a bye, or undefined. */
export function seatOf(series: Pick<SeriesState, 'tables' | 'byes'>, place: string): Place {
  for (const { table, players } of series.tables) {
    const chair = players.indexOf(place)
    if (chair !== -1) return { table, chair }
  }
  return series.byes.includes(place) ? 'bye' : undefined
}

/** Whether a list is closed: all hands and signatures are there, or the list is annulled or lacks a player. */
export const isClosed = ({ list, players }: TableState): boolean =>
  list.annulled !== null ||
  list.missing.length > 0 ||
  (list.hands.length === list.length && list.signed.length === players.length)

/** Whether everybody at the table has signed the current list. */
export const isSigned = ({ list, players }: TableState): boolean => list.signed.length === players.length

/** Whether the order of players in a draw comes from the series before, so that these must have ended. */
export const followsStandings = (draw: SeriesPlan['draw']): boolean => draw !== 'lots' && draw !== 'rating'

/** Whether people play at a table with cards of their own, which somebody has to deal. */
export const isOnPaper = ({ online, players, list }: TableState): boolean =>
  !online && players.length > 0 && list.missing.length === 0

/** Whether all tables of a series play the same deals. */
export const isSameCards = ({ regulations }: Pick<EventState, 'regulations'>): boolean =>
  regulations.sameCards !== undefined

/** Whether what was played in a series is kept from everybody else, because other tables may still have these cards before them. */
export const isHeldBack = (
  state: Pick<EventState, 'regulations'>,
  { status }: Pick<SeriesState, 'status'>,
): boolean => isSameCards(state) && status !== 'ended'
