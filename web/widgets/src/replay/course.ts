/** A record played again by the game's own rules: the hand as it stood before the first move and after each. */
import {
  isRefusal,
  replay,
  type HandInPlay,
  type HandRecord,
  type SealedPlay,
  type ReadRecord,
} from '@stolik/core'

export interface Course {
  readonly record: HandRecord
  /** One more than there are moves that the rules allow. */
  readonly hands: readonly HandInPlay[]
  /** The line of the record, from 1, with the first move that the rules refuse; null when it is sound. */
  readonly stopped: number | null
}

/** Why there is nothing to play: `line` from 1 with what stands for nothing; null where other rules have played it. */
export interface NoCourse {
  readonly line: number | null
}

export const isCourse = (course: Course | NoCourse): course is Course => 'hands' in course

export function courseOf(rules: SealedPlay, read: ReadRecord): Course | NoCourse {
  const { record, moveLines } = read
  const begun = replay(rules, { ...read, record: { ...record, moves: [] } })
  if (begun.hand === null) {
    const { problem, line } = begun.stop ?? { problem: 'version', line: 1 }
    return { line: problem === 'game' || problem === 'version' ? null : line }
  }
  const seats = rules.seating(record.chairs, record.hand).length
  const hands = [begun.hand]
  let hand = begun.hand
  for (const [n, { seat, move }] of record.moves.entries()) {
    const next = seat < seats ? hand.play(seat, move) : null
    if (next === null || isRefusal(next)) return { record, hands, stopped: moveLines[n] ?? 1 }
    hand = next
    hands.push(hand)
  }
  return { record, hands, stopped: null }
}
