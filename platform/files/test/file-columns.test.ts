/** Files whose headings mean nothing here, such as those of forms on the web: a person says what their columns are. */
import { describe, expect, test } from 'vitest'
import { fileColumns } from '../src/table/file-columns.js'
import type { AssignedColumn } from '../src/table/head.js'
import { isTable, readTable } from '../src/table/table.js'

const wanted = { columns: ['name', 'club', 'licence', 'team', 'born', 'stamp'], needed: ['name'] } as const

const form = [
  '"Sygnatura czasowa";"Adres e-mail";"Imię i nazwisko gracza";"Jaki klub reprezentujesz?";"Nr licencji (jeśli jest)";"Uwagi"',
  '2026-11-30 18:05:12;ola@example.org;Ola Nowak;Dolina;00123;przyjadę później',
  '2026-11-30 19:10:00;jan@example.org;Jan Kos;Góra;;',
].join('\n')

const all: readonly AssignedColumn[] = [
  { head: 'Imię i nazwisko gracza', is: 'name' },
  { head: 'jaki klub REPREZENTUJESZ?', is: 'club' },
  { head: 'Adres e-mail', is: 'ignored' },
  { head: 'Uwagi', is: 'ignored' },
]

const read = (text: string, assigned: readonly AssignedColumn[]) => readTable(text, { ...wanted, assigned })
const problemsOf = (text: string, assigned: readonly AssignedColumn[]) => {
  const table = read(text, assigned)
  return isTable(table) ? table.bad : table.problems
}

test('each column is offered with its first values, what is known of it, and what it seems to be', () => {
  expect(fileColumns(form, wanted)).toEqual([
    {
      head: 'Sygnatura czasowa',
      values: ['2026-11-30 18:05:12', '2026-11-30 19:10:00'],
      known: 'stamp',
      guess: 'ignored',
    },
    { head: 'Adres e-mail', values: ['ola@example.org', 'jan@example.org'], known: null, guess: 'ignored' },
    { head: 'Imię i nazwisko gracza', values: ['Ola Nowak', 'Jan Kos'], known: null, guess: 'name' },
    { head: 'Jaki klub reprezentujesz?', values: ['Dolina', 'Góra'], known: null, guess: 'club' },
    { head: 'Nr licencji (jeśli jest)', values: ['00123'], known: 'licence', guess: 'licence' },
    { head: 'Uwagi', values: ['przyjadę później'], known: null, guess: 'ignored' },
  ])
})

test('the columns are read as they were assigned, whatever capitals, and the rows stay in their order', () => {
  const table = read(form, all)
  if (!isTable(table)) throw new Error(JSON.stringify(table.problems))
  expect(table.bad).toEqual([])
  expect(table.rows.map(({ line, cells }) => [line, cells.name, cells.club, cells.licence])).toEqual([
    [2, 'Ola Nowak', 'Dolina', '00123'],
    [3, 'Jan Kos', 'Góra', ''],
  ])
  expect(table.notes).toEqual([{ line: 1, code: 'STAMPS', args: { column: 'Sygnatura czasowa' } }])
})

describe('refused', () => {
  test.each([
    ['two columns for the name', [...all.slice(0, 3), { head: 'Uwagi', is: 'name' }], 'COLUMN_TWICE', 'name'],
    [
      'the name and the surname',
      [...all.slice(0, 3), { head: 'Uwagi', is: 'surname' }],
      'COLUMN_TWICE',
      'name',
    ],
    ['no name', [...all.slice(1), { head: 'Imię i nazwisko gracza', is: 'ignored' }], 'NO_COLUMN', 'name'],
    ['a column that the file does not have', [...all, { head: 'Tel.', is: 'ignored' }], 'NO_HEAD', 'Tel.'],
    ['two things about one column', [{ head: 'UWAGI', is: 'given' }, ...all], 'HEAD_TWICE', 'Uwagi'],
    ['a column of which nothing was said', all.slice(0, 3), 'UNKNOWN_COLUMN', 'Uwagi'],
  ] as const)('%s', (_, assigned, code, column) => {
    expect(problemsOf(form, assigned as readonly AssignedColumn[])).toMatchObject([
      { line: 1, code, args: { column } },
    ])
  })
})

test('a heading of any length is known by the text that was offered for it', () => {
  const question =
    'Jak się nazywasz? Podaj imię i nazwisko dokładnie tak, jak stoi w Twojej licencji sportowej'
  const text = `"${question}  "\nOla Nowak\n`
  const [head = ''] = fileColumns(text, wanted).map((column) => column.head)
  expect(head.length).toBeGreaterThan(80)
  expect(problemsOf(text, [{ head, is: 'name' }])).toEqual([])
})

test('nothing is said about a column without a heading by one that is all in brackets', () => {
  const assigned = [{ head: '(uwagi)', is: 'ignored' }] as const
  expect(problemsOf('Name;(uwagi);\nOla Nowak;później;Dolina\n', assigned)).toMatchObject([
    { line: 2, code: 'NO_HEADING', args: { value: 'Dolina' } },
  ])
})

test('what is assigned counts more than what the heading means', () => {
  const table = read('Spieler;Name\nDolina;Ola Nowak\n', [
    { head: 'Spieler', is: 'team' },
    { head: 'Name', is: 'name' },
  ])
  expect(isTable(table) && table.rows[0]?.cells).toEqual({ team: 'Dolina', name: 'Ola Nowak' })
})

test('below a title the widest of the first lines is offered as the head', () => {
  const columns = fileColumns('Zapisy\n\nKto gra?;Skąd?\nOla Nowak;Dolina\n', wanted)
  expect(columns.map(({ head, values }) => [head, values])).toEqual([
    ['Kto gra?', ['Ola Nowak']],
    ['Skąd?', ['Dolina']],
  ])
  const table = read('Zapisy\n\nKto gra?;Skąd?\nOla Nowak;Dolina\n', [
    { head: 'Kto gra?', is: 'name' },
    { head: 'Skąd?', is: 'club' },
  ])
  expect(isTable(table) && table.rows).toEqual([{ line: 4, cells: { name: 'Ola Nowak', club: 'Dolina' } }])
})
