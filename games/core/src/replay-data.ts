/**
 * A record replayed by the rules of its game, as everything that can be shown. A page that shows it needs neither
 * rules nor records.
 */
import type { Chair } from './seat.js'
import { readRecordJson } from './record-json.js'
import type { BadRecord, HandRecord } from './record.js'
import { isBad, readFirstRecord, type ReadRecord } from './record-read.js'
import { replay } from './replay.js'
import type { HandInPlay } from './hand.js'
import { type SealedPlay } from './seal-play.js'
import type { Settlement } from './settlement.js'

/** JSON-safe. Fields taken from the record have the same meaning as there: `hand` from 0, `players` by chair. */
export interface ReplayData extends Pick<
  HandRecord,
  'game' | 'profile' | 'chairs' | 'hand' | 'players' | 'series' | 'place' | 'date'
> {
  /** The chair of each seat, forehand first. */
  readonly seating: readonly Chair[]
  readonly dealer: Chair
  /**
   * One step before the first move and one after each legal move. A step is an onlooker's view, then each seat's,
   * in the schema's shape.
   */
  readonly steps: readonly (readonly object[])[]
  /** The line of the record, from 1, with the first illegal move; null if all moves are legal. */
  readonly stopped: number | null
  /** The settlement after the last step; null if the hand is not over. */
  readonly settlement: Settlement | null
}

/**
 * Why there is no replay. `UNREADABLE_RECORD`: not a record, or a hand that the rules do not allow, `line` from 1 ·
 * `UNKNOWN_GAME`: the game is not known here · `OTHER_RULES`: it was played under another version of the game's
 * rules, and by those of now it would end otherwise.
 */
export type NoReplayData =
  | { readonly code: 'UNREADABLE_RECORD'; readonly line: number }
  | { readonly code: 'UNKNOWN_GAME'; readonly game: string }
  | { readonly code: 'OTHER_RULES' }

export const isReplayData = (data: ReplayData | NoReplayData): data is ReplayData => 'steps' in data

/** About twice the longest hand of any game here. A game whose rules let a hand go on for ever is cut off here. */
export const mostMoves = 500

/**
 * Replays the first record of a text, either lines or JSON on one line. The caller limits the text's length.
 * @param gameOf returns the rules of a game, undefined if it is not known
 */
export function replayDataOf(
  gameOf: (id: string) => SealedPlay | undefined,
  text: string,
): ReplayData | NoReplayData {
  const read = firstRecord(text)
  if (read === undefined) return { code: 'UNREADABLE_RECORD', line: 1 }
  if (isBad(read)) return { code: 'UNREADABLE_RECORD', line: read.line }
  const { game } = read.record
  const rules = gameOf(game)
  return rules === undefined ? { code: 'UNKNOWN_GAME', game } : replayDataBy(rules, read)
}

/** Replays a record by the rules of its game. */
export function replayDataBy(rules: SealedPlay, read: ReadRecord): ReplayData | NoReplayData {
  const { record } = read
  const played = play(rules, read)
  if ('code' in played) return played
  const { hands, stopped } = played
  const settlement = hands.at(-1)?.settlement ?? null
  if (record.version !== rules.version && !isSame(settlement, stopped, record)) return { code: 'OTHER_RULES' }
  const { game, profile, chairs, hand, players, series, place, date } = record
  const seating = rules.seating(chairs, hand)
  const eyes = [null, ...seating.keys()]
  return {
    game,
    profile,
    chairs,
    hand,
    players,
    ...(series === undefined ? {} : { series }),
    ...(place === undefined ? {} : { place }),
    ...(date === undefined ? {} : { date }),
    seating,
    dealer: rules.dealer(chairs, hand),
    steps: hands.map((at) => eyes.map((seat) => at.view(seat))),
    stopped,
    settlement,
  }
}

/** Whether a hand ends by the rules of now as it did by those that it was played by. */
const isSame = (settlement: Settlement | null, stopped: number | null, { scores }: HandRecord): boolean =>
  stopped === null && (scores === undefined || String(scores) === String(settlement?.scores))

/** Reads the first record of a text, either lines or JSON on one line; undefined if there is none. */
export function firstRecord(text: string): ReadRecord | BadRecord | undefined {
  const plain = text.trim()
  return plain.startsWith('{')
    ? readRecordJson({ text: plain.split('\n', 1)[0] as string, number: 1 })
    : readFirstRecord(text)
}

interface Played {
  /** The hand at the start and after each legal move. */
  readonly hands: readonly HandInPlay[]
  readonly stopped: number | null
}

function play(rules: SealedPlay, read: ReadRecord): Played | NoReplayData {
  const { record, moveLines } = read
  const begun = replay(rules, { ...read, record: { ...record, moves: [] } })
  if (begun.hand === null)
    return record.version === rules.version
      ? { code: 'UNREADABLE_RECORD', line: begun.stop?.line ?? 1 }
      : { code: 'OTHER_RULES' }
  const seats = rules.attending(record.chairs, record.hand).length
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
