/** Reads large files off the event loop: 100,000 rows take seconds, and no table should wait for them. */
import type { MemberRegister } from '@stolik/ranking/members/match'
import type { MemberPlan } from '@stolik/ranking/members/plan'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import { newThreads } from '../../base/threads.js'
import { planHere, type MembersFile, type PlanFile } from './look-at-members.js'
import { readHere, type ReadFile, type Register } from './look.js'
import type { FileRead, ImportAsked } from './preview.js'
import type { Progress } from './rows.js'

/** A file of lists, or of members. */
export type ReadTask =
  | { readonly of: 'lists'; readonly request: ImportAsked; readonly register: Register }
  | { readonly of: 'members'; readonly request: MembersFile; readonly register: MemberRegister }

/** What the thread tells while it reads. */
export interface RowsRead {
  readonly done: number
  readonly of: number
}

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
  const inThread = newThreads({ script, does: 'reads files' })
  const read = <T extends FileRead | MemberPlan>(task: ReadTask, progress: Progress | undefined) =>
    inThread<T | RankingRefusal>(task, ({ done, of }: RowsRead) => progress?.(done, of))
  return {
    read: (request, register, progress) =>
      request.bytes.length < from
        ? readHere(request, register, progress)
        : read({ of: 'lists', request, register }, progress),
    plan: (request, register, progress) =>
      request.bytes.length < from
        ? planHere(request, register, progress)
        : read({ of: 'members', request, register }, progress),
  }
}

const ownScript = new URL('./thread.js', import.meta.url)
