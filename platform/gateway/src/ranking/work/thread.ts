/** The ranking thread: it does the tasks it is given, and asks the gateway for data from the store. */
import type { PublicKey, EditionContent } from '@stolik/contract/ranking/edition'
import { workerData } from 'node:worker_threads'
import { nodeEntropy } from '../../base/entropy.js'
import { workHere, type RankingWork } from './here.js'
import type { Beginning, StoreRequest, Task, Use } from './messages.js'
import { runTasks } from '../../base/threads.js'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { EditionText, SealedName } from '../store/store.js'
import type { WorkStore } from '../store/work.js'
import { inPages } from '../store/sql-pages.js'

const { games, source } = workerData as Beginning
/** The keys that the gateway sent last. */
let keys: readonly PublicKey[] = []
// Several at once: a file waits for the store, and not for the counting of a season.
const ask = runTasks((task: Task) => doing(work, task), 'at once')
const store = remoteStore((use, ...args) => ask({ use, args } satisfies StoreRequest))
const work = workHere({ entropy: nodeEntropy, store, games, source, keys: () => keys })

function doing({ draft, reader, people, press }: RankingWork, task: Task): Promise<unknown> {
  switch (task.do) {
    case 'draft':
      return draft(task.wanted)
    case 'result':
      return reader.result(task.request)
    case 'resultsOf':
      return reader.resultsOf(task.request, task.person)
    case 'people':
      return people(task.search, task.most)
    case 'press':
      keys = task.keys
      return press(task.request, task.locale)
  }
}

// The ranking store as a thread sees it: each call asks the gateway, a little at a time.

/** Sheets per answer: few enough that reading them does not hold up the gateway. */
const sheetsAtOnce = 25
/** Names per answer. */
const namesAtOnce = 1_000

type Ask = <T>(use: Use, ...args: readonly unknown[]) => Promise<T>

function remoteStore(ask: Ask): WorkStore {
  const sheetTexts: WorkStore['sheetTexts'] = async (hashes) => {
    const found = new Map<string, string>()
    for (let from = 0; from < hashes.length; from += sheetsAtOnce) {
      const some = await ask<Map<string, string>>('sheetTexts', hashes.slice(from, from + sheetsAtOnce))
      for (const [hash, text] of some) found.set(hash, text)
    }
    return found
  }
  const editionText: WorkStore['editionText'] = (hash) => ask<EditionText | undefined>('editionText', hash)
  const named: WorkStore['named'] = async (seals) => {
    const found: SealedName[] = []
    for (let from = 0; from < seals.length; from += namesAtOnce)
      found.push(...(await ask<readonly SealedName[]>('named', seals.slice(from, from + namesAtOnce))))
    return found
  }
  const personsAfter: WorkStore['personsAfter'] = (id, most) => ask('personsAfter', id, most)
  const sealingsAfter: WorkStore['sealingsAfter'] = (seal, most) => ask('sealingsAfter', seal, most)
  return {
    rankings: () => ask('rankings'),
    ranking: (id) => ask('ranking', id),
    editions: (ranking) => ask('editions', ranking),
    editionText,
    edition: async (hash) => {
      const found = await editionText(hash)
      return found && { ...found, content: JSON.parse(found.content) as EditionContent }
    },
    persons: async () => (await inPages(personsAfter, ({ id }) => id)).sort((a, b) => (a.id < b.id ? -1 : 1)),
    personsAfter,
    person: (id) => ask('person', id),
    named,
    sheetTexts,
    sheets: async (hashes) =>
      new Map([...(await sheetTexts(hashes))].map(([hash, text]) => [hash, JSON.parse(text) as Sheet])),
    playedBy: (person) => ask('playedBy', person),
    currentSheets: (game, from, until) => ask('currentSheets', game, from, until),
    merges: () => ask('merges'),
    sealings: async () =>
      (await inPages(sealingsAfter, ({ seal }) => seal)).sort((a, b) => (a.seal < b.seal ? -1 : 1)),
    sealingsAfter,
    addNames: (names) => ask('addNames', names),
    ruleName: (game, profile) => ask('ruleName', game, profile),
  }
}
