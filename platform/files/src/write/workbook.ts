/** Writes tables as a workbook, a sheet for each: two forms of the same. */
import { odsOf } from './ods.js'
import type { SheetTable } from './sheet-table.js'
import { xlsxOf } from './xlsx.js'

export const workbookForms = ['xlsx', 'ods'] as const
export type WorkbookForm = (typeof workbookForms)[number]

export const workbookTypes: Readonly<Record<WorkbookForm, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}

export const workbookOf = (table: SheetTable, form: WorkbookForm): Uint8Array => sheetsOf([table], form)

/** @param tables no two of the same name */
export const sheetsOf = (tables: readonly SheetTable[], form: WorkbookForm): Uint8Array =>
  form === 'xlsx' ? xlsxOf(tables) : odsOf(tables)
