/** Prints results for the wall: individual ranking, teams and pairs, categories, and adjustments with their reasons. */
import type { Locale } from '@stolik/core'
import type { CategoryRanking, GroupRanking, Row } from '@stolik/event/model/standings'
import { publishedRows } from '@stolik/event/standing/categories'
import { individual, isWide } from './individual.js'
import { heading, muted, print, type Paper, type PaperPart } from '../../print/paper.js'
import { belowRows, endedEarlyText, place, prizeOf, reopened, withClause, type Results } from './ranking.js'
import { figure, table } from '../../print/table.js'
import { points, signedPoints, textsOf, word } from '../../print/words/index.js'

/** Which rankings are printed: all of them, or only teams, pairs or categories. */
export type Part = 'results' | 'teams' | 'pairs' | 'categories'

export const printResults = (results: Results, part: Part = 'results'): Promise<Uint8Array> => {
  const { kind, draw } = resultsPart(results, part)
  return print(results.imprint, kind, draw)
}

export function resultsPart(results: Results, part: Part): PaperPart {
  const { imprint, standings } = results
  const textOf = textsOf(imprint)
  return {
    kind: {
      title: textOf(`${part}.title`),
      subtitle: textOf(`stamp.${stampCode(results)}`),
      head: 'ornament',
      landscape: part === 'results' && isWide(results),
    },
    draw: (paper) => {
      notes(paper, results, part)
      if (part === 'results') individual(paper, results)
      for (const ranking of standings.groups)
        if (part === 'results' || part === `${ranking.rule.kind}s`) groups(paper, ranking, results)
      if (part === 'results' || part === 'categories')
        for (const ranking of standings.categories) categories(paper, ranking, results)
      if (part === 'results' && results.adjustments.length > 0) adjustments(paper, results)
    },
  }
}

/** While a final result is reopened nobody can protest any more, so it is not called provisional. */
const stampCode = ({ standings: { stamp }, reopenings }: Results): string =>
  stamp === 'provisional' && reopenings.length > 0 ? 'reopened' : stamp

function groups(paper: Paper, { rule, rows }: GroupRanking, results: Results): void {
  if (rows.length === 0) return
  const { imprint, standings, placesScored } = results
  const { locale } = imprint
  const textOf = textsOf(imprint, 'results.')
  const players = new Map(standings.individual.map((row) => [row.player, row]))
  heading(paper, word(locale, `of.${rule.kind}`))
  table(
    paper,
    [
      { ...figure(textOf('place'), 34), strong: true, cell: (row) => place(row, '') },
      { head: textOf(rule.kind), flex: 2, strong: true, wrap: true, cell: ({ name }) => name },
      {
        head: textOf('members'),
        flex: 4,
        muted: true,
        wrap: true,
        cell: ({ members }) => team(locale, members, players),
      },
      { ...figure(textOf('points'), 50), strong: true, cell: (row) => points(locale, row.points) },
      placesScored && { ...figure(textOf('small'), 46), cell: ({ small }) => points(locale, small) },
    ],
    rows,
    { size: 9.5, rowHeight: 16.5, below: belowRows(results, 1, rows, ({ name }) => name) },
  )
}

/** The members with their points. Those who do not count are in brackets. */
const team = (
  locale: Locale,
  members: GroupRanking['rows'][number]['members'],
  players: ReadonlyMap<string, Row>,
): string =>
  members
    .map(({ player, counts }) => {
      const row = players.get(player)
      const text = row === undefined ? player : `${row.name} ${points(locale, row.points)}`
      return counts ? text : `(${text})`
    })
    .join(', ')

function categories(paper: Paper, ranking: CategoryRanking, { imprint, standings }: Results): void {
  const published = publishedRows(ranking)
  if (published.length === 0) return
  const { locale } = imprint
  const textOf = textsOf(imprint, 'results.')
  const players = new Map(standings.individual.map((row) => [row.player, row]))
  const rows = published.map((row) => ({ ...row, of: players.get(row.player) }))
  heading(paper, word(locale, `of.${ranking.category}`))
  table(
    paper,
    [
      { ...figure(textOf('place'), 34), strong: true, cell: (row) => `${row.place}.` },
      { ...figure(textOf('number'), 30), cell: ({ of }) => String(of?.number ?? '') },
      { head: textOf('name'), flex: 3, cell: ({ of, player }) => of?.name ?? player },
      { head: textOf('club'), flex: 2.6, muted: true, wrap: true, cell: ({ of }) => of?.club ?? '' },
      {
        ...figure(textOf('points'), 50),
        strong: true,
        cell: ({ of }) => (of === undefined ? '' : points(locale, of.points)),
      },
    ],
    rows,
    {
      size: 10,
      rowHeight: 16.5,
      below: { column: 2, text: ({ prize }) => (prize === null ? '' : prizeOf(locale, prize)) },
    },
  )
}

function adjustments(paper: Paper, { adjustments: all, standings, imprint }: Results): void {
  const { locale } = imprint
  const textOf = textsOf(imprint, 'results.')
  const names = new Map(standings.individual.map(({ player, name }) => [player, name]))
  heading(paper, textOf('adjustments'))
  for (const { player, series, points: value, small, reason, clause } of all) {
    const where = series === null ? textOf('whole') : `${word(locale, 'series.n')} ${series}`
    const also = small === 0 ? '' : ` (${textOf('small')} ${signedPoints(locale, small)})`
    const why = withClause(imprint, reason, clause)
    paper.paragraph(
      `${names.get(player) ?? player} · ${where} · ${signedPoints(locale, value)}${also} · ${why}`,
      { size: 9.5 },
    )
  }
}

/** Notes below the title, on the same page as what they explain. Only signs that occur are explained. */
function notes(paper: Paper, { standings, imprint, reopenings, endedEarly }: Results, part: Part): void {
  const textOf = textsOf(imprint, 'results.')
  const { individual: rows, groups: ranked } = standings
  const all = [...(part === 'results' ? rows : []), ...ranked.flatMap((one) => one.rows)]
  const cells = part === 'results' ? rows.flatMap((row) => row.cells) : []
  const signs = [
    ...(all.some(({ lot }) => lot) ? [textOf('lot')] : []),
    ...(['open', 'bye', 'annulled'] as const)
      .filter((kind) => cells.some((cell) => cell.kind === kind))
      .map((kind) => textOf(kind)),
  ]
  const style = { size: 8.5, colour: muted } as const
  paper.y -= 6
  paper.paragraph(textOf('check'), style)
  if (signs.length > 0) paper.paragraph(signs.join('   '), style)
  if (endedEarly !== null) paper.paragraph(endedEarlyText(imprint, endedEarly), { size: 9.5 })
  for (const one of reopenings) paper.paragraph(reopened(imprint, one), { size: 9.5 })
}
