/** Prints the individual ranking: a row per player, a column per series. */
import { say, type Locale } from '@stolik/core'
import type { Cell, Row } from '@stolik/event/model/standings'
import { fieldTotal } from '@stolik/event/standing/field'
import { heading, type Paper } from '../../print/paper.js'
import { belowRows, place, type Results } from './ranking.js'
import { table, type Column } from '../../print/table.js'
import { points, signedPoints, word } from '../../print/words/index.js'

/** A column of table points is narrower than one of totals. */
const seriesWidth = (placesScored: boolean): number => (placesScored ? 29 : 33)

const sumWidth = 54

/** The sums below the lists that separate equal players, such as games won and lost. */
const sumsOf = ({ tieBreaks }: Results): readonly string[] =>
  [...new Set(tieBreaks.map((one) => one.replace(/^-/, '')))].filter((code) => code.startsWith('sum.'))

/** What is shown beside the points where all tables play the same deals: the lists, and the scores against the field. */
const besides = ({ sameCards }: Results): readonly ('lists' | 'difference' | 'places')[] =>
  sameCards === undefined
    ? []
    : (['lists', 'difference', 'places'] as const).filter(
        (one) => one !== (sameCards === 'list' ? 'lists' : sameCards),
      )

const besideWidth = 48

/** Whether the columns need landscape format, so that no name is cut. */
export function isWide(results: Results): boolean {
  const { standings, placesScored } = results
  const rows = standings.individual
  const series = rows[0]?.cells.length ?? 0
  const clubs = rows.some(({ club }) => (club ?? '') !== '') ? 84 : 0
  const figures =
    seriesWidth(placesScored) * series +
    sumWidth * sumsOf(results).length +
    besideWidth * besides(results).length
  return 130 + clubs + figures + 129 + (placesScored ? 40 : 0) > 515
}

export function individual(paper: Paper, results: Results): void {
  const { standings, imprint, placesScored, catalogue } = results
  const sums = sumsOf(results)
  const { locale } = imprint
  const textOf = (code: string, args = {}): string => word(locale, `results.${code}`, args)
  heading(paper, textOf('individual'))
  const rows = standings.individual
  const has = (is: (row: Row) => boolean): boolean => rows.some(is)
  const clubs = has(({ club }) => (club ?? '') !== '')
  const adjusted = has(({ adjustments }) => adjustments.length > 0)
  const columns: Column[] = [
    { head: textOf('place'), width: 31, align: 'right', strong: true },
    { head: textOf('number'), width: 25, align: 'right' },
    { head: textOf('name'), flex: 3 },
    ...(clubs ? [{ head: textOf('club'), flex: 2.2, muted: true, wrap: true }] : []),
    ...(rows[0]?.cells ?? []).map(({ series }): Column => ({
      head: textOf('series', { n: series }),
      width: seriesWidth(placesScored),
      align: 'right',
    })),
    ...(adjusted ? [{ head: textOf('adjusted'), width: 31, align: 'right' } as const] : []),
    { head: textOf('points'), width: 42, align: 'right', strong: true },
    ...(placesScored ? [{ head: textOf('small'), width: 40, align: 'right' } as const] : []),
    ...besides(results).map((one): Column => ({
      head: textOf(one),
      width: besideWidth,
      align: 'right',
      muted: true,
    })),
    ...sums.map((code): Column => ({
      head: say(catalogue, locale, code),
      width: sumWidth,
      align: 'right',
      muted: true,
    })),
  ]
  table(
    paper,
    columns,
    rows.map((row) => [
      place(row, textOf('out')),
      String(row.number),
      row.name,
      ...(clubs ? [row.club ?? ''] : []),
      ...row.cells.map((cell) => inSeries(locale, cell)),
      ...(adjusted ? [adjustedBy(locale, row)] : []),
      points(locale, row.points),
      ...(placesScored ? [points(locale, row.small)] : []),
      ...besides(results).map((one) => beside(locale, row, one)),
      ...sums.map((code) => points(locale, row.sums[code] ?? 0)),
    ]),
    { size: 10, rowHeight: 16.5, below: belowRows(results, 2, rows, ({ name }) => name) },
  )
}

function beside(locale: Locale, { cells, small }: Row, what: ReturnType<typeof besides>[number]): string {
  if (what === 'lists') return points(locale, small)
  const total = fieldTotal(cells)
  if (total === null) return ''
  return what === 'difference' ? signedPoints(locale, total.difference) : points(locale, total.places)
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
