/** Maps standings to the types of the schema. */
import { once, type TieBreak } from '@stolik/core'
import type { Lists } from '@stolik/event/model/lists'
import { group } from '@stolik/contract/event/regulations'
import { publishedRows } from '@stolik/event/standing/categories'
import { decidedBy } from '@stolik/event/standing/order'
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

type Ahead = ReturnType<typeof decidedBy>

/** Returns what put each row before the next one, as on paper. Nobody without a place stands before anybody. */
function aheadIn(
  tieBreaks: readonly TieBreak[],
  rows: readonly (Figures & { readonly place: number | null })[],
): readonly Ahead[] {
  return rows.map((row, i) => {
    const next = rows[i + 1]
    if (next === undefined || row.place === null || next.place === null) return undefined
    return decidedBy(tieBreaks, row, next)
  })
}

/** Only rows that a tie-break decided are new objects, so the others are still told only when they change. */
const showRanked = (row: Row, ahead: Ahead) =>
  ahead === undefined ? showRow(row) : { ...showRow(row), ahead }

const shown = new WeakMap<Standings, ReturnType<typeof show>>()

export function showStandings(state: EventState, lists: Lists): ReturnType<typeof show> {
  const all = standingsOf(state, lists)
  const before = shown.get(all)
  if (before !== undefined) return before
  const result = show(all, state.regulations.format.tieBreaks)
  shown.set(all, result)
  return result
}

function show({ stamp, individual, groups, categories }: Standings, tieBreaks: readonly TieBreak[]) {
  const ahead = aheadIn(tieBreaks, individual)
  return {
    stamp: upper(stamp),
    individual: individual.map((row, i) => showRanked(row, ahead[i])),
    groups: groups.map(({ rule, rows }) => {
      const decided = aheadIn(tieBreaks, rows)
      return {
        rule: group.show(rule),
        rows: rows.map((row, i) => ({ ...row, sums: sums(row), ahead: decided[i] ?? null })),
      }
    }),
    categories: categories.map((one) => ({ category: upper(one.category), rows: publishedRows(one) })),
  }
}
