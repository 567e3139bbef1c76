/** Draws the series of an event and measures the quality of the draws. Pure. */
import type { RequestCost, SeatRequest } from '@stolik/contract/published/draws'
import type { Act } from '../model/act.js'
import { mayBeDrawn, type DrawReason } from '../decide/draw.js'
import type { Lists } from '../model/lists.js'
import { outsideOf } from '../model/lots.js'
import { holder, placesPlayed, seatOf, seriesOf, tablesPlayed } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import { apart, clubsOf, drawAct, drawSeats, seatsAsked, type SeatsAsked, type SeatsDrawn } from './seats.js'
import type { Measure } from '../seating/task.js'
import { measureSeating } from '../seating/measure.js'
import type { EventState, SeriesState } from '../model/state.js'

type DrawAct = Act & { readonly kind: 'draw' }

/** Draws a series, or returns why that is not possible now. Takes up to one or two seconds for many hundred players. */
export function drawOf(state: EventState, lists: Lists, n: number, why: DrawReason): DrawAct | EventRefusal {
  const request = drawAsked(state, lists, n, why)
  return 'refused' in request ? request : drawnAct(state, n, request.map(drawSeats), why)
}

/** Returns the input for the draw of a series, or why it cannot be drawn now. */
export function drawAsked(
  state: EventState,
  lists: Lists,
  n: number,
  why: DrawReason,
): readonly SeatsAsked[] | EventRefusal {
  const series = seriesOf(state, n)
  if (series === undefined) return refuse('UNKNOWN_SERIES', { series: n })
  const outside = outsideOf(why.outside)
  return mayBeDrawn(state, series, { ...why, outside }) ?? seatsAsked(state, lists, n, outside, why.rating)
}

/** Returns the act that brings the drawn seating into the event. */
export function drawnAct(
  state: EventState,
  n: number,
  drawn: readonly SeatsDrawn[],
  { reason, outside, rating = null, later = null }: DrawReason,
): DrawAct | EventRefusal {
  const act = drawAct(n, drawn, reason, outsideOf(outside))
  return 'refused' in act
    ? refuse('TOO_FEW', { players: placesPlayed(state).length })
    : { ...act, rating, later }
}

/** Measures an existing draw again from its tables; null before the draw. */
export function measureOf(state: EventState, series: SeriesState): ShownMeasure | null {
  if (series.status === 'planned') return null
  const before = state.series.slice(0, series.series - 1)
  const played = tablesPlayed(series)
  const [first] = played
  // An entry in a list changes the series, but none of these.
  const parts = [
    ...[state.players, series.byes, series.costs, state.regulations.clubsApart, ...before],
    ...played.flatMap(({ players, online }) => [players, online]),
  ]
  const known = first && measured.get(first.players)
  if (known?.parts.length === parts.length && parts.every((part, i) => part === known.parts[i]))
    return known.result
  const seated = new Set([...played.flatMap(({ players }) => players), ...series.byes])
  const places = [...state.players.values()].filter(({ id }) => seated.has(id))
  const measures = [true, false].flatMap((online): readonly Measure[] => {
    const tables = played.filter((table) => table.online === online).map(({ players }) => players)
    if (tables.length === 0) return []
    const players = places.filter((place) => holder(state, place).entrant.online === online)
    const clubs = state.regulations.clubsApart === true ? clubsOf(state, players) : undefined
    const ids = new Set(players.map(({ id }) => id))
    const task = {
      players: players.map(({ id, entrant }) => {
        const club = clubs?.get(id)
        return { id, apart: apart(entrant), ...(club === undefined ? {} : { club }) }
      }),
      requests: series.costs.flatMap((one): readonly SeatRequest[] =>
        one.kind !== 'clubs' && one.players.every((id) => ids.has(id)) ? [{ ...one, kind: one.kind }] : [],
      ),
      chairs: state.regulations.format.chairs,
      past: before.map((one) => tablesPlayed(one).map(({ players }) => players)),
      pastByes: before.map(({ byes }) => byes),
      by: series.plan.draw,
    }
    return [
      measureSeating(
        task,
        tables,
        series.byes.filter((id) => ids.has(id)),
      ),
    ]
  })
  const result = {
    ...together(measures),
    requests: series.costs.map((cost) => shownRequest(state, series, cost)),
  }
  if (first !== undefined) measured.set(first.players, { parts, result })
  return result
}

/** By the players of the first table: what was measured, and the measure. */
const measured = new WeakMap<object, { readonly parts: readonly unknown[]; readonly result: ShownMeasure }>()

export interface ShownMeasure {
  readonly repeats: number
  readonly bound: number
  readonly clashes: number
  readonly clashesBound: number
  readonly seatSpread: number
  readonly seatSpreadBound: number
  readonly dealerSpread: number
  readonly dealerSpreadBound: number
  readonly clubs: number
  readonly clubsBound: number
  readonly requests: readonly ShownRequest[]
}

/** What a draw was asked for. */
export interface ShownRequest extends Omit<RequestCost, 'players' | 'table'> {
  /** Start numbers of its players; none for clubs. */
  readonly numbers: readonly number[]
  readonly table: number | null
  /** Whether the seats of now fulfil it. */
  readonly met: boolean
}

function shownRequest(
  { players: all }: EventState,
  series: SeriesState,
  { players, table, ...cost }: RequestCost,
): ShownRequest {
  const seats = players.map((id) => seatOf(series, id))
  const [one, other] = seats.map((seat) => (seat === undefined || seat === 'bye' ? null : seat.table))
  const met = {
    clubs: true,
    table: one === table,
    together: one !== null && one === other,
    apart: one === null || one !== other,
  }
  return {
    ...cost,
    numbers: players.map((id) => all.get(id)?.number ?? 0),
    table: table ?? null,
    met: met[cost.kind],
  }
}

function together(measures: readonly Measure[]): Omit<ShownMeasure, 'requests'> {
  const sum = (of: (measure: Measure) => number): number => measures.reduce((all, one) => all + of(one), 0)
  const most = (of: (measure: Measure) => number): number => Math.max(0, ...measures.map(of))
  return {
    repeats: sum(({ repeats }) => repeats),
    bound: sum(({ bound }) => bound.repeats),
    clashes: sum(({ clashes }) => clashes),
    clashesBound: sum(({ bound }) => bound.clashes),
    seatSpread: most(({ seatSpread }) => seatSpread),
    seatSpreadBound: most(({ bound }) => bound.seatSpread),
    dealerSpread: most(({ dealerSpread }) => dealerSpread),
    dealerSpreadBound: most(({ bound }) => bound.dealerSpread),
    clubs: sum(({ clubs }) => clubs),
    clubsBound: sum(({ bound }) => bound.clubs),
  }
}
