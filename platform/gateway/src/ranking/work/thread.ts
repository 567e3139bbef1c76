/** The ranking thread: it does the tasks it is given, and asks the gateway for data from the store. */
import type { PublicKey } from '@stolik/contract/ranking/edition'
import { parentPort, workerData } from 'node:worker_threads'
import { nodeEntropy } from '../../base/entropy.js'
import { workHere, type RankingWork } from './here.js'
import type { Beginning, FromThread, Task, ToThread } from './messages.js'
import { remoteStore } from './remote-store.js'
import { sendOutcome, pendingRequests } from '../../base/pending-requests.js'

const port = parentPort
if (port === null) throw new Error('this runs in a thread')
const tell = (word: FromThread): void => port.postMessage(word)
const questions = pendingRequests()
const { games, source } = workerData as Beginning
/** The keys that the gateway sent last. */
let keys: readonly PublicKey[] = []
const store = remoteStore((use, ...args) => questions.ask((id) => tell({ use, args, id })))
const work = workHere({ entropy: nodeEntropy, store, games, source, keys: () => keys })

port.on('message', (word: ToThread) => {
  if ('task' in word) void sendOutcome(word.id, () => doing(work, word.task), tell)
  else questions.settle(word)
})

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
