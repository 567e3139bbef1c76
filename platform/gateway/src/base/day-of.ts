/** The time zone of the clubs and halls: in it days are stated, and papers are printed. */
export const hallZone = 'Europe/Warsaw'

/** The day of a moment somewhere, `YYYY-MM-DD`. */
export const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

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
