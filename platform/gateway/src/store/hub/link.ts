/**
 * Calls between two processes over a channel that keeps their order. What is sent in one turn of the event loop travels as
 * one message.
 */
import { Away } from '../../base/failure.js'
import { nextTurn } from '../../base/turn.js'

/** An error that crosses processes. Its message may quote data, so it is never logged; see ../../base/failure.ts. */
interface Failure {
  readonly isAway: boolean
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  readonly code: string | undefined
}

type Part =
  | readonly ['ask', n: number, name: string, args: readonly unknown[]]
  | readonly ['tell', name: string, args: readonly unknown[]]
  | readonly ['answer', n: number, value: unknown]
  | readonly ['failed', n: number, failure: Failure]

/** What was sent in one turn. */
export type Batch = readonly Part[]

/** Carries copies of plain data, in order. */
export interface Channel {
  readonly send: (batch: Batch) => void
  readonly hear: (heard: (batch: Batch) => void) => void
}

type Calls<T> = { readonly [Name in keyof T]: (...args: never[]) => unknown }
type ArgsOf<F> = F extends (...args: infer Args) => unknown ? Args : never
type AnswerOf<F> = F extends (...args: never[]) => infer Answer ? Awaited<Answer> : never

export interface Link<Theirs> {
  /** @throws what the other side throws, as an Error with the same code, or as Away */
  ask<Name extends keyof Theirs & string>(
    name: Name,
    ...args: ArgsOf<Theirs[Name]>
  ): Promise<AnswerOf<Theirs[Name]>>
  tell<Name extends keyof Theirs & string>(name: Name, ...args: ArgsOf<Theirs[Name]>): void
  /** The other side is gone: whatever it was asked fails, now and later. */
  cut(): void
}

interface Asked {
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
}

/** @param mine what the other side may call */
export function link<Theirs>(channel: Channel, mine: Calls<object>): Link<Theirs> {
  const asked = new Map<number, Asked>()
  const later = nextTurn()
  let waiting: Part[] = []
  let last = 0
  let isCut = false

  const send = (part: Part): void => {
    if (waiting.push(part) > 1) return
    later(() => {
      const batch = waiting
      waiting = []
      if (!isCut) channel.send(batch)
    })
  }
  const call = (name: string, args: readonly unknown[]): unknown =>
    (mine as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>)[name]?.(...args)
  const answer = (n: number, name: string, args: readonly unknown[]): void => {
    const failed = (error: unknown): void => send(['failed', n, failureOf(error)])
    try {
      const value = call(name, args)
      // An answer that is ready keeps its place among what is told.
      if (value instanceof Promise) value.then((done: unknown) => send(['answer', n, done]), failed)
      else send(['answer', n, value])
    } catch (error) {
      failed(error)
    }
  }
  const settle = (n: number): Asked | undefined => {
    const one = asked.get(n)
    asked.delete(n)
    return one
  }
  const take = (part: Part): void => {
    if (part[0] === 'ask') answer(part[1], part[2], part[3])
    else if (part[0] === 'tell') void call(part[1], part[2])
    else if (part[0] === 'answer') settle(part[1])?.done(part[2])
    else settle(part[1])?.failed(errorOf(part[2]))
  }
  channel.hear((batch) => {
    for (const part of batch) if (!isCut) take(part)
  })

  return {
    ask: (name, ...args) =>
      new Promise((done, failed) => {
        if (isCut) return failed(new Away('the other process is gone'))
        last += 1
        asked.set(last, { done: done as Asked['done'], failed })
        send(['ask', last, name, args])
      }),
    tell: (name, ...args) => send(['tell', name, args]),
    cut: () => {
      isCut = true
      for (const { failed } of asked.values()) failed(new Away('the other process is gone'))
      asked.clear()
    },
  }
}

const failureOf = (error: unknown): Failure => ({
  isAway: error instanceof Away,
  name: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message : '',
  stack: error instanceof Error ? error.stack : undefined,
  code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
})

function errorOf({ isAway, name, message, stack, code }: Failure): Error {
  const error = isAway ? new Away(message) : Object.assign(new Error(message), { name })
  if (stack !== undefined) error.stack = stack
  return code === undefined ? error : Object.assign(error, { code })
}
