import { pdf, type Paper, type Source } from '../tournament/documents.js'
import { resultsCsv, resultsJson } from '../tournament/export.js'
import { readCount, readLocale } from './arguments.js'
import { UsageError } from './io.js'
import type { EventFile } from './tournament-file.js'
import type { Desk } from './tournament.js'

/** Writes a paper as PDF, or the results as CSV or JSON, into the file that is named. */
export async function exportTo(event: EventFile, desk: Desk): Promise<number> {
  const { values, rest, disk, io } = desk
  const [to] = rest
  if (to === undefined) throw new UsageError('Say which file to write.')
  const form = values.to ?? /\.(pdf|csv|json)$/.exec(to)?.[1]
  const source: Source = {
    state: event.state,
    offer: event.offer,
    locale: readLocale(values.lang),
    timeZone: zone(values.zone),
    at: event.log.at(-1)?.at ?? 0,
    site: null,
  }
  const content = await make(source, desk, form)
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
  desk: Desk,
  form: string | undefined,
): Promise<string | Uint8Array | undefined> => {
  if (form === 'pdf') return pdf(source, paper(desk))
  if ((desk.values.what ?? 'results') !== 'results')
    throw new UsageError('Only results are written as CSV or JSON.')
  if (form === 'csv') return resultsCsv(source)
  if (form === 'json') return resultsJson(source)
  throw new UsageError('--to is pdf, csv or json.')
}

/** @throws UsageError for a paper that there is not; start cards are of a gateway, which has their codes. */
function paper({ values }: Desk): Paper {
  const { what = 'results' } = values
  const named: Paper | undefined =
    what === 'results' || what === 'regulations'
      ? { kind: what }
      : what === 'draw' || what === 'lists' || what === 'kept'
        ? { kind: what, series: readCount('series', values.series, 1) }
        : undefined
  if (named === undefined) throw new UsageError('--what is results, regulations, draw, lists or kept.')
  return named
}

function zone(text = 'Europe/Warsaw'): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return text
  } catch {
    throw new UsageError(`--zone is a time zone such as Europe/Warsaw, not “${text}”.`)
  }
}
