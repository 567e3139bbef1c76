/** Prints the rankings of teams, pairs and categories. */
import type { Locale } from '@stolik/core'
import type { CategoryRanking, GroupRanking, Row } from '@stolik/event/model/standings'
import { publishedRows } from '@stolik/event/standing/categories'
import { heading, type Paper } from '../../print/paper.js'
import { belowRows, place, prizeOf, type Results } from './ranking.js'
import { table } from '../../print/table.js'
import { points, word } from '../../print/words/index.js'

export function groups(paper: Paper, { rule, rows }: GroupRanking, results: Results): void {
  if (rows.length === 0) return
  const { imprint, standings, placesScored } = results
  const { locale } = imprint
  const textOf = (code: string): string => word(locale, `results.${code}`)
  const players = new Map(standings.individual.map((row) => [row.player, row]))
  heading(paper, word(locale, `of.${rule.kind}`))
  table(
    paper,
    [
      { head: textOf('place'), width: 34, align: 'right', strong: true },
      { head: textOf(rule.kind), flex: 2, strong: true, wrap: true },
      { head: textOf('members'), flex: 4, muted: true, wrap: true },
      { head: textOf('points'), width: 50, align: 'right', strong: true },
      ...(placesScored ? [{ head: textOf('small'), width: 46, align: 'right' } as const] : []),
    ],
    rows.map((row) => [
      place(row, ''),
      row.name,
      team(locale, row.members, players),
      points(locale, row.points),
      ...(placesScored ? [points(locale, row.small)] : []),
    ]),
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

export function categories(paper: Paper, ranking: CategoryRanking, { imprint, standings }: Results): void {
  const shown = publishedRows(ranking)
  if (shown.length === 0) return
  const { locale } = imprint
  const textOf = (code: string): string => word(locale, `results.${code}`)
  const byPlayer = new Map(standings.individual.map((row) => [row.player, row]))
  heading(paper, word(locale, `of.${ranking.category}`))
  table(
    paper,
    [
      { head: textOf('place'), width: 34, align: 'right', strong: true },
      { head: textOf('number'), width: 30, align: 'right' },
      { head: textOf('name'), flex: 3 },
      { head: textOf('club'), flex: 2.6, muted: true, wrap: true },
      { head: textOf('points'), width: 50, align: 'right', strong: true },
    ],
    shown.map((row) => {
      const of = byPlayer.get(row.player)
      return [
        `${row.place}.`,
        String(of?.number ?? ''),
        of?.name ?? row.player,
        of?.club ?? '',
        of === undefined ? '' : points(locale, of.points),
      ]
    }),
    {
      size: 10,
      rowHeight: 16.5,
      below: { column: 2, texts: shown.map(({ prize }) => (prize === null ? '' : prizeOf(locale, prize))) },
    },
  )
}
