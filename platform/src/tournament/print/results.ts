/** Standings and results for the wall: all, teams and pairs, categories, and what was adjusted and why. */
import { signed, type Locale } from '@stolik/core'
import type { Adjustment } from '../state.js'
import type { Cell, CategoryRanking, GroupRanking, Row, Standings } from '../standings.js'
import type { Imprint } from './imprint.js'
import { muted, print, type Paper } from './paper.js'
import { table, type Column } from './table.js'
import { points, word } from './words/index.js'

export interface Results {
  readonly imprint: Imprint
  readonly standings: Standings
  /** Those that count. */
  readonly adjustments: readonly Adjustment[]
  /** Whether table points are ranked, with the totals of lists as small points beside them. */
  readonly placesScored: boolean
}

export const printResults = (results: Results): Promise<Uint8Array> => {
  const { imprint, standings } = results
  const { locale } = imprint
  return print(
    imprint,
    {
      title: word(locale, 'results.title'),
      subtitle: word(locale, `stamp.${standings.stamp}`),
      head: 'ornament',
      landscape: isWide(results),
    },
    (paper) => {
      heading(paper, word(locale, 'results.individual'))
      individual(paper, results)
      for (const ranking of standings.groups) groups(paper, ranking, results)
      for (const ranking of standings.categories) categories(paper, ranking, results)
      if (results.adjustments.length > 0) adjustments(paper, results)
      notes(paper, results)
    },
  )
}

/** Whether the columns need the long side of the page, so that no name is cut. */
function isWide({ standings, placesScored }: Results): boolean {
  const rows = standings.individual
  const series = rows[0]?.cells.length ?? 0
  const clubs = rows.some(({ club }) => (club ?? '') !== '') ? 72 : 0
  const prizes = rows.some(({ prize }) => prize !== null) ? 78 : 0
  return 130 + clubs + prizes + 33 * series + 129 + (placesScored ? 40 : 0) > 515
}

function heading(paper: Paper, title: string): void {
  paper.need(80)
  paper.y += 8
  paper.paragraph(title, { size: 14, face: 'strong' })
  paper.y += 3
}

function individual(paper: Paper, { standings, imprint, placesScored }: Results): void {
  const { locale } = imprint
  const said = (code: string, args = {}): string => word(locale, `results.${code}`, args)
  const rows = standings.individual
  const has = (is: (row: Row) => boolean): boolean => rows.some(is)
  const prizes = has(({ prize }) => prize !== null)
  const clubs = has(({ club }) => (club ?? '') !== '')
  const adjusted = has(({ adjustments }) => adjustments.length > 0)
  const columns: Column[] = [
    { head: said('place'), width: 31, align: 'right', strong: true },
    { head: said('number'), width: 25, align: 'right' },
    { head: said('name'), flex: 3.2 },
    ...(clubs ? [{ head: said('club'), flex: 2, muted: true }] : []),
    ...(rows[0]?.cells ?? []).map(({ series }): Column => ({
      head: said('series', { n: series }),
      width: 33,
      align: 'right',
    })),
    ...(adjusted ? [{ head: said('adjusted'), width: 31, align: 'right' } as const] : []),
    { head: said('points'), width: 42, align: 'right', strong: true },
    ...(placesScored ? [{ head: said('small'), width: 40, align: 'right' } as const] : []),
    ...(prizes ? [{ head: said('prize'), flex: 2.3 }] : []),
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
      ...(prizes ? [row.prize ?? ''] : []),
    ]),
    { size: 10, rowHeight: 16.5 },
  )
}

const adjustedBy = (locale: Locale, { adjustments, adjusted }: Row): string =>
  adjustments.length === 0 ? '' : (adjusted > 0 ? '+' : '') + points(locale, adjusted)

const place = ({ place: n, lot }: { place: number | null; lot: boolean }, out: string): string =>
  n === null ? out : `${n}.${lot ? '°' : ''}`

/** What a series brought, with a sign where it is not simply the result of a list. */
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

function groups(
  paper: Paper,
  { rule, rows }: GroupRanking,
  { imprint, standings, placesScored }: Results,
): void {
  if (rows.length === 0) return
  const { locale } = imprint
  const said = (code: string): string => word(locale, `results.${code}`)
  const names = new Map(standings.individual.map(({ player, name }) => [player, name]))
  const prizes = rows.some(({ prize }) => prize !== null)
  heading(paper, word(locale, `of.${rule.kind}`))
  table(
    paper,
    [
      { head: said('place'), width: 34, align: 'right', strong: true },
      { head: said('team'), flex: 1.5, strong: true },
      { head: said('members'), flex: 4, muted: true },
      { head: said('points'), width: 50, align: 'right', strong: true },
      ...(placesScored ? [{ head: said('small'), width: 46, align: 'right' } as const] : []),
      ...(prizes ? [{ head: said('prize'), flex: 1.2 }] : []),
    ],
    rows.map((row) => [
      place(row, ''),
      row.name,
      team(row.members, names),
      points(locale, row.points),
      ...(placesScored ? [points(locale, row.small)] : []),
      ...(prizes ? [row.prize ?? ''] : []),
    ]),
    { size: 9.5, rowHeight: 16.5 },
  )
}

/** Last names, who does not count in brackets. */
const team = (members: GroupRanking['rows'][number]['members'], names: ReadonlyMap<string, string>): string =>
  members
    .map(({ player, counts }) => {
      const name = names.get(player)?.split(' ').at(-1) ?? player
      return counts ? name : `(${name})`
    })
    .join(', ')

function categories(
  paper: Paper,
  { category, rows }: CategoryRanking,
  { imprint, standings }: Results,
): void {
  if (rows.length === 0) return
  const { locale } = imprint
  const said = (code: string): string => word(locale, `results.${code}`)
  const byPlayer = new Map(standings.individual.map((row) => [row.player, row]))
  heading(paper, word(locale, `of.${category}`))
  const prizes = rows.some(({ prize }) => prize !== null)
  table(
    paper,
    [
      { head: said('place'), width: 34, align: 'right', strong: true },
      { head: said('number'), width: 30, align: 'right' },
      { head: said('name'), flex: 3 },
      { head: said('club'), flex: 2.6, muted: true },
      { head: said('points'), width: 50, align: 'right', strong: true },
      ...(prizes ? [{ head: said('prize'), flex: 1.9 }] : []),
    ],
    rows.slice(0, 20).map((row) => {
      const of = byPlayer.get(row.player)
      return [
        `${row.place}.`,
        String(of?.number ?? ''),
        of?.name ?? row.player,
        of?.club ?? '',
        of === undefined ? '' : points(locale, of.points),
        ...(prizes ? [row.prize ?? ''] : []),
      ]
    }),
    { size: 10, rowHeight: 16.5 },
  )
}

function adjustments(paper: Paper, { adjustments: all, standings, imprint }: Results): void {
  const { locale } = imprint
  const said = (code: string, args = {}): string => word(locale, `results.${code}`, args)
  const names = new Map(standings.individual.map(({ player, name }) => [player, name]))
  heading(paper, said('adjustments'))
  for (const { player, series, points: value, small, reason, clause } of all) {
    const where = series === null ? said('whole') : `${word(locale, 'series.n')} ${series}`
    const by = `${signed(value)}${small === 0 ? '' : ` (${said('small')} ${signed(small)})`}`
    const why = clause === null ? reason : `${reason} (${said('clause', { clause })})`
    paper.paragraph(`${names.get(player) ?? player} · ${where} · ${by} · ${why}`, { size: 9.5 })
  }
}

/** Only the signs that occur are explained. */
function notes(paper: Paper, { standings, imprint }: Results): void {
  const said = (code: string): string => word(imprint.locale, `results.${code}`)
  const cells = standings.individual.flatMap((row) => row.cells)
  const lots = [...standings.individual, ...standings.groups.flatMap(({ rows }) => rows)].some(
    ({ lot }) => lot,
  )
  const signs = [
    ...(lots ? [said('lot')] : []),
    ...(['open', 'bye', 'annulled'] as const)
      .filter((kind) => cells.some((cell) => cell.kind === kind))
      .map(said),
  ]
  paper.y += 10
  paper.need(40)
  if (signs.length > 0) paper.paragraph(signs.join('   '), { size: 8.5, colour: muted })
  paper.paragraph(said('check'), { size: 8.5, colour: muted })
}
