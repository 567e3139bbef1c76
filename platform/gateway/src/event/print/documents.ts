/** The papers of an event: to hang up, to cut out, to fill in by hand, and as data for others. */
import { resultContent } from '@stolik/event/standing/hash'
import { holderIn, isLinked, placeOf, seatOf } from '@stolik/event/model/playing'
import { printCash } from '../papers/cash.js'
import { printEntrance } from '../papers/entrance.js'
import { printStartCards, type CardSeat, type StartCard } from '../papers/cards.js'
import { printCertificates, winnersOf, type CertificatesAsked } from '../papers/certificates.js'
import { printIncidents } from '../papers/incidents.js'
import { cashReport, receipts as receiptsOf } from '@stolik/event/papers/cash'
import { incidentsOf } from '@stolik/event/papers/incidents'
import { minutesOf } from '@stolik/event/papers/minutes'
import { printLists, tableLists } from '../papers/list.js'
import { printMinutes } from '../papers/minutes.js'
import { printSettlement } from '../papers/money.js'
import { printSeatingPlan, seatingPlan } from '../papers/plan.js'
import { rulesInWords } from '../../rules/papers/rule-set.js'
import { printReceipts } from '../papers/receipts.js'
import { printRegulations } from '../papers/regulations.js'
import { printPoster } from '../papers/poster.js'
import { printWallSeats } from '../papers/wall-seats.js'
import { printResults, type Part, resultsPart } from '../papers/results.js'
import { settlementOf } from '@stolik/event/papers/settlement'
import { imprint, type Source, resultsOf } from './paper-source.js'
import { inHall, listsOf, planOf, spareLists } from './series-papers.js'
import { slipsPdf, type DealsToPrint } from './slips-paper.js'
import { standingsOf } from '../show/show-standings.js'
import type { EventState, SeriesState } from '@stolik/event/model/state'
import { goingOn } from '../papers/going-on.js'
import { printTogether, type PaperPart } from '../../print/paper.js'
import { word } from '../../print/words/index.js'

/**
 * `teams`, `pairs`, `categories`: one ranking alone · `money`: payments, if there is a stake · `minutes`: the public part
 * of the decisions · `protocol`: all decisions · `poster`: the winners, on A3 · `entrance`: the code of the
 * event's page, on A3 · `cash`: all that came in and went out · `receipts`: of everybody who has paid ·
 * `incidents`: what went wrong, for the board.
 */
export const singles = [
  ...(['regulations', 'results', 'teams', 'pairs', 'categories', 'money', 'minutes'] as const),
  ...(['protocol', 'cards', 'poster', 'entrance', 'cash', 'receipts', 'incidents'] as const),
] as const
type Single = (typeof singles)[number]
export const ofSeries = ['draw', 'seats', 'lists', 'kept', 'fallback'] as const

export type Paper =
  | { readonly kind: Single }
  /** By start number. */
  | { readonly kind: 'receipt'; readonly number: number }
  | ({ readonly kind: 'certificates' } & CertificatesAsked)
  /** SECRET until the series has ended. */
  | ({ readonly kind: 'slips'; readonly series: number } & DealsToPrint)
  /**
   * `seats`: where everybody sits, in large type · `lists`: blank lists with each table's QR code · `kept`: lists as they were filled in · `fallback`: all that a series
   * needs without a network.
   */
  | { readonly kind: (typeof ofSeries)[number]; readonly series: number }

/** Papers with codes, confidential text, or who has paid what: for the director only. */
export const isSecret = ({ kind }: { readonly kind: Paper['kind'] }): boolean => secret.includes(kind)

const secret: readonly Paper['kind'][] = [
  ...(['cards', 'lists', 'fallback', 'protocol', 'cash', 'receipts', 'receipt', 'slips'] as const),
  ...(['incidents', 'certificates'] as const),
]

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
    case 'incidents':
      return incidents(source)
    case 'certificates':
      return certificates(source, paper)
    case 'receipts':
      return receipts(source)
    case 'receipt':
      return receipts(source, paper.number)
    case 'slips':
      return slipsPdf(source, paper.series, paper)
    case 'entrance':
      return entrance(source)
    case 'draw':
    case 'seats':
    case 'lists':
    case 'kept':
    case 'fallback': {
      const series = state.series[paper.series - 1]
      if (series === undefined || series.status === 'planned') return undefined
      if (paper.kind === 'fallback') return printFallback(source, series)
      if (paper.kind === 'seats') return wallSeats(source, series)
      return paper.kind === 'draw' ? draw(source, series) : lists(source, series, paper.kind === 'kept')
    }
  }
}

function results(source: Source, part: Part): Promise<Uint8Array> | undefined {
  const all = resultsOf(source)
  const { individual, groups, categories } = all.standings
  const ranked =
    part === 'categories'
      ? categories.some(({ rows }) => rows.length > 0)
      : part === 'results'
        ? individual.length > 0
        : groups.some(({ rule, rows }) => `${rule.kind}s` === part && rows.length > 0)
  return ranked ? printResults(all, part) : undefined
}

function poster(source: Source): Promise<Uint8Array> | undefined {
  const { state, offer } = source
  const standings = standingsOf(state, offer.plugin)
  // A poster that hangs outside the hall is not changed any more.
  if (standings.stamp === 'live') return undefined
  return printPoster({ imprint: imprint(source, resultContent(state, offer.plugin, standings)), standings })
}

/** None before the last series has ended: nobody takes a certificate back. */
function certificates(source: Source, asked: CertificatesAsked): Promise<Uint8Array> | undefined {
  const { state, offer } = source
  const standings = standingsOf(state, offer.plugin)
  const winners = winnersOf(standings, asked)
  if (standings.stamp === 'live' || winners.length === 0) return undefined
  return printCertificates({
    imprint: imprint(source, resultContent(state, offer.plugin, standings)),
    organiser: state.regulations.organiser,
    of: asked.of,
    text: asked.text,
    winners,
  })
}

function incidents(source: Source): Promise<Uint8Array> {
  const { state, offer, locale } = source
  const all = incidentsOf(state, offer.plugin)
  return printIncidents({
    imprint: imprint(source, all),
    incidents: all,
    currency: state.regulations.fee?.currency ?? null,
    catalogue: offer.catalogues[locale],
  })
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
  const content = minutesOf(state, full)
  const catalogue = offer.catalogues[locale]
  return printMinutes({ imprint: imprint(source, content), minutes: content, full, catalogue })
}

function cards(source: Source): Promise<Uint8Array> | undefined {
  const { state, site } = source
  const all = startCards(state, site)
  if (all.length === 0) return undefined
  const starts = state.series.map(({ plan }) => plan.starts ?? null)
  // Cards of an event that does not say when its series begin keep their hash.
  const content = starts.some((at) => at !== null) ? { cards: all, starts } : all
  return printStartCards({ imprint: imprint(source, content), cards: all, starts })
}

/** A card for everybody who plays or may still play, with their seats as far as they are drawn. */
export function startCards(state: EventState, site: Source['site']): readonly StartCard[] {
  const players = [...state.players.values()].filter(isLinked)
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
  const seat = seatOf(series, place.id)
  const table = typeof seat === 'object' ? series.tables[seat.table - 1] : undefined
  return typeof seat === 'object' && table !== undefined
    ? { ...seat, ...inHall(state.regulations.halls, table) }
    : (seat ?? null)
}

function draw(source: Source, series: SeriesState): Promise<Uint8Array> | undefined {
  const plan = planOf(source, series)
  if (plan === undefined) return undefined
  const { measure: _, ...content } = plan
  return printSeatingPlan({ imprint: imprint(source, content), ...plan })
}

/** Undefined without a gateway: there is no page whose code could hang at the door. */
function entrance(source: Source): Promise<Uint8Array> | undefined {
  const { state, site } = source
  const { name, place, starts, organiser, fee } = state.regulations
  if (site === null) return undefined
  const content = { name, place, starts, organiser, fee: fee?.amount ?? null, url: site.url }
  return printEntrance({ imprint: imprint(source, content), organiser, fee, url: site.url })
}

function wallSeats(source: Source, series: SeriesState): Promise<Uint8Array> | undefined {
  const plan = planOf(source, series)
  if (plan === undefined) return undefined
  const { tables, byes, series: n } = plan
  return printWallSeats({ imprint: imprint(source, { series: n, tables, byes }), series: n, tables, byes })
}

function lists(source: Source, series: SeriesState, written: boolean): Promise<Uint8Array> | undefined {
  const all = listsOf(source, series, written)
  if (all.length === 0) return undefined
  const catalogue = source.offer.catalogues[source.locale]
  return printLists({ imprint: imprint(source, all), catalogue, lists: all })
}

/**
 * All papers with which a series goes on if the network fails, in one document: how to go on, seats, standings so far, and empty lists.
 * Undefined if no table of the series sits in the hall.
 */
export function printFallback(source: Source, series: SeriesState): Promise<Uint8Array> | undefined {
  const { state, offer, locale } = source
  const plan = planOf(source, series)
  const lists = listsOf(source, series, false)
  if (plan === undefined || lists.length === 0) return undefined
  const results = state.series.some(({ status }) => status === 'running' || status === 'ended')
    ? resultsOf(source)
    : undefined
  const { measure: _, ...seats } = plan
  const standings = results && resultContent(state, offer.plugin, results.standings)
  const one = imprint(source, { seats, lists, ...(standings !== undefined && { standings }) })
  const { scoring } = state.regulations.format
  const next = state.series[series.series]
  const parts: readonly PaperPart[] = [
    goingOn({
      imprint: one,
      series: series.series,
      minutes: series.plan.minutes,
      standings: results !== undefined,
      scale: scoring.kind === 'places' ? scoring.scale : null,
      next: next === undefined ? null : { drawn: next.status !== 'planned', draw: next.plan.draw },
      gateway: source.site !== null,
    }),
    seatingPlan({ imprint: one, ...plan }),
    ...(results === undefined ? [] : [resultsPart({ ...results, imprint: one }, 'results')]),
    tableLists({
      imprint: one,
      catalogue: offer.catalogues[locale],
      lists: [...lists, ...spareLists(source, series)],
    }),
  ]
  return printTogether(one, word(locale, 'fallback.title', { series: series.series }), parts)
}
