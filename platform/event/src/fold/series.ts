/** Entries of series: draws, start and end, pauses and added time. */
import type { Chair } from '@stolik/core'
import type { By, Entry, Seated } from '../model/entry.js'
import { sitter, waitingReason } from '../model/playing.js'
import type { EventState, Pause, SeriesState, TableState } from '../model/state.js'
import { changeSeries, changeTable, type Folds } from './change.js'

type SeriesKind = 'draw' | 'move' | 'start' | 'end' | 'pause' | 'extend' | 'clock' | 'open' | 'substitute'

export const running: Pause = { since: null, before: 0 }

export const series: Folds<SeriesKind> = {
  draw: (state, entry, { at, n }) => ({
    ...(entry.discarded ?? []).reduce(
      (left, series) => changeSeries(left, series, undrawn),
      changeSeries(state, entry.series, (one) => drawn(one, entry, n)),
    ),
    opened: true,
    next: entry.next ?? state.next,
    fresh: entry.next !== undefined,
    draws: [
      ...state.draws,
      {
        series: entry.series,
        at,
        sealed: state.next,
        outside: entry.outside ?? null,
        ...(entry.rating === undefined ? {} : { rating: entry.rating }),
      },
    ],
  }),
  move: (state, entry, { n }) => changeSeries(state, entry.series, (one) => moved(one, entry.a, entry.b, n)),
  start: (state, entry, { at }) =>
    changeSeries(state, entry.series, (one) => ({
      ...one,
      status: 'running',
      started: at,
      pausedBefore: pausedFor(state.pause, at),
    })),
  end: (state, entry, { at }) =>
    changeSeries(state, entry.series, (one) => ({ ...one, status: 'ended', ended: at })),
  pause: (state, entry, { at, by }) =>
    entry.at === null
      ? { ...state, pause: stopped(state.pause, entry.paused, at) }
      : changeTable(state, entry.at, (table) => ({
          ...table,
          pause: stopped(table.pause, entry.paused, at),
          ...afterWaiting(state, entry.at?.series ?? 0, table, entry, by),
        })),
  extend: (state, entry) =>
    changeSeries(state, entry.series, (one) => ({ ...one, extended: one.extended + entry.minutes })),
  clock: (state, { series, minutes }, { at }) =>
    changeSeries(state, series, (one) => ({
      ...one,
      clock: { at, minutes, extended: one.extended, pausedBefore: pausedFor(state.pause, at) },
    })),
  open: (state, entry) => changeTable(state, entry, (table) => ({ ...table, live: entry.live })),
  substitute: (state, entry) => {
    const { chair, player } = entry
    return changeTable(state, entry, (table) => ({
      ...table,
      substitutes: [...table.substitutes, { chair, player, after: table.list.hands.length }],
    }))
  },
}

/** Returns the milliseconds of pause so far, including earlier pauses. */
export const pausedFor = ({ since, before }: Pause, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since))

/** The gateway stops a table that waits for its players. Whoever lets it go on ends that, and it does not wait again. */
function afterWaiting(
  state: EventState,
  series: number,
  table: TableState,
  { paused, reason }: Extract<Entry, { kind: 'pause' }>,
  by: By,
): Pick<TableState, 'waiting' | 'bots'> {
  const { waiting, bots, players } = table
  if (paused && by.kind === 'gateway' && reason === waitingReason) return { waiting: 'now', bots }
  if (paused || waiting !== 'now') return { waiting, bots }
  const hasAccount = (chair: Chair): boolean =>
    typeof state.players.get(sitter(state, series, table, chair))?.entrant.person === 'string'
  return { waiting: 'over', bots: players.flatMap((_, chair) => (hasAccount(chair) ? [] : [chair])) }
}

const stopped = (pause: Pause, paused: boolean, at: number): Pause =>
  paused ? { ...pause, since: at } : { since: null, before: pausedFor(pause, at) }

const drawn = (
  series: SeriesState,
  { tables, byes, costs = [] }: Extract<Entry, { kind: 'draw' }>,
  n: number,
): SeriesState => ({
  ...series,
  status: 'drawn',
  out: [],
  draws: series.draws + 1,
  tables: tables.map((seated) => emptyTable(series.plan.rounds, seated, n)),
  byes,
  costs,
})

/** It keeps the number of its draws, so that the next one has other luck. */
const undrawn = (series: SeriesState): SeriesState => ({
  ...series,
  status: 'planned',
  tables: [],
  byes: [],
  costs: [],
  out: [],
})

/** @param begun the number of the log entry that gives the table its seats */
export const emptyTable = (
  rounds: number,
  { table, players, online }: Seated,
  begun: number,
): TableState => ({
  table,
  players,
  online,
  begun,
  live: null,
  pause: running,
  waiting: 'not yet',
  bots: [],
  substitutes: [],
  redeals: [],
  list: {
    length: rounds * players.length,
    hands: [],
    settled: [],
    corrections: [],
    signed: [],
    annulled: null,
    missing: [],
    ops: new Map(),
  },
})

/** Swaps two players, each with a seat, a bye or nothing yet. If `b` is null, `a` loses their place. */
function moved(series: SeriesState, a: string, b: string | null, n: number): SeriesState {
  const other = (id: string): readonly string[] => {
    if (id === a) return b === null ? [] : [b]
    return id === b ? [a] : [id]
  }
  const { rounds } = series.plan
  return {
    ...series,
    byes: series.byes.flatMap(other),
    tables: series.tables.map((table) =>
      table.players.includes(a) || (b !== null && table.players.includes(b))
        ? emptyTable(rounds, { ...table, players: table.players.flatMap(other) }, n)
        : table,
    ),
  }
}
