/** When the time of a series is up. It says nothing about results: lists are taken afterwards, too. */
import type { EventState, SeriesState } from './state.js'

const minute = 60_000

/**
 * When the time is up if play is not stopped again, in milliseconds since 1970; null without a limit or before the start.
 * While play is stopped it is later by how long that lasts.
 */
export function timeUp({ pause }: EventState, series: SeriesState): number | null {
  const { started, plan, extended, pausedBefore, clock } = series
  if (started === null) return null
  const from = clock ?? { at: started, minutes: plan.minutes, extended: 0, pausedBefore }
  if (from.minutes === null) return null
  return from.at + (from.minutes + extended - from.extended) * minute + pause.before - from.pausedBefore
}

/** How many milliseconds were left when play was stopped; null while it goes on, or without a limit. */
export function leftWhenStopped(state: EventState, series: SeriesState): number | null {
  const { since } = state.pause
  const up = timeUp(state, series)
  return since === null || up === null || series.status !== 'running' ? null : Math.max(0, up - since)
}
