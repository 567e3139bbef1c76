/**
 * The figures of a player in a ranking. Editions, published rankings, CSV files and the schema have all of them in this order.
 * `rowOf` in `ranking/count` finds them; `publish/heads` has their heads.
 */
import * as v from 'valibot'
import { noted } from '../input.js'
import { number, whole } from './parts.js'

/**
 * A figure that editions before this format (from 2) do not have. They are read, shown and counted again without it.
 * The newest format here is the one in which editions are written.
 */
export const since = <const S extends v.GenericSchema>(format: number, figure: S) =>
  v.exactOptional(v.pipe(figure, v.metadata({ since: format })))

export const figures = {
  events: whole,
  lists: whole,
  hands: number,
  points: number,
  small: noted(number, 'Small points: the totals of the lists.'),
  wins: noted(whole, 'How many tables they won.'),
  seconds: noted(whole, 'How often they came second at a table.'),
  won: noted(number, 'Hands that they won with a contract of their own.'),
  lost: noted(number, 'Hands that they lost with a contract of their own.'),
}

export type Figure = keyof typeof figures
export type Figures = Readonly<v.InferOutput<v.ObjectSchema<typeof figures, undefined>>>
/** In their order. */
export const figureNames = Object.keys(figures) as readonly Figure[]

/** The figures that a row has. */
export const figuresOf = (row: Figures): Figures =>
  // Each name is one of the figures.
  Object.fromEntries(
    figureNames.flatMap((name) => (name in row ? [[name, row[name]]] : [])),
  ) as unknown as Figures

type Described = v.GenericSchema | v.ExactOptionalSchema<v.GenericSchema, undefined>
type AllDescribed = Readonly<Record<string, Described>>

/** The first format of editions that has a figure. */
const formatOf = (figure: Described): number =>
  figure.type === 'exact_optional' && 'wrapped' in figure ? Number(v.getMetadata(figure.wrapped)['since']) : 1

/** All formats of editions, the newest last. */
export const formatsOf = (all: AllDescribed): readonly string[] =>
  Array.from(
    { length: Math.max(...Object.values(all).map(formatOf)) },
    (_, before) => `stolik-edition/${before + 1}`,
  )

/** Returns rows of an edition as they are in an earlier format: without the figures that came later. */
export function rowsIn<Row extends object>(
  format: string,
  rows: readonly Row[],
  all: AllDescribed = figures,
): readonly Row[] {
  const number = formatsOf(all).indexOf(format) + 1
  const later = new Set(
    Object.entries(all).flatMap(([name, figure]) => (formatOf(figure) > number ? [name] : [])),
  )
  if (later.size === 0) return rows
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !later.has(name))) as Row,
  )
}
