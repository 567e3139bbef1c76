/** Maps standings to the types of the schema. */
import { once } from '@stolik/core'
import type { Lists } from '@stolik/event/model/lists'
import { group } from '@stolik/contract/event/regulations'
import { publishedRows } from '@stolik/event/standing/categories'
import { standings } from '@stolik/event/standing/index'
import type { Cell, Figures, Row, Standings } from '@stolik/event/model/standings'
import type { EventState } from '@stolik/event/model/state'

/** States are immutable, so the standings of each are computed once for everybody. */
const known = new WeakMap<EventState, { readonly lists: Lists; readonly result: Standings }>()

export function standingsOf(state: EventState, lists: Lists): Standings {
  const before = known.get(state)
  if (before?.lists === lists) return before.result
  const result = standings(state, lists)
  known.set(state, { lists, result })
  return result
}

const upper = (text: string): string => text.toUpperCase()
const sums = ({ sums }: Figures) => Object.entries(sums).map(([code, value]) => ({ code, value }))

/** Rows and cells stay the same where nothing has changed, so that only the others are compared and told. */
const showCell = once((cell: Cell) => ({ ...cell, kind: upper(cell.kind), field: cell.field ?? null }))
const showRow = once((row: Row) => ({ ...row, sums: sums(row), cells: row.cells.map(showCell) }))

export const showStandings = once(({ stamp, individual, groups, categories }: Standings) => ({
  stamp: upper(stamp),
  individual: individual.map(showRow),
  groups: groups.map(({ rule, rows }) => ({
    rule: group.show(rule),
    rows: rows.map((row) => ({ ...row, sums: sums(row) })),
  })),
  categories: categories.map((one) => ({ category: upper(one.category), rows: publishedRows(one) })),
}))
