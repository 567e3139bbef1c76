/** Prints the individual ranking: a row per player, a column per series. */
import type { Locale } from '@stolik/core'
import type { Cell, Row } from '@stolik/tournament/model/standings'
import { heading, type Paper } from './paper.js'
import { place, prizes, type Results } from './ranking.js'
import { table, type Column } from './table.js'
import { points, signedPoints, word } from './words/index.js'

/** A column of table points is narrower than one of totals. */
const seriesWidth = (placesScored: boolean): number => (placesScored ? 29 : 33)

/** Whether the columns need landscape format, so that no name is cut. */
export function isWide({ standings, placesScored }: Results): boolean {
  const rows = standings.individual
  const series = rows[0]?.cells.length ?? 0
  const clubs = rows.some(({ club }) => (club ?? '') !== '') ? 84 : 0
  return 130 + clubs + seriesWidth(placesScored) * series + 129 + (placesScored ? 40 : 0) > 515
}

export function individual(paper: Paper, { standings, imprint, placesScored }: Results): void {
  const { locale } = imprint
  const said = (code: string, args = {}): string => word(locale, `results.${code}`, args)
  heading(paper, said('individual'))
  const rows = standings.individual
  const has = (is: (row: Row) => boolean): boolean => rows.some(is)
  const clubs = has(({ club }) => (club ?? '') !== '')
  const adjusted = has(({ adjustments }) => adjustments.length > 0)
  const columns: Column[] = [
    { head: said('place'), width: 31, align: 'right', strong: true },
    { head: said('number'), width: 25, align: 'right' },
    { head: said('name'), flex: 3 },
    ...(clubs ? [{ head: said('club'), flex: 2.2, muted: true, wrap: true }] : []),
    ...(rows[0]?.cells ?? []).map(({ series }): Column => ({
      head: said('series', { n: series }),
      width: seriesWidth(placesScored),
      align: 'right',
    })),
    ...(adjusted ? [{ head: said('adjusted'), width: 31, align: 'right' } as const] : []),
    { head: said('points'), width: 42, align: 'right', strong: true },
    ...(placesScored ? [{ head: said('small'), width: 40, align: 'right' } as const] : []),
  ]
  table(
    paper,
    columns,
    rows.map((row) => [
      place(row, said('out')),
      String(row.number),
      row.name,
      ...(clubs ? [row.club ?? ''] : []),
      ...row.cells.map((cell) => inSeries(locale, cell)),
      ...(adjusted ? [adjustedBy(locale, row)] : []),
      points(locale, row.points),
      ...(placesScored ? [points(locale, row.small)] : []),
    ]),
    { size: 10, rowHeight: 16.5, below: prizes(imprint, 2, rows) },
  )
}

const adjustedBy = (locale: Locale, { adjustments, adjusted }: Row): string =>
  adjustments.length === 0 ? '' : signedPoints(locale, adjusted)

/** A player's result in a series, with a sign unless it is simply the result of a list. */
function inSeries(locale: Locale, { kind, points: value }: Cell): string {
  switch (kind) {
    case 'list':
      return points(locale, value)
    case 'open':
      return `${points(locale, value)}*`
    case 'bye':
      return `${points(locale, value)} P`
    case 'annulled':
      return '×'
    case 'missing':
    case 'none':
      return '–'
  }
}
