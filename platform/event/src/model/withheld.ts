/**
 * What an event keeps back while a series is played in which all tables have the same deals: tables that have finished would tell the
 * others which cards are to come. Pure.
 */
import type { At, Entry } from './entry.js'
import { isHeldBack, isSameCards } from './playing.js'
import type { EventState, SeriesState, TableState } from './state.js'

/**
 * Returns the event as somebody may see it who plays at the tables that `sees` names. At all others the lists of series that are not over
 * look empty, their live tables cannot be found, and rulings and protests about them are missing. Everything that is shown, printed or
 * published of an event has to be made from this. If nothing is kept back, it is the same state.
 */
export function withheld(state: EventState, sees: (at: At) => boolean): EventState {
  if (!isSameCards(state)) return state
  const held = heldSeries(state)
  if (held.size === 0) return state
  const isOpen = (at: At): boolean => !held.has(at.series) || sees(at)
  return {
    ...state,
    series: state.series.map((one) => (held.has(one.series) ? closed(one, isOpen) : one)),
    dropped: state.dropped.map((one) => closed(one, isOpen)),
    rulings: state.rulings.filter(isOpen),
    protests: state.protests.filter(isOpen),
  }
}

/** The series of which something is kept back. An early end can be taken back: then those after it go on. */
const heldSeries = (state: EventState): ReadonlySet<number> =>
  new Set(
    isSameCards(state)
      ? [...state.series.filter((one) => isHeldBack(state, one)), ...state.dropped].map(
          ({ series }) => series,
        )
      : [],
  )

/** Whether the hands of a table are kept from everybody who does not sit there. */
export const isTableHeld = (state: EventState, { series }: At): boolean => heldSeries(state).has(series)

/** Whether a log up to now tells hands that are kept from somebody. */
export const isHandHeld = (state: EventState): boolean => {
  const held = heldSeries(state)
  return [...state.series, ...state.dropped].some(
    ({ series, tables }) => held.has(series) && tables.some(({ list }) => list.hands.length > 0),
  )
}

/**
 * Returns an entry of the log as somebody may read it who plays at the tables that `sees` names. Of all others it says only which table
 * it is about.
 */
export function withheldEntry(state: EventState, sees: (at: At) => boolean): (entry: Entry) => object {
  const held = heldSeries(state)
  return (entry) => {
    const at = tableIn(state, entry)
    if (at === undefined || !held.has(at.series) || sees(at)) return entry
    return { kind: entry.kind, series: at.series, table: at.table }
  }
}

/** The table that an entry is about. What is decided about a protest names only the protest. */
function tableIn({ protests }: EventState, entry: Entry): At | undefined {
  if ('series' in entry && 'table' in entry) return entry
  const isOfProtest = entry.kind === 'decide' || entry.kind === 'appeal' || entry.kind === 'decideAppeal'
  return isOfProtest ? protests.find(({ n }) => n === entry.n) : undefined
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
