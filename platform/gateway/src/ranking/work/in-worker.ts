/**
 * Counts and drafts rankings and makes their files off the event loop: a season of a million lists takes seconds, and no
 * table should wait. One thread does it all and caches its counts. It starts with the first request, and again after it has
 * died.
 */
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import type { PublicFile } from '../../http/public-file.js'
import type { RankingWork, WorkDeps } from './here.js'
import type { WorkStore } from '../store/work.js'
import { uses, type Beginning, type StoreRequest, type Task } from './messages.js'
import { threadHost } from '../../base/threads.js'

/** @param script what the thread runs */
export function workInWorker({ store, games, source, keys }: WorkDeps, script: URL = ownScript): RankingWork {
  const beginning: Beginning = {
    source,
    // Only the words of games: their functions are not needed here and cannot be sent to a thread.
    games: games.map(({ plugin: { id, version }, catalogues }) => ({
      plugin: { id, version },
      catalogues,
    })),
  }
  const { ask, stop } = threadHost<Task>({
    script,
    does: 'counts rankings',
    data: beginning,
    answers: (request: StoreRequest) => usedBy(store, request),
  })

  return {
    draft: (wanted) => ask({ do: 'draft', wanted }),
    reader: {
      result: (request) => ask({ do: 'result', request }),
      resultsOf: (request, person) => ask({ do: 'resultsOf', request, person }),
    },
    people: (search, most) => ask({ do: 'people', search, most }),
    press: async (request, locale) => {
      const made = await ask<PublicFile | RankingRefusal>({
        do: 'press',
        request,
        locale,
        keys: keys(),
      })
      return 'refused' in made ? made : withBuffers(made)
    },
    stop,
  }
}

const ownScript = new URL('./thread.js', import.meta.url)

const usedBy = (store: WorkStore, { use, args }: StoreRequest): Promise<unknown> => {
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
