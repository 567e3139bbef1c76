/**
 * Luck that players commit to before any of it is opened: whoever knows the platform's seed, and adds luck last, could otherwise
 * try until they like the cards.
 */
import { hex } from './hex.js'
import { isLuck, type Sha256 } from './stream.js'

/**
 * How a chair's luck came into a hand. `committed`: its player committed to it and opened it. `open`: it was added openly, and fixed
 * before any was opened. `withheld`: its player committed and did not open, so they have none. `none`: nobody added any.
 */
export const luckWays = ['committed', 'open', 'withheld', 'none'] as const
export type LuckWay = (typeof luckWays)[number]

/** What the luck of a hand is bound to. */
export interface LuckBinding {
  readonly table: string
  /** From 0. An attempt is thrown away if somebody withholds their luck. */
  readonly attempt: number
  /** By chair; empty if there is none. That of a withheld luck is of the attempt in which it was withheld. */
  readonly commitments: readonly string[]
  /** By chair. */
  readonly ways: readonly LuckWay[]
}

/** Where luck is committed to. `commitment` is the platform's own for the hand, which is counted from 0. */
export interface LuckPlace {
  readonly table: string
  readonly hand: number
  readonly attempt: number
  readonly chair: number
  readonly commitment: string
}

/** The text whose hash commits to luck. It contains the platform's commitment, which is therefore older. */
export const luckText = ({ table, hand, attempt, chair, commitment }: LuckPlace, luck: string): string =>
  `luck:${table}:${hand}:${attempt}:${chair}:${commitment}:${luck}`

/** The SHA-256 that commits a player to their luck, in lower-case hex. */
export const luckCommitment = (sha256: Sha256, place: LuckPlace, luck: string): string =>
  hex(sha256(luckText(place, luck)))

/** Whether a text can be a commitment. */
export const isCommitment = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Whether a text can be the name of a table in a binding. */
export const isTableName = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** Whether a binding has the form that a hand with this number of chairs needs. */
export const isBinding = (binding: LuckBinding, chairs: number): boolean =>
  isTableName(binding.table) &&
  Number.isInteger(binding.attempt) &&
  binding.attempt >= 0 &&
  binding.commitments.length === chairs &&
  binding.ways.length === chairs &&
  binding.commitments.every(
    (one, chair) => isCommitment(one) || (one === '' && binding.ways[chair] === 'none'),
  )

/** Whether the luck of a hand is what it was bound to. `commitment` is the platform's own. */
export const isBoundLuck = (
  sha256: Sha256,
  { table, attempt, commitments, ways }: LuckBinding,
  hand: number,
  commitment: string,
  luck: readonly string[],
): boolean =>
  luck.every((one, chair) => {
    const way = ways[chair] ?? 'none'
    if (way === 'none' || way === 'withheld') return one === ''
    const place = { table, hand, attempt, chair, commitment }
    return isLuck(one) && one !== '' && luckCommitment(sha256, place, one) === commitments[chair]
  })
