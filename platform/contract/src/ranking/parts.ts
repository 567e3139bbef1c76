/** The building blocks of what rankings take in, store and publish. */
import * as v from 'valibot'

export const text = v.string()
export const number = v.pipe(v.number(), v.finite())
export const whole = v.pipe(v.number(), v.safeInteger())
export const flag = v.boolean()
/** A day as `YYYY-MM-DD`, which sorts by date. */
export const day = v.string()

/** Whether the text is a valid day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
export const list = <const S extends v.GenericSchema>(item: S) => v.array(item)
/** At least one. */
export const some = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.nonEmpty())
export const nullable = <const S extends v.GenericSchema>(schema: S) => v.nullable(schema)
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.exactOptional(schema)

/** Exactly these fields. Each unknown one is an issue of its own, while `strictObject` reports only the first. */
export const exact = <const E extends v.ObjectEntries>(entries: E) =>
  // To types it is the same as a strict object.
  v.objectWithRest(entries, v.never()) as unknown as v.StrictObjectSchema<E, undefined>

/** A list of whole numbers. Editions have lists of a million, so no issue or copy is made for each. */
export const column = v.pipe(
  v.custom<readonly number[]>(Array.isArray),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    const key = input.findIndex((one) => !Number.isSafeInteger(one))
    if (key === -1) return
    addIssue({ path: [{ type: 'array', origin: 'value', input: [...input], key, value: input[key] }] })
  }),
)

/** What a number, a text or a list must keep to. A problem has the path of the value, with `{min}` and so on. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly whole?: boolean
  /** The most decimals. */
  readonly digits?: number
  /** It is divided by, so 0 has a problem of its own. */
  readonly divides?: boolean
  /** The most characters of a text, which is not blank. */
  readonly most?: number
  /** A list with no entry twice. */
  readonly once?: boolean
  /** A list that is not empty. */
  readonly needed?: boolean
  /** Problems of its entries are reported for the list, which has one field in forms. */
  readonly together?: boolean
}

export const bounded = <const S extends v.GenericSchema>(schema: S, bounds: Bounds) =>
  v.pipe(schema, v.metadata({ ...bounds }))

/** Any number of the range. */
export const between = (min: number, max: number) => bounded(number, { min, max })
export const integer = (min: number, max: number) => bounded(number, { min, max, whole: true })
export const decimal = (min: number, max: number, digits: number) => bounded(number, { min, max, digits })
/** A number that is divided by, or whose logarithm is taken. */
export const above0 = (max: number) => bounded(number, { min: 0.0001, max, divides: true })
export const line = (most: number) => bounded(text, { most })
export const distinct = <const S extends v.GenericSchema>(item: S) => bounded(list(item), { once: true })
/** At least one text, none of them twice. */
export const names = bounded(list(line(200)), { once: true, needed: true })

/** Reads JSON from outside: the value, or the paths of everything that is wrong with it, such as `parts.2.weight`. */
export function readExact<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { readonly read: v.InferOutput<S> } | { readonly bad: readonly [string, ...string[]] } {
  const { success, issues, output } = v.safeParse(schema, value)
  if (success) return { read: output }
  const paths = issues.map(pathOf)
  return { bad: [...new Set(paths)] as [string, ...string[]] }
}

/** Entries of a list are counted from 1. A list in the place of an object is wrong as a whole. */
function pathOf({ path }: v.BaseIssue<unknown>): string {
  const steps: readonly v.IssuePathItem[] = path ?? []
  const wrong = steps.findIndex(({ type, input }) => type === 'object' && Array.isArray(input))
  return (wrong === -1 ? steps : steps.slice(0, wrong))
    .map(({ key }) => (typeof key === 'number' ? key + 1 : String(key).slice(0, 40)))
    .join('.')
}

/** Whether JSON from outside has the shape. */
export const isExact = <const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): value is v.InferOutput<S> => v.is(schema, value)
