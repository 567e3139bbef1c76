/** Entries that change seats after the draw: players who move, and a start that is taken back. */
import type { Entry } from '../model/entry.js'
import { seatOf } from '../model/playing.js'
import type { SeriesState, TableState } from '../model/state.js'
import { changeSeries, type Folds, type Numbered } from './change.js'
import { emptyTable } from './series.js'

export const seats: Folds<'reseat' | 'unstart'> = {
  reseat: (state, entry, logged) => {
    const before = state.series[entry.series - 1]
    if (before === undefined) throw new RangeError(`no series ${entry.series}`)
    const after = reseated(before, entry, logged)
    const changed = before.tables.filter((table, i) => table !== after.tables[i])
    return {
      ...changeSeries(state, entry.series, () => after),
      abandoned: [...state.abandoned, ...liveOf(changed)],
    }
  },
  unstart: (state, { series, reason }, { at, n }) => ({
    ...changeSeries(state, series, (one) => ({
      ...one,
      status: 'drawn',
      started: null,
      extended: 0,
      pausedBefore: 0,
      clock: null,
      tables: one.tables.map((table) => renewed(one, table, table.players, n)),
      changes: [...one.changes, { at, reason, seats: [] }],
    })),
    abandoned: [...state.abandoned, ...liveOf(state.series[series - 1]?.tables ?? [])],
  }),
}

export const liveOf = (tables: readonly TableState[]): readonly string[] =>
  tables.flatMap(({ live }) => live ?? [])

/** A table begins its list anew, and an online table with a new live table. Acts already done there are still remembered. */
export function renewed(
  { plan }: SeriesState,
  table: TableState,
  players: readonly string[],
  n: number,
): TableState {
  const { pause, redeals, online, list } = table
  const empty = emptyTable(plan.rounds, { ...table, players }, n)
  // The redeals of an online table belong to the live table that it leaves.
  return { ...empty, pause, redeals: online ? [] : redeals, list: { ...empty.list, ops: list.ops } }
}

/** Players leave their chairs, and those behind them move up. Then the newcomers sit down in the order of the entry. */
function reseated(
  series: SeriesState,
  { seats: moves, reason }: Extract<Entry, { kind: 'reseat' }>,
  { at, n }: Numbered,
): SeriesState {
  const moving = new Set(moves.map(({ player }) => player))
  const stay = (id: string): boolean => !moving.has(id)
  const goes = (to: (move: (typeof moves)[number]) => boolean): readonly string[] =>
    moves.filter(to).map(({ player }) => player)
  const tables = series.tables.map((table) => {
    const players = [...table.players.filter(stay), ...goes((move) => move.table === table.table)]
    const same = players.length === table.players.length && players.every((id, i) => id === table.players[i])
    return same ? table : renewed(series, table, players, n)
  })
  const byes = [...series.byes.filter(stay), ...goes(({ table, bye }) => table === null && bye)]
  const out = [...series.out.filter(stay), ...goes(({ table, bye }) => table === null && !bye)]
  const changed = moves.map(({ player }) => ({
    player,
    from: seatOf(series, player),
    to: seatOf({ tables, byes }, player),
  }))
  return { ...series, tables, byes, out, changes: [...series.changes, { at, reason, seats: changed }] }
}
