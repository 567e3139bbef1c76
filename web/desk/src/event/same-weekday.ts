/** When an event that is held again begins most likely: on the same day of the week, at the same hour. */
import type { Mode } from '@stolik/elements/event/client/types'
import { fieldTime, readFieldTime, zoneOf } from '@stolik/elements/event/format'

const week = 7 * 24 * 60 * 60_000

/** Returns the first such time after `now` and after the event, by the clock of the hall, also when that clock changes. */
export function sameWeekday(starts: number, now: number, mode: Mode): number {
  const zone = zoneOf(mode)
  const [day = '', hour = ''] = fieldTime(starts, zone).split('T')
  const after = (weeks: number): number => {
    const date = new Date(Date.parse(day) + weeks * week).toISOString().slice(0, 10)
    return readFieldTime(`${date}T${hour}`, zone)
  }
  const weeks = Math.max(1, Math.ceil((now - starts) / week))
  const first = after(weeks)
  return first > now ? first : after(weeks + 1)
}
