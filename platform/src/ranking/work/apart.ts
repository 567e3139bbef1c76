/**
 * Counts rankings and makes their files beside the event loop: a season of a million lists takes seconds, and no table may wait
 * for them. One thread for all of it, which keeps its countings; it begins with the first question, and anew after it has died.
 */
import { Worker } from 'node:worker_threads'
import { isRankingRefusal, type RankingRefusal } from '../refusal.js'
import type { PublicFile } from '../publish/files.js'
import type { RankingWork, WorkDeps, WorkStore } from './here.js'
import { reads, type Beginning, type FromThread, type Read, type Task, type ToThread } from './messages.js'
import { tellOutcome, waiting, type Waiting } from './waiting.js'

interface Running {
  readonly thread: Worker
  readonly questions: Waiting
}

/** @param script what the thread runs */
export function workApart({ store, games, source }: WorkDeps, script: URL = ownScript): RankingWork {
  let running: Running | undefined

  const begin = (): Running => {
    const beginning: Beginning = {
      source,
      // Words alone: what a game can do is not asked here, and could not be handed over.
      games: games.map(({ plugin: { id, version }, catalogues }) => ({
        plugin: { id, version },
        catalogues,
      })),
    }
    const thread = new Worker(script, {
      ...(isSource && { execArgv: ['--conditions=source'] }),
      workerData: beginning,
    })
    const one: Running = { thread, questions: waiting() }
    const end = (error: Error): void => {
      if (running === one) running = undefined
      one.questions.failAll(error)
    }
    const tell = (word: ToThread): void => thread.postMessage(word)
    thread.on('message', (word: FromThread) => {
      if ('read' in word) void tellOutcome(word.id, () => readFrom(store, word.read, word.args), tell)
      else one.questions.settle(word)
      // Nobody waits for it: it keeps no process from ending.
      if (one.questions.many() === 0) thread.unref()
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

  const counterBy = (by: 'counter' | 'reader'): RankingWork['counter'] => ({
    result: (asked) => ask({ do: 'result', by, asked }),
    resultsOf: (asked, person) => ask({ do: 'resultsOf', by, asked, person }),
  })

  return {
    counter: counterBy('counter'),
    reader: counterBy('reader'),
    press: async (asked, locale) => {
      const made = await ask<PublicFile | RankingRefusal>({ do: 'press', asked, locale })
      return isRankingRefusal(made) ? made : withBuffers(made)
    },
    stop: async () => {
      await running?.thread.terminate()
    },
  }
}

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(isSource ? '../../../bin/ranking-thread.mjs' : './thread.js', import.meta.url)

const readFrom = (store: WorkStore, read: Read, args: readonly unknown[]): Promise<unknown> => {
  if (!reads.includes(read)) throw new RangeError(`the thread of rankings may not ask for ${read}`)
  return (store[read] as (...all: readonly unknown[]) => Promise<unknown>)(...args)
}

/** What was handed over are plain bytes. */
const withBuffers = (file: PublicFile): PublicFile => ({
  ...file,
  body: asBuffer(file.body),
  gzip: file.gzip === null ? null : asBuffer(file.gzip),
})
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
