/** Results as data for others, complete enough to count them again: CSV of the ranking, JSON of everything. */
import { say, type Locale } from '@stolik/core'
import { stringify } from 'csv-stringify/sync'
import { csvHead } from './csv-heads.js'
import type { Source } from './documents.js'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { resultContent } from '@stolik/tournament/standing/hash'
import { isListed } from '@stolik/tournament/model/playing'
import { standingsOf } from './show-standings.js'

/**
 * The individual ranking, a line a player, with what every series brought; below the head nothing but rows (RFC 4180).
 * @param locale whose words the heads are; null: the names that programs read, and that never change
 * Each says in its last columns by which regulations it came about, and the hash that the JSON has too.
 */
export function resultsCsv({ state, offer }: Source, locale: Locale | null = null): string {
  const ranked = standingsOf(state, offer.plugin)
  const { individual } = ranked
  const { regulations } = state
  const origin = [
    regulations.name,
    offer.plugin.id,
    regulations.format.profile,
    offer.plugin.version,
    ranked.stamp,
    contentHash(regulations),
    contentHash(resultContent(state, offer.plugin, ranked)),
  ]
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
    ...origin,
  ])
  const head = (name: Parameters<typeof csvHead>[1], n?: number): string => csvHead(locale, name, n)
  const columns = [
    ...(['place', 'number', 'name', 'club', 'team', 'pair'] as const).map((name) => head(name)),
    ...series.flatMap((n) => (['table', 'points', 'small'] as const).map((name) => head(name, n))),
    ...(['adjusted', 'points', 'small'] as const).map((name) => head(name)),
    ...sums.map((code) => (locale === null ? code : say(offer.catalogues[locale], locale, code))),
    ...(['prize', 'event', 'game', 'profile', 'version', 'stamp', 'regulations', 'hash'] as const).map(
      (name) => head(name),
    ),
  ]
  // A spreadsheet must not take a name for a formula; the mark says which letters these are.
  return `\uFEFF${stringify(rows, { header: true, columns, escape_formulas: true, record_delimiter: '\r\n' })}`
}

/**
 * What the result comes from and what it came to, with the hash of it: SHA-256 of `content` as canonical JSON, that is
 * with keys in order and without spaces. Who counts `content` again can compare. `names` opens the seals of those players
 * who were not forgotten; neither it nor `notices` is part of what is hashed.
 */
export function resultsJson({ state, offer: { plugin }, at }: Source): string {
  const ranked = standingsOf(state, plugin)
  const content = resultContent(state, plugin, ranked)
  const names = [...state.players.values()]
    .filter(isListed)
    .flatMap(({ id, entrant: { name, club }, seal }) =>
      seal === null || seal.salt === null ? [] : [{ player: id, name, club, salt: seal.salt }],
    )
  const hash = contentHash(content)
  return `${canonical({ hash, stamp: ranked.stamp, final: state.final, at, content, names, notices: state.notices })}\n`
}
