/** Results as data for others, complete enough to count them again: the ranking as a table, everything as JSON. */
import { say, type Locale, type Plugin } from '@stolik/core'
import { word } from '../../print/words/index.js'
import { csvHead } from './csv-heads.js'
import type { Source } from './paper-source.js'
import type { Dealt } from '@stolik/contract/published/results'
import { contentHash } from '@stolik/contract/canonical'
import { resultContent, versionOf } from '@stolik/event/standing/hash'
import type { SheetCell, SheetTable } from '@stolik/files/write/sheet-table'
import { dayOf, hallZone } from '../../base/day-of.js'
import type { Logged } from '@stolik/event/model/entry'
import { resultsJson as written } from '@stolik/event/verify/published'
import type { EventState, SeriesState } from '@stolik/event/model/state'
import { settledHands } from '@stolik/event/standing/table'
import { standingsOf } from '../show/show-standings.js'

/**
 * The individual ranking with the result of each series: one row per player. The last columns of
 * each row identify the regulations, and contain the same hash as the JSON.
 * @param locale the reader's language, for the heads and the separators; null: names for programs, which never change
 */
export function resultsTable(
  { state, offer }: Pick<Source, 'state' | 'offer'>,
  locale: Locale | null = null,
): SheetTable {
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
  const played: readonly SheetCell[] = [{ at: dayOf(regulations.starts, hallZone) }, regulations.organiser]
  const series = state.series.map((one) => one.series)
  // Scores against the field, where there is one.
  const compared = regulations.sameCards === undefined ? [] : series
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
    ...played,
    ...state.series.flatMap((one) => handsIn(state, offer.plugin, one, row.player)),
    ...compared.flatMap((n) => {
      const field = row.cells.find((one) => one.series === n)?.field
      return [field?.difference ?? '', field?.places ?? '']
    }),
  ])
  const head = (name: Parameters<typeof csvHead>[1], n?: number): string => csvHead(locale, name, n)
  const columns = [
    ...(['place', 'number', 'name', 'club', 'team', 'pair'] as const).map((name) => head(name)),
    ...series.flatMap((n) => (['table', 'points', 'small'] as const).map((name) => head(name, n))),
    ...(['adjusted', 'points', 'small'] as const).map((name) => head(name)),
    ...sums.map((code) => sumHead(offer, locale, code)),
    ...(['prize', 'event', 'game', 'profile', 'version', 'stamp', 'regulations', 'hash'] as const).map(
      (name) => head(name),
    ),
    // At the end, since programs may read the others by their order.
    ...(['date', 'organiser'] as const).map((name) => head(name)),
    ...series.flatMap((n) => (['hands', 'won', 'lost'] as const).map((name) => head(name, n))),
    ...compared.flatMap((n) => (['difference', 'places'] as const).map((name) => head(name, n))),
  ]
  return { name: regulations.name, heads: columns, rows }
}

/** The game names its own sums; what a tie-break counts has its name from the papers. */
function sumHead({ catalogues }: Source['offer'], locale: Locale | null, code: string): string {
  if (locale === null) return code
  return code.startsWith('sum.') ? say(catalogues[locale], locale, code) : word(locale, `tie.${code}`)
}

/** The hands of somebody's list in a series, and how many they won and lost with their own contract; empty without a list. */
function handsIn(
  state: EventState,
  plugin: Plugin,
  series: SeriesState,
  player: string,
): readonly (number | string)[] {
  const table = series.tables.find(({ players }) => players.includes(player))
  if (table === undefined || table.list.annulled !== null || table.list.missing.length > 0)
    return ['', '', '']
  const hands = settledHands(plugin, state, table)
  const owned = hands.map((hand) => plugin.papers.played(hand))
  const own = owned.filter(({ owner }) => owner === table.players.indexOf(player))
  return [
    hands.length,
    own.filter(({ won }) => won === true).length,
    own.filter(({ won }) => won === false).length,
  ]
}

/**
 * Everything as JSON.
 * @param log the whole log up to the state
 * @param dealt what was dealt online, in events where all tables play the same deals
 */
export const resultsJson = (
  { state, offer: { plugin }, at }: Source,
  log: readonly Logged[],
  dealt: readonly Dealt[] = [],
): string => written({ state, log, lists: plugin, ranked: standingsOf(state, plugin), at, dealt })
