/** The thread that reads a file: it reports progress, answers once, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadTask, ThreadMessage } from './in-worker.js'
import { readWith } from './look.js'

const { asked, register } = workerData as ReadTask
const tell = (word: ThreadMessage): void => parentPort?.postMessage(word)
const answer = readWith(asked, register, (done, of) => tell({ done, of }))
tell({ answer })
