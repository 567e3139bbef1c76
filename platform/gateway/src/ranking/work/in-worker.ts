/**
 * Counts and drafts rankings and makes their files off the event loop: a season of a million lists takes seconds, and no
 * table should wait. One thread does it all and caches its counts. It starts with the first request, and again after it has
 * died.
 */
import { Worker } from 'node:worker_threads'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import type { PublicFile } from '../../http/public-file.js'
import type { RankingWork, WorkDeps } from './here.js'
import type { WorkStore } from './store.js'
import { uses, type Beginning, type FromThread, type Task, type ToThread, type Use } from './messages.js'
import { sendOutcome, pendingRequests, type PendingRequests } from '../../base/pending-requests.js'

interface Running {
  readonly thread: Worker
  readonly questions: PendingRequests
}

/** @param script what the thread runs */
export function workInWorker({ store, games, source, keys }: WorkDeps, script: URL = ownScript): RankingWork {
  let running: Running | undefined

  const begin = (): Running => {
    const beginning: Beginning = {
      source,
      // Only the words of games: their functions are not needed here and cannot be sent to a thread.
      games: games.map(({ plugin: { id, version }, catalogues }) => ({
        plugin: { id, version },
        catalogues,
      })),
    }
    const thread = new Worker(script, {
      ...(isSource && { execArgv: ['--conditions=source'] }),
      workerData: beginning,
    })
    const one: Running = { thread, questions: pendingRequests() }
    const end = (error: Error): void => {
      if (running === one) running = undefined
      one.questions.failAll(error)
    }
    const tell = (word: ToThread): void => thread.postMessage(word)
    thread.on('message', (word: FromThread) => {
      if ('use' in word) void sendOutcome(word.id, () => usedBy(store, word.use, word.args), tell)
      else one.questions.settle(word)
      // With no request open, the thread does not keep the process alive.
      if (one.questions.count() === 0) thread.unref()
    })
    thread.on('error', end)
    thread.on('exit', (code) => end(new Error(`the thread of rankings ended with ${code}`)))
    return one
  }

  const ask = <T>(task: Task): Promise<T> => {
    const { thread, questions } = (running ??= begin())
    thread.ref()
    return questions.ask<T>((id) => thread.postMessage({ id, task } satisfies ToThread))
  }

  return {
    draft: (wanted) => ask({ do: 'draft', wanted }),
    reader: {
      result: (asked) => ask({ do: 'result', asked }),
      resultsOf: (asked, person) => ask({ do: 'resultsOf', asked, person }),
    },
    people: (search, most) => ask({ do: 'people', search, most }),
    press: async (asked, locale) => {
      const made = await ask<PublicFile | RankingRefusal>({ do: 'press', asked, locale, keys: keys() })
      return 'refused' in made ? made : withBuffers(made)
    },
    stop: async () => {
      await running?.thread.terminate()
    },
  }
}

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(isSource ? '../../../bin/ranking-thread.mjs' : './thread.js', import.meta.url)

const usedBy = (store: WorkStore, use: Use, args: readonly unknown[]): Promise<unknown> => {
  if (!uses.includes(use)) throw new RangeError(`the thread of rankings may not ask for ${use}`)
  return (store[use] as (...all: readonly unknown[]) => Promise<unknown>)(...args)
}

/** Messages between threads turn buffers into plain bytes. */
const withBuffers = (file: PublicFile): PublicFile => ({
  ...file,
  body: asBuffer(file.body),
  compressed: Object.fromEntries(
    Object.entries(file.compressed).map(([coding, bytes]) => [coding, asBuffer(bytes)]),
  ),
})
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
