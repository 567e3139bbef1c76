import { seeded, type Plugin } from '@stolik/core'
import type { Answer, Question } from './thinking.js'

/** A question as it reaches the thread that answers it. */
export interface Received extends Question {
  /** How much of the usual thinking, more than 0 and up to 1. */
  readonly effort: number
  /** When time is up, by `steady`. */
  readonly until: number
}

/** Milliseconds by a clock that all threads of a process share, and that nobody sets. */
export const steady = (): number => Number(process.hrtime.bigint() / 1_000n) / 1_000

/** Chooses moves in the calling thread. */
export function answerBy(plugins: readonly Plugin[], now: () => number = steady) {
  const byId = new Map(plugins.map((plugin) => [plugin.id, plugin]))
  return ({ game, mind, level, seed, effort, until }: Received): Answer => {
    try {
      const budget = { effort, over: () => now() >= until }
      const plugin = byId.get(game)
      if (plugin === undefined) throw new RangeError('another game')
      const move = plugin.think(mind, level, budget, seeded(seed))
      return move === undefined ? { none: 'budget' } : { move }
    } catch (error) {
      return { none: 'failed', error }
    }
  }
}
