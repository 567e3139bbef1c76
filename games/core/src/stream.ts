/**
 * The random numbers of a deal at a live table: SHA-256 in counter mode, keyed by the platform's seed and the
 * players' luck. Anyone who knows both can draw the same numbers again, which makes a shuffle checkable.
 */
import { random32, type Random } from './random.js'

/** SHA-256 of a text's UTF-8 bytes: 32 bytes. It is passed in, since Node and browsers have different ones. */
export type Sha256 = (text: string) => Uint8Array

/** Whether a text can be a seed or a salt: lower-case hex of at least 128 bits. */
export const isSecret = (text: string): boolean => /^[0-9a-f]{32,128}$/.test(text)

/**
 * Whether a text can be a player's luck: up to 64 visible ASCII characters without `|`, or empty. This makes the
 * key of the stream unambiguous, and every machine hashes the same bytes.
 */
export const isLuck = (text: string): boolean => /^[!-{}~]{0,64}$/.test(text)

/**
 * Makes the stream of a seed and of the luck by chair. Blocks are hashed on demand.
 * @throws RangeError if the seed or a luck is malformed; they are checked where they come in.
 */
export function stream(sha256: Sha256, seed: string, luck: readonly string[]): Random {
  if (!isSecret(seed) || !luck.every(isLuck)) throw new RangeError('malformed seed or luck')
  const key = `${seed}:${luck.join('|')}`
  let block: readonly number[] = []
  let counter = 0
  let used = 0
  return random32(() => {
    if (used === block.length) {
      block = words(sha256(`${key}:${counter}`))
      counter += 1
      used = 0
    }
    const word = block[used] as number
    used += 1
    return word
  })
}

/** The eight big-endian 32-bit words of a digest. */
function words(digest: Uint8Array): number[] {
  if (digest.length !== 32) throw new RangeError(`a SHA-256 of ${digest.length} bytes`)
  const view = new DataView(digest.buffer, digest.byteOffset, 32)
  return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => view.getUint32(at))
}
