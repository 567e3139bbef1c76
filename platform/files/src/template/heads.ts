/** What a column of a template is: known by its heading in six languages, or by a name in braces. */
import { columnOf, foldedHeading, type Column } from '../table/headings.js'

const fields = [
  ...(['place', 'number', 'name', 'surname', 'firstname', 'surnameFirst', 'club', 'licence'] as const),
  ...(['team', 'pair', 'points', 'small', 'adjusted', 'hands', 'won', 'lost', 'prize'] as const),
  ...(['event', 'date', 'organiser', 'profile'] as const),
] as const
type Field = (typeof fields)[number]

/** What a series has of its own; `points` is also called `series`. */
const ofSeries = ['points', 'small', 'table', 'hands', 'won', 'lost'] as const
type OfSeries = (typeof ofSeries)[number]

/** `running`: the rows are numbered from 1. */
export type TemplateColumn = Field | `${OfSeries}${number}` | 'running'

/** A row of results by column. A column that no row has is unknown to them. */
export type TemplateRow = Readonly<Partial<Record<TemplateColumn, string | number | { readonly at: string }>>>

const byHeading: Readonly<Partial<Record<Column, Field>>> = {
  rank: 'place',
  name: 'name',
  surname: 'surname',
  given: 'firstname',
  surnameFirst: 'surnameFirst',
  club: 'club',
  licence: 'licence',
  team: 'team',
  pair: 'pair',
  points: 'points',
  small: 'small',
  adjusted: 'adjusted',
  hands: 'hands',
  won: 'won',
  lost: 'lost',
  event: 'event',
  title: 'event',
  date: 'date',
  organiser: 'organiser',
  profile: 'profile',
}

/** Headings of running numbers; others of that column are start numbers. */
const running: ReadonlySet<string> = new Set(['lp', 'l p', '#', 'lfd nr', 'lfdnr', 'lfd', 'running'])

/** What a series is called by: `Seria 2`, `series2`, `2. Serie`. */
const numbered = /^(?:(?<word>\D*\D) ?(?<after>[1-9]\d?)|(?<before>[1-9]\d?) (?<words>\D+))$/

const isField = (name: string): name is Field => (fields as readonly string[]).includes(name)

function ofWord(folded: string): TemplateColumn | undefined {
  if (running.has(folded)) return 'running'
  if (isField(folded)) return folded
  const column = columnOf(folded)
  return column === 'number' ? 'number' : column && byHeading[column]
}

function seriesColumn(folded: string): TemplateColumn | undefined {
  const { word, after, before, words } = numbered.exec(folded)?.groups ?? {}
  const name = (word ?? words ?? '').trim()
  const own = columnOf(name)
  const column = own === 'series' ? 'points' : own
  const found = ofSeries.find((one) => one === column || one === name)
  return found && `${found}${Number(after ?? before)}`
}

/** Returns the name in the braces of a cell that is nothing else. */
export const inBraces = (cell: string): string | undefined => /^\{([^{}]{1,60})\}$/.exec(cell.trim())?.[1]

/** Returns the column that a word names: `Miejsce`, `2. Serie`, `series 2`. */
export function templateColumn(word: string): TemplateColumn | undefined {
  const folded = foldedHeading(word)
  return folded === '' ? undefined : (seriesColumn(folded) ?? ofWord(folded))
}

/** Returns the columns of a row of heads, in which `Name` beside `Vorname` is a surname and `Nazwisko` alone is a whole name. */
export function headColumns(cells: readonly string[]): readonly (TemplateColumn | undefined)[] {
  const columns = cells.map(templateColumn)
  const [from, to] = columns.includes('firstname')
    ? (['name', 'surname'] as const)
    : (['surname', 'name'] as const)
  const isPair = columns.includes('firstname') && columns.includes('surname')
  return columns.map((column) => (column === from && !isPair ? to : column))
}
