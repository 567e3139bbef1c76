/**
 * Draws off the event loop: a draw of several hundred players takes up to a second, and the hall should not wait. Each draw
 * gets a new thread, one at a time, because draws are rare and leave nothing to cache.
 */
import { Worker } from 'node:worker_threads'
import type { SeatsAsked, SeatsDrawn } from '@stolik/tournament/draw/seats'

/** Rejects if the thread dies without an answer; nothing is drawn then. */
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
