/**
 * The deals of a series in which all tables play the same cards. One secret gives all of them. It is drawn by the server and
 * committed to before the series is drawn, and opened when the last table has finished. Each deal has a seed of its own, so
 * opening the deal of one hand to its players tells nothing about the hands to come. Pure.
 *
 * The players add no luck at these tables: whatever one table added would have to be known at all others. Against a server that
 * tries seeds until it likes the cards, the outside value of the draw is mixed in, which nobody knows when the secret is
 * committed to.
 */
import { commitment, stream, type Random, type Sealed } from '@stolik/core'
import { sha256, sha256Hex } from '@stolik/contract/sha256'
import { mixed } from '../model/lots.js'

/** One deal of a series. */
export interface DealOf {
  /** From 1. */
  readonly series: number
  /** From 0. */
  readonly hand: number
  /** How often the hand was voided at the table before. Its first substitute is the same at every table, too. */
  readonly redeal: number
}

/** Returns the commitment to the deals of a series: SHA-256 of `salt:seed` in lower-case hex. */
export const dealsCommitment = (secret: Sealed): string => commitment(sha256, secret)

/**
 * Returns what one deal is shuffled with at every table: SHA-256 of `TEXT:deal|SERIES|HAND|REDEAL` in lower-case hex, where TEXT is
 * the salt, or the seed after the outside value was mixed in. SECRET until the last table has finished the series.
 * @param outside the value that the draw of the series named; null if the regulations name none
 */
export const dealSealed = (
  { salt, seed }: Sealed,
  outside: string | null,
  { series, hand, redeal }: DealOf,
): Sealed => {
  const words = `deal|${series}|${hand}|${redeal}`
  return { salt: sha256Hex(`${salt}:${words}`), seed: sha256Hex(`${mixed(seed, outside)}:${words}`) }
}

/** Returns the text of one deal. @param deal deals as the game does, such as `plugin.deal` with a profile */
export const dealText = (
  secret: Sealed,
  outside: string | null,
  of: DealOf,
  deal: (random: Random) => string,
): string => deal(stream(sha256, dealSealed(secret, outside, of).seed, []))
