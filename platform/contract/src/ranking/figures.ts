/**
 * The figures of a player in a ranking. Editions, published rankings, CSV files and the schema have all of them in this order.
 * `rowOf` in `ranking/count` finds them; `publish/heads` has their heads.
 */
import type * as v from 'valibot'
import { noted } from '../input.js'
import { number, whole } from './parts.js'

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
export type Figures = { readonly [K in Figure]: v.InferOutput<(typeof figures)[K]> }
/** In their order. */
export const figureNames = Object.keys(figures) as readonly Figure[]

export const figuresOf = (row: Figures): Figures =>
  // Each name is one of the figures.
  Object.fromEntries(figureNames.map((name) => [name, row[name]])) as unknown as Figures
