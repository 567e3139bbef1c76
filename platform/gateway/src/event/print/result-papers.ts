/** Papers about the whole event: results, winners, money, and what was decided. */
import { resultContent } from '@stolik/event/standing/hash'
import { cashReport, receipts as receiptsOf } from '@stolik/event/papers/cash'
import { incidentsOf } from '@stolik/event/papers/incidents'
import { minutesOf } from '@stolik/event/papers/minutes'
import { settlementOf } from '@stolik/event/papers/settlement'
import { printCash } from '../papers/cash.js'
import { printCertificates, winnersOf, type CertificatesAsked } from '../papers/certificates.js'
import { printEntrance } from '../papers/entrance.js'
import { printIncidents } from '../papers/incidents.js'
import { printMinutes } from '../papers/minutes.js'
import { printSettlement } from '../papers/money.js'
import { printPoster } from '../papers/poster.js'
import { printReceipts } from '../papers/receipts.js'
import { printResults, type Part } from '../papers/results.js'
import { standingsOf } from '../show/show-standings.js'
import { imprint, type Source, resultsOf } from './paper-source.js'

export function results(source: Source, part: Part): Promise<Uint8Array> | undefined {
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

export function poster(source: Source): Promise<Uint8Array> | undefined {
  const { state, offer } = source
  const standings = standingsOf(state, offer.plugin)
  // A poster that hangs outside the hall is not changed any more.
  if (standings.stamp === 'live') return undefined
  return printPoster({ imprint: imprint(source, resultContent(state, offer.plugin, standings)), standings })
}

/** None before the last series has ended: nobody takes a certificate back. */
export function certificates(source: Source, asked: CertificatesAsked): Promise<Uint8Array> | undefined {
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

export function incidents(source: Source): Promise<Uint8Array> {
  const { state, offer, locale } = source
  const all = incidentsOf(state, offer.plugin)
  return printIncidents({
    imprint: imprint(source, all),
    incidents: all,
    currency: state.regulations.fee?.currency ?? null,
    catalogue: offer.catalogues[locale],
  })
}

export function money(source: Source): Promise<Uint8Array> | undefined {
  const { state, offer } = source
  if (state.regulations.format.stake === null || !state.opened) return undefined
  const settlement = settlementOf(state, offer.plugin)
  return printSettlement({ imprint: imprint(source, settlement), settlement })
}

export function cash(source: Source): Promise<Uint8Array> | undefined {
  const report = cashReport(source.state, source.offer.plugin)
  return report === null ? undefined : printCash({ imprint: imprint(source, report), report })
}

/** @param only the start number of the only player; everybody if left out */
export function receipts(source: Source, only?: number): Promise<Uint8Array> | undefined {
  const { organiser, fee } = source.state.regulations
  const all = receiptsOf(source.state).filter(({ number }) => only === undefined || number === only)
  if (fee === null || all.length === 0) return undefined
  const { currency } = fee
  return printReceipts({ imprint: imprint(source, all), organiser, currency, receipts: all })
}

export function minutes(source: Source, full: boolean): Promise<Uint8Array> {
  const { state, offer, locale } = source
  const content = minutesOf(state, full)
  const catalogue = offer.catalogues[locale]
  return printMinutes({ imprint: imprint(source, content), minutes: content, full, catalogue })
}

/** Undefined without a gateway: there is no page whose code could hang at the door. */
export function entrance(source: Source): Promise<Uint8Array> | undefined {
  const { state, site } = source
  const { name, place, starts, organiser, fee } = state.regulations
  if (site === null) return undefined
  const content = { name, place, starts, organiser, fee: fee?.amount ?? null, url: site.url }
  return printEntrance({ imprint: imprint(source, content), organiser, fee, url: site.url })
}
