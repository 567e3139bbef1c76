/** The papers of an event: to hang up, to cut out, to fill in by hand, and as data for others. */
import type { Locale } from '@stolik/core'
import type { Offer } from '../base/offer.js'
import { contentHash } from '@stolik/contract/canonical'
import { measureOf } from '@stolik/tournament/draw/drawing'
import { resultContent, versionOf } from '@stolik/tournament/standing/hash'
import { lotsOf } from '@stolik/tournament/model/lots'
import type { Keys } from './keys.js'
import { holderIn, placeOf, seatOf, sitter, tablesPlayed } from '@stolik/tournament/model/playing'
import { printCash } from '../print/cash.js'
import { printStartCards, type CardSeat, type StartCard } from '../print/cards.js'
import type { Imprint } from '../print/imprint.js'
import { cashReport, receipts as receiptsOf } from '@stolik/tournament/papers/cash'
import { minutesOf } from '@stolik/tournament/papers/minutes'
import { printLists, type PaperList } from '../print/list.js'
import { printMinutes } from '../print/minutes.js'
import { printSettlement } from '../print/money.js'
import { printSeatingPlan, type PlanPlayer } from '../print/plan.js'
import { namedProfile, rulesInWords } from '../print/rule-set.js'
import { printReceipts } from '../print/receipts.js'
import { printRegulations } from '../print/regulations.js'
import { printPoster } from '../print/poster.js'
import { printResults, type Part } from '../print/results.js'
import { settlementOf } from '@stolik/tournament/papers/settlement'
import { standingsOf } from './show-standings.js'
import { tableResult } from '@stolik/tournament/standing/index'
import { rulesNamed } from './rules-paper.js'
import type { EventState, SeriesState, TableState } from '@stolik/tournament/model/state'

/** The data that papers are made from. */
export interface Source {
  readonly state: EventState
  readonly offer: Offer
  readonly locale: Locale
  /** IANA name of the time zone for times on papers. */
  readonly timeZone: string
  /** When the newest entry of the log was made. */
  readonly at: number
  /** The name by which the event's club or the association keeps its rules; null if neither does. */
  readonly kept: string | null
  /** The address of the event's page and the keys for its codes; null without a gateway. */
  readonly site: { readonly url: string; readonly id: string; readonly keys: Keys } | null
}

/**
 * `teams`, `pairs`, `categories`: one ranking alone · `money`: payments, if there is a stake · `minutes`: the public part
 * of the decisions · `protocol`: all decisions · `poster`: the winners, on A3 · `cash`: all that came in and went out ·
 * `receipts`: of everybody who has paid.
 */
export const singles = [
  ...(['regulations', 'results', 'teams', 'pairs', 'categories', 'money', 'minutes'] as const),
  ...(['protocol', 'cards', 'poster', 'cash', 'receipts'] as const),
] as const
type Single = (typeof singles)[number]
export const ofSeries = ['draw', 'lists', 'kept'] as const

export type Paper =
  | { readonly kind: Single }
  /** By start number. */
  | { readonly kind: 'receipt'; readonly number: number }
  /** `lists`: blank lists with each table's QR code · `kept`: lists as they were filled in. */
  | { readonly kind: (typeof ofSeries)[number]; readonly series: number }

/** Papers with codes, confidential text, or who has paid what: for the director only. */
export const isSecret = ({ kind }: Paper): boolean => secret.includes(kind)

const secret: readonly Paper['kind'][] = ['cards', 'lists', 'protocol', 'cash', 'receipts', 'receipt']

/** The paper as a PDF; undefined if it does not exist yet. */
export async function pdf(source: Source, paper: Paper): Promise<Uint8Array | undefined> {
  const { state } = source
  switch (paper.kind) {
    case 'regulations':
      return printRegulations({
        imprint: imprint(source, state.regulations),
        regulations: state.regulations,
        commitment: state.commitment,
        rules: rulesInWords(source.offer, source.locale, state.regulations.format.profile),
        catalogue: source.offer.catalogues[source.locale],
      })
    case 'results':
    case 'teams':
    case 'pairs':
    case 'categories':
      return results(source, paper.kind)
    case 'money':
      return money(source)
    case 'minutes':
    case 'protocol':
      return minutes(source, paper.kind === 'protocol')
    case 'cards':
      return cards(source)
    case 'poster':
      return poster(source)
    case 'cash':
      return cash(source)
    case 'receipts':
      return receipts(source)
    case 'receipt':
      return receipts(source, paper.number)
    case 'draw':
    case 'lists':
    case 'kept': {
      const series = state.series[paper.series - 1]
      if (series === undefined || series.status === 'planned') return undefined
      return paper.kind === 'draw' ? draw(source, series) : lists(source, series, paper.kind === 'kept')
    }
  }
}

function imprint({ state, offer, locale, timeZone, at, kept }: Source, content: unknown): Imprint {
  const { name, place, starts, format } = state.regulations
  return {
    locale,
    timeZone,
    name,
    place,
    starts,
    profileName: namedProfile(offer, locale, format.profile, kept),
    rules: rulesNamed(offer, locale, format.profile),
    version: versionOf(state, offer.plugin),
    hash: contentHash(content),
    at,
  }
}

function results(source: Source, part: Part): Promise<Uint8Array> | undefined {
  const { state, offer } = source
  const standings = standingsOf(state, offer.plugin)
  const ranked =
    part === 'categories'
      ? standings.categories.some(({ rows }) => rows.length > 0)
      : part === 'results'
        ? standings.individual.length > 0
        : standings.groups.some(({ rule, rows }) => `${rule.kind}s` === part && rows.length > 0)
  if (!ranked) return undefined
  return printResults(
    {
      // The same hash is in the JSON, and in the log once the result is final.
      imprint: imprint(source, resultContent(state, offer.plugin, standings)),
      standings,
      adjustments: state.adjustments.filter(({ revoked }) => revoked === null),
      reopenings: state.reopenings,
      endedEarly: state.latest.endEarly ?? null,
      placesScored: state.regulations.format.scoring.kind === 'places',
      tieBreaks: state.regulations.format.tieBreaks,
      catalogue: offer.catalogues[source.locale],
    },
    part,
  )
}

function poster(source: Source): Promise<Uint8Array> | undefined {
  const { state, offer } = source
  const standings = standingsOf(state, offer.plugin)
  // A poster that hangs outside the hall is not changed any more.
  if (standings.stamp === 'live') return undefined
  return printPoster({ imprint: imprint(source, resultContent(state, offer.plugin, standings)), standings })
}

function money(source: Source): Promise<Uint8Array> | undefined {
  const { state, offer } = source
  if (state.regulations.format.stake === null || !state.opened) return undefined
  const settlement = settlementOf(state, offer.plugin)
  return printSettlement({ imprint: imprint(source, settlement), settlement })
}

function cash(source: Source): Promise<Uint8Array> | undefined {
  const report = cashReport(source.state, source.offer.plugin)
  return report === null ? undefined : printCash({ imprint: imprint(source, report), report })
}

/** @param only the start number of the only player; everybody if left out */
function receipts(source: Source, only?: number): Promise<Uint8Array> | undefined {
  const { organiser, fee } = source.state.regulations
  const all = receiptsOf(source.state).filter(({ number }) => only === undefined || number === only)
  if (fee === null || all.length === 0) return undefined
  const { currency } = fee
  return printReceipts({ imprint: imprint(source, all), organiser, currency, receipts: all })
}

function minutes(source: Source, full: boolean): Promise<Uint8Array> {
  const { state, offer, locale } = source
  const told = minutesOf(state, full)
  const catalogue = offer.catalogues[locale]
  return printMinutes({ imprint: imprint(source, told), minutes: told, full, catalogue })
}

function cards(source: Source): Promise<Uint8Array> | undefined {
  const { state, site } = source
  const all = startCards(state, site)
  if (all.length === 0) return undefined
  return printStartCards({ imprint: imprint(source, all), cards: all, series: state.series.length })
}

/** A card for everybody who plays or may still play, with their seats as far as they are drawn. */
export function startCards(state: EventState, site: Source['site']): readonly StartCard[] {
  const players = [...state.players.values()].filter(
    ({ status }) => status === 'entered' || status === 'waiting' || status === 'reserve',
  )
  return players.map(({ id, number, entrant: { name, club, team } }) => ({
    number,
    name,
    club,
    team,
    codes:
      site === null
        ? null
        : {
            // Behind the `#`, so that no browser sends the code to a server, where it could be logged.
            url: `${site.url}/card#${site.keys.card(site.id, id)}`,
            pin: site.keys.pin(site.id, id),
          },
    seats: state.series.map((series) => cardSeat(state, series, id)),
  }))
}

/** Where a player sits in a series that is drawn; null if they are not in it, or not any more. */
function cardSeat(state: EventState, series: SeriesState, player: string): CardSeat | null {
  const place = placeOf(state, player)
  if (place === undefined || holderIn(place, series.series) !== player) return null
  return seatOf(series, place.id) ?? null
}

function draw(source: Source, series: SeriesState): Promise<Uint8Array> | undefined {
  const { state } = source
  const measure = measureOf(state, series)
  if (measure === null) return undefined
  const tables = tablesPlayed(series).map(({ table, online, players }) => ({
    table,
    online,
    players: players.map((id) => planPlayer(state, series, id)),
  }))
  const byes = series.byes.map((id) => planPlayer(state, series, id))
  const lots = lotsOf(state, series.series)
  if (lots === undefined) return undefined
  const clubsApart = state.regulations.clubsApart === true
  const content = { series: series.series, tables, byes, clubsApart, ...lots }
  return printSeatingPlan({ imprint: imprint(source, content), ...content, measure })
}

/** A draw names whoever plays that series, also when it is printed again after a reserve has taken the place over. */
function planPlayer({ players }: EventState, { series }: SeriesState, id: string): PlanPlayer {
  const place = players.get(id)
  if (place === undefined) return { number: 0, name: '', team: null }
  const { number, entrant } = place
  const name = players.get(holderIn(place, series))?.entrant.name ?? entrant.name
  return { number, name, team: entrant.team }
}

function lists(source: Source, series: SeriesState, kept: boolean): Promise<Uint8Array> | undefined {
  const { offer, locale } = source
  const tables = tablesPlayed(series).filter(({ list, online }) =>
    kept ? list.hands.length > 0 : !online && list.missing.length === 0,
  )
  if (tables.length === 0) return undefined
  const all = tables.map((table) => paperList(source, series, table, kept))
  return printLists({
    imprint: imprint(source, all),
    catalogue: offer.catalogues[locale],
    lists: all,
  })
}

function paperList(
  { state, offer: { plugin }, site }: Source,
  { series }: SeriesState,
  table: TableState,
  kept: boolean,
): PaperList {
  const chairs = table.players.length
  const at = { series, table: table.table }
  const { profile } = state.regulations.format
  const url =
    site === null || kept
      ? null
      : `${site.url}/list/${series}/${table.table}#${site.keys.table(site.id, at, state.codesEpoch)}`
  return {
    ...at,
    players: table.players.map((_, chair) => {
      const player = state.players.get(sitter(state, series, table, chair))
      return player === undefined ? null : `${player.number} ${player.entrant.name}`
    }),
    dealers: Array.from({ length: table.list.length }, (_, hand) => plugin.dealer(chairs, hand)),
    sums: plugin.sheet(profile, chairs, []).sums.map(({ code }) => code),
    url,
    sheet: kept ? tableResult(plugin, state, table).sheet : null,
  }
}
