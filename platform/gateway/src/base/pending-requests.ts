/** Requests sent over a wire that wait for their answers. */
import { Away } from './failure.js'

/** The answer to a request, by its number. */
export interface Answered {
  readonly answer: number
  readonly value: unknown
}
export interface Failed {
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

export interface PendingRequests {
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
  done: () => Promise<unknown>,
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
