/** A row of a list of members: a person, their club, and a period of their licence. */
import { readDay, readYear } from '@stolik/files/table/cells'
import type { CellRow } from '../import/cells.js'
import { looks } from '../import/row.js'
import { isBirthYear } from '../model/ages.js'
import type { RankingProblem } from '../model/refusal.js'
import type { MemberColumn } from './columns.js'

export interface MemberRow {
  readonly line: number
  readonly name: string
  readonly club: string | null
  /** Since when they belong to the club. */
  readonly joined: string | null
  readonly licence: string | null
  readonly from: string | null
  readonly until: string | null
  /** The year of birth. */
  readonly born: number | null
}

const days = ['joined', 'from', 'until'] as const
const isValid: Readonly<Record<'name' | 'club' | 'licence', (cell: string) => boolean>> = {
  name: (cell) => looks.name?.(cell) === true,
  club: (cell) => looks.club?.(cell) === true,
  licence: (cell) => looks.licence?.(cell) === true,
}

/** The year alone is kept of a day of birth. */
function readBorn(cell: string): number | undefined {
  const year = readYear(cell)
  return year !== undefined && isBirthYear(year) ? year : undefined
}

/** Returns the row, or the first problem in it. */
export function readMember({ line, cells }: CellRow<MemberColumn>): MemberRow | RankingProblem {
  const bad = (column: MemberColumn, value: string): RankingProblem => ({
    line,
    code: 'BAD_CELL',
    args: { column, value: value.slice(0, 40) },
  })
  const text = (column: MemberColumn): string | null =>
    cells[column]?.normalize('NFC').replace(/\s+/g, ' ') || null
  for (const [column, looksRight] of Object.entries(isValid) as [
    keyof typeof isValid,
    (cell: string) => boolean,
  ][]) {
    const cell = text(column)
    if (cell !== null && !looksRight(cell)) return bad(column, cell)
  }
  const found: Record<(typeof days)[number], string | null> = { joined: null, from: null, until: null }
  for (const column of days) {
    const cell = text(column)
    const day = cell === null ? null : readDay(cell)
    if (day === undefined) return bad(column, cell ?? '')
    found[column] = day
  }
  const birth = text('born')
  const born = birth === null ? null : readBorn(birth)
  if (born === undefined) return bad('born', birth ?? '')
  const name = text('name')
  if (name === null) return { line, code: 'MISSING', args: { column: 'name' } }
  const { from, until } = found
  const licence = text('licence')
  if (licence === null && (from !== null || until !== null))
    return { line, code: 'MISSING', args: { column: 'licence' } }
  if (from !== null && until !== null && until < from)
    return { line, code: 'ENDS_BEFORE', args: { from, until } }
  if (found.joined !== null && text('club') === null)
    return { line, code: 'MISSING', args: { column: 'club' } }
  return { line, name, club: text('club'), licence, born, ...found }
}
