/** Events that are held again by rule: when the next one begins, and its regulations. Pure. */
import type { Regulations } from '@stolik/contract/event/regulations'
import type { EventState } from '@stolik/event/model/state'
import { dayOf, daysLater, hallZone, isSameTimeOfDay, weekdayOf } from '../../base/day-of.js'

/** How long before it begins the next event is announced: then people can enter. Milliseconds. */
const announcedBefore = 7 * 24 * 60 * 60_000

/** The next event of a rule. */
export interface NextEvent {
  readonly regulations: Regulations
  readonly weekdays: readonly number[]
  /** The name of its announcement, the same in every process: so it is announced once. */
  readonly op: string
}

/** Returns the event that is to be announced now; undefined if there is none, or if it is too early. */
export function nextEvent(
  id: string,
  { regulations, latest }: EventState,
  now: number,
): NextEvent | undefined {
  const weekdays = latest.repeat?.weekdays ?? []
  if (weekdays.length === 0) return undefined
  const starts = nextStart(weekdays, regulations.starts, now)
  if (starts === undefined || now < starts - announcedBefore) return undefined
  return {
    regulations: startingAt(regulations, starts),
    weekdays,
    op: `again-${id}-${dayOf(starts, hallZone)}`,
  }
}

/** More days than a gateway is ever stopped. */
const mostDays = 1_000

/**
 * The first of these days of the week after both the event and now, at the time of day at which the event begins. A day that does not have
 * that time, because the clocks are put forward over it, is left out as in calendars (RFC 5545, 3.3.10): otherwise all later events would
 * begin at another hour.
 */
export function nextStart(weekdays: readonly number[], starts: number, now: number): number | undefined {
  for (let days = 1; days <= mostDays; days++) {
    const at = daysLater(starts, days, hallZone)
    const isOnDay = at > now && weekdays.includes(weekdayOf(at, hallZone))
    if (isOnDay && isSameTimeOfDay(at, starts, hallZone)) return at
  }
  return undefined
}

/** Series that have a beginning of their own keep their distance from the beginning of the event. */
function startingAt(regulations: Regulations, starts: number): Regulations {
  const { format } = regulations
  const later = (at: number): number => at + starts - regulations.starts
  return {
    ...regulations,
    starts,
    format: {
      ...format,
      series: format.series.map(({ starts: own, ...plan }) =>
        own === undefined ? plan : { ...plan, starts: later(own) },
      ),
    },
  }
}
