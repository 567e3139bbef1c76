/** Series: which draws are valid, who swaps places, when a series begins and ends (PT 7.1). */
import type { Rating } from '@stolik/contract/published/draws'
import { isArena } from '../model/arena.js'
import type { LaterDraws } from '../model/act.js'
import {
  followsStandings,
  holder,
  isClosed,
  isPlayed,
  isSameCards,
  placesPlayed,
  seatOf,
  seriesOf,
} from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState, Place, SeriesState } from '../model/state.js'
import { givesTeamChairs } from '../model/team-chairs.js'
import { type ActOf, type Ask, type Decision, badLine, badText, longText, write } from './ask.js'
import { badTeams, badTeamSeats, isForTeams } from './team-chairs.js'

type DrawAct = ActOf<'draw' | 'move' | 'start' | 'end'>

export function decideDraw(ask: Ask, act: DrawAct): Decision {
  const { state } = ask
  const series = seriesOf(state, act.series)
  if (series === undefined) return unknownSeries(state, act.series)
  switch (act.kind) {
    case 'draw':
      return draw(state, series, act)
    case 'move':
      return move(ask, series, act)
    case 'start':
      return start(state, series)
    case 'end':
      return end(series)
  }
}

function unknownSeries({ latest: { endEarly }, regulations }: EventState, series: number): EventRefusal {
  return endEarly !== undefined && regulations.format.series[series - 1] !== undefined
    ? refuse('ENDED_EARLY', { series: endEarly.after })
    : refuse('UNKNOWN_SERIES', { series })
}

/** The director's input to a draw. */
export interface DrawReason {
  /** Why it is repeated. */
  readonly reason: string | null
  /** The outside value that the regulations ask for. */
  readonly outside: string | null
  /** The places of an edition, if the series is drawn by rating. */
  readonly rating?: Rating | null
  /** What happens to later series that are drawn already. */
  readonly later?: LaterDraws | null
  /** How often the series had been drawn when the director looked; null if that does not matter. */
  readonly seen?: number | null
}

/** The maximum length of an outside value. */
const mostOutside = 200

/** Only an announced source is allowed. Otherwise a director could try values until the draw suits somebody. */
function badOutside({ regulations }: EventState, series: number, outside: string | null) {
  const { outside: source } = regulations
  if (source === undefined) return outside === null ? undefined : refuse('NO_OUTSIDE', { series })
  return outside === null
    ? refuse('OUTSIDE_NEEDED', { series, source })
    : badLine('outside', outside, mostOutside)
}

/** Only places of the announced ranking are allowed, and each player has one at most. */
function badRating(
  { regulations: { ranking } }: EventState,
  { series, plan }: SeriesState,
  rating: Rating | null,
): EventRefusal | undefined {
  if (plan.draw !== 'rating') return rating === null ? undefined : refuse('NOT_BY_RATING', { series })
  if (rating === null || rating.ranking !== ranking)
    return refuse('EDITION_NEEDED', { series, ranking: ranking ?? '' })
  const players = new Set(rating.places.map(({ player }) => player))
  return players.size === rating.places.length ? undefined : refuse('PLAYERS_CHANGED', { series })
}

/** Series drawn by lots or by rating may all be drawn in advance. A series drawn by standing waits until the series before it have ended. */
export function mayBeDrawn(
  state: EventState,
  toDraw: SeriesState,
  { reason, outside, rating = null, later = null, seen = null }: DrawReason,
): EventRefusal | undefined {
  const { series, status, plan } = toDraw
  if (status === 'running' || status === 'ended') return refuse('BEGUN', { series })
  if (seen !== null && seen !== toDraw.draws) return refuse('OVERTAKEN', { field: 'draw' })
  const early = state.series.slice(0, series - 1).some((one) => {
    const done = followsStandings(plan.draw) ? one.status === 'ended' : one.status !== 'planned'
    return !done
  })
  if (early) return refuse('NOT_NEXT', { series })
  // Whoever knows the seats, and the outside value, could choose the deals.
  if (isSameCards(state) && !state.deals.some((one) => one.series === series))
    return refuse('DEALS_NOT_SEALED', { series })
  if (status === 'drawn') {
    const bad = reason === null ? refuse('DRAWN_ALREADY', { series }) : badText('reason', reason, longText)
    if (bad !== undefined) return bad
    const drawn = drawnAfter(state, series)
    if (drawn.length > 0 && later === null) return refuse('LATER_DRAWN', { series, later: drawn.join(', ') })
  }
  return badOutside(state, series, outside) ?? badRating(state, toDraw, rating) ?? badTeams(state, toDraw)
}

/** Later series drawn already. They keep apart who met in the old draw, not who meets in a new one. */
const drawnAfter = ({ series: all }: EventState, series: number): readonly number[] =>
  all.filter((one) => one.series > series && one.status === 'drawn').map((one) => one.series)

function draw(state: EventState, series: SeriesState, act: ActOf<'draw'>): Decision {
  const { tables, byes, reason, outside = null, rating = null, later = null, costs = [] } = act
  const bad = mayBeDrawn(state, series, { reason, outside, rating, later })
  if (bad !== undefined) return bad
  if (isArena(state)) return drawArena(state, act)
  const { chairs, bye } = state.regulations.format
  const seated = tables.flatMap(({ players }) => players)
  const fitting = tables.every(({ players, table }, i) => table === i + 1 && chairs.includes(players.length))
  if (seated.length === 0 || !fitting || (byes.length > 0 && bye === null))
    return refuse('TOO_FEW', { players: placesPlayed(state).length })
  if (!areAll(state, [...seated, ...byes])) return refuse('PLAYERS_CHANGED', { series: series.series })
  const teamChairs = givesTeamChairs(state, series)
  if (teamChairs && !isForTeams(state, tables)) return refuse('PLAYERS_CHANGED', { series: series.series })
  const discarded = later === 'DISCARD' ? drawnAfter(state, series.series) : []
  return write({
    kind: 'draw',
    series: series.series,
    reason: series.status === 'drawn' ? reason : null,
    tables,
    byes,
    ...(discarded.length === 0 ? {} : { discarded }),
    ...(outside === null ? {} : { outside }),
    ...(rating === null ? {} : { rating }),
    ...(costs.length === 0 ? {} : { costs }),
    ...(teamChairs ? { teamChairs } : {}),
  })
}

/** It has no tables before it begins. Its draw opens the seed from which the chairs of tables are lots. */
const drawArena = ({ series: [first] }: EventState, { series, tables, byes }: ActOf<'draw'>): Decision =>
  tables.length > 0 || byes.length > 0 || first?.status !== 'planned'
    ? refuse('ARENA')
    : write({ kind: 'draw', series, reason: null, tables, byes })

/** Whether these are exactly the players who take part now, each once. */
function areAll(state: EventState, places: readonly string[]): boolean {
  const playing = new Set(placesPlayed(state).map(({ id }) => id))
  return (
    places.length === playing.size &&
    new Set(places).size === places.length &&
    places.every((id) => playing.has(id))
  )
}

/** Only the director changes places, and only before the series (PT 7.1.2, PT 7.1.3). */
function move(ask: Ask, series: SeriesState, { a, b, reason, seen }: ActOf<'move'>): Decision {
  const { state } = ask
  const bad = badText('reason', reason, longText)
  if (bad !== undefined) return bad
  if (series.status === 'planned') return refuse('NOT_DRAWN', { series: series.series })
  if (series.status !== 'drawn') return refuse('BEGUN', { series: series.series })
  const missing = [a, b].find((id) => id !== null && !state.players.has(id))
  if (typeof missing === 'string') return refuse('UNKNOWN_PLAYER', { player: missing })
  const from = seatOf(series, a)
  if (from === undefined || a === b) return notSeated(series, a)
  const to = b === null ? undefined : seatOf(series, b)
  const moved = [from, to].findIndex((seat, i) => (seen?.[i] ?? tableOf(seat)) !== tableOf(seat))
  if (moved !== -1) return refuse('OVERTAKEN', { field: nameIn(state, moved === 0 ? a : (b ?? a)) })
  const entry = { kind: 'move' as const, series: series.series, a, b, reason }
  if (b === null) return smaller(state, series, from) ?? write(entry)
  const newcomer = state.players.get(b)
  if (to === undefined && (newcomer === undefined || !isPlayed(state, newcomer))) return notSeated(series, b)
  return (
    wrongMode(state, series, b, from) ??
    wrongMode(state, series, a, to) ??
    badTeamSeats(ask, series, entry) ??
    write(entry)
  )
}

/** The number of a seat's table; 0 without one. */
const tableOf = (seat: Place): number => (seat === undefined || seat === 'bye' ? 0 : seat.table)

function nameIn(state: EventState, id: string): string {
  const place = state.players.get(id)
  return place === undefined ? id : holder(state, place).entrant.name
}

const notSeated = ({ series }: SeriesState, player: string): EventRefusal =>
  refuse('NOT_SEATED', { player, series })

/** Refuses to take a player from a table if the regulations do not allow the smaller table. */
function smaller(state: EventState, series: SeriesState, from: Place): EventRefusal | undefined {
  if (from === undefined || from === 'bye') return undefined
  const left = (series.tables[from.table - 1]?.players.length ?? 0) - 1
  return state.regulations.format.chairs.includes(left) ? undefined : refuse('TOO_FEW', { players: left })
}

function wrongMode(
  state: EventState,
  series: SeriesState,
  player: string,
  to: Place,
): EventRefusal | undefined {
  const place = state.players.get(player)
  if (to === undefined || to === 'bye' || place === undefined) return undefined
  const { online } = holder(state, place).entrant
  return series.tables[to.table - 1]?.online === online
    ? undefined
    : refuse('OTHER_MODE', { player, table: to.table })
}

function start(state: EventState, series: SeriesState): Decision {
  const { status, tables, byes, out } = series
  const n = series.series
  if (status === 'planned') return refuse('NOT_DRAWN', { series: n })
  if (status !== 'drawn') return refuse('BEGUN', { series: n })
  if (state.pause.since !== null) return refuse('PAUSED')
  if (state.series.slice(0, n - 1).some((one) => one.status !== 'ended'))
    return refuse('NOT_NEXT', { series: n })
  // Somebody who is out of this series may have withdrawn meanwhile.
  if (isArena(state)) return write({ kind: 'start', series: n })
  const left = new Set(placesPlayed(state).map(({ id }) => id))
  const resting = out.filter((id) => left.has(id))
  if (!areAll(state, [...tables.flatMap(({ players }) => players), ...byes, ...resting]))
    return refuse('PLAYERS_CHANGED', { series: n })
  return write({ kind: 'start', series: n })
}

/** Only lists that everybody has signed are valid (PT 7.2.3, PT 7.4.1). */
function end({ series, status, tables }: SeriesState): Decision {
  if (status !== 'running') return refuse('NOT_RUNNING', { series })
  const open = tables.filter((table) => !isClosed(table)).map(({ table }) => table)
  return open.length === 0
    ? write({ kind: 'end', series })
    : refuse('LISTS_OPEN', { tables: open.join(', ') })
}
