/** The thread that packs the workbook of a season. */
import { sheetsOf } from '@stolik/files/write/workbook'
import { runTasks } from '../../base/threads.js'
import type { PackTask } from './in-worker.js'

runTasks(({ tables, form }: PackTask) => sheetsOf(tables, form))
