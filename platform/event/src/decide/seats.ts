/** Seats that change after the draw, also once the series has begun: somebody does not come, comes late, or leaves. */
import type { Written } from '@stolik/contract/event/acts'
import type { Recorded } from '@stolik/contract/event/entries'
import { holder, isPlayed, isSameCards, placeOf, seatOf, seriesOf } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState, SeriesState, TableState } from '../model/state.js'
import {
  type ActOf,
  type Ask,
  type Decision,
  badText,
  firstRefusal,
  longText,
  nothing,
  write,
} from './ask.js'
import { badTeamSeats } from './team-chairs.js'

export function decideSeats(ask: Ask, act: ActOf<'unstart' | 'reseat'>): Decision {
  const { state } = ask
  const series = seriesOf(state, act.series)
  if (series === undefined) return refuse('UNKNOWN_SERIES', { series: act.series })
  const bad = badText('reason', act.reason, longText)
  if (bad !== undefined) return bad
  // The cards have been seen: at another table, or after another start, they would come again.
  if (isSameCards(state) && series.status === 'running') return refuse('BEGUN', { series: act.series })
  return act.kind === 'unstart' ? unstart(series, act) : reseat(ask, series, act)
}

/** Only while nothing was played: a hand that counts cannot be undone by the way. */
function unstart(series: SeriesState, { reason }: Written<'unstart'>): Decision {
  if (series.status !== 'running') return refuse('NOT_RUNNING', { series: series.series })
  return handsAt(series, series.tables) ?? write({ kind: 'unstart', series: series.series, reason })
}

type Move = Recorded<'reseat'>['seats'][number]

function reseat(ask: Ask, series: SeriesState, { seats, reason }: ActOf<'reseat'>): Decision {
  const { state } = ask
  const n = series.series
  if (series.status === 'planned') return refuse('NOT_DRAWN', { series: n })
  if (series.status === 'ended') return refuse('NOT_RUNNING', { series: n })
  const moves: Move[] = []
  const named = new Set<string>()
  for (const { player, table, bye, seen } of seats) {
    const place = placeOf(state, player)
    if (place === undefined) return refuse('UNKNOWN_PLAYER', { player })
    if (named.has(place.id)) return refuse('MALFORMED', { field: 'seats', problem: 'twice' })
    named.add(place.id)
    const from = seatOf(series, place.id)
    const at = from === undefined || from === 'bye' ? 0 : from.table
    if (seen !== null && seen !== at) return refuse('OVERTAKEN', { field: holder(state, place).entrant.name })
    const move = { player: place.id, table, bye: table === null && bye }
    if (isThere(series, from, move)) continue
    if ((table !== null || bye) && !isPlayed(state, place))
      return refuse('NOT_PLAYING', { number: place.number })
    if (from === undefined && table === null && !bye) return refuse('NOT_SEATED', { player, series: n })
    moves.push(move)
  }
  if (moves.length === 0) return nothing
  const entry = { kind: 'reseat' as const, series: n, seats: moves, reason }
  return badMoves(state, series, moves) ?? badTeamSeats(ask, series, entry) ?? write(entry)
}

function isThere(
  { out }: SeriesState,
  from: ReturnType<typeof seatOf>,
  { player, table, bye }: Move,
): boolean {
  if (bye) return from === 'bye'
  if (table === null) return out.includes(player)
  return from !== undefined && from !== 'bye' && from.table === table
}

function badMoves(state: EventState, series: SeriesState, moves: readonly Move[]): EventRefusal | undefined {
  const { chairs, bye } = state.regulations.format
  const unknown = moves.find(({ table }) => table !== null && series.tables[table - 1] === undefined)
  if (unknown !== undefined)
    return refuse('UNKNOWN_TABLE', { series: series.series, table: unknown.table ?? 0 })
  if (bye === null && moves.some((move) => move.bye)) return refuse('NO_BYE')
  const leaves = (id: string): boolean => moves.some(({ player }) => player === id)
  const changed = series.tables.filter(
    ({ table, players }) => players.some(leaves) || moves.some((move) => move.table === table),
  )
  return firstRefusal(
    handsAt(series, changed),
    ...changed.map(({ table, players }) => {
      const size =
        players.filter((id) => !leaves(id)).length + moves.filter((move) => move.table === table).length
      return size === 0 || chairs.includes(size)
        ? undefined
        : refuse('TABLE_SIZE', { table, players: size, chairs: chairs.join(', ') })
    }),
    ...moves.map((move) => otherMode(state, series, move)),
  )
}

function handsAt({ series }: SeriesState, tables: readonly TableState[]): EventRefusal | undefined {
  const written = tables.filter(({ list }) => list.hands.length > 0).map(({ table }) => table)
  return written.length === 0 ? undefined : refuse('HANDS_WRITTEN', { series, tables: written.join(', ') })
}

function otherMode(
  state: EventState,
  series: SeriesState,
  { player, table }: Move,
): EventRefusal | undefined {
  const place = state.players.get(player)
  if (table === null || place === undefined) return undefined
  return series.tables[table - 1]?.online === holder(state, place).entrant.online
    ? undefined
    : refuse('OTHER_MODE', { player, table })
}
