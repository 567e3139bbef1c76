/** What a calendar says of an event besides its row in lists. */
import type { EventState } from '@stolik/event/model/state'

export interface Dated {
  /** The number of changes that a calendar must learn of. */
  readonly sequence: number
  /** When it was announced, or last changed. */
  readonly changed: number
  /** How long its series take together until one has a beginning of its own; null if one of them has no time limit. */
  readonly minutes: number | null
  /** The series that have a beginning of their own, such as those of the second day. */
  readonly parts: readonly {
    readonly series: number
    readonly starts: number
    /** How long it takes together with those after it, until the next one of these. */
    readonly minutes: number | null
  }[]
  /** Why it does not take place; null if it does. */
  readonly cancelled: string | null
}

export function datedOf({ announced, amendments, regulations, latest: { cancel } }: EventState): Dated {
  const { starts, format } = regulations
  const plans = format.series.map((plan, i) => ({ ...plan, series: i + 1 }))
  // The first series of an event begins with it.
  const own = plans.filter(
    (plan) => plan.starts !== undefined && !(plan.series === 1 && plan.starts === starts),
  )
  const minutesFrom = (series: number): number | null => {
    const next = own.find((plan) => plan.series > series)?.series ?? Infinity
    return plans
      .filter((plan) => series <= plan.series && plan.series < next)
      .reduce<number | null>(
        (sum, { minutes }) => (sum === null || minutes === null ? null : sum + minutes),
        0,
      )
  }
  return {
    sequence: amendments.length + (cancel === undefined ? 0 : 1),
    changed: Math.max(announced, ...amendments.map(({ at }) => at), cancel?.at ?? 0),
    minutes: own[0]?.series === 1 ? null : minutesFrom(1),
    parts: own.flatMap(({ series, starts: at }) =>
      at === undefined ? [] : [{ series, starts: at, minutes: minutesFrom(series) }],
    ),
    cancelled: cancel?.reason ?? null,
  }
}
