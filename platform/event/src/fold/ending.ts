/** Entries by which an event ends before its last series and goes on after all, or does not take place (PT 3.4). */
import { isClosed } from '../model/playing.js'
import type { EventState, SeriesState } from '../model/state.js'
import type { Folds } from './change.js'
import { liveOf, renewed } from './seats.js'

export const ending: Folds<'endEarly' | 'undoEarlyEnd' | 'cancel'> = {
  /** What comes after the last series that counts is not part of the event any more. */
  endEarly: (state, entry, { at }) => ({
    ...state,
    series: state.series.slice(0, entry.after),
    dropped: state.series.slice(entry.after),
    abandoned: withLive(state, state.series.slice(entry.after)),
    latest: { ...state.latest, endEarly: { ...entry, at } },
  }),
  undoEarlyEnd: (state, { reason, next }, { at, n }) => {
    const { endEarly, ...latest } = state.latest
    if (endEarly === undefined) throw new RangeError('an early end taken back before there was one')
    const undone = { at: endEarly.at, after: endEarly.after, reason: endEarly.reason, undone: { at, reason } }
    return {
      ...state,
      series: [...state.series, ...state.dropped.map((one) => playedOn(one, n))],
      dropped: [],
      latest,
      undoneEnds: [...state.undoneEnds, undone],
      ...(next === undefined ? {} : { next, fresh: true }),
    }
  },
  cancel: (state, entry, { at }) => ({
    ...state,
    abandoned: withLive(
      state,
      state.series.filter(({ status }) => status === 'running'),
    ),
    latest: { ...state.latest, cancel: { ...entry, at } },
  }),
}

/** Live tables in play were closed with the early end, so those tables begin their lists anew. */
const playedOn = (series: SeriesState, n: number): SeriesState => ({
  ...series,
  tables: series.tables.map((table) =>
    table.live === null || isClosed(table) ? table : renewed(series, table, table.players, n),
  ),
})

const withLive = ({ abandoned }: EventState, series: readonly SeriesState[]): readonly string[] => [
  ...abandoned,
  ...series.flatMap(({ tables }) => liveOf(tables)),
]
