/** The ranking thread: it does the tasks it is given, and asks the gateway for data from the store. */
import type { PublicKey } from '@stolik/contract/ranking/edition'
import { workerData } from 'node:worker_threads'
import { nodeEntropy } from '../../base/entropy.js'
import { workHere, type RankingWork } from './here.js'
import type { Beginning, StoreRequest, Task } from './messages.js'
import { remoteStore } from './remote-store.js'
import { runTasks } from '../../base/threads.js'

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
      return reader.result(task.asked)
    case 'resultsOf':
      return reader.resultsOf(task.asked, task.person)
    case 'people':
      return people(task.search, task.most)
    case 'press':
      keys = task.keys
      return press(task.asked, task.locale)
  }
}
