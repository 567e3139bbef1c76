/**
 * How the views of a game travel. A game describes the columns of its view once; the type of the view, its GraphQL type, the query for
 * all of it, and its conversion to an answer and back follow from that.
 */
import { cardName, cardNames, readCard, readCards, type Card, type Cards } from './cards.js'
import { once } from './once.js'
import type { Seat } from './seat.js'

/** A kind of value in views: V in the view, W on its way. */
export interface Wire<V, W = unknown> {
  /** Its GraphQL type, which ends in `!` if the value is never null. */
  readonly type: string
  /** The game's own enum or object type behind `type`. */
  readonly own?: EnumType | ObjectType
  /** Whether values travel as they are, so that nobody needs to call `write` and `read`. */
  readonly asIs: boolean
  write(value: V): W
  read(data: unknown): V
}

export interface EnumType {
  readonly name: string
  readonly values: readonly string[]
}

export interface ObjectType<F extends Fields = Fields> {
  readonly name: string
  readonly fields: F
}

export type Fields = Readonly<Record<string, Wire<unknown>>>

/** The values that a description describes. */
export type Value<D extends Wire<unknown>> = ReturnType<D['read']>

/** The values of fields; what is always undefined is a field of the schema only. */
export type Values<F extends Fields> = {
  readonly [K in keyof F as Value<F[K]> extends undefined ? never : K]: Value<F[K]>
}

/** The fields as they travel. */
export type Written<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]['write']> }

const same = <T>(value: T): T => value

/** Values that travel as they are. */
const plain = <V>(type: string, own?: EnumType): Wire<V, V> => ({
  type,
  ...(own && { own }),
  asIs: true,
  write: same,
  read: same as (data: unknown) => V,
})

export const int = plain<number>('Int!')
export const seat = plain<Seat>('Int!')
export const flag = plain<boolean>('Boolean!')
export const id = plain<string>('ID!')
/** Text; its type may be narrower than the schema says. */
export const text = <T extends string = string>(): Wire<T, T> => plain<T>('String!')

/** Values of an enum, as the schema writes them. */
export const choice = <const T extends string>(name: string, values: readonly T[]): Wire<T, T> =>
  plain<T>(`${name}!`, { name, values })

/** Values in small letters of an enum that the schema writes in capitals. */
export const upperChoice = <const T extends string>(
  name: string,
  values: readonly T[],
): Wire<T, Uppercase<T>> => ({
  type: `${name}!`,
  own: { name, values: values.map((value) => value.toUpperCase()) },
  asIs: false,
  write: (value) => value.toUpperCase() as Uppercase<T>,
  read: (data) => (data as string).toLowerCase() as T,
})

/** Values that travel as values of another kind. */
export const converted = <V, T, W>(
  as: Wire<T, W>,
  write: (value: V) => T,
  read: (value: T) => V,
): Wire<V, W> => ({
  type: as.type,
  ...(as.own && { own: as.own }),
  asIs: false,
  write: (value) => as.write(write(value)),
  read: (data) => read(as.read(data)),
})

/** @throws RangeError for cards that do not exist */
function existing<T>(read: T | undefined, names: string | readonly string[]): T {
  if (read === undefined) throw new RangeError(`no cards: ${String(names)}`)
  return read
}

export const card = converted(text(), cardName, (name): Card => existing(readCard(name), name))
export const cards = converted(plain<readonly string[]>('[String!]!'), cardNames, (names): Cards =>
  existing(readCards(names), names),
)

// What several seats see, and see again after the next move, is written once, so that it is cheap to compare, too.
const writtenOnce = <V, W>(write: (value: V) => W): ((value: V) => W) =>
  once<object, W>(write as (value: object) => W) as (value: V) => W

export const listOf = <V, W>(of: Wire<V, W>): Wire<readonly V[], readonly W[]> => ({
  type: `[${of.type}]!`,
  ...(of.own && { own: of.own }),
  asIs: of.asIs,
  write: writtenOnce((values) => values.map((value) => of.write(value))),
  read: (data) =>
    of.asIs ? (data as readonly V[]) : (data as readonly unknown[]).map((value) => of.read(value)),
})

export const nullable = <V, W>(of: Wire<V, W>): Wire<V | null, W | null> => ({
  type: of.type.slice(0, -1),
  ...(of.own && { own: of.own }),
  asIs: of.asIs,
  write: (value) => (value === null ? null : of.write(value)),
  read: (data) => (data === null ? null : of.read(data)),
})

/** A value that is never null, in a field which is null in other objects of its type. */
export const required = <V, W>(of: Wire<V, W>): Wire<V, W> => ({
  ...of,
  type: of.type.slice(0, -1),
  asIs: false,
  read: (data) => {
    if (data === null) throw new RangeError('null where a value is expected')
    return of.read(data)
  },
})

/** A field which these objects lack, and others of their type have. */
export const absent = <V, W>(of: Wire<V, W>): Wire<undefined, null> => ({
  type: of.type.slice(0, -1),
  asIs: false,
  write: () => null,
  read: () => undefined,
})

/** A column that clients get besides the view: `presenter` writes it. */
const besides = <W>(type: string): Wire<undefined, W> => ({
  type,
  asIs: true,
  write: same as (value: unknown) => W,
  read: () => undefined,
})
/** The legal moves. */
export const legal = besides<readonly string[]>('[String!]!')
/** What a rule set changes in its base, for games whose clubs may turn knobs. */
export const turned = besides<string | null | undefined>('String')

/** An object of the game's own type. */
export const object = <F extends Fields>(name: string, fields: F): Wire<Values<F>, Written<F>> => ({
  type: `${name}!`,
  own: { name, fields },
  asIs: Object.values(fields).every(({ asIs }) => asIs),
  write: writtenOnce((value: Values<F>) => {
    const made: Record<string, unknown> = {}
    for (const [field, kind] of Object.entries(fields)) {
      const member = (value as Record<string, unknown>)[field]
      made[field] = kind.asIs ? member : kind.write(member)
    }
    return made as Written<F>
  }),
  read: (data) => readFields(fields, data),
})

/** Reads the fields of an object, and leaves out all others. */
export function readFields<F extends Fields>(fields: F, data: unknown): Values<F> {
  const made: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(fields)) {
    const value = kind.read((data as Record<string, unknown>)[name])
    if (value !== undefined) made[name] = value
  }
  return made as Values<F>
}
