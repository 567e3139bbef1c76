/**
 * The bots of a hand that is played again. A master thinks in a thread of its own. Where there is none, or no answer in time, it plays
 * like a bot of the level below.
 */
import { seeded, unhurried, type BotLevel, type Hand, type Plugin, type Seat } from '@stolik/core'
import type { Thread } from './thread.js'

export interface Bots {
  /** Returns the move of a bot whose turn it is. It knows what a player in its seat knows. */
  choose(hand: Hand, seat: Seat): Promise<string>
  /** Whether a bot has played below its level. */
  readonly isWeaker: boolean
  stop(): void
}

/**
 * @param plugin has bots of the level, except for masters
 * @param startThread returns a thread that masters think in, undefined if there can be none; called for masters only
 */
export function botsOf(plugin: Plugin, level: BotLevel, startThread: () => Thread | undefined): Bots {
  const thread = level === 'master' ? startThread() : undefined
  let isWeaker = false
  const here = (hand: Hand, seat: Seat, at: BotLevel): string => {
    const mind = hand.mind(seat)
    const move = plugin.think(mind, at, unhurried, seeded(seedOf(mind.view)))
    if (move === undefined) throw new Error(`no move of a bot at the level ${at}`)
    return move
  }
  return {
    async choose(hand, seat) {
      if (level !== 'master') return here(hand, seat, level)
      const mind = hand.mind(seat)
      const move = await thread?.ask({ game: plugin.id, mind, seed: seedOf(mind.view) })
      if (move !== undefined && hand.legal(seat).includes(move)) return move
      isWeaker = true
      return here(hand, seat, 'club')
    },
    get isWeaker() {
      return isWeaker
    },
    stop: () => thread?.stop(),
  }
}

/** The same view gives the same move, so that only the person's card makes a difference when they try another one. */
const seedOf = (view: object): string => JSON.stringify(view)
