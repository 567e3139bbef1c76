/** Describes a table of the database once: the types of its rows and the migrations that make it follow from that. */
import type { ColumnDataType, ColumnDefinitionBuilder, Generated, Kysely } from 'kysely'
import { appendOnly, appendOnlyBut, isPostgres } from './append-only.js'

interface Reference {
  /** The column that it refers to, such as `accounts.id`. */
  readonly to: string
  /** Rows go with the row that they refer to: an older release removes that one without them. */
  readonly cascades?: true
}

/** A column that a later migration has added. `fill` is what rows from before it have. */
interface Later {
  readonly since: string
  readonly fill?: string | number
}

/** `key`: the primary key. `null`: it may be null. `filled`: a row can be inserted without it, and gets its `fill`. */
type Trait = 'key' | 'null' | 'unique' | 'filled' | Reference | Later

type Cell<T, F> = 'filled' extends F ? Generated<T> : 'null' extends F ? T | null : T

export interface Column<Row> {
  readonly type: ColumnDataType | 'count'
  readonly traits: readonly Trait[]
  /** Holds nothing: the type of its cells. */
  readonly row?: Row
}

const column =
  <T>(type: Column<T>['type']) =>
  <const F extends readonly Trait[]>(...traits: F): Column<Cell<T, F[number]>> => ({ type, traits })

export const text = column<string>('text')
export const integer = column<number>('integer')
/** Counts and times in milliseconds since 1970. */
export const bigint = column<number>('bigint')
export const real = column<number>('double precision')
/** Numbers the rows of a table in the order in which they are added. */
export const count = (): Column<Generated<number>> => ({ type: 'count', traits: ['key'] })

type Columns = Readonly<Record<string, Column<unknown>>>

export interface Table<C extends Columns = Columns, Name extends string = string> {
  /** The migration that makes it. */
  readonly since: string
  readonly columns: C
  /** Its primary key, if that is more than one column. */
  readonly key?: readonly Name[]
  readonly unique?: Readonly<Record<string, readonly Name[]>>
  /** Made by the migration that adds the last of their columns. */
  readonly indexes?: Readonly<Record<string, readonly Name[]>>
  /** Triggers forbid that rows are changed or removed; except that this column can be emptied. */
  readonly appendOnly?: true | { readonly emptied: Name }
}

export const table = <const C extends Columns>(of: Table<C, keyof C & string>): Table<C> => of

export type RowsOf<T extends Readonly<Record<string, { readonly columns: Columns }>>> = {
  [Name in keyof T]: {
    [C in keyof T[Name]['columns']]: T[Name]['columns'][C] extends Column<infer Row> ? Row : never
  }
}

const referenceOf = ({ traits }: Column<unknown>): Reference | undefined =>
  traits.find((one) => typeof one === 'object' && 'to' in one)
const laterOf = ({ traits }: Column<unknown>): Later | undefined =>
  traits.find((one) => typeof one === 'object' && 'since' in one)

const sinceOf = (of: Table, name: string): string => {
  const found = of.columns[name]
  return (found && laterOf(found)?.since) ?? of.since
}

/** The migrations that make this table, or add to it. */
export const migrationsOf = (of: Table): readonly string[] =>
  Object.keys(of.columns).map((name) => sinceOf(of, name))

const define =
  (column: Column<unknown>, postgres: boolean) =>
  (builder: ColumnDefinitionBuilder): ColumnDefinitionBuilder => {
    const { traits, type } = column
    const [reference, fill] = [referenceOf(column), laterOf(column)?.fill]
    let made = builder
    if (traits.includes('key')) made = made.primaryKey()
    else if (!traits.includes('null')) made = made.notNull()
    if (type === 'count' && !postgres) made = made.autoIncrement()
    if (traits.includes('unique')) made = made.unique()
    if (reference !== undefined) made = made.references(reference.to)
    if (reference?.cascades) made = made.onDelete('cascade')
    return fill === undefined ? made : made.defaultTo(fill)
  }

const typeIn = ({ type }: Column<unknown>, postgres: boolean): ColumnDataType => {
  if (type !== 'count') return type
  return postgres ? 'serial' : 'integer'
}

/** Makes what a migration adds to a table: the table, columns, and indexes. */
export async function addTo<S>(db: Kysely<S>, name: string, of: Table, migration: string): Promise<void> {
  const postgres = isPostgres(db)
  const columns = Object.entries(of.columns).filter(([one]) => sinceOf(of, one) === migration)
  if (of.since === migration) {
    let made = db.schema.createTable(name)
    for (const [one, column] of columns)
      made = made.addColumn(one, typeIn(column, postgres), define(column, postgres))
    if (of.key !== undefined) made = made.addPrimaryKeyConstraint(`${name}_key`, [...of.key] as never[])
    for (const [constraint, on] of Object.entries(of.unique ?? {}))
      made = made.addUniqueConstraint(`${name}_${constraint}`, [...on] as never[])
    await made.execute()
  } else
    for (const [one, column] of columns) {
      const altered = db.schema.alterTable(name)
      await altered.addColumn(one, typeIn(column, postgres), define(column, postgres)).execute()
    }
  for (const [index, on] of Object.entries(of.indexes ?? {}))
    if (
      on
        .map((one) => sinceOf(of, one))
        .sort()
        .at(-1) === migration
    )
      await db.schema
        .createIndex(`${name}_${index}`)
        .on(name)
        .columns([...on])
        .execute()
}

/** Protects the rows of a table, once the migration that makes it has written what it writes. */
export async function protect<S>(db: Kysely<S>, name: string, of: Table): Promise<void> {
  if (of.appendOnly === undefined) return
  await appendOnly(db, name)
  if (of.appendOnly !== true) await letBeEmptied(db, name, of, of.appendOnly.emptied)
}

export async function letBeEmptied<S>(db: Kysely<S>, name: string, of: Table, column: string): Promise<void> {
  const others = Object.keys(of.columns).filter((one) => one !== column)
  await appendOnlyBut(db, name, { column, others })
}
