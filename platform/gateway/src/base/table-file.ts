/** Tables as files: the same rows as text for programs (CSV), and as workbooks for people (.xlsx, .ods). */
import type { Locale } from '@stolik/core'
import { cellWords, type SheetTable } from '@stolik/files/write/sheet-table'
import { workbookForms, workbookOf, workbookTypes } from '@stolik/files/write/workbook'
import { csvOf } from './csv.js'

export const tableForms = ['csv', ...workbookForms] as const
export type TableForm = (typeof tableForms)[number]

export const tableTypes: Readonly<Record<TableForm, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: workbookTypes.xlsx,
  ods: workbookTypes.ods,
}

/** Returns the form that the ending of a file name asks for. */
export const tableForm = (ending: string | undefined): TableForm | undefined =>
  tableForms.find((form) => form === ending)

/** @param locale the language of the heads, for the separators of CSV; null: those for programs */
export const tableFile = (table: SheetTable, form: TableForm, locale: Locale | null): Uint8Array =>
  form === 'csv' ? Buffer.from(tableCsv(table, locale), 'utf8') : workbookOf(table, form)

/** @param locale the language of the heads, for the separators; null: those for programs */
export const tableCsv = ({ heads, rows }: SheetTable, locale: Locale | null = null): string =>
  csvOf(
    heads,
    rows.map((row) => row.map(cellWords)),
    locale,
  )
