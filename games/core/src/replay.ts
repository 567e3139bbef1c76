import type { ReadRecord } from './record-read.js'
import type { HandInPlay, RefusalCode } from './hand.js'
import { type SealedPlay } from './seal-play.js'

/**
 * Why a record cannot be played on: the door's refusal of a move, or before the first move `game` it is of
 * another game · `version` of other rules of that game · `profile`, `chairs` that the game does not have ·
 * `deal`, `carry` that stand for nothing.
 */
export type ReplayProblem = RefusalCode | 'game' | 'version' | 'profile' | 'chairs' | 'deal' | 'carry'

export interface Stop {
  /** From 1, in the text that the record was read from. */
  readonly line: number
  readonly problem: ReplayProblem
  /** The text in question. */
  readonly about: string
}

/** Where a replay came to: the hand after all moves up to the stop, null if there was not even a deal. */
export interface Replay {
  readonly hand: HandInPlay | null
  readonly stop: Stop | null
}

/** Plays a record again through the one door, up to the first refused move. */
export function replay(plugin: SealedPlay, { record, lines, moveLines }: ReadRecord): Replay {
  const stop = (key: string, problem: ReplayProblem, about: string): Replay => ({
    hand: null,
    stop: { line: lines.get(key) as number, problem, about },
  })
  if (record.game !== plugin.id) return stop('game', 'game', record.game)
  if (record.version !== plugin.version) return stop('game', 'version', String(record.version))
  if (!plugin.profiles.includes(record.profile)) return stop('profile', 'profile', record.profile)
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
