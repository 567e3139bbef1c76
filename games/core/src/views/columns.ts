/**
 * Columns of views. A game describes each column of its view once; the type of the view, its GraphQL type, the query for all of it, and
 * its conversion to an answer and back follow from that.
 */
import type { Seat } from '../seat.js'

/** How values travel. `names`: as the name at their place in a list. `legal`, `turned`: columns that only answers have. */
export type Form =
  | { readonly kind: 'same' | 'capitals' | 'card' | 'cards' | 'absent' | 'legal' | 'turned' }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'list' | 'nullable'; readonly of: Form }
  | { readonly kind: 'object'; readonly fields: Fields }

/** A column whose values are V. */
export interface Column<V = unknown> {
  /** Its GraphQL type, which ends in `!` if the value is never null. */
  readonly type: string
  /** The game's own enum or object type behind `type`. */
  readonly own?: EnumType | ObjectType
  readonly form: Form
  /** Never set: carries the type of the values. */
  readonly is?: () => V
}

export interface EnumType {
  readonly name: string
  readonly values: readonly string[]
}

export interface ObjectType<F extends Fields = Fields> {
  readonly name: string
  readonly fields: F
}

export type Fields = Readonly<Record<string, Column>>

/** The values of a column. */
export type Value<C extends Column> = C extends Column<infer V> ? V : never

/** The values of fields, without those that only answers have. */
export type Values<F extends Fields> = {
  readonly [K in keyof F as Value<F[K]> extends undefined ? never : K]: Value<F[K]>
}

const same = <V>(type: string, own?: EnumType): Column<V> => ({
  type,
  ...(own && { own }),
  form: { kind: 'same' },
})

export const int = same<number>('Int!')
export const seat = same<Seat>('Int!')
export const flag = same<boolean>('Boolean!')
export const id = same<string>('ID!')
/** Text; its type may be narrower than the schema says. */
export const text = <T extends string = string>(): Column<T> => same<T>('String!')

export const card: Column<number> = { type: 'String!', form: { kind: 'card' } }
export const cards: Column<number> = { type: '[String!]!', form: { kind: 'cards' } }

/** Values of an enum, as the schema writes them. */
export const choice = <const T extends string>(name: string, values: readonly T[]): Column<T> =>
  same<T>(`${name}!`, { name, values })

/** Values in small letters of an enum that the schema writes in capitals. */
export const capitals = <const T extends string>(name: string, values: readonly T[]): Column<T> => ({
  type: `${name}!`,
  own: { name, values: values.map((value) => value.toUpperCase()) },
  form: { kind: 'capitals' },
})

/** Numbers that travel as the names at their place in the list; with `type`, as an enum. */
export const named = <N extends number>(names: readonly string[], type?: string): Column<N> => ({
  type: `${type ?? 'String'}!`,
  ...(type !== undefined && { own: { name: type, values: names } }),
  form: { kind: 'names', names },
})

export const listOf = <V>({ type, own, form }: Column<V>): Column<readonly V[]> => ({
  type: `[${type}]!`,
  ...(own && { own }),
  form: { kind: 'list', of: form },
})

export const nullable = <V>({ type, own, form }: Column<V>): Column<V | null> => ({
  type: type.slice(0, -1),
  ...(own && { own }),
  form: { kind: 'nullable', of: form },
})

/** A value that is never null, in a field which is null in other objects of its type. */
export const required = <V>(of: Column<V>): Column<V> => ({ ...of, type: of.type.slice(0, -1) })

/** A field which these objects lack, and others of their type have. */
export const absent = ({ type }: Column): Column<undefined> => ({
  type: type.slice(0, -1),
  form: { kind: 'absent' },
})

/** The legal moves, which clients get besides the view. */
export const legal: Column<undefined> = { type: '[String!]!', form: { kind: 'legal' } }
/** What a rule set changes in its base, for games whose clubs may turn knobs. */
export const turned: Column<undefined> = { type: 'String', form: { kind: 'turned' } }

/** An object of the game's own type. */
export const object = <F extends Fields>(name: string, fields: F): Column<Values<F>> => ({
  type: `${name}!`,
  own: { name, fields },
  form: { kind: 'object', fields },
})
