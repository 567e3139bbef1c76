/** Examines hands in a worker thread, which is started when it is needed and gives way to the thread that serves people. */
import { threadHost } from '../base/threads.js'
import type { Time } from '../base/time.js'
import type { Examiner } from './examining.js'

type Method = Exclude<keyof Examiner, 'stop'>

/** A task of the thread: a method of its examiner, and the argument. */
export type Task = {
  readonly [M in Method]: { readonly method: M; readonly input: Parameters<Examiner[M]>[0] }
}[Method]

/** In milliseconds: a thread that has not answered by then will not. */
const longest = 2 * 60_000

/** @param script what the thread runs: it has the games of the composition root */
export function examineInWorker(time: Pick<Time, 'after'>, script: URL = ownScript): Examiner {
  const host = threadHost<Task>({ script, does: 'examines hands', memory: 512 })
  const ask = async <T>(task: Task): Promise<T> => {
    const cancel = time.after(longest, () => void host.stop())
    return host.ask<T>(task).finally(cancel)
  }
  return {
    examine: (input) => ask({ method: 'examine', input }),
    add: (input) => ask({ method: 'add', input }),
    count: (input) => ask({ method: 'count', input }),
    stop: host.stop,
  }
}

const ownScript = new URL('../findings-thread.js', import.meta.url)
