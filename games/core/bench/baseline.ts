import { count, seeded, shuffled, toSet } from '@stolik/core'

const deck = Array.from({ length: 32 }, (_, n) => n)

/**
 * A fixed piece of work in plain JavaScript that measures the machine itself: it shuffles a thousand packs, cuts
 * them into sets and counts them. Compare figures of two machines by their ratio to it. Never change it.
 */
export function baseline(): number {
  const random = seeded('baseline')
  let sum = 0
  for (let i = 0; i < 1000; i++) {
    const cards = shuffled(deck, random)
    for (let at = 0; at < 32; at += 8) sum += count(toSet(cards.slice(at, at + 8)) & 0x55555555)
  }
  return sum
}
