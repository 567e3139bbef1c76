/** `stolik tournament export` and `import`: papers and results, and the whole event as a file for a gateway. */
import type { Locale } from '@stolik/core'
import { drawSeats, type SeatsAsked } from '@stolik/event/draw/seats'
import type { Logged } from '@stolik/event/model/entry'
import type { EventRefusal } from '@stolik/event/model/refusal'
import { checkBornInFile } from '@stolik/event/verify/born-in-file'
import { checkCameBack } from '@stolik/event/verify/came-back'
import { tableFile, tableForm } from '@stolik/gateway/base/table-file'
import { entriesTable, listsTable } from '@stolik/gateway/event/print/brought-tables'
import { cashTable } from '@stolik/gateway/event/print/cash-table'
import { ofSeries, pdf, singles, type Paper } from '@stolik/gateway/event/print/documents'
import { resultsJson, resultsTable } from '@stolik/gateway/event/print/export'
import { mostAhead } from '@stolik/gateway/event/live/bring'
import type { Source } from '@stolik/gateway/event/print/paper-source'
import { readCount, readLocale } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { secondFile, zone, type Desk } from './desk.js'
import { inTemplate } from './template.js'
import { accepted, loadEvent, mustBeNew, writeEvent, type EventFile } from './event-file.js'

/** Writes a paper as PDF, or a table as CSV or a workbook, into the named file; with --whole the event itself. */
export async function exportTo(event: EventFile, desk: Desk): Promise<void> {
  const { values, disk, io } = desk
  const to = secondFile(desk, 'Name the file to write.')
  if (values.whole === true) return writeWhole(event, desk, desk.file, to)
  const form = values.to ?? /\.(pdf|csv|xlsx|ods|json)$/.exec(to)?.[1]
  const source: Source = {
    state: event.state,
    offer: event.offer,
    locale: readLocale(values),
    timeZone: zone(desk),
    at: event.log.at(-1)?.at ?? 0,
    ruleName: null,
    site: null,
  }
  const content = await contentOf(source, event, desk, form)
  if (content === undefined) throw new Failure(`${desk.file}: there is no such paper yet`)
  await disk.save(to, content)
  io.out(`${to} is written.`)
}

async function contentOf(
  source: Source,
  { log }: EventFile,
  desk: Desk,
  form: string | undefined,
): Promise<string | Uint8Array | undefined> {
  const { what = 'results', template } = desk.values
  if (form === 'pdf' && template === undefined) return pdf(source, paper(desk))
  const locale = desk.values.lang === undefined ? null : source.locale
  const ofTable = tableForm(form)
  if (template !== undefined && (ofTable === undefined || what !== 'results'))
    throw new UsageError('--template takes results, as .csv, .xlsx or .ods.')
  if (form === 'json' && what === 'results') return resultsJson(source, log)
  if (form === 'json') throw new UsageError('Only results are written as JSON.')
  if (ofTable === undefined) throw new UsageError('--to is pdf, csv, xlsx, ods or json.')
  if (template !== undefined) return inTemplate(source, desk, template, ofTable)
  if (!Object.hasOwn(tables, what))
    throw new UsageError(`As a table there are ${Object.keys(tables).join(', ')}: name one with --what.`)
  const table = tables[what as keyof typeof tables](source, locale)
  return table && tableFile(table, ofTable, locale)
}

const tables = {
  results: resultsTable,
  cash: cashTable,
  entries: ({ state }: Source, locale: Locale | null) => entriesTable(state, locale),
  lists: ({ state }: Source, locale: Locale | null) => listsTable(state, locale),
} as const

/** @throws UsageError for an unknown paper. Without a gateway, start cards and lists have no codes. */
function paper({ values }: Desk): Paper {
  const { what = 'results' } = values
  const single = singles.find((one) => one === what)
  if (single !== undefined) return { kind: single }
  const kind = ofSeries.find((one) => one === what)
  if (kind !== undefined) return { kind, series: readCount(values, 'series', 1) }
  throw new UsageError(`--what is one of ${[...singles, ...ofSeries].join(', ')}.`)
}

/** Makes an event of the file that a gateway handed over, or that was exported whole. */
export async function importWhole(desk: Desk): Promise<void> {
  const from = secondFile(desk, 'Name the file to read.')
  await mustBeNew(desk, desk.file)
  await writeWhole(await loadEvent(desk, from), desk, from, desk.file)
}

/**
 * Writes the whole event, which a gateway takes as it is. Every entry is decided again and every draw is made again first, so
 * that nobody learns on the evening that the file was changed or cut. It has names and secrets, so only its owner can read it.
 */
async function writeWhole(event: EventFile, { disk, io }: Desk, from: string, to: string): Promise<void> {
  const log = accepted(event.offer, from, await checked(event, disk))
  await disk.save(to, writeEvent(log), true)
  io.out(`${to} is written: ${log.length} entries, each checked. Keep it safe: it has names and secrets.`)
}

async function checked(
  { log, tools }: EventFile,
  disk: Desk['disk'],
): Promise<readonly Logged[] | EventRefusal> {
  const checking = {
    tools,
    draw: (requests: readonly SeatsAsked[]) => Promise.resolve(requests.map(drawSeats)),
    until: disk.date() + mostAhead,
    rest: () => Promise.resolve(),
    salt: () => disk.sealed().salt,
  }
  const handedOver = log.findLastIndex(({ entry }) => entry.kind === 'handOver')
  if (handedOver === -1) return checkBornInFile(log, checking)
  const before = log.slice(0, handedOver + 1)
  const came = await checkCameBack(before, log, checking)
  return 'refused' in came ? came : [...before, ...came.entries]
}
