/** Whether the store accepts what is played, judged by the last attempt. */
import type { Time } from '../base/time.js'

export interface Appends {
  readonly took: () => void
  readonly failed: () => void
  /** False after a failure, until an attempt succeeds. */
  readonly work: () => boolean
}

/**
 * A process that gets no requests writes nothing, so it would never notice that its store works again. So a failure is
 * forgotten after so many milliseconds without an attempt, and the next request is the next trial.
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
