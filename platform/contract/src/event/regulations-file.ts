/**
 * Regulations as a file that people write: all of them, or the name of a preset and what differs from it. `starts` may be a
 * moment with its time zone.
 */

type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The base with the changes in place: groups of fields one by one, everything else as a whole. */
export const overlaid = (base: object, changes: object): object => {
  const before = new Map<string, unknown>(Object.entries(base))
  for (const [name, now] of Object.entries(changes) as [string, unknown][]) {
    const was = before.get(name)
    before.set(name, isFields(was) && isFields(now) ? overlaid(was, now) : now)
  }
  return Object.fromEntries(before)
}

/** Those fields of `whole` that `overlaid` needs to make it from the base. */
export function differing(base: object, whole: object): object {
  const before = new Map<string, unknown>(Object.entries(base))
  return Object.fromEntries(
    Object.entries(whole).flatMap(([name, now]: [string, unknown]) => {
      const was = before.get(name)
      if (!isFields(was) || !isFields(now)) return isAlike(was, now) ? [] : [[name, now] as const]
      const changes = differing(was, now)
      return Object.keys(changes).length === 0 ? [] : [[name, changes] as const]
    }),
  )
}

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A lower fee, which may be for some years of birth. */
interface ForYears {
  readonly bornFrom: number | null
  readonly bornUntil: number | null
}

/** Regulations for another time: the date and the years of birth, which depend on it, are to be filled in. */
export const forAnotherTime = <
  Row extends ForYears,
  Fee extends object,
  Plan extends object,
  Format extends object,
  R extends object,
>(
  regulations: R & {
    readonly fee: (Fee & { readonly reduced: readonly Row[] }) | null
    readonly format: Format & { readonly series: readonly Plan[] }
  },
) => ({
  ...regulations,
  starts: 0,
  juniorFrom: null,
  seniorUntil: null,
  format: {
    ...regulations.format,
    series: regulations.format.series.map((plan) => ({ ...plan, starts: null })),
  },
  fee: regulations.fee === null ? null : { ...regulations.fee, reduced: regulations.fee.reduced.map(unsaid) },
})

/** No check accepts the year 0. Without a year the fee would be for everybody, and nobody would notice. */
const unsaid = <Row extends ForYears>(row: Row) => ({
  ...row,
  bornFrom: row.bornFrom === null ? null : 0,
  bornUntil: row.bornUntil === null ? null : 0,
})

const written = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Milliseconds since 1970 of a moment such as `2026-12-01T18:00+01:00`; undefined if it is none. */
export function readMoment(text: string): number | undefined {
  const day = written.exec(text)?.[1]
  if (day === undefined) return undefined
  const midnight = Date.parse(`${day}T00:00Z`)
  const moment = Date.parse(text)
  // 30 February would become 2 March.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  return isDay && Number.isFinite(moment) ? moment : undefined
}
