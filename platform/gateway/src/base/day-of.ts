/** The time zone of the clubs and halls: in it days are stated, and papers are printed. */
export const hallZone = 'Europe/Warsaw'

/** How each zone writes days. Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment somewhere, `YYYY-MM-DD`. */
export function dayOf(at: number, timeZone: string): string {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    // Organisers name zones in whatever letters they like.
    if (formats.size >= 100) formats.clear()
    formats.set(timeZone, format)
  }
  return format.format(at)
}

const [minute, aDay] = [60_000, 24 * 60 * 60_000]

/** The moment at which a day `YYYY-MM-DD` ends somewhere, in milliseconds since 1970. No zone is further from UTC than 15 hours. */
export function endOfDay(day: string, timeZone: string): number {
  const atUtc = Date.parse(`${day}T00:00Z`) + aDay
  // In minutes: the last one of the day, and the first one after it, come closer to each other.
  let [last, next] = [atUtc / minute - 15 * 60, atUtc / minute + 15 * 60]
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2)
    if (dayOf(middle * minute, timeZone) <= day) last = middle
    else next = middle
  }
  return next * minute
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
function aheadOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/**
 * The same time of day on the day before. Where the clocks are changed in between, that is 23 or 25 hours earlier: an event
 * that begins at half past eleven in the evening of such a day would otherwise have begun a day after its own morning.
 */
export function dayBefore(at: number, timeZone: string): number {
  return daysLater(at, -1, timeZone)
}

/** The same time of day so many days later; where the clocks are changed in between, an hour sooner or later. */
export function daysLater(at: number, days: number, timeZone: string): number {
  const later = at + days * aDay
  return later + aheadOf(at, timeZone) - aheadOf(later, timeZone)
}

/** Whether clocks somewhere show the same time of day at two moments. */
export function isSameTimeOfDay(one: number, other: number, timeZone: string): boolean {
  const local = (at: number): number => at + aheadOf(at, timeZone)
  return (local(one) - local(other)) % aDay === 0
}

/** The day of the week of a moment somewhere, from 1 (Monday) to 7. */
export const weekdayOf = (at: number, timeZone: string): number =>
  ((new Date(`${dayOf(at, timeZone)}T12:00Z`).getUTCDay() + 6) % 7) + 1
