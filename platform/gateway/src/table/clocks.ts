/**
 * Clocks: every move has some time of its own. Time beyond that comes out of a reserve that lasts the whole series. Once
 * both are used up, the clock has lapsed.
 */
import type { Speed } from '@stolik/contract/shapes'

/** In milliseconds. */
export interface Allowance {
  readonly reserve: number
  /** The time of its own that each move has; unused time is lost. */
  readonly perMove: number
}

const minute = 60_000

/** The reserve is for a series of twelve hands. */
const speeds: Readonly<Record<Speed, Allowance | null>> = {
  FREE: null,
  CALM: { reserve: 20 * minute, perMove: 15_000 },
  NORMAL: { reserve: 10 * minute, perMove: 8_000 },
  FAST: { reserve: 4 * minute, perMove: 4_000 },
}

/** Each player's time for a series with this many hands: the reserve is proportional, but at least that of three hands. */
export function allowance(speed: Speed, hands: number): Allowance | null {
  const usual = speeds[speed]
  if (usual === null) return null
  return { ...usual, reserve: (usual.reserve * Math.max(3, hands)) / 12 }
}

/** The reserve after a move that took `used` milliseconds. */
export const afterMove = (reserve: number, perMove: number, used: number): number =>
  Math.max(0, reserve - Math.max(0, used - perMove))

/** Milliseconds until the clock lapses, `elapsed` after it started. For a stopped clock `elapsed` is 0. */
export const timeLeft = (reserve: number, perMove: number, elapsed: number): number =>
  Math.max(0, reserve + perMove - elapsed)
