/** Checks a shuffle in the browser: the commitments, and that the cards follow from seed and luck. */
import { verify, type Proof, type Random, type Verdict } from '@stolik/core'
import { digest, webCrypto } from '../luck/digest.js'
import { isAsSeen, seenBound } from '../luck/seen-bound.js'

/** `unable`: without https a browser has no SHA-256. */
export type Checked = Verdict | 'unable'

/** Thrown when a digest is needed that has not been computed yet. */
class Missing extends Error {
  readonly text: string
  constructor(text: string) {
    super('a digest is still to be computed')
    this.text = text
  }
}

/**
 * The browser computes digests asynchronously, but the core needs them in the middle of a shuffle. So the check is repeated
 * until every digest it needs has been computed. A hand needs about a dozen.
 */
export async function check(
  proof: Proof,
  hand: number,
  dealt: string,
  deal: (random: Random) => string,
  subtle: SubtleCrypto | null = webCrypto(),
): Promise<Checked> {
  if (subtle === null) return 'unable'
  const digests = new Map<string, Uint8Array>()
  const sha256 = (text: string): Uint8Array => {
    const digest = digests.get(text)
    if (digest === undefined) throw new Missing(text)
    return digest
  }
  for (;;) {
    try {
      const verdict = verify(sha256, proof, hand, dealt, deal)
      const seen = seenBound(proof.commitment)
      return verdict === 'fair' && seen !== undefined && !isAsSeen(seen, proof.binding) ? 'luck' : verdict
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      digests.set(error.text, await digest(subtle, error.text))
    }
  }
}
