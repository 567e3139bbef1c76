/** Whether the store takes what is played, judged by the last thing that it was asked to take. */
import type { Time } from '../base/time.js'

export interface Appends {
  readonly took: () => void
  readonly failed: () => void
  /** False after a failure, until something is taken. */
  readonly work: () => boolean
}

/**
 * A process that is sent nobody is not asked to write either, and would never hear that its store works again. So a failure
 * is forgotten after so many milliseconds in which nothing was tried, and whoever comes then is the next trial.
 */
export const forgottenAfter = 30_000

export function appends({ now }: Pick<Time, 'now'>): Appends {
  let failedAt: number | undefined
  return {
    took: () => (failedAt = undefined),
    failed: () => (failedAt = now()),
    work: () => failedAt === undefined || now() - failedAt >= forgottenAfter,
  }
}
