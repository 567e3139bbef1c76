/** A table that is written as a file: its heads, and rows of cells that know whether they are texts, numbers or days. */

/** A day `2026-12-31`, or a minute `2026-12-31 18:30` as the clock on the wall showed it. */
export interface Moment {
  readonly at: string
}

export type SheetCell = string | number | Moment | null

export interface SheetTable {
  /** What the sheet of a workbook is called. */
  readonly name: string
  /** Rows above the heads, such as a title. */
  readonly above?: readonly (readonly SheetCell[])[]
  /** Empty for a sheet without heads. */
  readonly heads: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** All rows of a sheet from the top, and where the heads are among them; undefined without heads. */
export function linesOf({ above = [], heads, rows }: SheetTable): {
  readonly lines: readonly (readonly SheetCell[])[]
  readonly headAt: number | undefined
} {
  const hasHeads = heads.length > 0
  return {
    lines: [...above, ...(hasHeads ? [heads] : []), ...rows],
    headAt: hasHeads ? above.length : undefined,
  }
}

/** The text of a cell as a file of text has it. */
export const cellWords = (cell: SheetCell): string | number | null =>
  typeof cell === 'object' && cell !== null ? cell.at : cell

/** XML has no control characters and no halves of a letter. */
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu

/** Text as XML holds it, between tags and in attributes. */
export const xmlText = (text: string): string =>
  text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The name of a sheet as spreadsheets allow it: at most 31 letters, some signs not at all. */
export function sheetName(name: string): string {
  const tidied = name
    .replace(/[\][:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31)
    .trim()
  return tidied === '' ? 'Stolik' : tidied
}

const [narrowest, widest] = [6, 44]
/** Rows that are looked at for the widths: in a long table the first ones are like the others. */
const sample = 200

/** The width of each column in letters, wide enough for most of its cells. */
export function widthsOf({ heads, rows }: SheetTable): readonly number[] {
  const first = rows.slice(0, sample)
  const columns = first.reduce((most, row) => Math.max(most, row.length), heads.length)
  return Array.from({ length: columns }, (_, i) =>
    first.reduce(
      (width, row) => Math.max(width, Math.min(widest, String(cellWords(row[i] ?? null) ?? '').length + 2)),
      Math.max(narrowest, Math.min(widest, (heads[i]?.length ?? 0) + 2)),
    ),
  )
}
