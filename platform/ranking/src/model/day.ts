/** Days as text, `YYYY-MM-DD`, which sorts by date. */

/** Months since the year 0, to count the months between two days. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Full months from one day to another, at least 0. From the 31st, a shorter month is full only when it is over. */
export function fullMonths(from: string, until: string): number {
  const months = monthOf(until) - monthOf(from) - (until.slice(8) < from.slice(8) ? 1 : 0)
  return Math.max(0, months)
}

/** Returns the day `days` later, or earlier if negative. */
export const shiftedDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
