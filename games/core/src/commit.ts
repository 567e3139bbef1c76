/**
 * A shuffle that anyone can check: a commitment is shown before the first card and opened after the last. The
 * platform must fix its seed before it learns the players' luck. The players must add their luck before they learn
 * the seed.
 */
import { isLuck, isSecret, stream, type Sha256 } from './stream.js'
import type { Random } from './random.js'

/**
 * What opens a commitment. Both texts are secrets in the sense of `isSecret`; the salt prevents guessing the seed.
 */
export interface Sealed {
  readonly salt: string
  readonly seed: string
}

/** Everything needed to check a shuffle. */
export interface Proof extends Sealed {
  readonly commitment: string
  /** What each player added, by chair; empty if nothing. */
  readonly luck: readonly string[]
}

/** The SHA-256 of `salt:seed`, in lower-case hex. */
export const commitment = (sha256: Sha256, { salt, seed }: Sealed): string => hex(sha256(`${salt}:${seed}`))

/**
 * The result of checking a shuffle: `fair`; `malformed` if a text does not have the required form; `commitment` if
 * it does not match the seed and salt; `deal` if seed and luck give other cards.
 */
export type Verdict = 'fair' | 'malformed' | 'commitment' | 'deal'

/** Checks a shuffle. `deal` deals as the game does and returns the deal's text, which is compared with `dealt`. */
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
