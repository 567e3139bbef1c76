/** Plays deals in several threads and hands them over in order. */
import { Worker } from 'node:worker_threads'
import type { PlayedHand } from './play.js'
import type { Task } from './task.js'

interface Answer {
  readonly deal: number
  readonly hands: readonly PlayedHand[]
}

export interface Stretch {
  readonly from: number
  /** The first deal that is not played any more. */
  readonly to: number
  readonly workers: number
  /** Whether another deal may be begun. */
  readonly more: () => boolean
}

/**
 * Plays deals `from` to `to`; those that were begun are played to their end, so what is handed over has no gap.
 * Rejects if a thread fails.
 */
export async function playDeals(
  task: Task,
  { from, to, workers, more }: Stretch,
  take: (hands: readonly PlayedHand[]) => void,
): Promise<void> {
  let next = from
  let taken = from
  const waiting = new Map<number, Answer['hands']>()
  const receive = ({ deal, hands }: Answer): void => {
    waiting.set(deal, hands)
    for (let ready = waiting.get(taken); ready !== undefined; ready = waiting.get(taken)) {
      waiting.delete(taken)
      taken += 1
      take(ready)
    }
  }
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        if (next < to && more()) worker.postMessage(next++)
        else resolve()
      }
      worker.on('error', reject)
      worker.on('exit', (code) => reject(new Error(`a thread ended with ${code}`)))
      worker.on('message', (answer: Answer) => {
        try {
          receive(answer)
          ask()
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
      ask()
    })
  const threads = Array.from(
    { length: Math.min(workers, to - from) },
    () =>
      new Worker(new URL('./thread.mjs', import.meta.url), {
        workerData: task,
        execArgv: ['--conditions=source'],
      }),
  )
  try {
    await Promise.all(threads.map(work))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
