/**
 * Online tables of an event: the state that the event's log demands of a live table, and the entries its list still lacks.
 * Pure.
 */
import { seating, type Sitter } from '../../table/seated.js'
import type { Entry as TableEntry } from '../../table/entry.js'
import { isDealtByEvent, isOver, lacksShuffle, type TableState as LiveState } from '../../table/state.js'
import type { Chair, Sealed, Settled } from '@stolik/core'
import type { Act } from '@stolik/event/model/act'
import type { At } from '@stolik/event/model/entry'
import { isArena } from '@stolik/event/model/arena'
import {
  isClosed,
  isSameCards,
  lostReason,
  rulesReason,
  sitter,
  waitingReason,
} from '@stolik/event/model/playing'
import type { EventState, SeriesState, TableState } from '@stolik/event/model/state'
import { redealsOf } from '@stolik/event/model/redeals'

/** An online table in a series that is running. */
export interface OnlineTable {
  readonly at: At
  readonly series: SeriesState
  readonly table: TableState
}

/** The online tables where something may remain to be done. */
export const onlineTables = (state: EventState): readonly OnlineTable[] =>
  state.final !== null || state.latest.cancel !== undefined
    ? []
    : state.series
        .filter(({ status }) => status === 'running')
        .flatMap((series) =>
          series.tables
            .filter(({ online, list, players }) => online && list.missing.length === 0 && players.length > 0)
            .filter((table) => !isArena(state) || !isFinished(table))
            .map((table) => ({ at: { series: series.series, table: table.table }, series, table })),
        )

/** An arena has many tables that have finished, at which nothing remains to be done. */
const isFinished = (table: TableState): boolean => isClosed(table) && table.list.annulled === null

/**
 * The live tables that everybody may look at from now on, although their event or their deals kept them from others: those of a series
 * that has ended, and those that the event left, once no series is to come or can be brought back. Amended regulations, or a cancelled event, open them at once.
 */
export function releasedTables(state: EventState): readonly string[] {
  const { regulations, amendments, final, latest } = state
  const isKept = isSameCards(state) || regulations.onlookers !== undefined
  if (!isKept && (amendments.length === 0 || final !== null)) return []
  const isOpen = !isSameCards(state) && (!isKept || latest.cancel !== undefined)
  const ended = state.series.filter((one) => isOpen || one.status === 'ended')
  // Until the result is final an early end can be taken back. Deals that are the same for everybody could be played even after a reopening.
  const isDropped = state.dropped.length > 0 && (isSameCards(state) || (final === null && !isOpen))
  const isOver = ended.length === state.series.length && !isDropped
  const played = ended.flatMap(({ tables }) => tables.flatMap(({ live }) => live ?? []))
  return [...played, ...(isOver ? state.abandoned : [])]
}

/** The players by chair, as set by the draw and the director. */
export const sittersOf = (state: EventState, { at, table }: OnlineTable): readonly Sitter[] =>
  table.players.map((_, chair) => {
    const player = state.players.get(sitter(state, at.series, table, chair))
    return { name: shortName(player?.entrant.name ?? ''), person: player?.entrant.person ?? null }
  })

/** Shortens a name to the maximum at a table. */
const shortName = (name: string): string => (name.length > 32 ? `${name.slice(0, 31)}…` : name)

/**
 * The acts of the gateway for a hand that the rules of now cannot continue. The director lets the table play on; then the hand
 * is dealt again.
 */
export function actsOfStrayed(
  state: EventState,
  { at, table }: OnlineTable,
  live: LiveState,
): readonly Act[] {
  if (live.strayed === null || orderedOf(table).length > live.voided.length) return []
  const reason = rulesReason
  const redeal: Act = { kind: 'redeal', ...at, hand: live.settled.length, reason }
  return isPaused(state, table) ? [redeal] : [{ kind: 'pause', at, paused: true, reason }, redeal]
}

const isPaused = (state: EventState, table: TableState): boolean =>
  state.pause.since !== null || table.pause.since !== null

/** The hands that the event has voided, but for those that the live table has lost. */
const orderedOf = ({ redeals }: TableState): TableState['redeals'] =>
  redeals.filter(({ reason }) => reason !== lostReason)

/** What the shuffles of a live table come from. */
export interface Shuffles {
  readonly fresh: () => Sealed
  /** The shuffle of a hand that all tables of the series play; undefined if it is not known. */
  readonly same: (hand: number, redeal: number) => Sealed | undefined
}

/** How long a table waits for players who have not come, once one of them is there. Milliseconds. */
export const patience = 5 * 60_000

/** Whether a person is at the event or at the table. */
export type IsThere = (person: string) => boolean

/** The chairs whose players have not come: they have no account here yet, or have neither the table nor the event open. */
export const absentChairs = (state: EventState, online: OnlineTable, isThere: IsThere): readonly Chair[] =>
  sittersOf(state, online).flatMap(({ person }, chair) => (person !== null && isThere(person) ? [] : [chair]))

/** Whether nobody whose hand counts there is there. */
const isDeserted = (state: EventState, online: OnlineTable, isThere: IsThere): boolean =>
  absentChairs(state, online, isThere).length === online.table.players.length

/**
 * The act of the gateway by which an online table begins to wait for its players before its first hand, or ends that: all have come, or
 * those who came have waited long enough. Undefined if nothing changes. The director may end it at any time.
 */
export function actOfWaiting(
  state: EventState,
  online: OnlineTable,
  live: LiveState | undefined,
  isThere: IsThere,
  now: number,
): Act | undefined {
  const { at, table } = online
  // Whoever is seated was there a moment ago, and the others have come to play.
  if (isArena(state)) return undefined
  if (live !== undefined && (live.phase !== 'GATHERING' || live.voided.length > 0)) return undefined
  const absent = absentChairs(state, online, isThere)
  if (table.waiting === 'now') {
    const goOn = (reason: string): Act => ({ kind: 'pause', at, paused: false, reason })
    if (absent.length === 0) return goOn('all are there')
    const isLong = table.pause.since !== null && now - table.pause.since >= patience
    return isLong && !isDeserted(state, online, isThere) ? goOn('goes on without some') : undefined
  }
  if (table.waiting === 'over' || isPaused(state, table) || absent.length === 0) return undefined
  return { kind: 'pause', at, paused: true, reason: waitingReason }
}

/** Whether a live table holds its first hand back until players have come. */
export const isHeld = (state: EventState, online: OnlineTable, isThere: IsThere): boolean =>
  !isArena(state) && (online.table.waiting === 'now' || isDeserted(state, online, isThere))

/** The next entries for a live table to match the event, one step at a time; none if it matches. */
export function entriesToMatch(
  state: EventState,
  online: OnlineTable,
  live: LiveState,
  shuffles: Shuffles,
  isThere: IsThere,
): readonly TableEntry[] {
  if (isOver(live)) return []
  const { table } = online
  if (table.list.annulled !== null) return [{ kind: 'close' }]
  const seats = sittersOf(state, online).flatMap((sitter, chair) => {
    const there = live.occupants[chair]
    if (there === undefined) return []
    const same =
      there !== null && (sitter.person === null ? there.name === sitter.name : there.person === sitter.person)
    return same ? [] : [seating(sitter, chair)]
  })
  if (seats.length > 0) return seats
  const awaits = live.phase === 'GATHERING' && isHeld(state, online, isThere)
  const paused = awaits || isPaused(state, table)
  const pause =
    paused === live.paused && awaits === live.awaits
      ? []
      : [{ kind: 'pause', paused, ...(awaits && { awaits }) } as const]
  if (orderedOf(table).length > live.voided.length && live.phase === 'PLAYING') {
    const next = isDealtByEvent(live) ? null : (live.next ?? shuffles.fresh())
    // Stopped first, so that nothing is dealt at once.
    return [...(paused ? pause : []), { kind: 'void', next }]
  }
  const shuffle = lacksShuffle(live) ? shuffleOf(online, live, shuffles) : []
  // A hand that was voided while it was not in play yet is dealt first.
  return orderedOf(table).length > live.voided.length ? shuffle : [...pause, ...shuffle]
}

/**
 * The event knows of hands that the live table has lost, and the live table of those that it has voided. Nothing is dealt before the event
 * has all hands before it: if the live table is lost, the event can tell how far it had come.
 */
function shuffleOf(
  { at: { series }, table }: Pick<OnlineTable, 'at' | 'table'>,
  live: LiveState,
  { same }: Shuffles,
): readonly TableEntry[] {
  const hand = live.settled.length
  if (table.list.hands.length !== hand) return []
  const voided = live.voided.filter((one) => one === hand).length
  const redeal = Math.max(redealsOf(table, hand), voided)
  const next = same(hand, redeal)
  return next === undefined ? [] : [{ kind: 'shuffle', next, deal: { series, hand, redeal } }]
}

/** The acts of the gateway in the event for hands settled at a live table, in order. */
export function actsOfHands(
  { at, table }: OnlineTable,
  { settled, settledBy }: Pick<LiveState, 'settled' | 'settledBy'>,
  line: (settled: Settled) => string,
): readonly Act[] {
  const { hands, length, signed, annulled } = table.list
  if (annulled !== null) return []
  if (hands.length > settled.length)
    return [{ kind: 'redeal', ...at, hand: settled.length, reason: lostReason }]
  const missing = settled.slice(hands.length, length).map((one): Act => {
    const played = { live: table.live, settled: one, rules: settledBy[one.hand] ?? '' }
    return { kind: 'hand', ...at, hand: one.hand, line: line(one), played }
  })
  if (settled.length < length) return missing
  const lines = [...hands, ...settled.slice(hands.length, length)].map((one) =>
    'line' in one ? one.line : line(one),
  )
  const unsigned = table.players.flatMap((_, chair) => (signed.includes(chair) ? [] : [chair]))
  return [...missing, ...unsigned.map((chair): Act => ({ kind: 'sign', ...at, chair, lines }))]
}

/**
 * The acts of the gateway for a table that plays the same deals as all others, and has lost hands with the memory of the cluster. They
 * must be done before it gets a shuffle: what was lost counts as dealt, so that nobody gets cards that were seen.
 */
export function actsOfLost(
  online: OnlineTable,
  live: LiveState,
  line: (settled: Settled) => string,
): readonly Act[] {
  const { at, table } = online
  if (!lacksShuffle(live) || live.notice !== 'RESTORED' || table.list.annulled !== null) return []
  const redeal: Act = { kind: 'redeal', ...at, hand: live.settled.length, reason: lostReason }
  const isAhead = table.list.hands.length > live.settled.length
  return isAhead ? [redeal] : [...actsOfHands(online, live, line), redeal]
}
