/** A row of a file: one list of a player, or their total for an event. */
import type { ImportDefaults } from '@stolik/contract/ranking/files'
import type { SheetKind } from '@stolik/contract/ranking/scheme'
import { numberText, readDay } from '@stolik/files/table/cells'
import { unitsAPoint, type Category } from '@stolik/contract/shapes'
import type { RankingProblem } from '../model/refusal.js'
import type { CellRow, Column } from './cells.js'

export interface EventTold {
  readonly event: string
  readonly date: string
  readonly title: string
  readonly kind: SheetKind
  readonly organiser: string
  readonly region: string | null
  readonly profile: string
}

export interface Row {
  readonly line: number
  readonly details: EventTold
  readonly series: number
  readonly table: number
  /** At the table; null: derived from the points there. */
  readonly place: number | null
  /** In the event; null: derived from all points. */
  readonly rank: number | null
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly licence: string | null
  readonly units: number
  readonly small: number
  readonly hands: number
  readonly won: number
  readonly lost: number
  readonly online: boolean
  readonly categories: readonly Category[]
  /** Penalties and other adjustments of the event, given in one row of the player. */
  readonly adjusted: number
  readonly adjustedSmall: number
}

const longest = 100
const yes: ReadonlySet<string> = new Set(['1', 'x', 'yes', 'true', 'tak', 'ja', 't', 'y', 'j'])
const no: ReadonlySet<string> = new Set(['', '0', '-', 'no', 'false', 'nie', 'nein', 'n'])
const categories: Readonly<Record<string, Category>> = {
  women: 'women',
  kobiety: 'women',
  damen: 'women',
  k: 'women',
  junior: 'junior',
  junioren: 'junior',
  juniorzy: 'junior',
  senior: 'senior',
  senioren: 'senior',
  seniorzy: 'senior',
}

/** The format of each column's cells, if they are not empty. */
export const looks: Readonly<Partial<Record<Column, (cell: string) => boolean>>> = {
  date: (cell) => readDay(cell) !== undefined,
  kind: (cell) => cell === 'tournament' || cell === 'evening',
  series: (cell) => isCount(cell, 1, 999),
  table: (cell) => isCount(cell, 0, 9_999),
  place: (cell) => isCount(cell, 0, 9),
  rank: (cell) => isCount(cell, 1, 99_999),
  name: isWords,
  club: isWords,
  team: isWords,
  pair: isWords,
  licence: (cell) => /^[\p{L}\d/.-]{0,20}\d[\p{L}\d/.-]{0,20}$/u.test(cell) && readDay(cell) === undefined,
  points: (cell) => readUnits(cell) !== undefined,
  small: isWhole,
  hands: (cell) => isCount(cell, 0, 9_999),
  won: (cell) => isCount(cell, 0, 9_999),
  lost: (cell) => isCount(cell, 0, 9_999),
  online: (cell) => yes.has(cell.toLowerCase()) || no.has(cell.toLowerCase()),
  adjusted: (cell) => readUnits(cell) !== undefined,
  adjustedSmall: isWhole,
  categories: (cell) => wordsOf(cell).every((word) => Object.hasOwn(categories, word)),
}

function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && cell.length <= longest && !/[\p{Cc}\p{Cf}]/u.test(cell)
}

function isWhole(cell: string): boolean {
  return /^[-−+]?\d{1,6}$/.test(numberText(cell))
}

const wholeOf = (cell: string): number => Number(numberText(cell).replace('−', '-'))
const isCount = (cell: string, min: number, max: number): boolean =>
  /^\d{1,6}$/.test(numberText(cell)) && wholeOf(cell) >= min && wholeOf(cell) <= max

const wordsOf = (cell: string): readonly string[] =>
  cell
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter(Boolean)

/** Reads points in sixtieths: whole numbers, or fractions as they are written when rounded, such as 1.67 for five thirds. */
export function readUnits(cell: string): number | undefined {
  const match = /^([-−+]?)(\d{1,7})(?:[.,](\d{1,6}))?$/.exec(numberText(cell))
  if (match === null) return undefined
  const [, sign = '', whole = '', digits = ''] = match
  const value = Number(`${whole}.${digits || '0'}`)
  const units = Math.round(value * unitsAPoint)
  if (digits !== '' && (units / unitsAPoint).toFixed(digits.length) !== value.toFixed(digits.length))
    return undefined
  return sign === '' || sign === '+' ? units : 0 - units
}

/** Returns the row, or the first problem in it. */
export function readRow({ line, cells }: CellRow, defaults: ImportDefaults): Row | RankingProblem {
  for (const [column, cell] of Object.entries(cells) as [Column, string][])
    if (cell !== '' && looks[column]?.(cell) === false)
      return { line, code: 'BAD_CELL', args: { column, value: cell.slice(0, 40) } }
  const text = (column: Column): string | null => cells[column]?.normalize('NFC') || null
  const count = (column: Column): number | null =>
    text(column) === null ? null : wholeOf(cells[column] ?? '')
  const entry = {
    event: text('event') ?? defaults.event,
    date: readDay(text('date') ?? '') ?? defaults.date,
    organiser: text('organiser') ?? defaults.organiser,
    profile: text('profile') ?? defaults.profile,
  }
  const hands = count('hands') ?? defaults.hands
  const [name, points] = [text('name'), text('points')]
  const missing = Object.entries({ ...entry, hands, name, points }).find(([, value]) => value === null)
  if (missing !== undefined) return { line, code: 'MISSING', args: { column: missing[0] } }
  const { event, date, organiser, profile } = entry as Readonly<Record<keyof typeof entry, string>>
  const units = readUnits(points ?? '') ?? 0
  const [won, lost] = [count('won') ?? 0, count('lost') ?? 0]
  if (won + lost > (hands ?? 0)) return { line, code: 'WON_LOST', args: { won, lost, hands: hands ?? 0 } }
  return {
    line,
    details: {
      event,
      date,
      organiser,
      profile,
      title: text('title') ?? defaults.title ?? event,
      kind: (text('kind') as SheetKind | null) ?? defaults.kind,
      region: text('region') ?? defaults.region,
    },
    series: count('series') ?? 1,
    table: count('table') ?? 0,
    place: count('place'),
    rank: count('rank'),
    name: name ?? '',
    club: text('club'),
    team: text('team'),
    pair: text('pair'),
    licence: text('licence'),
    units,
    small: text('small') === null ? Math.round(units / unitsAPoint) : wholeOf(cells.small ?? ''),
    hands: hands ?? 0,
    won,
    lost,
    online: yes.has((cells.online ?? '').toLowerCase()),
    adjusted: readUnits(text('adjusted') ?? '0') ?? 0,
    adjustedSmall: wholeOf(text('adjustedSmall') ?? '0'),
    categories: [...new Set(wordsOf(cells.categories ?? '').map((word) => categories[word] as Category))],
  }
}
