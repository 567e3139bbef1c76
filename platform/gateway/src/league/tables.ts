/** Leagues as tables for spreadsheets: the tables, and all results with the points of each player. */
import type { Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type { PublishedLeague } from '@stolik/contract/published/league'
import type { SheetCell, SheetTable } from '@stolik/files/write/sheet-table'
import { dayOf, hallZone } from '../base/day-of.js'
import type en from './heads/en.json'

type Head = keyof typeof en

const words = readCatalogues(import.meta.url, './heads')

const tableHeads = [
  ...(['division', 'place', 'team', 'played', 'won', 'drawn', 'lost', 'points', 'small'] as const),
  ...(['adjusted', 'moves', 'league', 'season', 'hash'] as const),
]
const resultHeads = [
  ...(['division', 'day', 'date', 'venue', 'match', 'kind', 'place', 'team', 'points', 'small'] as const),
  ...(['player', 'brought', 'counts', 'league', 'season', 'hash'] as const),
]

/** @param locale the reader's language, for the heads; null: names for programs, which never change */
const headsIn = (heads: readonly Head[], locale: Locale | null): readonly string[] =>
  heads.map((head) => (locale === null ? head : (words[locale][head] ?? head)))

const namesIn = ({ rules, teams }: PublishedLeague) => ({
  division: new Map(rules.divisions.map(({ division, name }) => [division, name])),
  team: new Map(teams.map(({ team, name }) => [team, name])),
})

export function standingsTable(league: PublishedLeague, locale: Locale | null): SheetTable {
  const names = namesIn(league)
  const rows = league.tables.flatMap(({ division, rows: own }) =>
    own.map(({ place, team, played, won, drawn, lost, points, small, adjusted, moves }) => [
      ...[names.division.get(division) ?? division, place, names.team.get(team) ?? team],
      ...[played, won, drawn, lost, points, small, adjusted, moves],
      ...[league.rules.name, league.rules.season, league.hash],
    ]),
  )
  return { name: league.rules.name, heads: headsIn(tableHeads, locale), rows }
}

/** A row for each player; a team without players has one row. */
export function resultsTable(league: PublishedLeague, locale: Locale | null): SheetTable {
  const names = namesIn(league)
  const people = new Map(league.people.map(({ person, name }) => [person, name ?? '']))
  const rows = league.matches.flatMap(({ division, day, starts, place: venue, match, result }) =>
    (result?.teams ?? []).flatMap(({ team, players, place, points, small }) => {
      const head: readonly SheetCell[] = [
        ...[
          names.division.get(division) ?? division,
          day,
          starts === null ? null : { at: dayOf(starts, hallZone) },
        ],
        ...[venue, match, result?.kind ?? '', place, names.team.get(team) ?? team, points, small],
      ]
      const foot = [league.rules.name, league.rules.season, league.hash]
      if (players.length === 0) return [[...head, '', '', '', ...foot]]
      return players.map(({ person, points: brought, counts }) => [
        ...[...head, people.get(person) ?? '', brought, counts ? 1 : 0],
        ...foot,
      ])
    }),
  )
  return { name: league.rules.name, heads: headsIn(resultHeads, locale), rows }
}
