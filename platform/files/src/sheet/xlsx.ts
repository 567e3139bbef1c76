/** A sheet of a workbook of Excel (.xlsx). */
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { csvOf, limits, oneLine, type SheetText, type Unread } from './limits.js'
import { attribute, faultIn, isOwn, shownSheet } from './xlsx-parts.js'

export const isOfXlsx = (name: string): boolean =>
  name === 'docProps/app.xml' || (/^xl\/.*\.(xml|rels)$/.test(name) && !/drawing|chart|media/.test(name))
const isSheet = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/.test(name)

/** The library has no limits, so it gets a workbook that was unpacked within ours, and packed again without compression. */
export async function xlsxText(
  files: ReadonlyMap<string, Uint8Array>,
  wanted?: string,
): Promise<SheetText | Unread> {
  for (const [name, xml] of files) {
    const size = isSheet(name) ? cellsOf(xml) : 0
    if (size === undefined) return { not: 'no-sheet' }
    if (size > limits.cells) return { not: 'too-large' }
  }
  const sheet = shownSheet(files, wanted)
  const fault = sheet.xml && faultIn(textOf(sheet.xml))
  if (fault !== undefined) return fault
  try {
    const archive = zipSync(Object.fromEntries(withoutLosingZeros(files)), { level: 0 })
    // A copy, since the library takes only an ArrayBuffer of its own.
    const rows = await readSheet(new Uint8Array(archive).buffer, sheet.number, {
      parseNumber: numberText,
      trim: false,
    })
    const cells = rows.map((row) => row.map(cellText))
    return { text: csvOf(cells, isOwn(files)), named: sheet.named }
  } catch {
    return { not: 'no-sheet' }
  }
}

/** Licences that are numbers with a format of zeros become text as people see it, since the library reads values alone. */
function withoutLosingZeros(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const sheet = files.get('xl/styles.xml')
  const styles = sheet === undefined ? new Map<string, string>() : zeroStyles(textOf(sheet))
  if (styles.size === 0) return files
  return new Map(
    [...files].map(([name, xml]) => [
      name,
      isSheet(name) ? new TextEncoder().encode(withZeros(textOf(xml), styles)) : xml,
    ]),
  )
}

const textOf = (xml: Uint8Array): string => new TextDecoder().decode(xml)

/** How many cells the library would make: it fills all gaps, so one cell in the last row and column stands for billions. */
function cellsOf(xml: Uint8Array): number | undefined {
  const text = textOf(xml)
  let [rows, columns] = [1, 1]
  for (const [, , address = ''] of text.matchAll(/\sr\s*=\s*(["'])([^"'<]*)\1/g)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? []
    if (letters === undefined) return undefined
    rows = Math.max(rows, Number(row))
    const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    columns = Math.max(columns, column)
  }
  return rows * columns
}

/** As many digits as spreadsheets show: 0.1 + 0.2 is 0.3. */
const numberText = (text: string): string => String(Number(Number(text).toPrecision(15)))

function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    // Half past five is 17:29:59.999 in a workbook's fractions of a day.
    const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 60_000) * 60_000)
      .toISOString()
      .split('T')
    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
  }
  if (typeof cell === 'string') return oneLine(cell.replace(/_x([0-9a-f]{4})_/gi, letterOf))
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** Excel writes letters that XML does not have as their numbers: `_x000D_`. */
const letterOf = (_: string, number: string): string => String.fromCharCode(Number.parseInt(number, 16))

/** Numbers that a workbook (.xlsx) shows with zeros in front, such as licence 000123: the format has them, the value does not. */

/** A format of zeros, perhaps with signs between them: `000000`, `"PL-"0000`, `00\-000`. */
const zeros = /^(?:0|[-/ ]|"[^"]*"|\\.)*$/

const unescaped = (text: string): string =>
  text.replace(/&(?:quot|apos|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the formats of zeros by the style that cells name. */
function zeroStyles(styles: string): ReadonlyMap<string, string> {
  const formats = new Map(
    [...styles.matchAll(/<(?:[\w-]+:)?numFmt\s[^>]*>/g)].map(([xml]) => [
      attribute(xml, 'numFmtId') ?? '',
      unescaped(attribute(xml, 'formatCode') ?? ''),
    ]),
  )
  const ofCells = /<(?:[\w-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w-]+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  return new Map(
    [...ofCells.matchAll(/<(?:[\w-]+:)?xf\s[^>]*>/g)].flatMap(([xml], style) => {
      // A second part of a format is for negative numbers.
      const format = (formats.get(attribute(xml, 'numFmtId') ?? '') ?? '').split(';')[0] ?? ''
      return zeros.test(format) && (format.match(/0/g)?.length ?? 0) > 1 ? [[String(style), format]] : []
    }),
  )
}

const numberCell =
  /<((?:[\w-]+:)?c)(\s[^<>]*?)>((?:<(?:[\w-]+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:[\w-]+:)?f>))?)\s*<((?:[\w-]+:)?v)(?:\s[^<>]*)?>(\d{1,15})<\/\4>/g

/** Returns a sheet in which numbers of such styles are text as people see it. */
const withZeros = (sheet: string, styles: ReadonlyMap<string, string>): string =>
  sheet.replace(
    numberCell,
    (cell, tag: string, attributes: string, formula: string, value: string, digits: string) => {
      const format = styles.get(attribute(attributes, 's') ?? '')
      const type = attribute(attributes, 't')
      if (format === undefined || (type !== undefined && type !== 'n')) return cell
      const plain = attributes.replace(/\st\s*=\s*(["']).*?\1/, '')
      return `<${tag}${plain} t="str">${formula}<${value}>${escaped(formatted(digits, format))}</${value}>`
    },
  )

/** A number in a format of zeros: its digits from the right in their places, more digits before the first place. */
function formatted(digits: string, format: string): string {
  const parts = format.match(/0|"[^"]*"|\\.|[-/ ]/g) ?? []
  const places = parts.filter((part) => part === '0').length
  const padded = digits.padStart(places, '0')
  let at = 0
  return parts
    .map((part) => {
      if (part !== '0') return part.startsWith('"') ? part.slice(1, -1) : part.replace(/^\\/, '')
      const until = at === 0 ? padded.length - places + 1 : at + 1
      const own = padded.slice(at, until)
      at = until
      return own
    })
    .join('')
}
