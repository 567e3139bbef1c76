/** Files that people choose: read whatever program saved them, and told how. */
import { expect, it } from 'vitest'
import { sheetsOf } from '@stolik/files/write/workbook'
import { row, text, workbook } from '../../../../platform/files/test/workbook.js'
import { readChosen } from './read-chosen.js'

const bytes = (latin1: string): Blob => new Blob([Uint8Array.from(latin1, (one) => one.charCodeAt(0))])

it('reads UTF-8 without a word', async () => {
  expect(await readChosen(new Blob(['name\nŁ']), 'en')).toEqual({ text: 'name\nŁ', told: null })
})

it('reads Windows-1250, and says so', async () => {
  expect(await readChosen(bytes('name\nMicha\xb3'), 'en')).toEqual({
    text: 'name\nMichał',
    told: 'Read as Windows-1250.',
  })
})

it('reads the first sheet of a workbook, and says so', async () => {
  const list = workbook(row(1, text('A1', 'name')), row(2, text('A2', 'Michał')))
  expect(await readChosen(new Blob([new Uint8Array(list)]), 'pl')).toEqual({
    text: 'name\nMichał',
    told: 'Odczytano jako skoroszyt: pierwszy arkusz.',
    isSheet: true,
  })
})

it('reads the sheet of a workbook that is asked for by name, and says which', async () => {
  const sheets = ['scheme', 'members'].map((name) => ({ name, heads: ['name'], rows: [[name]] }))
  const book = new Blob([new Uint8Array(sheetsOf(sheets, 'ods'))])
  expect(await readChosen(book, 'en', 'members')).toEqual({
    text: 'name\nmembers',
    told: 'Read as a workbook: its sheet “members”.',
    isSheet: true,
    own: true,
  })
})

it('refuses what it cannot read, with the line', async () => {
  expect(await readChosen(bytes('name\nOla\n\x81\x8d'), 'en')).toEqual({
    text: null,
    told: 'Line 3 is in no known encoding. Save the file as CSV in UTF-8.',
  })
})
