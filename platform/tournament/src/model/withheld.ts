/**
 * What an event keeps back while a series is played in which all tables have the same deals: tables that have finished would tell the
 * others which cards are to come. Pure.
 */
import type { At } from './entry.js'
import { isHeldBack, isSameCards } from './playing.js'
import type { EventState, SeriesState, TableState } from './state.js'

/**
 * Returns the event as somebody may see it who plays at the tables that `sees` names. At all others the lists of series that are not over
 * look empty, their live tables cannot be found, and rulings and protests about them are missing. Everything that is shown, printed or
 * published of an event has to be made from this. If nothing is kept back, it is the same state.
 */
export function withheld(state: EventState, sees: (at: At) => boolean): EventState {
  if (!isSameCards(state)) return state
  const held = new Set(state.series.filter((one) => isHeldBack(state, one)).map(({ series }) => series))
  if (held.size === 0 && state.dropped.length === 0) return state
  const isOpen = (at: At): boolean => !held.has(at.series) || sees(at)
  return {
    ...state,
    series: state.series.map((one) => (held.has(one.series) ? closed(one, isOpen) : one)),
    // An early end can be taken back: then they go on.
    dropped: state.dropped.map((one) => closed(one, sees)),
    rulings: state.rulings.filter(isOpen),
    protests: state.protests.filter(isOpen),
  }
}

const closed = (series: SeriesState, isOpen: (at: At) => boolean): SeriesState => ({
  ...series,
  tables: series.tables.map((table) =>
    isOpen({ series: series.series, table: table.table }) ? table : emptied(table),
  ),
})

/** Who helped out is known to everybody in the hall, but not after which hand. */
const emptied = (table: TableState): TableState => ({
  ...table,
  live: null,
  redeals: [],
  substitutes: table.substitutes.map((one) => ({ ...one, after: 0 })),
  list: { ...table.list, hands: [], settled: [], corrections: [], signed: [] },
})
