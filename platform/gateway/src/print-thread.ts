/** The worker thread that prints, one paper after the other, for all games of this gateway. */
import { parentPort } from 'node:worker_threads'
import { games } from './games.js'
import { sendOutcome } from './base/pending-requests.js'
import { printHere, type PrintAsked } from './event/printing.js'

const printing = printHere(games)
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', ({ id, asked }: { readonly id: number; readonly asked: PrintAsked }) => {
  last = last.then(() =>
    sendOutcome(
      id,
      () => printing.print(asked),
      (answer) => parentPort?.postMessage(answer),
    ),
  )
})
