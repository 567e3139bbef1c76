/** Results and lists of members as people's spreadsheets have them. */
import type { ImportDefaults } from '@stolik/contract/ranking/files'
import { expect, it } from 'vitest'
import { isBadFile, readCells } from '@stolik/ranking/import/cells'
import { readRow } from '@stolik/ranking/import/row'

const defaults: ImportDefaults = {
  event: 'cup',
  date: null,
  title: null,
  kind: 'tournament',
  organiser: 'Klub',
  region: null,
  profile: 'plain',
  hands: 36,
}

const rowsOf = (text: string) => {
  const cells = readCells(text)
  if (isBadFile(cells)) throw new Error(JSON.stringify(cells))
  expect(cells.bad).toEqual([])
  return cells.rows.map((row) => readRow(row, defaults))
}

it('days as 31.12.2026, thousands with any space, and names in two columns are read', () => {
  const csv = [
    'Wyniki sezonu;;;;;',
    'Lp.;Nazwisko;Imię;Data;Punkty;',
    '1;Łoś;Ewa;31.12.2026;1 200;',
    '2;von der Heide;Karl;1. 2. 2027;-1\u202f200',
    '3;Nowak;Jan;2027-02-01;12\u00a0000,5;;',
  ]
  expect(rowsOf(csv.join('\r\n'))).toMatchObject([
    { line: 3, name: 'Ewa Łoś', details: { date: '2026-12-31' }, units: 1200 * 60, small: 1200 },
    { line: 4, name: 'Karl von der Heide', details: { date: '2027-02-01' }, units: -1200 * 60 },
    { line: 5, name: 'Jan Nowak', units: 12_000.5 * 60 },
  ])
})

it('a list of objects may have the name in two fields, too', () => {
  const json = [{ surname: 'Łoś', 'first name': 'Ewa', date: '2026-12-31', points: 5 }]
  expect(rowsOf(JSON.stringify(json))).toMatchObject([{ name: 'Ewa Łoś', units: 300 }])
})
