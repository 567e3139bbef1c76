/** A worker thread that examines finished hands for unfair play, for all games of this gateway. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { examineHere } from './findings/examining.js'
import type { Answered, Asked } from './findings/in-worker.js'
import { games } from './games.js'

// Behind everything else, also behind bots that think. Elsewhere a priority is that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const examiner = examineHere(games)
const answer = (asked: Asked): Promise<unknown> => {
  if (asked.method === 'examine') return examiner.examine(asked.given)
  return asked.method === 'add' ? examiner.add(asked.given) : examiner.count(asked.given)
}
const tell = (word: Answered): void => parentPort?.postMessage(word)

parentPort?.on('message', (asked: Asked) => {
  answer(asked).then(
    (done) => tell({ done }),
    (failed: unknown) => tell({ failed: failed instanceof Error ? failed : new Error(String(failed)) }),
  )
})
