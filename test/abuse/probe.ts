/** Requests an address again and again, and records how long each answer takes. */
import { request } from 'node:http'

/** Milliseconds between an answer and the next request. */
const pause = 20
/** Milliseconds after which a request counts as unanswered. */
const patience = 30_000

export interface Probe {
  /** How long each answer took, in milliseconds. A pending request counts with its time so far. */
  stop(): Promise<readonly number[]>
}

export function probe(port: number, path: string): Probe {
  const times: number[] = []
  let isOver = false
  const once = (): Promise<void> =>
    new Promise((resolve) => {
      const began = performance.now()
      const headers = { 'x-forwarded-for': '198.51.100.9' }
      const done = (): void => {
        times.push(performance.now() - began)
        resolve()
      }
      const sent = request({ host: '127.0.0.1', port, path, headers, timeout: patience }, (answer) => {
        answer.resume()
        answer.once('close', done)
      })
      sent.once('timeout', () => sent.destroy())
      sent.once('error', done)
      sent.end()
    })
  const running = (async () => {
    while (!isOver) {
      await once()
      await new Promise((again) => setTimeout(again, pause))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await running
      return times
    },
  }
}
