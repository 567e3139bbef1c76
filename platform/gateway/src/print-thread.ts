/** The thread that prints: one paper after another, of the games that this gateway offers. */
import { parentPort } from 'node:worker_threads'
import { games } from './games.js'
import { tellOutcome } from './base/waiting.js'
import { printHere, type PrintAsked } from './tournament/printing.js'

const printing = printHere(games)
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', ({ id, asked }: { readonly id: number; readonly asked: PrintAsked }) => {
  last = last.then(() =>
    tellOutcome(
      id,
      () => printing.print(asked),
      (answer) => parentPort?.postMessage(answer),
    ),
  )
})
