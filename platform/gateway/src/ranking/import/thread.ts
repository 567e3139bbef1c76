/** The thread that reads a file, and reports progress meanwhile. */
import { runTasks } from '../../base/threads.js'
import type { ReadTask, RowsRead } from './in-worker.js'
import { planFile } from './look-at-members.js'
import { readWith } from './look.js'

const tell = runTasks((task: ReadTask) =>
  task.of === 'lists'
    ? readWith(task.request, task.register, progress)
    : planFile(task.request, task.register, progress),
)
const progress = (done: number, of: number): void => void tell({ done, of } satisfies RowsRead)
