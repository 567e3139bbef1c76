/** Makes workbooks as LibreOffice writes them (.ods). */
import { strToU8, zipSync } from 'fflate'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const cell = (attributes: string, display: string): string =>
  `<table:table-cell ${attributes}><text:p>${escaped(display)}</text:p></table:table-cell>`

export const text = (value: string): string =>
  value === '' ? '<table:table-cell/>' : cell('office:value-type="string"', value)
/** @param display as the format of the cell shows it */
export const number = (value: number, display = String(value)): string =>
  cell(`office:value-type="float" office:value="${value}"`, display)
export const date = (day: string, display: string): string =>
  cell(`office:value-type="date" office:date-value="${day}"`, display)
export const row = (...cells: readonly string[]): string =>
  `<table:table-row>${cells.join('')}</table:table-row>`

const spaces = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** A sheet ends with a million of empty rows, each with a thousand of empty cells. */
const rest =
  '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>'

export const openDocument = (...rows: readonly string[]): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${spaces}><office:body><office:spreadsheet><table:table table:name="Lista">${rows.join('')}${rest}</table:table><table:table table:name="Other">${row(text('wrong'))}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  })
