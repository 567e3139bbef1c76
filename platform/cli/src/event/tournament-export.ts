import { cashCsv } from '@stolik/gateway/event/cash-csv'
import { ofSeries, pdf, singles, type Paper } from '@stolik/gateway/event/documents'
import type { Source } from '@stolik/gateway/event/paper-source'
import { resultsCsv, resultsJson } from '@stolik/gateway/event/export'
import { readCount, readLocale } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import type { EventFile } from './tournament-file.js'
import { zone, type Desk } from './tournament-desk.js'

/** Writes a paper as PDF, or the results as CSV or JSON, into the named file. */
export async function exportTo(event: EventFile, desk: Desk): Promise<number> {
  const { values, rest, disk, io } = desk
  const [to] = rest
  if (to === undefined) throw new UsageError('Name the file to write.')
  const form = values.to ?? /\.(pdf|csv|json)$/.exec(to)?.[1]
  const source: Source = {
    state: event.state,
    offer: event.offer,
    locale: readLocale(values.lang),
    timeZone: zone(values.zone),
    at: event.log.at(-1)?.at ?? 0,
    kept: null,
    site: null,
  }
  const content = await make(source, event.log, desk, form)
  if (content === undefined) {
    io.error(`${desk.file}: there is no such paper yet`)
    return 1
  }
  await disk.save(to, content)
  io.out(`${to} is written.`)
  return 0
}

const make = async (
  source: Source,
  log: EventFile['log'],
  desk: Desk,
  form: string | undefined,
): Promise<string | Uint8Array | undefined> => {
  if (form === 'pdf') return pdf(source, paper(desk))
  const { what = 'results' } = desk.values
  const locale = desk.values.lang === undefined ? null : source.locale
  if (what === 'cash' && form === 'csv') return cashCsv(source, locale)
  if (what !== 'results')
    throw new UsageError('Only results are written as CSV or JSON, and the cash report as CSV.')
  if (form === 'csv') return resultsCsv(source, locale)
  if (form === 'json') return resultsJson(source, log)
  throw new UsageError('--to is pdf, csv or json.')
}

/** @throws UsageError for an unknown paper. Without a gateway, start cards and lists have no codes. */
function paper({ values }: Desk): Paper {
  const { what = 'results' } = values
  const single = singles.find((one) => one === what)
  if (single !== undefined) return { kind: single }
  const kind = ofSeries.find((one) => one === what)
  if (kind !== undefined) return { kind, series: readCount('series', values.series, 1) }
  const all = [...singles, ...ofSeries]
  throw new UsageError(`--what is one of ${all.join(', ')}.`)
}
