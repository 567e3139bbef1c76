/** Moves that take too long to be chosen in the event loop: tables ask for them, and go on without them if there is no answer. */
import type { BotLevel, Line, Mind } from '@stolik/core'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'

/** What a move is chosen by. It contains nothing that a player in the bot's seat may not know. */
export interface Question {
  readonly game: string
  readonly mind: Mind
  readonly level: BotLevel
  /** Of the random numbers: a question has one answer for each effort, as long as time is not up. */
  readonly seed: string
  /** Whether a person asks for a hint: a move with its reasons, or none. */
  readonly hint?: true
}

/** Who waits, the most important first: people at a table, tables at which only bots play, people who want a hint. */
export const ranks = ['people', 'bots', 'hints'] as const

/** When an answer is needed, in milliseconds from now. */
export interface Urgency {
  /** When the move is made if there is an answer by then. */
  readonly due: number
  /** How much later the table makes the move without an answer. */
  readonly grace: number
  readonly rank: (typeof ranks)[number]
  /** The longest time that a thread may take; left out: until it is due. */
  readonly longest?: number
}

/**
 * Why a bot plays a move one level below its own. `off`: nothing thinks here · `full`: too many wait for each to have its time ·
 * `late`: no answer in time · `budget`: too little effort for the level · `failed`: the bot threw an error · `died`: its thread
 * ended · `illegal`: the answer is not a move of this hand.
 */
export const fallbacks = ['off', 'full', 'late', 'budget', 'failed', 'died', 'illegal'] as const
export type Fallback = (typeof fallbacks)[number]

export interface Chosen {
  readonly move: string
  /** Why the move is one of the level below; undefined: it is one of the level that was asked for. */
  readonly below?: Fallback
  /** The reasons of a hint, in sentences of the game. */
  readonly reasons?: { readonly what: Line; readonly why: Line }
  readonly error?: unknown
}

export type Answer = Chosen | { readonly none: Fallback; readonly error?: unknown }

export interface Thinking {
  /** Calls `done` once with the answer, unless the returned function is called before. */
  ask(question: Question, urgency: Urgency, done: (answer: Answer) => void): () => void
  /** How many questions wait for a thread. */
  waiting(): number
  stop(): Promise<void>
}

export interface ThinkingDeps {
  /** For durations only. */
  readonly time: Pick<Time, 'elapsed' | 'after'>
  readonly log: Log
  /** Called with how many seconds a thread took for an answer. */
  readonly thought: (seconds: number) => void
}

export type MakeThinking = (deps: ThinkingDeps) => Thinking

/** Nothing thinks: every bot plays one level below at once. */
export const noThinking: Thinking = {
  ask: (_, __, done) => {
    done({ none: 'off' })
    return () => undefined
  },
  waiting: () => 0,
  stop: () => Promise.resolve(),
}
