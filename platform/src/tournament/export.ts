/** Results as data for others, complete enough to count them again: CSV of the ranking, JSON of everything. */
import { stringify } from 'csv-stringify/sync'
import type { Source } from './documents.js'
import { showRegulations } from './show-regulations.js'
import { showStandings, standingsOf } from './show-standings.js'
import { canonical, contentHash } from './print/imprint.js'

/** What version of this shape it is. */
const version = 1

/** The individual ranking, a line a player, with what every series brought; below the head nothing but rows. */
export function resultsCsv({ state, offer }: Source): string {
  const { individual } = standingsOf(state, offer.plugin)
  const series = state.series.map((one) => one.series)
  const sums = [...new Set(individual.flatMap((row) => Object.keys(row.sums)))]
  const rows = individual.map((row) => [
    row.place ?? '',
    row.number,
    row.name,
    row.club ?? '',
    row.team ?? '',
    row.pair ?? '',
    ...series.flatMap((n) => {
      const cell = row.cells.find((one) => one.series === n)
      return [cell?.table ?? '', cell?.points ?? '', cell?.small ?? '']
    }),
    row.adjusted,
    row.points,
    row.small,
    ...sums.map((code) => row.sums[code] ?? ''),
    row.prize ?? '',
  ])
  const columns = [
    'place',
    'number',
    'name',
    'club',
    'team',
    'pair',
    ...series.flatMap((n) => [`table${n}`, `points${n}`, `small${n}`]),
    'adjusted',
    'points',
    'small',
    ...sums,
    'prize',
  ]
  // A spreadsheet must not take a name for a formula; the mark says which letters these are.
  return `\uFEFF${stringify(rows, { header: true, columns, escape_formulas: true, record_delimiter: '\r\n' })}`
}

/** Regulations, seed, tables, lists and standings, without what only the direction is told. Canonical JSON with its hash. */
export function resultsJson({ state, offer, at }: Source): string {
  const { plugin } = offer
  const content = {
    version,
    game: { id: plugin.id, version: plugin.version, profile: state.regulations.format.profile },
    at,
    regulations: showRegulations(state.regulations),
    commitment: state.commitment,
    opening: state.opened ? state.sealed : null,
    players: [...state.players.values()].map(({ id, number, status, entrant }) => ({
      id,
      number,
      status,
      name: entrant.name,
      club: entrant.club,
      team: entrant.team,
      pair: entrant.pair,
    })),
    series: state.series.map(({ series, tables, byes }) => ({
      series,
      byes,
      tables: tables.map(({ table, players, online, substitutes, list }) => ({
        table,
        players,
        online,
        substitutes,
        lines: list.hands.map(({ line }) => line),
        corrections: list.corrections.map(({ hand, before, after, clause }) => ({
          hand,
          before,
          after,
          clause,
        })),
        annulled: list.annulled,
        missing: list.missing,
      })),
    })),
    adjustments: state.adjustments,
    standings: showStandings(standingsOf(state, plugin)),
    final: state.final,
  }
  return `${canonical({ ...content, hash: contentHash(content) })}\n`
}
