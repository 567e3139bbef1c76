/** Results as data for others, complete enough to count them again: the ranking as CSV, everything as JSON. */
import { say, type Locale } from '@stolik/core'
import { stringify } from 'csv-stringify/sync'
import { csvHead } from './csv-heads.js'
import type { Source } from './documents.js'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { resultContent, versionOf } from '@stolik/tournament/standing/hash'
import { isListed } from '@stolik/tournament/model/playing'
import { standingsOf } from './show-standings.js'

/**
 * The individual ranking with the result of each series: a header, then one row per player (RFC 4180). The last columns of
 * each row identify the regulations, and contain the same hash as the JSON.
 * @param locale the reader's language, for the heads and the separators; null: names for programs, which never change
 */
export function resultsCsv({ state, offer }: Source, locale: Locale | null = null): string {
  const ranked = standingsOf(state, offer.plugin)
  const { individual } = ranked
  const { regulations } = state
  const origin = [
    regulations.name,
    offer.plugin.id,
    regulations.format.profile,
    versionOf(state, offer.plugin),
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
  // Escaped so that no spreadsheet runs a name as a formula. The byte order mark says that this is UTF-8.
  const form = { header: true, columns, escape_formulas: true, record_delimiter: '\r\n' } as const
  return `\uFEFF${stringify(rows, locale === null || locale === 'en' ? form : { ...form, ...withComma })}`
}

/** Where the decimal sign is a comma, spreadsheets expect semicolons between cells: a double click then opens the file. */
const withComma = {
  delimiter: ';',
  cast: { number: (value: number): string => String(value).replace('.', ',') },
} as const

/**
 * The inputs and the result of an event with their hash: SHA-256 of `content` as canonical JSON, with sorted keys and no
 * spaces. Anybody who counts `content` again can compare. `names` opens the seals of players who were not forgotten.
 * Neither it nor `notices` is part of the hash.
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
