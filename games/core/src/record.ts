/**
 * The record of one hand, finished or not, and the format of its text:
 *
 *     stolik: 1
 *     game: skat 1
 *     profile: pzskat
 *     chairs: 3
 *     hand: 0
 *     player 0: Ola
 *     player 1: Jan
 *     player 2: Ewa
 *     deal: …
 *     carry: …
 *     moves:
 *     1:18 0:yes 1:pass …
 *
 * Everything is counted from 0. A move is `seat:move`, and lines of moves are wrapped. Optional keys may stand
 * before the moves. The shuffle's `commitment`, `salt`, `seed` and `luck` come all together or not at all, and after them
 * likewise what the luck was bound to before it was opened: `table`, `attempt`, `commitments` (`…||…`, by chair) and `ways`
 * (`committed|none|open`). `id`
 * (the record's name on the platform it comes from), `place`, `series`, `date`, `comment` and `ratings`
 * (`1200||950`, by chair) are copied as that platform writes them. `rules` is the digest of the rules, which a change of
 * any option changes. `scores` is the claimed score of each seat: `48|0|0`. A file holds any number of records; empty lines and lines that begin with `#` are ignored.
 *
 * As JSON, a record is an object on one line that begins with `"stolik":1`: see `writeRecordJson`.
 */
import type { Seat } from './seat.js'
import type { Proof } from './commit.js'

/** Must be raised when an older reader would misread the text. */
export const recordFormat = 1

/** A move with the seat that made it. */
export interface Played {
  readonly seat: Seat
  readonly move: string
}

/** Optional facts about a record, in the words of the platform it comes from. Nothing here interprets them. */
interface Origin {
  /** The name of the record on that platform. */
  readonly id?: string
  readonly place?: string
  readonly series?: string
  readonly date?: string
  readonly comment?: string
  /** By chair; a rating must not contain `|`. */
  readonly ratings?: readonly string[]
}

export interface HandRecord extends Origin {
  readonly game: string
  readonly version: number
  readonly profile: string
  readonly chairs: number
  /** Which hand of its series, from 0. */
  readonly hand: number
  /** Names by chair. */
  readonly players: readonly string[]
  readonly deal: string
  readonly carry: string
  /** The opened shuffle; null if the deal came from elsewhere. */
  readonly proof: Proof | null
  readonly moves: readonly Played[]
  /** The digest of the rules that it was played by, if whoever wrote it had one. */
  readonly rules?: string
  /** The scores by seat that the record claims. A check compares them with the scores of its moves. */
  readonly scores?: readonly number[]
}

/** The keys of the header, in the order they are written. */
export const recordKeys = ['game', 'profile', 'chairs', 'hand', 'deal', 'carry'] as const
/** The keys of the opened shuffle. */
export const proofKeys = ['commitment', 'salt', 'seed', 'luck'] as const
/** The keys of what its luck was bound to. */
export const bindingKeys = ['table', 'attempt', 'commitments', 'ways'] as const

/** Optional keys: plain texts, and lists whose items are separated by `|`. */
export const spareTexts = ['id', 'place', 'series', 'date', 'comment', 'rules'] as const
export const spareLists = ['ratings', 'scores'] as const
export const spareKeys = [...spareTexts, ...spareLists] as const

/** Whether a text can be a value of the header: one line, trimmed. */
export const isValue = (text: string): boolean =>
  text.trim() === text && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
/** Whether a text can be a move of a record: one word. */
export const isWord = (text: string): boolean => text !== '' && isValue(text) && !/\s/.test(text)

/**
 * What is wrong with a text: `stray`: it belongs to no record · `format`: another record format · `line`: neither
 * `key: value` nor moves · `key`: no such key · `twice`: the key is repeated · `missing`: the key is missing ·
 * `value`: the key cannot have this value · `move`: not `seat:move`.
 */
export type RecordProblem = 'stray' | 'format' | 'line' | 'key' | 'twice' | 'missing' | 'value' | 'move'

/** Why a record could not be read. */
export interface BadRecord {
  /** From 1. */
  readonly line: number
  readonly problem: RecordProblem
  /** The text or the key in question. */
  readonly about: string
}
