/** The same choices for the same seed: mulberry32, which is enough for names and invented results. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number
  pick<T>(from: readonly T[]): T
}

export function chance(seed: number): Chance {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    pick: (from) => {
      const found = from[below(from.length)]
      if (found === undefined) throw new Error('there is nothing to pick from')
      return found
    },
  }
}
