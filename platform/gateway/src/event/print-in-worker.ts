/** Typesets off the event loop, in one thread. It starts with the first paper, and again after it has died. */
import { Worker } from 'node:worker_threads'
import { pendingRequests, type PendingRequests } from '../base/pending-requests.js'
import { TooMany } from '../http/too-many.js'
import type { PrintAsked, Printing } from './printing.js'

/**
 * Each waiting paper holds a copy of its event, and some take a second. Request budgets limit how many come over time, but
 * not how many at once.
 */
export const mostPrints = 30

/** @param script what the thread runs: it has only the games of the composition root */
export function printInWorker(script: URL = ownScript): Printing {
  let running: { readonly thread: Worker; readonly questions: PendingRequests } | undefined

  const begin = () => {
    const thread = new Worker(script, isSource ? { execArgv: ['--conditions=source'] } : {})
    const one = { thread, questions: pendingRequests() }
    const end = (error: Error): void => {
      if (running === one) running = undefined
      one.questions.failAll(error)
    }
    thread.on('message', (answer: Parameters<PendingRequests['settle']>[0]) => {
      one.questions.settle(answer)
      // With no request open, the thread does not keep the process alive.
      if (one.questions.count() === 0) thread.unref()
    })
    thread.on('error', end)
    thread.on('exit', (code) => end(new Error(`the thread that prints ended with ${code}`)))
    return one
  }

  return {
    print: (asked: PrintAsked) => {
      const { thread, questions } = (running ??= begin())
      if (questions.count() >= mostPrints)
        return Promise.reject(new TooMany('Many papers are being printed. Try again in ten seconds.'))
      thread.ref()
      return questions.ask((id) => thread.postMessage({ id, asked }))
    },
    waiting: () => running?.questions.count() ?? 0,
    stop: async () => {
      await running?.thread.terminate()
    },
  }
}

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(isSource ? '../../bin/print-thread.mjs' : '../print-thread.js', import.meta.url)
