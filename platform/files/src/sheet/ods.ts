/** A sheet of a workbook of LibreOffice or OpenOffice (.ods). */
// @ts-expect-error The package brings no types.
import { Parser as Saxen } from 'saxen'
import { csvOf, limits, oneLine, type SheetText, type Unread } from './limits.js'
import { isOwn, isSameSheet } from './xlsx-parts.js'
import { columnLetters } from '../table/cells.js'

/** The part of saxen that is used here. */
interface Parser {
  ns(namespaces: Readonly<Record<string, string>>): this
  on(
    event: 'openTag',
    handle: (name: string, attributes: () => Readonly<Record<string, string>>) => void,
  ): void
  on(event: 'closeTag', handle: (name: string) => void): void
  on(event: 'text', handle: (text: string, decode: (text: string) => string) => void): void
  on(event: 'cdata', handle: (text: string) => void): void
  on(event: 'error', handle: (error: Error) => void): void
  parse(xml: string): void
}
const XmlParser = Saxen as new () => Parser

export const isOfOds = (name: string): boolean =>
  name === 'content.xml' || name === 'meta.xml' || name === 'mimetype'

const namespaces = {
  'urn:oasis:names:tc:opendocument:xmlns:office:1.0': 'office',
  'urn:oasis:names:tc:opendocument:xmlns:table:1.0': 'table',
  'urn:oasis:names:tc:opendocument:xmlns:text:1.0': 'text',
  'urn:oasis:names:tc:opendocument:xmlns:style:1.0': 'style',
  'urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0': 'calcext',
}

interface Cell {
  readonly attributes: Readonly<Record<string, string>>
  /** Its paragraphs as people see them. */
  text: string
  readonly times: number
}

/** Empty rows and columns that end a sheet are left out: a sheet ends with a million of them. */
class Sheet {
  readonly rows: string[][] = []
  #gap = 0
  #cells = 0

  /** The number of the row that comes next, from 1. */
  get next(): number {
    return this.rows.length + this.#gap + 1
  }

  /** @throws RangeError for more cells than a workbook may have */
  add(row: readonly string[], times: number): void {
    if (row.length === 0) {
      this.#gap += times
      return
    }
    this.#cells += this.#gap + row.length * times
    if (this.#cells > limits.cells) throw new RangeError('too large')
    for (let i = 0; i < this.#gap; i++) this.rows.push([])
    for (let i = 0; i < times; i++) this.rows.push([...row])
    this.#gap = 0
  }
}

/** Shows an error of the spreadsheet; the message is its name, such as `C7`. */
class BadCell extends Error {}

export function odsText(files: ReadonlyMap<string, Uint8Array>, wanted?: string): SheetText | Unread {
  const content = files.get('content.xml')
  if (content === undefined) return { not: 'no-sheet' }
  try {
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(content)
    const named = wanted === undefined ? undefined : sheetIn(xml, wanted)
    const sheet = named ?? sheetIn(xml)
    if (sheet === undefined) return { not: 'no-sheet' }
    const columns = Math.max(0, ...sheet.rows.map((row) => row.length))
    const cells = sheet.rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')])
    return { text: csvOf(cells, isOwn(files)), named: named !== undefined }
  } catch (error) {
    if (error instanceof BadCell) return { not: 'bad-cell', cell: error.message }
    return { not: error instanceof RangeError ? 'too-large' : 'no-sheet' }
  }
}

/** The sheet of that name, by default the first that is not hidden; undefined if there is none. */
function sheetIn(xml: string, wanted?: string): Sheet | undefined {
  const sheet = new Sheet()
  let [tables, depth, skipped, times] = [0, 0, 0, 1]
  let row: string[] = []
  let gap = 0
  let cell: Cell | undefined
  const hidden = new Set<string | undefined>()
  let style: string | undefined
  let isLeftOut = false
  const parser = new XmlParser().ns(namespaces)
  const isFirst = (): boolean => tables === 1 && depth === 1 && !isLeftOut
  parser.on('openTag', (name, attributesOf) => {
    if (name === 'style:style') style = attributesOf()['style:name']
    else if (name === 'style:table-properties') {
      if (attributesOf()['table:display'] === 'false') hidden.add(style)
    } else if (name === 'table:table') {
      if (depth === 0) {
        const attributes = attributesOf()
        isLeftOut =
          hidden.has(attributes['table:style-name']) ||
          (wanted !== undefined && !isSameSheet(attributes['table:name'] ?? '', wanted))
      }
      if (depth === 0 && !isLeftOut) tables += 1
      depth += 1
    } else if (!isFirst()) return
    else if (skips.has(name)) skipped += 1
    else if (name === 'table:table-row') {
      times = countOf(attributesOf()['table:number-rows-repeated'])
      ;[row, gap] = [[], 0]
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      const attributes = attributesOf()
      cell = { attributes, text: '', times: countOf(attributes['table:number-columns-repeated']) }
    } else if (cell !== undefined && skipped === 0) {
      if (name === 'text:p' && cell.text !== '') cell.text += '\n'
      if (name === 'text:s') cell.text += ' '.repeat(Math.min(100, countOf(attributesOf()['text:c'])))
      if (name === 'text:tab' || name === 'text:line-break') cell.text += ' '
    }
  })
  parser.on('text', (text, decode) => {
    if (cell !== undefined && skipped === 0) cell.text += decode(text)
  })
  parser.on('cdata', (text) => {
    if (cell !== undefined && skipped === 0) cell.text += text
  })
  parser.on('closeTag', (name) => {
    if (name === 'table:table') depth -= 1
    else if (!isFirst()) return
    else if (skips.has(name)) skipped -= 1
    else if (name === 'table:table-row') sheet.add(row, times)
    else if ((name === 'table:table-cell' || name === 'table:covered-table-cell') && cell !== undefined) {
      const text = cellText(cell)
      if (cell.attributes['calcext:value-type'] === 'error')
        throw new BadCell(`${columnLetters(row.length + gap)}${sheet.next}`)
      if (text === '') gap += cell.times
      else {
        if (row.length + gap + cell.times > limits.cells) throw new RangeError('too large')
        row.push(...Array<string>(gap).fill(''), ...Array<string>(cell.times).fill(text))
        gap = 0
      }
      cell = undefined
    }
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(xml)
  return tables > 0 ? sheet : undefined
}

/** Remarks beside a cell, and readings above it, are no part of it. */
const skips: ReadonlySet<string> = new Set(['office:annotation', 'text:ruby-text', 'text:note'])

const countOf = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1)

/** Values as every program reads them, but numbers that are shown with zeros in front as people see them. */
function cellText({ attributes, text }: Cell): string {
  const display = oneLine(text).trim()
  const value = attributes['office:value'] ?? ''
  switch (attributes['office:value-type']) {
    case 'date':
      return dateText(attributes['office:date-value'] ?? display)
    case 'float':
    case 'currency':
    case 'percentage':
      return isWithZeros(display, value) ? display : String(Number(Number(value).toPrecision(15)))
    case 'boolean':
      return attributes['office:boolean-value'] ?? display
    default:
      return display
  }
}

/** A day, or a day and a minute: nobody plays by seconds. */
const dateText = (value: string): string =>
  value
    .replace(/T00:00:00(?:\.0+)?$/, '')
    .replace('T', ' ')
    .replace(/(?<=\d\d:\d\d):00(?:\.0+)?$/, '')

/** 000123, 00-123, PL-0123: more digits than the whole number has, and nothing that cuts decimals. */
function isWithZeros(display: string, value: string): boolean {
  const digits = display.replace(/\D/g, '')
  return (
    /^\d{1,15}$/.test(value) &&
    digits.length > value.length &&
    digits.endsWith(value) &&
    /^0+$/.test(digits.slice(0, -value.length)) &&
    !/\d[.,]\d/.test(display)
  )
}
