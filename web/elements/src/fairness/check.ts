/** Checks a shuffle in the browser: the commitment, and that the cards follow from seed and luck. */
import { verify, type Proof, type Random, type Verdict } from '@stolik/core'

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

/** The type says that it always exists, but a browser has it only in a secure context. */
const webCrypto = (): SubtleCrypto | null => ('subtle' in crypto ? crypto.subtle : null)

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
      return verify(sha256, proof, hand, dealt, deal)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      digests.set(
        error.text,
        new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(error.text))),
      )
    }
  }
}
