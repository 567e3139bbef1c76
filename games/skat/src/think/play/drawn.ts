/** The deals that a master looks into: the likely ones first and more often. */
import type { Budget, Random } from '@stolik/core'
import { dealsOf } from './deals.js'
import type { Hidden, Places, Table } from './hidden.js'
import { likelihoodOf } from './likely.js'

/** So many are judged by what the players did before any is solved; with less effort fewer, but more of them for each that is solved. */
const usualDrawn = 600
/** If no more fit, all are looked into. */
const few = 200

export interface Drawn {
  readonly deals: readonly Places[]
  /** How much each counts; undefined if all count the same, since likely ones were chosen. */
  readonly weights: readonly number[] | undefined
}

const words = 2 ** 32

export function drawn(table: Table, hidden: Hidden, { effort, over }: Budget, random: Random): Drawn {
  const fitting = dealsOf(hidden)
  const likelihood = likelihoodOf(table)
  const judged = (places: Places) => {
    const weight = likelihood(places, random)
    // Sorted by such keys, the first n are n drawn by weight without being put back (Efraimidis and Spirakis).
    return { places, weight, key: Math.log((1 + random.below(words)) / (1 + words)) / weight }
  }
  const whole = fitting.total <= few
  const rows = whole ? fitting.all().map(judged) : []
  const wanted = whole ? 0 : Math.ceil(usualDrawn * Math.sqrt(effort))
  while (rows.length < wanted && !over()) rows.push(judged(fitting.draw(random)))
  rows.sort((a, b) => b.key - a.key)
  const deals = rows.map(({ places }) => places)
  return { deals, weights: whole ? rows.map(({ weight }) => weight) : undefined }
}
