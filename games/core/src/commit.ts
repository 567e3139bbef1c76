/**
 * A shuffle that anyone can check: a commitment is shown before the first card and opened after the last. The
 * platform must fix its seed before it learns the players' luck. The players must add their luck before they learn
 * the seed.
 */
import { isBinding, isBoundLuck, type LuckBinding } from './committed-luck.js'
import { hex } from './hex.js'
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
  /** What the luck was bound to before any of it was opened. Missing where all luck was added openly, as it was until 1.2. */
  readonly binding?: LuckBinding
}

/** The SHA-256 of `salt:seed`, in lower-case hex. */
export const commitment = (sha256: Sha256, { salt, seed }: Sealed): string => hex(sha256(`${salt}:${seed}`))

/**
 * The result of checking a shuffle: `fair`; `malformed` if a text does not have the required form; `commitment` if
 * it does not match the seed and salt; `luck` if a player's luck is not what it was bound to; `deal` if seed and luck
 * give other cards.
 */
export type Verdict = 'fair' | 'malformed' | 'commitment' | 'luck' | 'deal'

/**
 * Checks the shuffle of a hand, which is counted from 0. `deal` deals as the game does and returns the deal's text, which is
 * compared with `dealt`.
 */
export function verify(
  sha256: Sha256,
  proof: Proof,
  hand: number,
  dealt: string,
  deal: (random: Random) => string,
): Verdict {
  const { binding, luck } = proof
  if (!isSecret(proof.salt) || !isSecret(proof.seed) || !luck.every(isLuck)) return 'malformed'
  if (binding !== undefined && !isBinding(binding, luck.length)) return 'malformed'
  if (commitment(sha256, proof) !== proof.commitment) return 'commitment'
  if (binding !== undefined && !isBoundLuck(sha256, binding, hand, proof.commitment, luck)) return 'luck'
  return deal(stream(sha256, proof.seed, proof.luck)) === dealt ? 'fair' : 'deal'
}
