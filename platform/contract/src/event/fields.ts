/**
 * The building blocks of regulations. A field is described once: how it is sent and shown, how the log stores it, its limits, and its
 * text in the schema. In such a text, `{…}` stands only in the input, and `#` for the limits.
 */
import * as v from 'valibot'
import { isLine, isProse } from '../line.js'
import { int, list, maybe, named, noted, number, text } from '../input.js'

/** Takes what is wrong with a field by itself. */
type Report = (
  path: string,
  code: 'MISSING' | 'RANGE' | 'SHAPE' | 'TWICE',
  limits?: { readonly min: number; readonly max: number },
) => void
type Check<T> = (stored: T, path: string, report: Report) => void

export interface Field<In = unknown, Out = unknown, Stored = unknown> {
  /** As it is sent and shown, with its defaults filled in. The types of the GraphQL schema are printed from this. */
  readonly sent: v.GenericSchema<In, Out>
  readonly stored: v.GenericSchema<Stored>
  /** Undefined if the log stores nothing: regulations that do not use a newer field keep their hash. */
  store(sent: Out): Stored
  show(stored: Stored | undefined): Out
  check(stored: Stored, path: string, report: Report): void
}

export type In<F> = F extends Field<infer I, infer _, infer __> ? I : never
export type Out<F> = F extends Field<infer _, infer O, infer __> ? O : never
export type Stored<F> = F extends Field<infer _, infer __, infer S> ? S : never

/** A field that is stored as it is sent. */
const alike = <T>(schema: v.GenericSchema<T>, check: Check<T> = () => undefined): Field<T, T, T> => ({
  sent: schema,
  stored: schema,
  store: (value) => value,
  show: (value) => value as T,
  check,
})

const grouped = (limit: number): string => limit.toLocaleString('en-GB')
const withLimits = (note: string, from: string, max: number, unit = ''): string =>
  note.replace('#', `${from} to ${grouped(max)}${unit}`)

const inRange =
  (min: number, max: number): Check<number> =>
  (value, path, report) => {
    if (!Number.isInteger(value) || value < min || value > max) report(path, 'RANGE', { min, max })
  }

const numeric = (schema: v.GenericSchema<number>, note: string, min: number, max: number) =>
  noted(schema, withLimits(note, grouped(min), max))

export const whole = (min: number, max: number, note: string) =>
  alike(numeric(int, note, min, max), inRange(min, max))

/** A whole number that is sent as a Float. */
export const figure = (min: number, max: number) => alike(number, inRange(min, max))

export const halves = (min: number, max: number, note: string) =>
  alike(numeric(number, note, min, max), (value, path, report) =>
    inRange(min, max)(Number.isInteger(value * 2) ? Math.trunc(value) : NaN, path, report),
  )

/** Milliseconds since 1970. */
export const moment = (note: string) => alike(noted(number, note), inRange(0, Date.UTC(2200, 0)))

/** A field without limits of its own. */
export const free = <T>(schema: v.GenericSchema<T>, note?: string) =>
  alike(note === undefined ? schema : noted(schema, note))

/** @param answer the scalar in answers, if it is another one than in inputs */
export const matching = (pattern: RegExp, note: string, answer?: 'ID') =>
  alike(noted(v.pipe(text, v.metadata({ answer })), note), (value, path, report) => {
    if (!pattern.test(value)) report(path, 'SHAPE')
  })

const required =
  (max: number): Check<string> =>
  (value, path, report) => {
    if (value.trim() === '') report(path, 'MISSING')
    else if (value.length > max) report(path, 'RANGE', { min: 1, max })
  }

const ofOneLine =
  (max: number): Check<string> =>
  (value, path, report) => {
    required(max)(value, path, report)
    if (value.trim() !== '' && !isLine(value)) report(path, 'SHAPE')
  }

export const line = (max: number, note: string) =>
  alike(noted(text, withLimits(note, '1', max, ' characters')), ofOneLine(max))

export const lineIfGiven = (max: number, note: string) =>
  ifGiven(alike(noted(text, withLimits(note, 'up', max, ' characters')), ofOneLine(max)))

/** Text of several lines, which is needed. */
export const prose = (max: number, note: string) =>
  alike(noted(text, withLimits(note, '1', max, ' characters')), (value, path, report) => {
    required(max)(value, path, report)
    if (!isProse(value)) report(path, 'SHAPE')
  })

/** Text of several lines, which may be empty. */
export const emptyProse = (max: number, note: string) =>
  alike(noted(text, withLimits(note, 'up', max, ' characters')), (value, path, report) => {
    if (value.length > max) report(path, 'RANGE', { min: 0, max })
    if (!isProse(value)) report(path, 'SHAPE')
  })

export interface Choice<Value extends string> extends Field<Value, Value, Lowercase<Value>> {
  readonly values: readonly Value[]
  readonly storedValues: readonly Lowercase<Value>[]
}

/**
 * A value of an enum of the schema, which the log stores in small letters.
 * @param values each with its text in the schema, if it needs one
 */
export function oneOf<const Value extends string>(
  name: string,
  values: Readonly<Record<Value, string>>,
  { note, about }: { readonly note?: string; readonly about?: string } = {},
): Choice<Value> {
  const lower = (value: Value): Lowercase<Value> => value.toLowerCase() as Lowercase<Value>
  const all = Object.keys(values) as Value[]
  const storedValues = all.map(lower)
  const schema = v.pipe(v.picklist(all), v.title(name), v.metadata({ values, about }))
  return {
    sent: note === undefined ? schema : noted(schema, note),
    stored: v.picklist(storedValues),
    store: lower,
    show: (stored) => (stored ?? '').toUpperCase() as Value,
    check: () => undefined,
    values: all,
    storedValues,
  }
}

/** A value that is also stored in capitals. */
export const capitals = <const Value extends string>(
  name: string,
  values: readonly Value[],
  note: string,
) => ({
  ...alike<Value>(noted(named(name, v.picklist(values)), note)),
  values,
})

export const byDefault = <In, Out, S>(
  field: Field<In, Out, S>,
  value: In,
): Field<In | undefined, Out, S> => ({
  ...field,
  sent: v.optional(field.sent, value) as v.GenericSchema<In | undefined, Out>,
})

/** A field that may be null, and is then stored as null. */
export const orNull = <In, Out, S>(
  field: Field<In, Out, S>,
): Field<In | null | undefined, Out | null, S | null> => ({
  sent: maybe(field.sent),
  stored: v.nullable(field.stored),
  store: (sent) => (sent === null || sent === undefined ? null : field.store(sent)),
  show: (stored) => (stored === null || stored === undefined ? null : field.show(stored)),
  check: (stored, path, report) => {
    if (stored !== null) field.check(stored, path, report)
  },
})

/** A field that may be null or empty, and is then not stored. */
export const ifGiven = <In, Out, S>(
  field: Field<In, Out, S>,
): Field<In | null | undefined, Out | null, S | undefined> => ({
  sent: maybe(field.sent),
  stored: v.exactOptional(field.stored),
  store: (sent) => {
    const trimmed = typeof sent === 'string' ? (sent.trim() as Out & string) : sent
    return trimmed === null || trimmed === undefined || trimmed === '' ? undefined : field.store(trimmed)
  },
  show: (stored) => (stored === undefined ? null : field.show(stored)),
  check: (stored, path, report) => {
    if (stored !== undefined) field.check(stored, path, report)
  },
})

/** A flag that is stored only if it is set. */
export const ifSet = (note: string): Field<boolean | undefined, boolean, true | undefined> => ({
  sent: v.optional(noted(v.boolean(), note), false),
  stored: v.exactOptional(v.literal(true)),
  store: (sent) => (sent ? true : undefined),
  show: (stored) => stored === true,
  check: () => undefined,
})

/** A choice that is stored only if it is not the usual one. */
export function unlessUsual<Value extends string, const Usual extends Value>(
  field: Choice<Value>,
  usual: Usual,
): Field<Value | undefined, Value, Exclude<Lowercase<Value>, Lowercase<Usual>> | undefined> {
  type Rest = Exclude<Lowercase<Value>, Lowercase<Usual>>
  const stored = field.storedValues.filter((value): value is Rest => value !== usual.toLowerCase())
  return {
    sent: v.optional(field.sent, usual),
    stored: v.exactOptional(v.picklist(stored)),
    store: (sent) => (sent === usual ? undefined : (field.store(sent) as Rest)),
    show: (value) => (value === undefined ? usual : field.show(value)),
    check: () => undefined,
  }
}

interface ListOptions<T> {
  readonly min?: number
  readonly max?: number
  /** The name of an item in the paths of problems. Without it, they are reported for the whole list. */
  readonly item?: (item: T, i: number) => string
  /** What no two items share. */
  readonly once?: (item: T) => string | number
  /** Too many items are reported for the first of them. */
  readonly overflowing?: true
}

export const numbered = (_: unknown, i: number): string => String(i + 1)

export const many = <In, Out, S>(
  field: Field<In, Out, S>,
  note: string,
  { min = 0, max = Infinity, item: nameOf, once, overflowing }: ListOptions<S> = {},
): Field<readonly In[], readonly Out[], readonly S[]> => ({
  sent: noted(list(field.sent), withLimits(note, min === 0 ? 'up' : grouped(min), max)),
  stored: list(field.stored),
  store: (sent) => sent.map((item) => field.store(item)),
  show: (stored = []) => stored.map((item) => field.show(item)),
  check: (stored, path, report) => {
    if (once !== undefined && new Set(stored.map(once)).size !== stored.length) report(path, 'TWICE')
    if (stored.length < min || stored.length > max)
      report(overflowing === true ? `${path}.${max + 1}` : path, 'RANGE', { min, max })
    for (const [i, item] of stored.entries())
      field.check(item, nameOf === undefined ? path : `${path}.${nameOf(item, i)}`, report)
  },
})

/** A list that is stored only if it has items. */
export const ifAny = <In, Out, S>(
  field: Field<readonly In[], readonly Out[], readonly S[]>,
): Field<readonly In[] | undefined, readonly Out[], readonly S[] | undefined> => ({
  sent: v.optional(field.sent, []),
  stored: v.exactOptional(field.stored),
  store: (sent) => (sent.length === 0 ? undefined : field.store(sent)),
  show: (stored) => field.show(stored),
  check: (stored, path, report) => {
    if (stored !== undefined) field.check(stored, path, report)
  },
})

/** Stores the field in another form. */
export const storedAs = <In, Out, Own, S>(
  field: Field<In, Out, Own>,
  stored: v.GenericSchema<S>,
  to: (own: Own) => S,
  from: (stored: S) => Own,
): Field<In, Out, S> => ({
  sent: field.sent,
  stored,
  store: (sent) => to(field.store(sent)),
  show: (value) => field.show(value === undefined ? undefined : from(value)),
  check: (value, path, report) => field.check(from(value), path, report),
})

type Entries = Readonly<Record<string, Field>>
type Part<F, P extends 'in' | 'out' | 'stored'> =
  F extends Field<infer In, infer Out, infer S> ? { in: In; out: Out; stored: S }[P] : never
type Keys<E, P extends 'in' | 'out' | 'stored'> = {
  [K in keyof E]: undefined extends Part<E[K], P> ? never : K
}[keyof E]
/** Fields that may be undefined may be left out. */
type ObjectOf<E, P extends 'in' | 'out' | 'stored'> = { readonly [K in Keys<E, P>]: Part<E[K], P> } & {
  readonly [K in Exclude<keyof E, Keys<E, P>>]?: Exclude<Part<E[K], P>, undefined>
} extends infer O
  ? { readonly [K in keyof O]: O[K] }
  : never

/**
 * @param name of its input in the schema; the type of answers is called so without `Input`
 * @param options.whole problems of the fields are reported for the object
 */
export function fields<const E extends Entries>(
  name: string,
  entries: E,
  { note, whole: asWhole }: { readonly note?: string; readonly whole?: true } = {},
): Field<ObjectOf<E, 'in'>, ObjectOf<E, 'out'>, ObjectOf<E, 'stored'>> {
  type Values = Readonly<Record<string, unknown>>
  const all = Object.entries(entries)
  const of = (part: 'sent' | 'stored') =>
    v.object(Object.fromEntries(all.map(([key, one]) => [key, one[part]])))
  const sent = named(name, of('sent'))
  const field: Field<unknown, Values, Values> = {
    sent: note === undefined ? sent : noted(sent, note),
    stored: of('stored'),
    store: (values) =>
      Object.fromEntries(
        all.flatMap(([key, one]) => {
          const value = one.store(values[key])
          return value === undefined ? [] : [[key, value]]
        }),
      ),
    show: (values = {}) => Object.fromEntries(all.map(([key, one]) => [key, one.show(values[key])])),
    check: (values, path, report) => {
      for (const [key, one] of all)
        one.check(values[key], asWhole === true || path === '' ? path || key : `${path}.${key}`, report)
    },
  }
  return field as unknown as Field<ObjectOf<E, 'in'>, ObjectOf<E, 'out'>, ObjectOf<E, 'stored'>>
}
