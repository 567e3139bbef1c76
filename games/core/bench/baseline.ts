/**
 * A fixed piece of work in plain JavaScript that measures the machine itself: it shuffles a thousand packs, cuts
 * them into sets and counts them. Compare figures of two machines by their ratio to it. Never change it, and let it
 * import nothing: it must take as long as before when the rules become faster.
 */
export function baseline(): number {
  const below = numbers('baseline')
  let sum = 0
  for (let i = 0; i < 1000; i++) {
    const cards = shuffled(deck, below)
    for (let at = 0; at < 32; at += 8) sum += count(toSet(cards.slice(at, at + 8)) & 0x55555555)
  }
  return sum
}

type Below = (n: number) => number

const deck = Array.from({ length: 32 }, (_, n) => n)

const toSet = (list: readonly number[]): number => list.reduce((set, c) => set | (1 << c), 0)

function count(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

function shuffled(items: readonly number[], below: Below): number[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const swapped = out[i] as number
    out[i] = out[j] as number
    out[j] = swapped
  }
  return out
}

/** Draws with sfc32 and rejection, with remainders of numbers that are no words. */
function numbers(seed: string): Below {
  let [a, b, c, d] = mix(seed)
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
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${n})`)
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const value = next() >>> 0
      if (value < limit) return value % n
    }
  }
}

function mix(text: string): [number, number, number, number] {
  const word = (offset: number): number => {
    let h = 0x811c9dc5 ^ offset
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    return h | 0
  }
  return [word(0), word(0x9e3779b9), word(0x85ebca6b), word(0xc2b2ae35)]
}
