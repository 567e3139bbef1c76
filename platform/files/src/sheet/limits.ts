/** What a workbook may be at most, and how its rows become CSV: line for row, so that a problem in line 28 is in row 28. */

export type NoSheet = 'no-sheet' | 'too-large' | 'bad-cell' | 'no-value'

/** Why a sheet cannot be read. `cell`: which one shows an error, or has a formula whose value was never saved, such as `C7`. */
export interface Unread {
  readonly not: NoSheet
  readonly cell?: string
}

/** A sheet as CSV, and whether it is the one that was asked for by its name. */
export interface SheetText {
  readonly text: string
  readonly named: boolean
}

export const limits = { packed: 16_000_000, bytes: 200_000_000, files: 2_000, cells: 2_500_000 }

const csvCell = (text: string): string => (/["',;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell with several lines becomes one line. */
export const oneLine = (text: string): string =>
  /[\r\n]/.test(text)
    ? text
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(' ')
    : text

/** What CSV marks as text by an apostrophe, and texts that look as if they were marked already. */
const looksGuarded = /^'(?='*[=+\-@＝＋－＠])/

/**
 * @param own whether we wrote the workbook: then an apostrophe is a letter of the text. In other workbooks it may come from a
 * CSV file that was opened and saved.
 */
export const csvOf = (rows: readonly (readonly string[])[], own: boolean): string =>
  rows
    .map((row) => row.map((cell) => csvCell(own && looksGuarded.test(cell) ? `'${cell}` : cell)).join(';'))
    .join('\n')
