/** Entries by which an event ends before its last series, or does not take place (PT 3.4). */
import type { EventState, SeriesState } from '../model/state.js'
import type { Folds } from './change.js'
import { liveOf } from './seats.js'

export const ending: Folds<'endEarly' | 'cancel'> = {
  /** What comes after the last series that counts is not part of the event any more. The log still has it. */
  endEarly: (state, entry, { at }) => ({
    ...state,
    series: state.series.slice(0, entry.after),
    abandoned: withLive(state, state.series.slice(entry.after)),
    latest: { ...state.latest, endEarly: { ...entry, at } },
  }),
  cancel: (state, entry, { at }) => ({
    ...state,
    abandoned: withLive(
      state,
      state.series.filter(({ status }) => status === 'running'),
    ),
    latest: { ...state.latest, cancel: { ...entry, at } },
  }),
}

const withLive = ({ abandoned }: EventState, series: readonly SeriesState[]): readonly string[] => [
  ...abandoned,
  ...series.flatMap(({ tables }) => liveOf(tables)),
]
