/** Workbooks as Excel and LibreOffice write them: what stands in their cells is read as people see it, or refused with the cell's name. */
import { describe, expect, test } from 'vitest'
import { previewEntries, type ReadEntries } from '@stolik/event/decide/files'
import { isNotRead, readFile } from '@stolik/files/read'
import * as ods from '../../platform/files/test/open-document.js'
import { changed, date, number, row, text, workbook, zeros } from '../../platform/files/test/workbook.js'

async function entriesIn(bytes: Uint8Array): Promise<ReadEntries> {
  const read = await readFile(bytes)
  if (isNotRead(read)) throw new Error(JSON.stringify(read))
  return previewEntries(read.text)
}

const cellsAtFault = async (bytes: Uint8Array): Promise<readonly unknown[]> =>
  (await entriesIn(bytes)).problems.map(({ code, args }) => [code, args['cell']])

const heads = ['Imię i nazwisko', 'Rok ur.', 'Licencja'] as const
const head = row(1, ...heads.map((one, i) => text(`${'ABC'[i] ?? ''}1`, one)))
const odsHead = ods.row(...heads.map(ods.text))

describe('the cell at fault', () => {
  test.each([
    ['Excel', workbook(head, row(3, text('A3', 'Ola'), text('B3', 'młoda'), number('C3', 7)))],
    [
      'LibreOffice, behind rows that it repeats',
      ods.openDocument(
        odsHead,
        '<table:table-row table:number-rows-repeated="1"><table:table-cell table:number-columns-repeated="3"/></table:table-row>',
        ods.row(ods.text('Ola'), ods.text('młoda'), ods.number(7)),
      ),
    ],
  ])('is named (%s)', async (_, bytes) => {
    expect(await cellsAtFault(bytes)).toEqual([['BAD_CELL', 'B3']])
  })

  test('is that below a head over several columns (Excel)', async () => {
    const bytes = changed(
      [
        row(1, text('A1', 'Zawodnik'), text('C1', 'Klub')),
        row(2, text('A2', 'Ola'), text('B2', 'Nowak'), text('C2', 'Dolina')),
      ],
      (part) =>
        part.replace(
          '</sheetData>',
          '</sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>',
        ),
    )
    expect(await cellsAtFault(bytes)).toEqual([['NO_HEADING', 'B2']])
  })

  test('is that below a head over several columns (LibreOffice)', async () => {
    const wide =
      '<table:table-cell office:value-type="string" table:number-columns-spanned="2" table:number-rows-spanned="1"><text:p>Zawodnik</text:p></table:table-cell><table:covered-table-cell/>'
    const bytes = ods.openDocument(
      ods.row(wide, ods.text('Klub')),
      ods.row(ods.text('Ola'), ods.text('Nowak'), ods.text('Dolina')),
    )
    expect(await cellsAtFault(bytes)).toEqual([['NO_HEADING', 'B2']])
  })

  test('is the first of a second row of heads', async () => {
    const bytes = workbook(
      row(1, text('A1', 'Zawodnik'), text('B1', 'Klub')),
      row(2, text('A2', 'Nazwisko'), text('B2', 'Klub')),
      row(3, text('A3', 'Ola Nowak'), text('B3', 'Dolina')),
    )
    expect(await cellsAtFault(bytes)).toEqual([['SECOND_HEAD', 'A2']])
  })

  test('is the heading that is not known', async () => {
    const bytes = workbook(row(1, text('A1', 'Zawodnik'), text('C1', 'Wzrost')), row(2, text('A2', 'Ola')))
    const read = await entriesIn(bytes)
    expect(read.problems).toMatchObject([{ code: 'UNKNOWN_COLUMN', args: { cell: 'C1' } }])
  })
})

describe('numbers, texts and days', () => {
  /** 1 January 1980, counted from 1900 and from 1904. */
  const [of1900, of1904] = [29_221, 29_221 - 1_462]
  const rows = (day: number): readonly string[] => [
    head,
    row(2, text('A2', 'A'), number('B2', 1980), zeros('C2', 123)),
    row(3, text('A3', 'B'), text('B3', '1980'), text('C3', '000123')),
    row(4, text('A4', 'C'), date('B4', day), number('C4', 123)),
  ]
  const expected = [
    ['A', 1980, '000123'],
    ['B', 1980, '000123'],
    ['C', 1980, '123'],
  ]
  const seen = async (bytes: Uint8Array) => {
    const { rows: read, problems } = await entriesIn(bytes)
    expect(problems).toEqual([])
    return read.map(({ entrant: { name, born, licence } }) => [name, born, licence])
  }

  test('are read as people see them, with days from 1900 (Excel)', async () => {
    expect(await seen(workbook(...rows(of1900)))).toEqual(expected)
  })

  test('are read as people see them, with days from 1904 (Excel)', async () => {
    const bytes = changed(rows(of1904), (part) =>
      part.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    )
    expect(await seen(bytes)).toEqual(expected)
  })

  test('are read as people see them, whatever the display says of values (LibreOffice)', async () => {
    const bytes = ods.openDocument(
      odsHead,
      ods.row(ods.text('A'), ods.number(1980, '1 980,00'), ods.number(123, '000123')),
      ods.row(ods.text('B'), ods.text('1980'), ods.text('000123')),
      ods.row(ods.text('C'), ods.date('1980-01-01', '01.01.80'), ods.number(123)),
    )
    expect(await seen(bytes)).toEqual(expected)
  })
})
