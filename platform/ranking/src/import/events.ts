/** Groups the rows of a file into events. Rows that contradict each other are put aside with their line and the reason. */
import type { RankingProblem } from '../model/refusal.js'
import type { EventTold, Row } from './row.js'

export interface FileEvent {
  readonly details: EventTold
  readonly rows: readonly Row[]
}

export interface Grouped {
  readonly events: readonly FileEvent[]
  readonly bad: readonly RankingProblem[]
}

/** Identifies a person within the file: by licence, or by name and club without one. */
export const keyOf = ({ licence, name, club }: Pick<Row, 'licence' | 'name' | 'club'>): string =>
  licence === null ? `name ${name} · ${club ?? ''}` : `licence ${licence}`

export function groupRows(rows: readonly Row[]): Grouped {
  const bad: RankingProblem[] = []
  const events = new Map<
    string,
    { readonly details: EventTold; readonly line: number; readonly rows: Row[] }
  >()
  for (const row of rows) {
    const before = events.get(row.details.event)
    const odd = before === undefined ? undefined : differing(before.details, row.details)
    if (before === undefined)
      events.set(row.details.event, { details: row.details, line: row.line, rows: [row] })
    else if (odd === undefined) before.rows.push(row)
    else bad.push({ line: row.line, code: 'DIFFERS', args: { column: odd, other: before.line } })
  }
  const checked = [...events.values()].map(({ details, rows: all }) => ({
    details,
    rows: fitting(all, bad),
  }))
  return { events: checked.filter(({ rows: left }) => left.length > 0), bad }
}

const differing = (a: EventTold, b: EventTold): string | undefined =>
  (Object.keys(a) as (keyof EventTold)[]).find((column) => a[column] !== b[column])

/** Nobody may have two lists in one series, two clubs, or another person's licence. */
function fitting(rows: readonly Row[], bad: RankingProblem[]): readonly Row[] {
  const lists = new Map<string, number>()
  const out = new Set<Row>()
  const by = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const list = JSON.stringify([key, row.series])
    const other = lists.get(list)
    if (other === undefined) lists.set(list, row.line)
    else {
      bad.push({ line: row.line, code: 'TWICE', args: { name: row.name, series: row.series, other } })
      out.add(row)
    }
    by.set(key, [...(by.get(key) ?? []), row])
  }
  for (const own of by.values()) {
    const [first] = own
    // None of these rows is taken, because we cannot tell which one is right.
    const code = own.some(({ name }) => name !== first?.name)
      ? 'LICENCE_TWICE'
      : own.some(({ club }) => club !== first?.club)
        ? 'TWO_CLUBS'
        : undefined
    if (code === undefined) continue
    for (const row of own) {
      const other = own.find((one) => one.name !== row.name || one.club !== row.club)?.line ?? row.line
      if (!out.has(row))
        bad.push({ line: row.line, code, args: { name: row.name, club: row.club ?? '', other } })
      out.add(row)
    }
  }
  return rows.filter((row) => !out.has(row))
}
