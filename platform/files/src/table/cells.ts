/** Days and whole numbers as people's tables write them, and the names of cells. */

/** A day as `2026-12-31`, or as spreadsheets in Polish and German write it: `31.12.2026`; undefined if it is none. */
export function readDay(cell: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(cell) ?? []
  const text = year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}

/** The year of a day, or a year by itself. */
export const readYear = (cell: string): number | undefined =>
  /^\d{4}$/.test(cell) ? Number(cell) : numberOf(readDay(cell)?.slice(0, 4))
const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

/** A number without the spaces between its thousands: `1 200`. Anything else as it is. */
export const numberText = (cell: string): string =>
  /^[-−+]? ?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(cell) ? cell.replaceAll(' ', '') : cell

/** The letters of a column, from 0: A, Z, AA. */
export const columnLetters = (column: number): string =>
  `${column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`

/** A cell as spreadsheets name it, such as `B7`. @param column from 0 @param line from 1 */
export const cellName = (column: number, line: number): string => `${columnLetters(column)}${line}`
