/** What a side takes for certain, seen at once: the tricks that the leader can cash one after the other, and the highest trumps. */
import * as sums from './sums.js'

// Once, as in the search.
const { above, cheap, cheapestOf, cheapTrumps, count7, dear, size, trumpPoints } = sums

/** More than all cards count: every trick that is left. */
export const all = 127

/** The least that the declarer takes when they lead, by cashing: trumps first, then each suit as long as nobody can ruff. */
export function cashedByDeclarer(
  own: number,
  one: number,
  two: number,
  trumps: number,
  base: number,
): number {
  const [t0, t1, t2] = [own & trumps, one & trumps, two & trumps]
  const highest = above(t0, t1 | t2)
  const n = size(highest)
  const drawn1 = n >= size(t1)
  const drawn2 = n >= size(t2)
  const drawn = drawn1 && drawn2
  let tricks = drawn ? size(t0) : n
  let sum = drawn ? trumpPoints(t0, base) : trumpPoints(highest, base)
  let sum1 = drawn ? trumpPoints(t1, base) : cheapTrumps(t1, n, base)
  let sum2 = drawn ? trumpPoints(t2, base) : cheapTrumps(t2, n, base)
  for (let at = 0; at < base; at += 7) {
    const cards = (own >>> at) & 127
    if (cards === 0) continue
    const c1 = (one >>> at) & 127
    const c2 = (two >>> at) & 127
    let won = count7[above(cards, c1 | c2)] as number
    if (won === 0) continue
    const n1 = count7[c1] as number
    const n2 = count7[c2] as number
    if (won >= n1 && won >= n2) won = count7[cards] as number
    if (!drawn1 && won > n1) won = n1
    if (!drawn2 && won > n2) won = n2
    tricks += won
    sum += dear[won * 128 + cards] as number
    sum1 += cheap[won * 128 + c1] as number
    sum2 += cheap[won * 128 + c2] as number
  }
  if (tricks >= size(own)) return all
  // What opponents discard elsewhere falls into these tricks as well.
  return sum + Math.max(sum1, cheapestOf(one, tricks)) + Math.max(sum2, cheapestOf(two, tricks))
}

/** The least that the opponents take when one of them leads and cashes; the partner adds the dearest cards that follow. */
export function cashedByOpponents(
  declarer: number,
  own: number,
  partner: number,
  trumps: number,
  base: number,
): number {
  const [t0, t1, t2] = [declarer & trumps, own & trumps, partner & trumps]
  const highest = size(above(t1, t0 | t2))
  const drawn = highest >= size(t0)
  let tricks = highest
  let sum = trumpPoints(above(t1 | t2, t0), base) + cheapTrumps(t0, highest, base)
  for (let at = 0; at < base; at += 7) {
    const cards = (own >>> at) & 127
    if (cards === 0) continue
    const c0 = (declarer >>> at) & 127
    const c2 = (partner >>> at) & 127
    let won = count7[above(cards, c0 | c2)] as number
    if (won === 0) continue
    const n0 = count7[c0] as number
    if (won >= n0 && won >= (count7[c2] as number)) won = count7[cards] as number
    if (!drawn && won > n0) won = n0
    tricks += won
    sum +=
      (dear[won * 128 + cards] as number) +
      (cheap[won * 128 + c0] as number) +
      (dear[won * 128 + c2] as number)
  }
  return tricks >= size(own) ? all : sum
}

/** The least that the declarer's trumps above all others take, whoever leads: each takes a trick. */
export function ruffedByDeclarer(
  own: number,
  one: number,
  two: number,
  trumps: number,
  base: number,
): number {
  const held = own & trumps
  const others = (one | two) & trumps
  const highest = above(held, others)
  let n = size(highest)
  let sum = trumpPoints(highest, base)
  const lower = held ^ highest
  if (lower !== 0) {
    // Each trump of theirs beats one of these at most.
    let beaten = 0
    let free = 0
    for (let rest = lower | others; rest !== 0;) {
      const top = 1 << (31 - Math.clz32(rest))
      rest ^= top
      if ((others & top) !== 0) free += 1
      else if (free > 0) {
        free -= 1
        beaten += 1
      }
    }
    const sure = size(lower) - beaten
    if (sure > 0) {
      n += sure
      sum += cheapTrumps(lower, sure, base)
    }
  }
  return sum + cheapestOf(one, n) + cheapestOf(two, n)
}

/**
 * Whether the declarer takes the next trick whatever is led from a hand, when nobody else has trumps: they hold the best card of each suit
 * there, or a trump and none of the suit. Then they take at least as much as if they led.
 */
export function takesLead(own: number, hand: number, partner: number, trumps: number, base: number): boolean {
  if (((hand | partner) & trumps) !== 0) return false
  for (let at = 0; at < base; at += 7) {
    const led = (hand >>> at) & 127
    if (led === 0) continue
    const cards = (own >>> at) & 127
    if (cards === 0 ? (own & trumps) === 0 : cards < (led | ((partner >>> at) & 127))) return false
  }
  return true
}

/** What a side's trumps above all trumps of the other side count: each takes a trick, whoever leads. */
export const highTrumps = (side: number, other: number, trumps: number, base: number): number =>
  trumpPoints(above(side & trumps, other & trumps), base)
