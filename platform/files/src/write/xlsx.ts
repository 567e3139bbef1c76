/**
 * Writes tables as a workbook of Excel (.xlsx): a sheet each, the heads bold and fixed above the rows.
 *
 * Written by hand, as `write-excel-file` 4.1.1 confuses texts such as “constructor” with members of its own objects, which makes
 * a file that cannot be opened, and stamps each file with the time. Nothing here ever writes a formula.
 */
import { archiveOf, writer, xmlHead } from './archive.js'
import { columnLetters } from '../table/cells.js'
import { linesOf, sheetName, widthsOf, xmlText, type SheetCell, type SheetTable } from './sheet-table.js'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles by their place in `styles.xml`. A text stays one when somebody edits its cell. */
const [head, text, day, minute] = [1, 2, 3, 4]

const styles = `${xmlHead}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const override = (part: string, as: string): string => `<Override PartName="/${part}" ContentType="${as}"/>`
const relation = (n: number, as: string, target: string): string =>
  `<Relationship Id="rId${n}" Type="${as}" Target="${target}"/>`

const sheetFile = (i: number): string => `xl/worksheets/sheet${i + 1}.xml`

/** What every such workbook has beside its sheets. */
function frame(names: readonly string[]): Readonly<Record<string, string>> {
  const sheets = names.map(
    (name, i) => `<sheet name="${xmlText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  const parts = names.map((_, i) => override(sheetFile(i), `${content}.worksheet+xml`))
  const links = names.map((_, i) => relation(i + 1, `${office}/worksheet`, sheetFile(i).replace('xl/', '')))
  return {
    '[Content_Types].xml': `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', `${content}.sheet.main+xml`)}${parts.join('')}${override('xl/styles.xml', `${content}.styles+xml`)}${override('docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml')}</Types>`,
    '_rels/.rels': `${xmlHead}<Relationships xmlns="${relations}">${relation(1, `${office}/officeDocument`, 'xl/workbook.xml')}${relation(2, `${office}/extended-properties`, 'docProps/app.xml')}</Relationships>`,
    'docProps/app.xml': `${xmlHead}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${writer}</Application></Properties>`,
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${relations}">${links.join('')}${relation(names.length + 1, `${office}/styles`, 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
  }
}

export const xlsxOf = (tables: readonly SheetTable[]): Uint8Array =>
  archiveOf({
    ...frame(tables.map(({ name }) => sheetName(name))),
    ...Object.fromEntries(tables.map((table, i) => [sheetFile(i), sheetXml(table)])),
  })

function sheetXml(table: SheetTable): string {
  const { lines: all, headAt } = linesOf(table)
  const letters: string[] = []
  const lettersOf = (column: number): string => (letters[column] ??= columnLetters(column))
  const lines = all.map((cells, i) => {
    const own = cells.map((cell, column) => cellXml(cell, `${lettersOf(column)}${i + 1}`, i === headAt))
    return `<row r="${i + 1}">${own.join('')}</row>`
  })
  const columns = widthsOf(table).map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  const below = headAt === undefined ? 0 : headAt + 1
  const pane =
    below === 0
      ? ''
      : `<pane ySplit="${below}" topLeftCell="A${below + 1}" activePane="bottomLeft" state="frozen"/>`
  return `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: SheetCell, address: string, isHead: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${address}"><v>${cell}</v></c>` : ''
  if (typeof cell === 'string') return textXml(cell, address, isHead ? head : text)
  const days = daysOf(cell.at)
  if (days === undefined) return textXml(cell.at, address, text)
  return `<c r="${address}" s="${cell.at.length > 10 ? minute : day}"><v>${days}</v></c>`
}

const textXml = (words: string, address: string, style: number): string =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(escapedAgain(words))}</t></is></c>`

/** Excel reads `_x0041_` as the letter of that number, so a text that looks so says that its first sign is a line. */
const escapedAgain = (words: string): string => words.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** Days from 30 December 1899, with the time as a fraction. Undefined before March 1900, when Excel counts a day that never was. */
function daysOf(at: string): number | undefined {
  const days = Date.parse(`${at.replace(' ', 'T')}${at.length > 10 ? ':00Z' : ''}`) / 86_400_000 + 25_569
  return days >= 61 ? Math.round(days * 1e9) / 1e9 : undefined
}
