import type { ReadRecord } from './record-read.js'
import type { HandInPlay, RefusalCode } from './hand.js'
import { type SealedPlay } from './seal-play.js'

/**
 * Why a replay stopped: the refusal of a move, or before the first move: `game`: another game · `profile`, `chairs`: the game
 * does not have these · `deal`, `carry`: text that cannot be read.
 */
export type ReplayProblem = RefusalCode | 'game' | 'profile' | 'chairs' | 'deal' | 'carry'

export interface Stop {
  /** From 1, in the text that the record was read from. */
  readonly line: number
  readonly problem: ReplayProblem
  /** The text in question. */
  readonly about: string
}

/** How far a replay came: the hand after all moves before the stop; null if not even the deal could be read. */
export interface Replay {
  readonly hand: HandInPlay | null
  readonly stop: Stop | null
}

/**
 * Replays a record by the rules of now, up to the first refused move. Every move is checked as at a live table. If the record is of
 * another version of the rules, it may stop or be settled otherwise than it was.
 */
export function replay(plugin: SealedPlay, { record, lines, moveLines }: ReadRecord): Replay {
  const stop = (key: string, problem: ReplayProblem, about: string): Replay => ({
    hand: null,
    stop: { line: lines.get(key) as number, problem, about },
  })
  if (record.game !== plugin.id) return stop('game', 'game', record.game)
  if (!plugin.knows(record.profile)) return stop('profile', 'profile', record.profile)
  if (!plugin.chairs(record.profile).includes(record.chairs))
    return stop('chairs', 'chairs', String(record.chairs))
  const start = plugin.start(record.profile, record.deal, record.carry)
  if (start === undefined) {
    const fresh = plugin.start(record.profile, record.deal, plugin.between(record.profile, []))
    return fresh === undefined ? stop('deal', 'deal', record.deal) : stop('carry', 'carry', record.carry)
  }

  const seats = plugin.seating(record.chairs, record.hand).length
  let hand: HandInPlay = start
  for (const [n, { seat, move }] of record.moves.entries()) {
    const next = seat < seats ? hand.play(seat, move) : ({ refused: 'not-playing' } as const)
    if ('refused' in next) {
      const line = moveLines[n] as number
      return { hand, stop: { line, problem: next.refused, about: `${seat}:${move}` } }
    }
    hand = next
  }
  return { hand, stop: null }
}
