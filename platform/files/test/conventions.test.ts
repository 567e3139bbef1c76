/** Workbooks as Excel and LibreOffice write them: hidden sheets, other calendars, shared texts, errors, heads over two columns. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readFile } from '../src/read.js'
import { readTable } from '../src/table/table.js'
import * as ods from './open-document.js'
import { changed, date, number, row, text, workbook } from './workbook.js'
import { sheetsOf, workbookForms, workbookOf } from '../src/write/workbook.js'

const read = async (bytes: Uint8Array): Promise<string> => {
  const one = await readFile(bytes)
  return 'text' in one ? one.text : JSON.stringify(one)
}

describe('Excel', () => {
  test('the first sheet that is not hidden is read', async () => {
    const hidden = changed(
      [row(1, text('A1', 'lists of choices'))],
      (part) =>
        part
          .replace('<sheet name="Lista" sheetId="1"', '<sheet name="Choices" sheetId="2" state="hidden"')
          .replace('</sheets>', '<sheet name="Lista" sheetId="1" r:id="rId3"/></sheets>')
          .replace(
            '</Relationships>',
            '<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
          ),
      {
        'xl/worksheets/sheet2.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row(1, text('A1', 'Ola'))}</sheetData></worksheet>`,
      },
    )
    expect(await read(hidden)).toBe('Ola')
  })

  test('days are counted from 1904 where the workbook says so', async () => {
    const days = changed([row(1, date('A1', 44_538))], (part) =>
      part.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    )
    expect(await read(days)).toBe('2025-12-09')
  })

  test('texts are shared between cells, in parts of other looks, without readings above them', async () => {
    const shared = changed(
      [row(3, '<c r="B3" t="s"><v>0</v></c>', '<c r="C3" t="s"><v>1</v></c>')],
      (part) =>
        part.replace(
          '</Relationships>',
          '<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ),
      {
        'xl/sharedStrings.xml':
          '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>00123</t></si><si><r><t>Ola </t></r><r><rPr><b/></rPr><t>Nowak_x000D_</t></r></si></sst>',
      },
    )
    expect((await read(shared)).split('\n').map((line) => line.trim())).toEqual([
      ';;',
      ';;',
      ';00123;Ola Nowak',
    ])
  })

  test('a formula has the value that was saved with it', async () => {
    const saved = changed([row(1, '<c r="A1"><f>1+1</f><v>2</v></c>', text('B1', 'x'))], (part) => part)
    expect(await read(saved)).toBe('2;x')
  })

  test('a formula whose value was never saved is refused with its cell', async () => {
    const bytes = changed([row(7, number('B7', 1), '<c r="C7"><f>A1</f></c>')], (part) => part)
    expect(await readFile(bytes)).toEqual({ line: 0, seems: 'no-value', cell: 'C7' })
  })

  test('an error of the spreadsheet is refused with its cell', async () => {
    const bytes = changed([row(7, '<c r="C7" s="0" t="e"><f>A1</f><v>#REF!</v></c>')], (part) => part)
    expect(await readFile(bytes)).toEqual({ line: 0, seems: 'bad-cell', cell: 'C7' })
  })
})

describe('LibreOffice', () => {
  test('the first sheet that is not hidden is read', async () => {
    const body = `<office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Choices" table:style-name="ta1">${ods.row(ods.text('choice'))}</table:table><table:table table:name="Lista">${ods.row(ods.text('Ola'))}</table:table></office:spreadsheet></office:body>`
    const spaces = ['office', 'table', 'text', 'style']
      .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
      .join(' ')
    const bytes = zipSync({
      'content.xml': strToU8(`<office:document-content ${spaces}>${body}</office:document-content>`),
    })
    expect(await read(bytes)).toBe('Ola')
  })

  test('an error of the spreadsheet is refused with its cell', async () => {
    const broken =
      '<table:table-cell xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" table:formula="of:=[.#REF!]" office:value-type="string" calcext:value-type="error"><text:p>#REF!</text:p></table:table-cell>'
    const bytes = ods.openDocument(
      ods.row(ods.text('a')),
      '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>',
      ods.row(ods.text('x'), ods.text(''), broken),
    )
    expect(await readFile(bytes)).toEqual({ line: 0, seems: 'bad-cell', cell: 'C4' })
  })

  test('days have their time without seconds', async () => {
    const bytes = ods.openDocument(ods.row(ods.date('2026-12-31T18:30:00', '31.12.26 18:30')))
    expect(await read(bytes)).toBe('2026-12-31 18:30')
  })
})

test('heads in two rows, the upper ones over several columns, are refused with their line', async () => {
  const bytes = changed(
    [
      row(1, text('A1', 'Zawodnik'), text('C1', 'Klub')),
      row(2, text('A2', 'Imię'), text('B2', 'Nazwisko')),
      row(3, text('A3', 'Ola'), text('B3', 'Nowak'), text('C3', 'Dolina')),
    ],
    (part) =>
      part.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>'),
  )
  const table = readTable(await read(bytes), { columns: ['name', 'club'], needed: ['name'] })
  expect('bad' in table ? table.bad : table.problems).toContainEqual(
    expect.objectContaining({ line: 2, code: 'SECOND_HEAD' }),
  )
})

describe.each(workbookForms)('a workbook that we wrote (.%s)', (form) => {
  test('is read whatever its letters look like', async () => {
    const bytes = workbookOf({ name: 'x', heads: ['name'], rows: [['Å‚ukasz'], ['\uFFFD']] }, form)
    expect(await read(bytes)).toBe('name\nÅ‚ukasz\n\uFFFD')
  })

  test('has a sheet for each table, of which that is read which is asked for by name', async () => {
    const table = (name: string) => ({ name, heads: [name], rows: [[1]] })
    const bytes = sheetsOf([table('members'), table('results')], form)
    const readSheet = async (name?: string) => {
      const one = await readFile(bytes, name)
      return 'text' in one ? one.text : one.seems
    }
    expect(await readSheet()).toBe('members\n1')
    expect(await readSheet('Results')).toBe('results\n1')
    expect(await readSheet('other')).toBe('members\n1')
  })
})

test('a workbook of another program whose letters were lost on the way into it is refused with the line', async () => {
  const bytes = workbook(row(1, text('A1', 'name')), row(2, text('A2', 'Å‚ukasz')))
  expect(await readFile(bytes)).toEqual({ line: 2, seems: 'twice-encoded' })
})
