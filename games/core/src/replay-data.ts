/** A record played again by the rules of its game, as what there is to see: who shows it needs neither rules nor records. */
import type { Chair } from './seat.js'
import { readRecordJson } from './record-json.js'
import type { BadRecord, HandRecord } from './record.js'
import { isBad, readFirstRecord, type ReadRecord } from './record-read.js'
import { replay } from './replay.js'
import type { HandInPlay } from './hand.js'
import { type SealedPlay } from './seal-play.js'
import type { Settlement } from './settlement.js'

/** JSON-safe. What it has of the record is as the record has it: `hand` from 0, `players` by chair. */
export interface ReplayData extends Pick<
  HandRecord,
  'game' | 'profile' | 'chairs' | 'hand' | 'players' | 'series' | 'place' | 'date'
> {
  /** The chair of each seat, forehand first. */
  readonly seating: readonly Chair[]
  readonly dealer: Chair
  /** Before the first move and after each that the rules allow: an onlooker's view, then each seat's, in the shape of the schema. */
  readonly steps: readonly (readonly object[])[]
  /** The line of the record, from 1, with the first move that the rules refuse; null when it is sound. */
  readonly stopped: number | null
  /** Of the last step; null where the hand is not over. */
  readonly settlement: Settlement | null
}

/**
 * Why there is none: `UNREADABLE_RECORD` no record, or of a hand that the rules do not have, `line` from 1 · `UNKNOWN_GAME`
 * nobody here knows the game · `OTHER_RULES` it was played by another version of its rules.
 */
export type NoReplayData =
  | { readonly code: 'UNREADABLE_RECORD'; readonly line: number }
  | { readonly code: 'UNKNOWN_GAME'; readonly game: string }
  | { readonly code: 'OTHER_RULES' }

export const isReplayData = (data: ReplayData | NoReplayData): data is ReplayData => 'steps' in data

/** About twice the longest hand that any game here can have; one that would let a hand go on for ever is cut off. */
export const mostMoves = 500

/**
 * The replay of the first record of a text, as lines or as JSON on one line. The caller bounds the text.
 * @param gameOf the rules of a game, undefined where it is not known
 */
export function replayDataOf(
  gameOf: (id: string) => SealedPlay | undefined,
  text: string,
): ReplayData | NoReplayData {
  const read = firstRecord(text)
  if (read === undefined) return { code: 'UNREADABLE_RECORD', line: 1 }
  if (isBad(read)) return { code: 'UNREADABLE_RECORD', line: read.line }
  const { record } = read
  const rules = gameOf(record.game)
  if (rules === undefined) return { code: 'UNKNOWN_GAME', game: record.game }
  const played = play(rules, read)
  if ('code' in played) return played
  const { hands, stopped } = played
  const { game, profile, chairs, hand, players, series, place, date } = record
  const seating = rules.seating(chairs, hand)
  const eyes = [null, ...seating.keys()]
  return {
    ...{ game, profile, chairs, hand, players },
    ...(series === undefined ? {} : { series }),
    ...(place === undefined ? {} : { place }),
    ...(date === undefined ? {} : { date }),
    seating,
    dealer: rules.dealer(chairs, hand),
    steps: hands.map((at) => eyes.map((seat) => at.view(seat))),
    stopped,
    settlement: hands.at(-1)?.settlement ?? null,
  }
}

function firstRecord(text: string): ReadRecord | BadRecord | undefined {
  const plain = text.trim()
  return plain.startsWith('{')
    ? readRecordJson({ text: plain.split('\n', 1)[0] as string, number: 1 })
    : readFirstRecord(text)
}

interface Played {
  /** One more than there are moves that the rules allow. */
  readonly hands: readonly HandInPlay[]
  readonly stopped: number | null
}

function play(rules: SealedPlay, read: ReadRecord): Played | NoReplayData {
  const { record, moveLines } = read
  const begun = replay(rules, { ...read, record: { ...record, moves: [] } })
  if (begun.hand === null) {
    const { problem, line } = begun.stop ?? { problem: 'version', line: 1 }
    return problem === 'version' ? { code: 'OTHER_RULES' } : { code: 'UNREADABLE_RECORD', line }
  }
  const seats = rules.seating(record.chairs, record.hand).length
  const hands = [begun.hand]
  let hand = begun.hand
  for (const [n, { seat, move }] of record.moves.entries()) {
    const line = moveLines[n] as number
    const next = seat < seats ? hand.play(seat, move) : null
    if (next === null || 'refused' in next) return { hands, stopped: line }
    if (n === mostMoves) return { code: 'UNREADABLE_RECORD', line }
    hand = next
    hands.push(hand)
  }
  return { hands, stopped: null }
}
