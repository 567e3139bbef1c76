/**
 * Draws beside the event loop: a draw of some hundred players takes up to a second of work, and a hall must not wait for it.
 * One thread at a time, of its own for each draw: draws are rare, and nothing of one is left for the next.
 */
import { Worker } from 'node:worker_threads'
import type { SeatsAsked, SeatsDrawn } from '@stolik/tournament/draw/seats'

/** Rejects when the thread dies without an answer; nothing is drawn then. */
export type DrawSeats = (asked: readonly SeatsAsked[]) => Promise<readonly SeatsDrawn[]>

/** @param script what the thread runs */
export function drawInWorker(script: URL = ownScript): DrawSeats {
  let last: Promise<unknown> = Promise.resolve()
  return (asked) => {
    const drawn = last.then(() => inThread(script, asked))
    last = drawn.catch(() => undefined)
    return drawn
  }
}

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(isSource ? '../../bin/draw-thread.mjs' : './draw-thread.js', import.meta.url)

function inThread(script: URL, asked: readonly SeatsAsked[]): Promise<readonly SeatsDrawn[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, {
      ...(isSource && { execArgv: ['--conditions=source'] }),
      workerData: asked,
    })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the thread that draws ended with ${code}`)))
  })
}
