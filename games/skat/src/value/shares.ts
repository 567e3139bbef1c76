/** How the cards of a ramsz can lie: card points for three players, whose tricks have three cards each, and for a skat of two cards. */
import { pointsOf } from '../rules/cards.js'

const cards = 32
const tricks = 10
const inSkat = 2

/** The card points above 0, highest first. Each has four cards. */
const values: readonly number[] = [
  ...new Set(Array.from({ length: cards }, (_, card) => pointsOf(card)).filter((points) => points > 0)),
].sort((a, b) => b - a)
const ofEach = 4

/** How many cards of each value in `values` the three players have, and last the skat. */
export type Shares = readonly (readonly [number, number, number, number])[]

/** All ways in which the four cards of a value lie with four holders. */
const ways: Shares = Array.from({ length: 5 ** 3 }, (_, n) => {
  const [a, b, c] = [n % 5, Math.floor(n / 5) % 5, Math.floor(n / 25)] as const
  return [a, b, c, ofEach - a - b - c] as const
}).filter(([, , , rest]) => rest >= 0 && rest <= inSkat)

/** Tricks that so many cards with points need at least. Cards without points fill them up. */
const tricksFor = (held: number): number => Math.ceil(held / 3)

/**
 * Returns cards that have these points together, for three players in any order and then the skat; undefined if no cards do.
 * The points must add up to all there are.
 */
export function sharesOf(points: readonly [number, number, number, number]): Shares | undefined {
  const known = found.get(points.join())
  if (known !== undefined) return known === null ? undefined : known
  const shares = search(0, points, [0, 0, 0, 0], new Set())
  found.set(points.join(), shares ?? null)
  return shares
}
const found = new Map<string, Shares | null>()

type Four = readonly [number, number, number, number]

function search(value: number, left: Four, held: Four, vain: Set<string>): Shares | undefined {
  if (value === values.length) {
    const needed = tricksFor(held[0]) + tricksFor(held[1]) + tricksFor(held[2])
    return left.every((points) => points === 0) && needed <= tricks ? [] : undefined
  }
  const key = [value, left, held].join()
  if (vain.has(key)) return undefined
  const worth = values[value] as number
  for (const way of ways) {
    const [a, b, c, skat] = way
    const after: Four = [
      left[0] - a * worth,
      left[1] - b * worth,
      left[2] - c * worth,
      left[3] - skat * worth,
    ]
    if (after.some((points) => points < 0) || held[3] + skat > inSkat) continue
    const rest = search(value + 1, after, [held[0] + a, held[1] + b, held[2] + c, held[3] + skat], vain)
    if (rest !== undefined) return [way, ...rest]
  }
  vain.add(key)
  return undefined
}
