/** The thread that reads a file: it reports progress, answers once, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadTask, ThreadMessage } from './in-worker.js'
import { planFile } from '../members/look.js'
import { readWith } from './look.js'

const task = workerData as ReadTask
const tell = (word: ThreadMessage): void => parentPort?.postMessage(word)
const progress = (done: number, of: number): void => tell({ done, of })
const answer =
  task.of === 'lists'
    ? readWith(task.asked, task.register, progress)
    : planFile(task.asked, task.register, progress)
tell({ answer })
