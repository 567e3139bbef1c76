import type { TablePlayer } from './renderer.js'

/** Returns the time left on a clock at `now` (performance.now), in whole seconds, never below 0. */
export function secondsLeft(clock: NonNullable<TablePlayer['clock']>, now: number): number {
  const left = clock.running ? clock.left - (now - clock.at) : clock.left
  return Math.max(0, Math.ceil(left / 1000))
}

/** Writes 760 seconds as 12:40. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
