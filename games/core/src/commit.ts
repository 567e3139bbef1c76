/**
 * The shuffle anyone can check: a commitment is shown before the first card, and opened after the last.
 * The platform cannot choose its seed after it has heard the players' luck, nor they theirs after its seed.
 */
import { isLuck, isSecret, stream, type Sha256 } from './stream.js'
import type { Random } from './random.js'

/** What opens a commitment. Both texts are secrets as `isSecret` says; the salt keeps the seed from being guessed. */
export interface Sealed {
  readonly salt: string
  readonly seed: string
}

/** All that is needed to check a shuffle. */
export interface Proof extends Sealed {
  readonly commitment: string
  /** What the players added, by chair; empty = nothing. */
  readonly luck: readonly string[]
}

/** SHA-256, in lower-case hex, of `salt:seed`. */
export const commitment = (sha256: Sha256, { salt, seed }: Sealed): string => hex(sha256(`${salt}:${seed}`))

/**
 * What a check of a shuffle says: `fair`; `malformed` when a text has not the form it must have; `commitment`
 * when it is not of this seed and salt; `deal` when the cards are not those that seed and luck give.
 */
export type Verdict = 'fair' | 'malformed' | 'commitment' | 'deal'

/** Checks a shuffle. `deal` deals as the game does and gives the deal's text, to be compared with `dealt`. */
export function verify(
  sha256: Sha256,
  proof: Proof,
  dealt: string,
  deal: (random: Random) => string,
): Verdict {
  if (!isSecret(proof.salt) || !isSecret(proof.seed) || !proof.luck.every(isLuck)) return 'malformed'
  if (commitment(sha256, proof) !== proof.commitment) return 'commitment'
  return deal(stream(sha256, proof.seed, proof.luck)) === dealt ? 'fair' : 'deal'
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
