/** Writes tables as a workbook of LibreOffice (.ods, OpenDocument 1.2): a sheet each, the heads bold and on top of every page. */
import { archiveOf, writer, xmlHead } from './archive.js'
import { linesOf, sheetName, widthsOf, xmlText, type SheetCell, type SheetTable } from './sheet-table.js'

const type = 'application/vnd.oasis.opendocument.spreadsheet'

const spaces = [
  ...['office', 'style', 'text', 'table', 'manifest'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"',
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
].join(' ')

const manifest = `${xmlHead}<manifest:manifest ${spaces} manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:version="1.2" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/></manifest:manifest>`

const about = `${xmlHead}<office:document-meta ${spaces} xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" office:version="1.2"><office:meta><meta:generator>${writer}</meta:generator></office:meta></office:document-meta>`

const dash = '<number:text>-</number:text>'
const days = `<number:year number:style="long"/>${dash}<number:month number:style="long"/>${dash}<number:day number:style="long"/>`
const minutes =
  '<number:text> </number:text><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/>'

const cellStyle = (name: string, data: string, more = ''): string =>
  `<style:style style:name="${name}" style:family="table-cell" style:data-style-name="${data}">${more}</style:style>`

/** A text stays one when somebody edits its cell. */
const cellStyles = [
  '<number:text-style style:name="asText"><number:text-content/></number:text-style>',
  `<number:date-style style:name="asDay">${days}</number:date-style>`,
  `<number:date-style style:name="asMinute">${days}${minutes}</number:date-style>`,
  cellStyle('head', 'asText', '<style:text-properties fo:font-weight="bold"/>'),
  cellStyle('text', 'asText'),
  cellStyle('day', 'asDay'),
  cellStyle('minute', 'asMinute'),
].join('')

export function odsOf(tables: readonly SheetTable[]): Uint8Array {
  const columnStyles = [...new Set(tables.flatMap(widthsOf))].map(
    (width) =>
      `<style:style style:name="w${width}" style:family="table-column"><style:table-column-properties style:column-width="${(width * 0.2).toFixed(1)}cm"/></style:style>`,
  )
  return archiveOf(
    {
      mimetype: type,
      'content.xml': `${xmlHead}<office:document-content ${spaces} office:version="1.2"><office:automatic-styles>${columnStyles.join('')}${cellStyles}</office:automatic-styles><office:body><office:spreadsheet>${tables.map(tableXml).join('')}</office:spreadsheet></office:body></office:document-content>`,
      'meta.xml': about,
      'META-INF/manifest.xml': manifest,
    },
    'mimetype',
  )
}

function tableXml(table: SheetTable): string {
  const columns = widthsOf(table).map((width) => `<table:table-column table:style-name="w${width}"/>`)
  const { lines, headAt } = linesOf(table)
  const rows = lines.map((row, i) => rowXml(row, i === headAt ? 'head' : 'text'))
  const below = headAt === undefined ? 0 : headAt + 1
  const heads =
    below === 0 ? '' : `<table:table-header-rows>${rows.slice(0, below).join('')}</table:table-header-rows>`
  return `<table:table table:name="${xmlText(sheetName(table.name))}">${columns.join('')}${heads}${rows.slice(below).join('')}</table:table>`
}

const rowXml = (cells: readonly SheetCell[], style: 'head' | 'text'): string =>
  `<table:table-row>${cells.map((cell) => cellXml(cell, style)).join('')}</table:table-row>`

const empty = '<table:table-cell/>'

function cellXml(cell: SheetCell, style: 'head' | 'text'): string {
  if (cell === null || cell === '') return empty
  if (typeof cell === 'number')
    return Number.isFinite(cell)
      ? filled(`office:value-type="float" office:value="${cell}"`, String(cell))
      : empty
  if (typeof cell === 'string') return filled(`table:style-name="${style}" office:value-type="string"`, cell)
  const { at } = cell
  const as = at.length > 10 ? 'minute' : 'day'
  const value = at.length > 10 ? `${at.replace(' ', 'T')}:00` : at
  return filled(`table:style-name="${as}" office:value-type="date" office:date-value="${value}"`, at)
}

/** A line of a cell is a paragraph. Spaces beyond one are written as their number, since programs join them. */
const filled = (attributes: string, words: string): string => {
  const lines = words.split(/\r\n|\r|\n/).map((line) => `<text:p>${inParagraph(line)}</text:p>`)
  return `<table:table-cell ${attributes}>${lines.join('')}</table:table-cell>`
}

const inParagraph = (line: string): string =>
  xmlText(line)
    .replace(/^ | {2,}| $/g, (run) => `<text:s text:c="${run.length}"/>`)
    .replaceAll('\t', '<text:tab/>')
