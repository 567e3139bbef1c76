/**
 * The randomness of a deal at a live table: SHA-256 in counter mode, keyed by the platform's seed and what the
 * players added. Whoever knows both draws the same numbers again, which is what makes a shuffle checkable.
 */
import { random32, type Random } from './random.js'

/** SHA-256 of a text's UTF-8 bytes: 32 bytes. Handed in, since Node and browsers have each their own. */
export type Sha256 = (text: string) => Uint8Array

/** Whether a text can be a seed or a salt: lower-case hex of at least 128 bits. */
export const isSecret = (text: string): boolean => /^[0-9a-f]{32,128}$/.test(text)

/**
 * Whether a text can be what a player adds: up to 64 visible ASCII characters without `|`; empty = nothing
 * added. So the key of the stream has one reading only, and every machine hashes the same bytes.
 */
export const isLuck = (text: string): boolean => /^[!-{}~]{0,64}$/.test(text)

/**
 * The stream of a seed and of the luck by chair. Blocks are hashed as numbers are asked for.
 * @throws RangeError when the seed or a luck is malformed: they are checked where they come in.
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
