/** The format of times in settings and files: a day, which begins in UTC, or a day with time and zone. */

const written = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** Reads a time as milliseconds since 1970; undefined if it is not a time, or a day that does not exist. */
export function readMoment(text: string): number | undefined {
  const [, day] = written.exec(text) ?? []
  if (day === undefined) return undefined
  const at = Date.parse(text)
  const begins = Date.parse(`${day}T00:00Z`)
  if (Number.isNaN(at) || Number.isNaN(begins)) return undefined
  return new Date(begins).toISOString().startsWith(day) ? at : undefined
}

/** Examples for error messages. */
export const momentsLike = '2027-03-01 or 2027-03-01T04:00Z'
