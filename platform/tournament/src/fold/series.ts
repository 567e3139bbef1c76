/** Series: draws, their beginning and end, and time that stands still. */
import type { Entry, Seated } from '../model/entry.js'
import type { EventState, Pause, SeriesState, TableState } from '../model/state.js'
import { changeSeries, changeTable, type Numbered } from './change.js'

export type SeriesEntry = Extract<
  Entry,
  { kind: 'draw' | 'move' | 'start' | 'end' | 'pause' | 'extend' | 'open' | 'substitute' }
>

export const running: Pause = { since: null, before: 0 }

export function foldSeries(state: EventState, entry: SeriesEntry, { at }: Numbered): EventState {
  switch (entry.kind) {
    case 'draw':
      return {
        ...changeSeries(state, entry.series, (series) => drawn(series, entry)),
        opened: true,
        next: entry.next ?? state.next,
        fresh: entry.next !== undefined,
        draws: [
          ...state.draws,
          { series: entry.series, at, sealed: state.next, outside: entry.outside ?? null },
        ],
      }
    case 'move':
      return changeSeries(state, entry.series, (series) => moved(series, entry.a, entry.b))
    case 'start':
      return changeSeries(state, entry.series, (series) => ({
        ...series,
        status: 'running',
        started: at,
        pausedBefore: pausedFor(state.pause, at),
      }))
    case 'end':
      return changeSeries(state, entry.series, (series) => ({ ...series, status: 'ended', ended: at }))
    case 'pause':
      return entry.at === null
        ? { ...state, pause: stopped(state.pause, entry.paused, at) }
        : changeTable(state, entry.at, (table) => ({
            ...table,
            pause: stopped(table.pause, entry.paused, at),
          }))
    case 'extend':
      return changeSeries(state, entry.series, (series) => ({
        ...series,
        extended: series.extended + entry.minutes,
      }))
    case 'open':
      return changeTable(state, entry, (table) => ({ ...table, live: entry.live }))
    case 'substitute': {
      const { chair, player } = entry
      return changeTable(state, entry, (table) => ({
        ...table,
        substitutes: [...table.substitutes, { chair, player, after: table.list.hands.length }],
      }))
    }
  }
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
