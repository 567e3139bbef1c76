/** Packs the workbook of a season off the event loop: 100,000 rows take seconds, and no table should wait for them. */
import type { SheetTable } from '@stolik/files/write/sheet-table'
import type { WorkbookForm } from '@stolik/files/write/workbook'
import { newThreads } from '../../base/threads.js'

export interface PackTask {
  readonly tables: readonly SheetTable[]
  readonly form: WorkbookForm
}

export type PackSeason = (task: PackTask) => Promise<Uint8Array>

export const packInWorker = (): PackSeason =>
  newThreads({ script: new URL('./thread.js', import.meta.url), does: 'packs a season' })
