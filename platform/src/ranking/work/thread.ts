/** The thread of rankings: it does what it is asked for, and asks the gateway for what is in the store. */
import { parentPort, workerData } from 'node:worker_threads'
import { workHere, type RankingWork } from './here.js'
import type { Beginning, FromThread, Task, ToThread } from './messages.js'
import { remoteStore } from './remote-store.js'
import { tellOutcome, waiting } from './waiting.js'

const port = parentPort
if (port === null) throw new Error('this runs in a thread')
const tell = (word: FromThread): void => port.postMessage(word)
const questions = waiting()
const { games, source } = workerData as Beginning
const store = remoteStore((read, ...args) => questions.ask((id) => tell({ read, args, id })))
const work = workHere({ store, games, source })

port.on('message', (word: ToThread) => {
  if ('task' in word) void tellOutcome(word.id, () => doing(work, word.task), tell)
  else questions.settle(word)
})

function doing({ press, ...counters }: RankingWork, task: Task): Promise<unknown> {
  if (task.do === 'press') return press(task.asked, task.locale)
  const counter = counters[task.by]
  return task.do === 'result' ? counter.result(task.asked) : counter.resultsOf(task.asked, task.person)
}
