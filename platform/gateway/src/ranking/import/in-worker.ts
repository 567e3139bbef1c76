/**
 * Reads large files off the event loop: 100,000 rows take seconds, and no table should wait for them. Each file gets a new
 * thread; only one runs at a time.
 */
import { Worker } from 'node:worker_threads'
import type { MemberRegister } from '@stolik/ranking/members/match'
import type { MemberPlan } from '@stolik/ranking/members/plan'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import { planHere, type MembersFile, type PlanFile } from '../members/look.js'
import { readHere, type ReadFile, type Register } from './look.js'
import type { FileRead, ImportAsked } from './preview.js'
import type { Progress } from './rows.js'

/** A file of lists, or of members. */
export type ReadTask =
  | { readonly of: 'lists'; readonly asked: ImportAsked; readonly register: Register }
  | { readonly of: 'members'; readonly asked: MembersFile; readonly register: MemberRegister }

type Answer = FileRead | MemberPlan | RankingRefusal

export type ThreadMessage = { readonly done: number; readonly of: number } | { readonly answer: Answer }

/** In bytes. Smaller files are read sooner than a thread starts. */
const worthAThread = 100_000

export interface FileReaders {
  readonly read: ReadFile
  readonly plan: PlanFile
}

/**
 * @param script what the thread runs
 * @param from how many bytes are worth a thread
 * @throws when the thread dies without an answer
 */
export function readInWorker(script: URL = ownScript, from = worthAThread): FileReaders {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T extends Answer>(task: ReadTask, progress: Progress | undefined): Promise<T> => {
    const read = last.then(() => inThread(script, task, progress))
    last = read.catch(() => undefined)
    return read as Promise<T>
  }
  return {
    read: (asked, register, progress) =>
      asked.bytes.length < from
        ? readHere(asked, register, progress)
        : inTurn({ of: 'lists', asked, register }, progress),
    plan: (asked, register, progress) =>
      asked.bytes.length < from
        ? planHere(asked, register, progress)
        : inTurn({ of: 'members', asked, register }, progress),
  }
}

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(isSource ? '../../../bin/import-thread.mjs' : './thread.js', import.meta.url)

function inThread(script: URL, task: ReadTask, progress: Progress | undefined): Promise<Answer> {
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
