/** The published results of an event (`results.csv`) as rows that a template takes. */
import { firstNames, surname } from '@stolik/core'
import { numberText } from '@stolik/files/table/cells'
import { splitCsv } from '@stolik/files/table/split'
import { withoutGuard } from '@stolik/files/table/table'
import type { TemplateColumn, TemplateRow } from '@stolik/files/template/heads'

/** What the published results do not say of a player. */
export interface TemplatePerson {
  readonly number: number
  /** How the name ends; null: its last word. */
  readonly surname: string | null
  /** Undefined where licences are not known. */
  readonly licence?: string | null
}

const numeric = /^(?:place|number|adjusted|(?:points|small|table|hands|won|lost)\d*)$/
const texts = ['name', 'club', 'team', 'pair', 'prize', 'event', 'organiser', 'profile'] as const
const summed = ['hands', 'won', 'lost'] as const

/**
 * Returns a row for each player, in the order of the results.
 * @param csv with the names for programs, which never change
 */
export function templateRows(csv: string, people: readonly TemplatePerson[]): readonly TemplateRow[] {
  const records = splitCsv(csv.replace(/^\uFEFF/, ''), ',')
  if ('line' in records) throw new RangeError(`line ${records.line} of the results is no CSV`)
  const [head, ...rows] = records
  const heads = head?.cells ?? []
  const byNumber = new Map(people.map((person) => [person.number, person]))
  return rows.map(({ cells }) => rowOf(heads, cells.map(withoutGuard), byNumber))
}

function rowOf(
  heads: readonly string[],
  cells: readonly string[],
  people: ReadonlyMap<number, TemplatePerson>,
): TemplateRow {
  const cell = (head: string): string => cells[heads.indexOf(head)] ?? ''
  const figures = heads.filter((head) => numeric.test(head) && cell(head) !== '')
  const figure = (head: string): number => Number(numberText(cell(head)))
  const sums = summed.flatMap((column) => {
    const own = figures.filter((head) => head.startsWith(column))
    return own.length === 0 ? [] : [[column, own.reduce((sum, head) => sum + figure(head), 0)] as const]
  })
  const person = people.get(figure('number'))
  const name = cell('name')
  const last = person?.surname ?? surname(name)
  // A name may be written with its surname first.
  const first = name.endsWith(last) ? name.slice(0, -last.length).trim() : firstNames(name)
  return {
    ...Object.fromEntries(heads.filter((head) => numeric.test(head)).map((head) => [head, ''])),
    ...Object.fromEntries(texts.map((column): [TemplateColumn, string] => [column, cell(column)])),
    ...Object.fromEntries(figures.map((head) => [head, figure(head)])),
    ...Object.fromEntries(summed.map((column) => [column, ''])),
    ...Object.fromEntries(sums),
    date: { at: cell('date') },
    surname: last,
    firstname: first,
    surnameFirst: `${last} ${first}`.trim(),
    ...(person?.licence !== undefined && { licence: person.licence ?? '' }),
  }
}
