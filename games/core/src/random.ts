/** A source of random numbers that is passed in: the same seed gives the same hand, in tests and in proofs. */

export interface Random {
  /** Returns a whole number from 0 to n − 1, all equally likely; n is from 1 to 2³². */
  below(n: number): number
}

/** Draws from a source of 32-bit numbers by rejection, so that all results are equally likely. */
export function random32(next: () => number): Random {
  return {
    below(n) {
      // As a word, n has a remainder in one instruction; the remainder of any other number is a call. 2³² has no word.
      const word = n >>> 0
      if (n < 1 || (word !== n && n !== 2 ** 32)) throw new RangeError(`below(${n})`)
      for (;;) {
        const value = next() >>> 0
        if (word === 0) return value
        const rest = (value % word) >>> 0
        // Refused unless all n numbers with the same quotient are words.
        if (value - rest <= 2 ** 32 - n) return rest
      }
    },
  }
}

/** A fast generator (sfc32) for tests, bots and self-play. Never for dealing at a live table. */
export function seeded(seed: number | string): Random {
  let [a, b, c, d] = mix(String(seed))
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    c |= 0
    return t >>> 0
  }
  for (let i = 0; i < 16; i++) next()
  return random32(next)
}

/** Four words from a text (FNV-1a with four offsets). */
function mix(text: string): [number, number, number, number] {
  const word = (offset: number): number => {
    let h = 0x811c9dc5 ^ offset
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    return h | 0
  }
  return [word(0), word(0x9e3779b9), word(0x85ebca6b), word(0xc2b2ae35)]
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const swapped = out[i] as T
    out[i] = out[j] as T
    out[j] = swapped
  }
  return out
}

/** Returns one of the items at random. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T
}
