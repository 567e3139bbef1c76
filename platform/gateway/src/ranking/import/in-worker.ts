/**
 * Reads large files off the event loop: 100,000 rows take seconds, and no table should wait for them. Each file gets a new
 * thread; only one runs at a time.
 */
import { Worker } from 'node:worker_threads'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import { readHere, type ReadFile, type Register } from './look.js'
import type { FileRead, ImportAsked } from './preview.js'

export interface ReadTask {
  readonly asked: ImportAsked
  readonly register: Register
}

export type ThreadMessage =
  | { readonly done: number; readonly of: number }
  | { readonly answer: FileRead | RankingRefusal }

/** In bytes. Smaller files are read sooner than a thread starts. */
const worthAThread = 100_000

/**
 * @param script what the thread runs
 * @param from how many bytes are worth a thread
 * @throws when the thread dies without an answer
 */
export function readInWorker(script: URL = ownScript, from = worthAThread): ReadFile {
  let last: Promise<unknown> = Promise.resolve()
  return (asked, register, progress) => {
    if (asked.bytes.length < from) return readHere(asked, register, progress)
    const read = last.then(() => inThread(script, { asked, register }, progress))
    last = read.catch(() => undefined)
    return read
  }
}

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(isSource ? '../../../bin/import-thread.mjs' : './thread.js', import.meta.url)

function inThread(
  script: URL,
  task: ReadTask,
  progress: Parameters<ReadFile>[2],
): Promise<FileRead | RankingRefusal> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, {
      ...(isSource && { execArgv: ['--conditions=source'] }),
      workerData: task,
    })
    thread.on('message', (word: ThreadMessage) => {
      if ('answer' in word) resolve(word.answer)
      else progress?.(word.done, word.of)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the thread that reads files ended with ${code}`)))
  })
}
