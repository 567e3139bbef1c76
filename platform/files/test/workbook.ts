/** Makes workbooks as spreadsheet programs write them. */
import { strFromU8, strToU8, Zip, ZipDeflate, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Style 1 is a date, 2 and 3 show zeros in front. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="&quot;PL-&quot;0000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** The XML of a cell with text. */
export const text = (address: string, value: string): string =>
  `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
export const number = (address: string, value: number): string => `<c r="${address}"><v>${value}</v></c>`
/** A number that its format shows with six digits, or as `PL-0007`. */
export const zeros = (address: string, value: number, style: 2 | 3 = 2): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`
/** @param day days since 30 December 1899 */
export const date = (address: string, day: number): string => `<c r="${address}" s="1"><v>${day}</v></c>`
/** The XML of the row with this number. */
export const row = (n: number, ...cells: readonly string[]): string => `<row r="${n}">${cells.join('')}</row>`

export const files = (...rows: readonly string[]): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(`${head}<Types/>`),
  'xl/workbook.xml': strToU8(
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ),
  'xl/styles.xml': strToU8(styles),
  'xl/worksheets/sheet1.xml': strToU8(
    `${head}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  ),
})

/** As Excel writes it: sizes before the data. */
export const workbook = (...rows: readonly string[]): Uint8Array => zipSync(files(...rows))

/** A workbook with some of its parts changed, and others beside them. */
export const changed = (
  rows: readonly string[],
  change: (part: string, name: string) => string,
  more: Readonly<Record<string, string>> = {},
): Uint8Array =>
  zipSync(
    Object.fromEntries([
      ...Object.entries(files(...rows)).map(
        ([name, bytes]) => [name, strToU8(change(strFromU8(bytes), name))] as const,
      ),
      ...Object.entries(more).map(([name, xml]) => [name, strToU8(xml)] as const),
    ]),
  )

/** Makes an archive, whose files are added by `fill`. */
export function zipped(fill: (zip: Zip) => void): Uint8Array {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error !== null) throw error
    parts.push(data)
  })
  fill(zip)
  zip.end()
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}

export function add(zip: Zip, name: string, content: Uint8Array): void {
  const file = new ZipDeflate(name)
  zip.add(file)
  file.push(content, true)
}

/** As LibreOffice and Google write it: sizes after the data. */
export const streamed = (...rows: readonly string[]): Uint8Array =>
  zipped((zip) => {
    for (const [name, content] of Object.entries(files(...rows))) add(zip, name, content)
  })
