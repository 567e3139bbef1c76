/**
 * The building blocks of what is sent to a gateway: acts, and the inputs in them. A title names the type in the GraphQL schema; a
 * description becomes its text there.
 */
import * as v from 'valibot'
import type { Deep } from './read.js'

export const id = v.pipe(v.string(), v.title('ID'))
export const int = v.pipe(v.number(), v.integer())
export const number = v.number()
export const text = v.string()
/** An optional field; null if left out. */
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)
/** A flag that is false if left out. */
export const off = v.optional(v.boolean(), false)
export const list = <const S extends v.GenericSchema>(item: S) => v.array(item)
/** Adds a description for the schema. */
export const noted = <const S extends v.GenericSchema>(schema: S, note: string) =>
  v.pipe(schema, v.description(note))
/** Names the type in the schema. Without a name, an act's input type is called after the act. */
export const named = <const S extends v.GenericSchema>(name: string, schema: S) =>
  v.pipe(schema, v.title(name))

type Notes<E> = { readonly [K in keyof E]?: string }

/** An input with the texts of its fields. A note takes the place of what a shape that several inputs share says by itself. */
export const input = <const E extends v.ObjectEntries>(
  fields: E,
  notes: Notes<E> = {},
): v.ObjectSchema<E, undefined> => {
  const described = Object.entries(fields).map(([name, shape]) => {
    const note = notes[name]
    return [name, note === undefined ? shape : noted(shape, note)]
  })
  return v.object(Object.fromEntries(described) as E)
}

/** An input with a name of its own, as those have that several acts share. */
export const namedInput = <const E extends v.ObjectEntries>(
  name: string,
  fields: E,
  notes: Notes<E> = {},
  about = '',
) => v.pipe(input(fields, notes), v.title(name), v.description(about))

interface Described {
  /** The description for the schema. */
  readonly says?: string
  /** The fields of a request. */
  readonly asks: v.GenericSchema<object>
}
export type Acts = Readonly<Record<string, Described>>

/** The fields of an act as they are sent, and as they are read. */
export type Sent<A extends Described> = Deep<v.InferInput<A['asks']>>
export type Read<A extends Described> = Deep<v.InferOutput<A['asks']>>
/** Exactly one of the acts, as in the schema. */
export type OneOf<A extends Acts> = { readonly [K in keyof A]?: Sent<A[K]> | null }

/** Returns the one act of an input, or the field that is not valid; `''`: not exactly one act was given. */
export function readOne<A extends Acts>(
  acts: A,
  sent: object,
): { readonly kind: keyof A & string; readonly fields: object } | { readonly bad: string } {
  const all: readonly (readonly [string, unknown])[] = Object.entries(sent)
  const [only, ...more] = all.filter(([, value]) => value !== null && value !== undefined)
  if (only === undefined || more.length > 0) return { bad: '' }
  const [kind, fields] = only
  const act = Object.hasOwn(acts, kind) ? acts[kind] : undefined
  if (act === undefined) return { bad: '' }
  const read = v.safeParse(act.asks, fields)
  return read.success ? { kind, fields: read.output } : { bad: v.getDotPath(read.issues[0]) ?? kind }
}
