/** What a calendar says of an event besides its row in lists. */
import type { EventState } from '@stolik/tournament/model/state'

export interface Dated {
  /** The number of changes that a calendar must learn of. */
  readonly sequence: number
  /** When it was announced, or last changed. */
  readonly changed: number
  /** How long its series take together; null if one of them has no time limit. */
  readonly minutes: number | null
  /** Why it does not take place; null if it does. */
  readonly cancelled: string | null
}

export function datedOf({ announced, amendments, regulations, latest: { cancel } }: EventState): Dated {
  const minutes = regulations.format.series.map((plan) => plan.minutes)
  return {
    sequence: amendments.length + (cancel === undefined ? 0 : 1),
    changed: Math.max(announced, ...amendments.map(({ at }) => at), cancel?.at ?? 0),
    minutes: minutes.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0),
    cancelled: cancel?.reason ?? null,
  }
}
