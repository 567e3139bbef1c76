/** The gateway as a process. Only this file reads the environment. */
import { join } from 'node:path'
import { games } from './games.js'
import { realTime } from './base/time.js'
import { examineInWorker } from './findings/in-worker.js'
import { run } from './app/run.js'
import { thinkInWorkers } from './thinking/in-workers.js'
import { printInWorker } from './event/print/print-in-worker.js'

export const start = (): Promise<void> =>
  run(process.env, games, join(import.meta.dirname, '../../../web/portal/dist'), {
    printing: printInWorker(),
    thinking: thinkInWorkers,
    examiner: examineInWorker(realTime),
  })
