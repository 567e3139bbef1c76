/** A worker thread that chooses the moves of bots that think, one after the other, for all games of this gateway. */
import { parentPort } from 'node:worker_threads'
import { giveWay } from './base/threads.js'
import { games } from './games.js'
import { answerBy, type Received } from './thinking/answer.js'
import type { FromThread } from './thinking/in-workers.js'

// People's moves go first.
giveWay()

const answer = answerBy(games.map(({ plugin }) => plugin))
const tell = (word: FromThread): void => parentPort?.postMessage(word)

parentPort?.on('message', (question: Received) => tell(answer(question)))
tell('ready')
