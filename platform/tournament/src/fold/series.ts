/** Series: draws, their beginning and end, and time that stands still. */
import type { Entry, Seated } from '../model/entry.js'
import type { Pause, SeriesState, TableState } from '../model/state.js'
import { changeSeries, changeTable, type Folds } from './change.js'

type SeriesKind = 'draw' | 'move' | 'start' | 'end' | 'pause' | 'extend' | 'open' | 'substitute'

export const running: Pause = { since: null, before: 0 }

export const series: Folds<SeriesKind> = {
  draw: (state, entry, { at }) => ({
    ...changeSeries(state, entry.series, (one) => drawn(one, entry)),
    opened: true,
    next: entry.next ?? state.next,
    fresh: entry.next !== undefined,
    draws: [...state.draws, { series: entry.series, at, sealed: state.next, outside: entry.outside ?? null }],
  }),
  move: (state, entry) => changeSeries(state, entry.series, (one) => moved(one, entry.a, entry.b)),
  start: (state, entry, { at }) =>
    changeSeries(state, entry.series, (one) => ({
      ...one,
      status: 'running',
      started: at,
      pausedBefore: pausedFor(state.pause, at),
    })),
  end: (state, entry, { at }) =>
    changeSeries(state, entry.series, (one) => ({ ...one, status: 'ended', ended: at })),
  pause: (state, entry, { at }) =>
    entry.at === null
      ? { ...state, pause: stopped(state.pause, entry.paused, at) }
      : changeTable(state, entry.at, (table) => ({
          ...table,
          pause: stopped(table.pause, entry.paused, at),
        })),
  extend: (state, entry) =>
    changeSeries(state, entry.series, (one) => ({ ...one, extended: one.extended + entry.minutes })),
  open: (state, entry) => changeTable(state, entry, (table) => ({ ...table, live: entry.live })),
  substitute: (state, entry) => {
    const { chair, player } = entry
    return changeTable(state, entry, (table) => ({
      ...table,
      substitutes: [...table.substitutes, { chair, player, after: table.list.hands.length }],
    }))
  },
}

/** Milliseconds that a pause has lasted so far, those before it counted. */
export const pausedFor = ({ since, before }: Pause, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since))

const stopped = (pause: Pause, paused: boolean, at: number): Pause =>
  paused ? { ...pause, since: at } : { since: null, before: pausedFor(pause, at) }

const drawn = (series: SeriesState, { tables, byes }: Extract<Entry, { kind: 'draw' }>): SeriesState => ({
  ...series,
  status: 'drawn',
  draws: series.draws + 1,
  tables: tables.map((seated) => emptyTable(series.plan.rounds, seated)),
  byes,
})

const emptyTable = (rounds: number, { table, players, online }: Seated): TableState => ({
  table,
  players,
  online,
  live: null,
  pause: running,
  substitutes: [],
  redeals: [],
  list: {
    length: rounds * players.length,
    hands: [],
    corrections: [],
    signed: [],
    annulled: null,
    missing: [],
    ops: new Set(),
  },
})

/** Two change places, whether they sit, have a bye or have nothing yet; or one loses theirs. */
function moved(series: SeriesState, a: string, b: string | null): SeriesState {
  const other = (id: string): readonly string[] =>
    id === a ? (b === null ? [] : [b]) : id === b ? [a] : [id]
  const { rounds } = series.plan
  return {
    ...series,
    byes: series.byes.flatMap(other),
    tables: series.tables.map((table) =>
      table.players.includes(a) || (b !== null && table.players.includes(b))
        ? emptyTable(rounds, { ...table, players: table.players.flatMap(other) })
        : table,
    ),
  }
}
