/**
 * The record of one hand, finished or not, and the shape of its text:
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
 * Everything is counted from 0; a move is `seat:move`, and lines of moves are wrapped. The shuffle's
 * `commitment`, `salt`, `seed` and `luck` may stand before the moves, all four or none; so may `id`, what the
 * record is called where it comes from, `place`, `series`, `date`, `comment` and `ratings` (`1200||950`, by chair),
 * all as that platform writes them, and `scores`, what it claims that each seat has scored: `48|0|0`. A file holds any
 * number of records; empty lines and lines that begin with `#` mean nothing.
 *
 * The same as JSON is an object on one line that begins with `"stolik":1`: `writeRecordJson`.
 */
import type { Seat } from './seat.js'
import type { Proof } from './commit.js'

/** Raised when an older reader would misread the text. */
export const recordFormat = 1

/** A move with the seat that made it. */
export interface Played {
  readonly seat: Seat
  readonly move: string
}

/** What a record may say of itself beside the hand: words of the platform that it comes from, read by nobody here. */
interface Origin {
  /** What the record is called there. */
  readonly id?: string
  readonly place?: string
  readonly series?: string
  readonly date?: string
  readonly comment?: string
  /** By chair; without `|`. */
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
  /** The opened shuffle; null when the deal came from elsewhere. */
  readonly proof: Proof | null
  readonly moves: readonly Played[]
  /** The scores by seat that the record claims; a check compares them with those of its moves. */
  readonly scores?: readonly number[]
}

/** The keys of the header, in the order in which they are written. */
export const recordKeys = ['game', 'profile', 'chairs', 'hand', 'deal', 'carry'] as const
/** The keys of the opened shuffle. */
export const proofKeys = ['commitment', 'salt', 'seed', 'luck'] as const

/** Keys that a record may do without: plain texts, and lists that `|` parts. */
export const spareTexts = ['id', 'place', 'series', 'date', 'comment'] as const
export const spareLists = ['ratings', 'scores'] as const
export const spareKeys = [...spareTexts, ...spareLists] as const

/** Whether a text can be a value of the header: one line, without space at its ends. */
export const isValue = (text: string): boolean =>
  text.trim() === text && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
/** Whether a text can be a move of a record: one word. */
export const isWord = (text: string): boolean => text !== '' && isValue(text) && !/\s/.test(text)

/**
 * What is wrong with a text: `stray` it belongs to no record · `format` another format of records · `line`
 * neither `key: value` nor moves · `key` no such key · `twice` the key was there · `missing` the key is not
 * there · `value` the key cannot have this value · `move` not `seat:move`.
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
