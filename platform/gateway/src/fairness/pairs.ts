/** Counts what one player does while another one is at the table: for detectors of pairs. */
import type { Count, Detector } from './hand.js'
import { wilson } from './statistics.js'

interface Counted {
  readonly player: string
  readonly companion: string
  found: number
  among: number
  readonly hands: string[]
}

/** What a detector marks: at least so many cases, and a share whose lower bound is above the limit. */
export interface Limit {
  readonly least: number
  readonly share: number
}

/** The bound that one in two hundred exceeds by chance. */
const strict = 2.58

export function pairCounts(detector: Detector, limit: Limit) {
  const all = new Map<string, Counted>()
  return {
    /** Adds one chance for it, and whether it happened. */
    add: (player: string, companion: string, hand: string, happened: boolean): void => {
      const key = JSON.stringify([player, companion])
      const one = all.get(key) ?? { player, companion, found: 0, among: 0, hands: [] }
      all.set(key, one)
      one.among += 1
      if (!happened) return
      one.found += 1
      if (one.hands.at(-1) !== hand) one.hands.push(hand)
    },
    counts: (): readonly Count[] =>
      [...all.values()].map(({ player, companion, found, among, hands }) => {
        const figure = wilson(found, among, strict).low
        const marked = found >= limit.least && figure > limit.share
        return { detector, player, companion, found, among, figure, marked, hands }
      }),
  }
}
