/** Worker threads: how they are started, and how a gateway and its thread ask each other. */
import { constants, setPriority } from 'node:os'
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'
import { Away } from './failure.js'

const isSource = import.meta.url.endsWith('.ts')

/** Starts a thread. The script of a file is named as it is when built; from sources, its TypeScript runs. */
export function startThread(script: URL, options: WorkerOptions = {}): Worker {
  if (!isSource || script.protocol !== 'file:') return new Worker(script, options)
  return new Worker(new URL('../../bin/thread.mjs', import.meta.url), {
    ...options,
    argv: [script.href.replace(/\.js$/, '.ts')],
    execArgv: ['--conditions=source'],
  })
}

/** Called in a thread: it gets what the others leave. Elsewhere a priority is that of the whole process. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}

export interface ThreadOptions {
  readonly script: URL
  /** What the thread does, in the error of a request that it has died with. */
  readonly does: string
  /** The data that it starts with. */
  readonly data?: unknown
  /** In megabytes: a thread that needs more ends, and the gateway's own memory is left alone. */
  readonly memory?: number
  /** Answers what the thread asks for. */
  readonly answers?: (request: never) => unknown
}

export interface ThreadHost<Task> {
  /** Rejects if the task fails, or the thread dies before its answer. */
  readonly ask: <T>(task: Task) => Promise<T>
  /** How many tasks have no answer yet. */
  readonly waiting: () => number
  /** Ends the thread. Open tasks are rejected. */
  readonly stop: () => Promise<void>
}

/** One thread. It starts with the first task, and again after it has died. */
export function threadHost<Task>({ script, does, data, memory, answers }: ThreadOptions): ThreadHost<Task> {
  let running: { readonly thread: Worker; readonly requests: PendingRequests } | undefined
  const begin = () => {
    const thread = startThread(script, {
      workerData: data,
      ...(memory !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memory } }),
    })
    const one = { thread, requests: pendingRequests() }
    const end = (error: Error): void => {
      if (running === one) running = undefined
      one.requests.failAll(error)
    }
    thread.on('message', (word: Word) => {
      if (!('task' in word)) one.requests.settle(word)
      else if (answers !== undefined)
        void sendOutcome(
          word.id,
          () => answers(word.task as never),
          (answer) => thread.postMessage(answer),
        )
      // With no request open, the thread does not keep the process alive.
      if (one.requests.count() === 0) thread.unref()
    })
    thread.on('error', end)
    thread.on('exit', (code) => end(new Error(`the thread that ${does} ended with ${code}`)))
    return one
  }
  return {
    ask: (task) => {
      const { thread, requests } = (running ??= begin())
      thread.ref()
      return requests.ask((id) => thread.postMessage({ id, task } satisfies Word))
    },
    waiting: () => running?.requests.count() ?? 0,
    stop: async () => {
      const ended = running?.thread
      running = undefined
      await ended?.terminate()
    },
  }
}

/** Runs each task in a new thread, one at a time: for tasks that are rare and leave nothing to cache. */
export function newThreads(options: ThreadOptions) {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: unknown, answers?: ThreadOptions['answers']): Promise<T> => {
    const done = last.then(async () => {
      const host = threadHost({ ...options, ...(answers !== undefined && { answers }) })
      try {
        return await host.ask<T>(task)
      } finally {
        await host.stop()
      }
    })
    last = done.catch(() => undefined)
    return done
  }
}

/**
 * Called in a thread: runs the tasks that come, one after the other or at once. Returns how the thread asks its gateway.
 * @throws outside a thread
 */
export function runTasks(run: (task: never) => unknown, how: 'one by one' | 'at once' = 'one by one') {
  const port = parentPort
  if (port === null) throw new Error('this runs in a thread')
  const requests = pendingRequests()
  let last: Promise<unknown> = Promise.resolve()
  port.on('message', (word: Word) => {
    if (!('task' in word)) return requests.settle(word)
    const done = (): Promise<void> =>
      sendOutcome(
        word.id,
        () => run(word.task as never),
        (answer) => port.postMessage(answer),
      )
    if (how === 'at once') void done()
    else last = last.then(done)
  })
  return <T>(task: unknown): Promise<T> => requests.ask((id) => port.postMessage({ id, task } satisfies Word))
}

/** A message between a gateway and its thread, in either direction. */
type Word = { readonly id: number; readonly task: unknown } | Answered | Failed

/** The answer to a request, by its number. */
interface Answered {
  readonly answer: number
  readonly value: unknown
}
interface Failed {
  readonly answer: number
  readonly failed: Failure
}

/** An error in a form that can be sent. */
interface Failure {
  readonly name: string
  readonly message: string
  readonly code: string | undefined
  readonly stack: string | undefined
  /** Whether a store was away, so that there is nothing to investigate. */
  readonly isAway: boolean
}

interface PendingRequests {
  /** Sends a request through `tell`, with a unique number. */
  ask<T>(tell: (id: number) => void): Promise<T>
  settle(word: Answered | Failed): void
  failAll(error: Error): void
  /** How many requests are waiting. */
  count(): number
}

export function pendingRequests(): PendingRequests {
  const open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let last = 0
  return {
    ask: (tell) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        open.set(id, { resolve, reject })
        try {
          tell(id)
        } catch (error) {
          open.delete(id)
          throw error
        }
      }),
    settle: (word) => {
      const one = open.get(word.answer)
      open.delete(word.answer)
      if ('failed' in word) one?.reject(received(word.failed))
      else one?.resolve(word.value as never)
    },
    count: () => open.size,
    failAll: (error) => {
      const all = [...open.values()]
      open.clear()
      for (const { reject } of all) reject(error)
    },
  }
}

/** Runs a request and sends its outcome: a value, or a failure. */
export async function sendOutcome(
  id: number,
  done: () => unknown,
  tell: (word: Answered | Failed) => void,
): Promise<void> {
  let word: Answered | Failed
  try {
    word = { answer: id, value: await done() }
  } catch (error) {
    word = { answer: id, failed: sent(error) }
  }
  tell(word)
}

const sent = (error: unknown): Failure => {
  const one = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in one && typeof one.code === 'string' ? one.code : undefined
  const { name, message, stack } = one
  return { name, message, code, stack, isAway: one instanceof Away }
}

const received = ({ name, message, code, stack, isAway }: Failure): Error => {
  if (isAway) return new Away(message)
  const error = Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })
  if (stack !== undefined) error.stack = stack
  return error
}
