/** Workbooks become the CSV that their sheet would be saved as, within limits of size and time. */
import { crc32, deflateRawSync } from 'node:zlib'
import { zipSync, type ZipInputFile } from 'fflate'
import { describe, expect, test } from 'vitest'
import { splitCsv } from '../src/table/split.js'
import { readFile } from '../src/read.js'
import { unpack } from '../src/sheet/unpack.js'
import * as ods from './open-document.js'
import { add, date, files, number, row, streamed, text, workbook, zeros, zipped } from './workbook.js'

const list = [
  row(1, text('A1', 'nazwisko'), text('B1', 'rok urodzenia'), text('C1', 'data')),
  row(2, text('A2', 'Łabuda, Michał'), number('B2', 1980), date('C2', 46_000)),
  row(4, text('A4', 'Ola "Ola"\nNowak'), number('B4', 0.1 + 0.2)),
]
const csv = 'nazwisko;rok urodzenia;data\n"Łabuda, Michał";1980;2025-12-09\n;;\n"Ola ""Ola"" Nowak";0.3;'

/** A workbook with a file of this many blanks in the place of one of its own. */
const swollen = (parts: Record<string, Uint8Array>, name: string, size: number): Uint8Array =>
  zipped((zip) => {
    for (const [other, content] of Object.entries(parts)) if (other !== name) add(zip, other, content)
    const blanks = Buffer.alloc(size, ' ')
    // fflate would work at it for seconds.
    const file: ZipInputFile = { filename: name, compression: 8, size, crc: crc32(blanks) }
    zip.add(file)
    file.ondata?.(null, deflateRawSync(blanks), true)
  })

test.each([
  ['Excel', workbook(...list)],
  ['LibreOffice', streamed(...list)],
])('the first sheet of a workbook is read as CSV, row for line (%s)', async (_, bytes) => {
  expect(await readFile(bytes)).toEqual({ text: csv, as: 'xlsx' })
})

test('its lines are the rows that people see', async () => {
  const read = await readFile(workbook(...list))
  expect(splitCsv('text' in read ? read.text : '')).toContainEqual({
    line: 4,
    cells: ['Ola "Ola" Nowak', '0.3', ''],
  })
})

test('numbers that a workbook shows with zeros in front keep them', async () => {
  const licences = workbook(
    row(1, text('A1', 'licence'), text('B1', 'points')),
    row(2, zeros('A2', 123), number('B2', 1200)),
    row(3, zeros('A3', 7, 3), number('B3', -3)),
    row(4, zeros('A4', 1_234_567), number('B4', 0.5)),
  )
  expect(await readFile(licences)).toEqual({
    text: 'licence;points\n000123;1200\nPL-0007;-3\n1234567;0.5',
    as: 'xlsx',
  })
})

describe('a workbook of LibreOffice (.ods)', () => {
  test('is read as CSV, row for line, with values instead of how they are shown, but for zeros in front', async () => {
    const bytes = ods.openDocument(
      ods.row(ods.text('licence'), ods.text('points'), ods.text('day')),
      '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
      ods.row(
        ods.number(123, '000123'),
        ods.number(1200, '1\u202f200,00'),
        ods.date('2026-12-31', '31.12.26'),
      ),
      ods.row(ods.text('a; "b"'), ods.number(0.3, '30%'), ods.text('')),
    )
    expect(await readFile(bytes)).toEqual({
      text: 'licence;points;day\n;;\n;;\n000123;1200;2026-12-31\n"a; ""b""";0.3;',
      as: 'ods',
    })
  })

  test('shows no remark of a cell', async () => {
    const remark =
      '<table:table-cell office:value-type="string"><office:annotation><text:p>secret</text:p></office:annotation><text:p>Ola<text:s/><text:span>Żak</text:span></text:p></table:table-cell>'
    expect(await readFile(ods.openDocument(ods.row(remark)))).toEqual({ text: 'Ola Żak', as: 'ods' })
  })

  const wide = 'table:number-columns-repeated="99999999"'
  test.each([
    ['cells', `<table:table-cell ${wide}><text:p>x</text:p></table:table-cell>`, 'too-large'],
    ['a gap before a cell', `<table:table-cell ${wide}/>${ods.text('x')}`, 'too-large'],
    ['tags that are not closed', '<table:table-cell><text:p>x', 'no-sheet'],
  ])('is refused soon where it has too many %s', async (_, cells, seems) => {
    expect(await readFile(ods.openDocument(ods.row(cells)))).toEqual({ line: 0, seems })
  })
})

describe('refused', () => {
  const refused = (seems: string) => ({ line: 0, seems })
  const cell = (address: string): string => row(1, text('A1', 'name'), text(address, 'x'))

  test('an archive that is no workbook', async () => {
    expect(await readFile(zipSync({ 'a.txt': Buffer.from('hello') }))).toEqual(refused('no-sheet'))
  })

  test('a workbook that is cut off', async () => {
    const whole = workbook(...list)
    for (let length = 4; length < whole.length; length += 97)
      expect(await readFile(whole.subarray(0, length))).toEqual(refused('no-sheet'))
  })

  test('a cell in the last row and column, which would fill billions', async () => {
    const before = process.memoryUsage().heapUsed
    expect(await readFile(workbook(cell('XFD1048576')))).toEqual(refused('too-large'))
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000)
  })

  test('an address that is none', async () => {
    expect(await readFile(workbook(cell('&#88;FD1048576')))).toEqual(refused('no-sheet'))
  })

  test('a small file that unpacks to gigabytes, soon and without taking their memory', async () => {
    const bomb = swollen(files(...list), 'xl/worksheets/sheet1.xml', 250_000_000)
    expect(bomb.length).toBeLessThan(300_000)
    const before = process.cpuUsage()
    expect(await readFile(bomb)).toEqual(refused('too-large'))
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(10_000_000)
  })

  test('sizes that an archive claims are not believed', () => {
    const honest = zipSync({ 'xl/a.xml': new Uint8Array(2_000_000).fill(32) })
    const lying = Buffer.from(honest)
    for (const at of [22, lying.indexOf('PK\x01\x02', 0, 'latin1') + 24]) lying.writeUInt32LE(10, at)
    expect(unpack(lying, () => true, { bytes: 1_000_000, files: 10 })).toBe('too-large')
  })

  test('an archive of very many files', () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`xl/${i}.xml`, new Uint8Array(1)])),
    )
    expect(unpack(many, () => true, { bytes: 1_000_000, files: 200 })).toBe('too-large')
  })

  test('entities that would multiply', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    const sheet = `${doctype}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`
    const read = await readFile(zipSync({ ...files(), 'xl/worksheets/sheet1.xml': Buffer.from(sheet) }))
    expect(JSON.stringify(read)).not.toContain('aaaa')
  })
})
