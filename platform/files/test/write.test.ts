/** Tables go out as workbooks and come in again as the same rows, whatever their cells say. */
import { unzipSync, strFromU8 } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFile } from '../src/read.js'
import { splitCsv } from '../src/table/split.js'
import { workbookForms, workbookOf } from '../src/write/workbook.js'
import { sheetName, type SheetCell } from '../src/write/sheet-table.js'

/** Spaces that a table never keeps. */
const tidy = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  // Names that look as if letters had been lost, or read in another encoding.
  fc.constantFrom('\ufffdukasz', 'Å‚', 'Ä™', 'Ăł', 'ÃœberĹ‚'),
  fc.constantFrom(
    '007',
    '1e5',
    '=1+1',
    '+48 600',
    '-',
    '@x',
    '1.2.2026',
    'TRUE',
    '#REF!',
    '_x0041_',
    '__proto__',
  ),
  fc.constantFrom('constructor', 'Ola  "Ola"; <Nowak> & \'s', 'a\nb', '\u0000x', 'ab\ud800'),
)
const days = fc
  .date({ min: new Date('1900-03-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString())
const cells: fc.Arbitrary<SheetCell> = fc.oneof(
  texts,
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.integer({ min: -1e6, max: 1e6 }).map((n) => n / 100),
  days.map((at) => ({ at: at.slice(0, 10) })),
  days.map((at) => ({ at: `${at.slice(0, 10)} ${at.slice(11, 16)}` })),
  fc.constant(null),
)

const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu

/** A cell as the reader gives it. At midnight a minute is a day. */
const expected = (cell: SheetCell): string =>
  cell === null
    ? ''
    : typeof cell === 'object'
      ? cell.at.replace(/ 00:00$/, '')
      : typeof cell === 'number'
        ? String(Number(cell.toPrecision(15)))
        : tidy(cell.replace(notInXml, ''))

const width = 4
const rows = fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 })

test.each(workbookForms)('a table written as .%s is read again as the same rows', async (form) => {
  await fc.assert(
    fc.asyncProperty(rows, async (own) => {
      const heads = ['a', 'b', 'c', 'd']
      const read = await readFile(workbookOf({ name: 'Liga: 1/2', heads, rows: own }, form))
      const records = splitCsv('text' in read ? read.text : '', ';')
      if ('line' in records) throw new Error(JSON.stringify(read))
      const seen = records.map((record) => record.cells.map(tidy))
      const wanted = [heads, ...own.map((row) => row.map(expected))]
      // Rows at the end without any content are no rows.
      const last = wanted.findLastIndex((row) => row.some((cell) => cell !== ''))
      const whole = (all: readonly (readonly string[])[]): readonly (readonly string[])[] =>
        all.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? ''))
      expect(whole(seen).slice(0, last + 1)).toEqual(whole(wanted).slice(0, last + 1))
    }),
  )
})

test.each(workbookForms)('no formula is ever written (.%s), and a text stays one', (form) => {
  const files = unzipSync(
    workbookOf(
      { name: 'x', heads: ['=HEAD()'], rows: [['=1+1'], ['+1'], ['-1'], ['@SUM(A1)'], ['007']] },
      form,
    ),
  )
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? files['content.xml'] ?? new Uint8Array())
  expect(xml).not.toMatch(/<f[ >]|formula|<v>|office:value=/)
  expect(xml.match(/t="inlineStr"|value-type="string"/g)).toHaveLength(6)
})

test.each(workbookForms)('the same table gives the same bytes (.%s)', (form) => {
  const table = { name: 'x', heads: ['a'], rows: [[1], [{ at: '2026-12-31' }]] }
  expect(workbookOf(table, form)).toEqual(workbookOf(table, form))
})

test('a sheet has a name that spreadsheets accept', () => {
  expect(sheetName("'Liga [A]: 1/2'")).toBe('Liga  A   1 2')
  expect(sheetName('x'.repeat(40))).toHaveLength(31)
  expect(sheetName(':')).toBe('Stolik')
})
