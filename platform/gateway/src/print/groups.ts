/** Prints the rankings of teams, pairs and categories. */
import { surname } from '@stolik/core'
import type { CategoryRanking, GroupRanking } from '@stolik/tournament/model/standings'
import { publishedRows } from '@stolik/tournament/standing/categories'
import { heading, type Paper } from './paper.js'
import { place, prizes, type Results } from './ranking.js'
import { table } from './table.js'
import { points, word } from './words/index.js'

export function groups(
  paper: Paper,
  { rule, rows }: GroupRanking,
  { imprint, standings, placesScored }: Results,
): void {
  if (rows.length === 0) return
  const { locale } = imprint
  const said = (code: string): string => word(locale, `results.${code}`)
  const names = new Map(standings.individual.map(({ player, name }) => [player, name]))
  heading(paper, word(locale, `of.${rule.kind}`))
  table(
    paper,
    [
      { head: said('place'), width: 34, align: 'right', strong: true },
      { head: said(rule.kind), flex: 2, strong: true, wrap: true },
      { head: said('members'), flex: 4, muted: true, wrap: true },
      { head: said('points'), width: 50, align: 'right', strong: true },
      ...(placesScored ? [{ head: said('small'), width: 46, align: 'right' } as const] : []),
    ],
    rows.map((row) => [
      place(row, ''),
      row.name,
      team(row.members, names),
      points(locale, row.points),
      ...(placesScored ? [points(locale, row.small)] : []),
    ]),
    { size: 9.5, rowHeight: 16.5, below: prizes(imprint, 1, rows) },
  )
}

/** Surnames of the members. Those who do not count are in brackets. */
const team = (members: GroupRanking['rows'][number]['members'], names: ReadonlyMap<string, string>): string =>
  members
    .map(({ player, counts }) => {
      const name = surname(names.get(player) ?? player)
      return counts ? name : `(${name})`
    })
    .join(', ')

export function categories(paper: Paper, ranking: CategoryRanking, { imprint, standings }: Results): void {
  const shown = publishedRows(ranking)
  if (shown.length === 0) return
  const { locale } = imprint
  const said = (code: string): string => word(locale, `results.${code}`)
  const byPlayer = new Map(standings.individual.map((row) => [row.player, row]))
  heading(paper, word(locale, `of.${ranking.category}`))
  table(
    paper,
    [
      { head: said('place'), width: 34, align: 'right', strong: true },
      { head: said('number'), width: 30, align: 'right' },
      { head: said('name'), flex: 3 },
      { head: said('club'), flex: 2.6, muted: true, wrap: true },
      { head: said('points'), width: 50, align: 'right', strong: true },
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
    { size: 10, rowHeight: 16.5, below: prizes(imprint, 2, shown) },
  )
}
