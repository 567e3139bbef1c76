/** The thread that masters think in, from the page's side. It answers one question at a time. */
import type { Mind } from '@stolik/core'
import { hasThreads, startThread as openThread } from '../analysis/thread.js'
import address from './bots-worker.ts?worker&url'

/** What a move is chosen by. It contains nothing that a player in the bot's seat may not know. */
export interface Question {
  readonly game: string
  readonly mind: Mind
  /** Of the random numbers. */
  readonly seed: string
  /** How much of the usual thinking; 1 */
  readonly effort?: number
}

export interface Asked extends Question {
  /** Milliseconds until the bot must decide by what it has found. */
  readonly within: number
}

/** `move` is undefined if there was not enough time for any. */
export interface Answer {
  readonly move: string | undefined
}

export interface Thread {
  /** Undefined if there is no answer in time; from then on there is none to any question. */
  ask(question: Question): Promise<string | undefined>
  stop(): void
}

/** In milliseconds. */
export interface Patience {
  /** How long a master thinks. */
  readonly think: number
  /** A thread that has not answered by then is ended. The first answer includes fetching its code. */
  readonly first: number
  readonly later: number
}
const patience: Patience = { think: 1_000, first: 20_000, later: 10_000 }
/** In gigabytes, as browsers tell it. With less, a thread with a game of its own could make the browser close the page. */
const leastMemory = 1

/** Undefined where the browser has no threads, or too little memory for one. */
export function startThread(wait = patience, start = openThread): Thread | undefined {
  const { deviceMemory = leastMemory } = navigator as { readonly deviceMemory?: number }
  if (!hasThreads() || deviceMemory < leastMemory) return undefined
  let isOver = false
  let answered = false
  let tell: (move: string | undefined) => void = () => undefined
  const end = (): void => {
    isOver = true
    tell(undefined)
  }
  const thread = start(address, {
    message: (data) => {
      answered = true
      tell((data as Answer).move)
    },
    died: end,
  })
  const stop = (): void => {
    thread.stop()
    end()
  }
  return {
    ask: (question) =>
      new Promise((resolve) => {
        if (isOver) return resolve(undefined)
        const timer = setTimeout(stop, answered ? wait.later : wait.first)
        tell = (move) => {
          clearTimeout(timer)
          resolve(move)
        }
        thread.send({ ...question, within: wait.think } satisfies Asked)
      }),
    stop,
  }
}
