import { createHash, randomBytes, randomInt } from 'node:crypto'
import { commitment, once, random32, type Random, type Sealed, type Sha256 } from '@stolik/core'

/** The source of ids, shuffles and the bots' random choices. A dependency, so that tests are repeatable. */
export interface Entropy {
  /** So many random letters and digits, without those that look alike. */
  word(length: number): string
  /** A new seed with its salt, 256 bits each. */
  sealed(): Sealed
  readonly random: Random
}

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export const nodeEntropy: Entropy = {
  word: (length) => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  sealed: () => ({ salt: randomBytes(32).toString('hex'), seed: randomBytes(32).toString('hex') }),
  random: random32(() => randomBytes(4).readUInt32LE()),
}

export const sha256: Sha256 = (text) => createHash('sha256').update(text).digest()

/** The gateway's commitment to a shuffle. */
export const sealedCommitment = once((sealed: Sealed) => commitment(sha256, sealed))
