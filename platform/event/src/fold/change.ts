/** Helpers that change one thing in a state and share the rest. */
import type { At, Entry, Logged } from '../model/entry.js'
import type { EventState, Player, SeriesState, TableList, TableState } from '../model/state.js'

/** A log entry's metadata with its number, from 0. */
export interface Numbered extends Omit<Logged, 'entry'> {
  readonly n: number
}

/** The functions that apply entries of these kinds to a state. */
export type Folds<K extends Entry['kind']> = {
  readonly [X in K]: (state: EventState, entry: Extract<Entry, { kind: X }>, logged: Numbered) => EventState
}

export const replaceAt = <T>(items: readonly T[], at: number, change: (item: T) => T): readonly T[] => {
  if (!(at in items)) throw new RangeError(`nothing at ${at}`)
  return items.map((item, i) => (i === at ? change(item) : item))
}

export function changePlayer(state: EventState, id: string, change: (player: Player) => Player): EventState {
  const player = state.players.get(id)
  if (player === undefined) throw new RangeError(`no player ${id}`)
  return { ...state, players: new Map(state.players).set(id, change(player)) }
}

export const changeSeries = (
  state: EventState,
  series: number,
  change: (series: SeriesState) => SeriesState,
): EventState => ({ ...state, series: replaceAt(state.series, series - 1, change) })

export const changeTable = (
  state: EventState,
  { series, table }: At,
  change: (table: TableState) => TableState,
): EventState =>
  changeSeries(state, series, (one) => ({ ...one, tables: replaceAt(one.tables, table - 1, change) }))

export const changeList = (
  state: EventState,
  at: At,
  change: (list: TableList, table: TableState) => TableList,
): EventState => changeTable(state, at, (table) => ({ ...table, list: change(table.list, table) }))
