/** A time as people write it into settings and files: a day, which begins in UTC, or a time of it with its zone. */

const written = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** Milliseconds since 1970; undefined where it is no time, or of a day that no month has. */
export function readMoment(text: string): number | undefined {
  const [, day] = written.exec(text) ?? []
  if (day === undefined) return undefined
  const at = Date.parse(text)
  const begins = Date.parse(`${day}T00:00Z`)
  if (Number.isNaN(at) || Number.isNaN(begins)) return undefined
  return new Date(begins).toISOString().startsWith(day) ? at : undefined
}

/** How a time is written, for whoever has written none. */
export const momentsLike = '2027-03-01 or 2027-03-01T04:00Z'
