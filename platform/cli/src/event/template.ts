/** `stolik tournament export EVENT TO --template FILE`: the results in a club's or an association's own sheet. */
import { surname } from '@stolik/core'
import { templateRows } from '@stolik/event/standing/template-rows'
import { isNotRead } from '@stolik/files/read'
import { tableProblems } from '@stolik/files/table/words'
import { filledCsv, fillTemplate } from '@stolik/files/template/fill'
import { isTemplate, readTemplate } from '@stolik/files/template/template'
import { notReadWords } from '@stolik/files/words'
import { workbookOf } from '@stolik/files/write/workbook'
import { tableCsv, type TableForm } from '@stolik/gateway/base/table-file'
import { resultsTable } from '@stolik/gateway/event/print/export'
import type { Source } from '@stolik/gateway/event/print/paper-source'
import { Failure, UsageError } from '../base/io.js'
import type { Desk } from './desk.js'

/** @throws Failure if the template cannot be read @throws UsageError if there is no such file */
export async function inTemplate(
  source: Source,
  { disk, io }: Desk,
  file: string,
  form: TableForm,
): Promise<string | Uint8Array> {
  const bytes = await disk.bytes(file)
  if (bytes === undefined) throw new UsageError(`There is no file ${file}.`)
  const template = await readTemplate(bytes)
  if (!isTemplate(template)) throw new Failure(refusal(file, template))
  const { state, locale } = source
  const people = [...state.players.values()].map(({ number, entrant }) => ({
    number,
    surname: surname(entrant.name, entrant.surnameAt),
    licence: entrant.licence,
  }))
  const rows = templateRows(tableCsv(resultsTable(source)), people)
  const filled = fillTemplate(template, rows, { name: state.regulations.name, form })
  for (const head of filled.unknown) io.error(`${file}: nothing is known of “${head}”; it stays empty`)
  return form === 'csv'
    ? filledCsv(filled, template, locale === 'en' ? ',' : ';')
    : workbookOf(filled.table, form)
}

function refusal(
  file: string,
  answer: Exclude<Awaited<ReturnType<typeof readTemplate>>, { columns: unknown }>,
): string {
  if (isNotRead(answer)) return `${file}: ${notReadWords(answer.seems, answer.cell)} (ENCODING)`
  const [problem] = answer.problems
  if (problem === undefined || problem.code === 'NO_COLUMN')
    return `${file}: no column of it is known; give one a head such as Name or {place} (NO_COLUMN)`
  return `${file}:${problem.line}: ${tableProblems[problem.code]} (${problem.code})`
}
