/** Typesets off the event loop, in one thread. */
import { threadHost } from '../../base/threads.js'
import { TooMany } from '../../http/too-many.js'
import type { PrintAsked, Printing } from './printing.js'

/**
 * Each waiting paper holds a copy of its event, and some take a second. Request budgets limit how many come over time, but
 * not how many at once.
 */
export const mostPrints = 30

/** @param script what the thread runs: it has only the games of the composition root */
export function printInWorker(script: URL = ownScript): Printing {
  const { ask, waiting, stop } = threadHost<PrintAsked>({ script, does: 'prints' })
  return {
    print: (request) =>
      waiting() < mostPrints
        ? ask(request)
        : Promise.reject(new TooMany('Many papers are being printed. Try again in ten seconds.')),
    waiting,
    stop,
  }
}

const ownScript = new URL('../../print-thread.js', import.meta.url)
