import { seeded, unhurried, type BotLevel, type Budget, type Mind, type Plugin } from '@stolik/core'
import type { Answer, Fallback, Question } from './thinking.js'

/** A question as it reaches the thread that answers it. */
export interface Received extends Question {
  /** How much of the usual thinking, up to 1. 0: there is no time for the level, so the move is one of the level below. */
  readonly effort: number
  /** When time is up, by `steady`. */
  readonly until: number
}

/** Milliseconds by a clock that all threads of a process share, and that nobody sets. */
export const steady = (): number => Number(process.hrtime.bigint() / 1_000n) / 1_000

/** Chooses moves in the calling thread. Where the level cannot be played, it chooses what the level below plays. */
export function answerBy(plugins: readonly Plugin[], now: () => number = steady) {
  const byId = new Map(plugins.map((plugin) => [plugin.id, plugin]))
  return ({ game, mind, level, seed, hint, effort, until }: Received): Answer => {
    const budget = { effort, over: () => now() >= until }
    const plugin = byId.get(game)
    if (plugin === undefined) return { none: 'failed', error: new RangeError('another game') }
    if (hint === true) return hinted(plugin, mind, budget, seed)
    let below: Fallback = effort > 0 ? 'budget' : 'full'
    let failure: object = {}
    try {
      const move = plugin.think(mind, level, budget, seeded(seed))
      if (move !== undefined) return { move }
    } catch (error) {
      below = 'failed'
      failure = { error }
    }
    try {
      const move = plugin.think(mind, levelBelow, unhurried, seeded(seed))
      return move === undefined ? { none: below, ...failure } : { move, below, ...failure }
    } catch (error) {
      return { none: 'failed', error }
    }
  }
}

/** A hint is a master's or none: nobody is told that club's move is one. */
function hinted(plugin: Plugin, mind: Mind, budget: Budget, seed: string): Answer {
  try {
    const found = plugin.hint(mind, budget, seeded(seed))
    if (found === undefined) return { none: 'budget' }
    const { move, what, why } = found
    return { move, reasons: { what, why } }
  } catch (error) {
    return { none: 'failed', error }
  }
}

/** Below master, the only level that is asked for here. Its bots take some milliseconds, whatever they know. */
const levelBelow: BotLevel = 'club'
