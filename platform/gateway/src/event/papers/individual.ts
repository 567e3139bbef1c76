/** Prints the individual ranking: a row per player, a column per series. */
import { say, type Locale } from '@stolik/core'
import type { Cell, Row } from '@stolik/event/model/standings'
import { fieldTotal } from '@stolik/event/standing/field'
import { heading, type Paper } from '../../print/paper.js'
import { belowRows, place, type Results } from './ranking.js'
import { figure, table, type Column } from '../../print/table.js'
import { points, signedPoints, textsOf } from '../../print/words/index.js'

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

const hasClub = ({ club }: Row): boolean => (club ?? '') !== ''

/** Whether the columns need landscape format, so that no name is cut. */
export function isWide(results: Results): boolean {
  const { standings, placesScored } = results
  const rows = standings.individual
  const series = rows[0]?.cells.length ?? 0
  const figures =
    seriesWidth(placesScored) * series +
    sumWidth * sumsOf(results).length +
    besideWidth * besides(results).length
  return 130 + (rows.some(hasClub) ? 84 : 0) + figures + 129 + (placesScored ? 40 : 0) > 515
}

export function individual(paper: Paper, results: Results): void {
  const { standings, imprint, placesScored, catalogue } = results
  const { locale } = imprint
  const textOf = textsOf(imprint, 'results.')
  heading(paper, textOf('individual'))
  const rows = standings.individual
  const columns: readonly (Column<Row> | false)[] = [
    { ...figure(textOf('place'), 31), strong: true, cell: (row) => place(row, textOf('out')) },
    { ...figure(textOf('number'), 25), cell: ({ number }) => String(number) },
    { head: textOf('name'), flex: 3, cell: ({ name }) => name },
    rows.some(hasClub) && {
      head: textOf('club'),
      flex: 2.2,
      muted: true,
      wrap: true,
      cell: ({ club }) => club ?? '',
    },
    ...(rows[0]?.cells ?? []).map(({ series }, n): Column<Row> => ({
      ...figure(textOf('series', { n: series }), seriesWidth(placesScored)),
      cell: ({ cells }) => inSeries(locale, cells[n]),
    })),
    rows.some(({ adjustments }) => adjustments.length > 0) && {
      ...figure(textOf('adjusted'), 31),
      cell: ({ adjustments, adjusted }) => (adjustments.length === 0 ? '' : signedPoints(locale, adjusted)),
    },
    { ...figure(textOf('points'), 42), strong: true, cell: (row) => points(locale, row.points) },
    placesScored && { ...figure(textOf('small'), 40), cell: ({ small }) => points(locale, small) },
    ...besides(results).map((one): Column<Row> => ({
      ...figure(textOf(one), besideWidth),
      muted: true,
      cell: (row) => beside(locale, row, one),
    })),
    ...sumsOf(results).map((code): Column<Row> => ({
      ...figure(say(catalogue, locale, code), sumWidth),
      muted: true,
      cell: ({ sums }) => points(locale, sums[code] ?? 0),
    })),
  ]
  table(paper, columns, rows, {
    size: 10,
    rowHeight: 16.5,
    below: belowRows(results, 2, rows, ({ name }) => name),
  })
}

function beside(locale: Locale, { cells, small }: Row, what: ReturnType<typeof besides>[number]): string {
  if (what === 'lists') return points(locale, small)
  const total = fieldTotal(cells)
  if (total === null) return ''
  return what === 'difference' ? signedPoints(locale, total.difference) : points(locale, total.places)
}

/** A player's result in a series, with a sign unless it is simply the result of a list. */
function inSeries(locale: Locale, cell: Cell | undefined): string {
  switch (cell?.kind) {
    case 'list':
      return points(locale, cell.points)
    case 'open':
      return `${points(locale, cell.points)}*`
    case 'bye':
      return `${points(locale, cell.points)} P`
    case 'annulled':
      return '×'
    case 'missing':
    case 'none':
    case undefined:
      return '–'
  }
}
