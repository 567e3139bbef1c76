/** Examines hands in a worker thread, which is started when it is needed and gives way to the thread that serves people. */
import { Worker } from 'node:worker_threads'
import type { Time } from '../base/time.js'
import type { Examiner } from './examining.js'

type Method = Exclude<keyof Examiner, 'stop'>

/** A question to the thread: a method of its examiner, and the argument. */
export type Asked = {
  readonly [M in Method]: { readonly method: M; readonly given: Parameters<Examiner[M]>[0] }
}[Method]

export type Answered = { readonly done: unknown } | { readonly failed: Error }

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(
  isSource ? '../../bin/findings-thread.mjs' : '../findings-thread.js',
  import.meta.url,
)

/** In megabytes: a thread that needs more ends, and the gateway's own memory is left alone. */
const mostMemory = 512
/** In milliseconds: a thread that has not answered by then will not. */
const longest = 2 * 60_000

/** @param script what the thread runs: it has the games of the composition root */
export function examineInWorker(time: Pick<Time, 'after'>, script: URL = ownScript): Examiner {
  let worker: Worker | undefined
  const start = (): Worker => {
    const thread = new Worker(script, {
      ...(isSource && { execArgv: ['--conditions=source'] }),
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    })
    // A gateway that has nothing else to do may end.
    thread.unref()
    // Between two questions nobody hears of it; the next one finds out.
    thread.on('error', () => undefined)
    return thread
  }
  const stop = async (): Promise<void> => {
    const thread = worker
    worker = undefined
    await thread?.terminate()
  }
  const ask = (asked: Asked): Promise<unknown> => {
    const thread = (worker ??= start())
    return new Promise((resolve, reject) => {
      const settle = (how: () => void): void => {
        cancel()
        thread.off('message', answered).off('error', fail).off('exit', fail)
        how()
      }
      const answered = (answer: Answered): void =>
        settle(() => ('failed' in answer ? reject(answer.failed) : resolve(answer.done)))
      const fail = (error: unknown): void =>
        settle(() => {
          if (worker === thread) worker = undefined
          void thread.terminate()
          reject(error instanceof Error ? error : new Error('the thread ended'))
        })
      const cancel = time.after(longest, () => fail(new Error('the thread does not answer')))
      thread.on('message', answered).on('error', fail).on('exit', fail)
      thread.postMessage(asked)
    })
  }
  return {
    examine: (given) => ask({ method: 'examine', given }) as ReturnType<Examiner['examine']>,
    add: (given) => ask({ method: 'add', given }) as ReturnType<Examiner['add']>,
    count: (given) => ask({ method: 'count', given }) as ReturnType<Examiner['count']>,
    stop,
  }
}
