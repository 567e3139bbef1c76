/** The papers of an event: to hang up, to cut out, to fill in by hand, and as data for others. */
import type { SeriesState } from '@stolik/event/model/state'
import { rulesInWords } from '../../rules/papers/rule-set.js'
import type { CertificatesAsked } from '../papers/certificates.js'
import { printLists } from '../papers/list.js'
import { printSeatingPlan } from '../papers/plan.js'
import { printRegulations } from '../papers/regulations.js'
import { printWallSeats } from '../papers/wall-seats.js'
import { printFallback } from './fallback-paper.js'
import { imprint, type Source } from './paper-source.js'
import {
  cash,
  certificates,
  entrance,
  incidents,
  minutes,
  money,
  poster,
  receipts,
  results,
} from './result-papers.js'
import { listsOf, planOf } from './series-papers.js'
import { slipsPdf, type DealsToPrint } from './slips-paper.js'
import { cards } from './start-cards.js'

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

function draw(source: Source, series: SeriesState): Promise<Uint8Array> | undefined {
  const plan = planOf(source, series)
  if (plan === undefined) return undefined
  const { measure: _, ...content } = plan
  return printSeatingPlan({ imprint: imprint(source, content), ...plan })
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
