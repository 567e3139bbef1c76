/** Series of simulated players whose strength is known: luck as in Skat's tournament points, and what each is better than the table. */
import { seeded, type Random } from '@stolik/core'

/** Standard deviation of a club player's points of a hand of `pzskat`: docs/strength.md, 1,000 hands, 3.9 at 95 %. */
export const luckAHand = 63
/** Of the strengths, in points a hand: a beginner is three such below a club player there. */
export const strengthSpread = 8

/** Values of games, and how often they are played. */
const values = [18, 20, 22, 24, 27, 30, 33, 36, 40, 44, 48, 60, 72, 96] as const
const shares = [4, 8, 8, 9, 10, 8, 7, 8, 6, 6, 10, 5, 6, 2] as const
const all = shares.reduce((sum, one) => sum + one, 0)
const wonOf = 0.82
/** Brings the spread of the model to that of the hands. */
const scale = 1.12

function valueOf(random: Random): number {
  let left = random.below(all)
  const at = shares.findIndex((share) => (left -= share) < 0)
  return values[at] ?? 24
}

/** A number with mean 0 and standard deviation 1, nearly normal. */
export function normal(random: Random): number {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += random.below(1_000_000) / 1_000_000
  return sum - 6
}

/** The points of a hand by player: one plays alone, and wins, or the others get points. */
function luckOf(players: number, random: Random): readonly number[] {
  const alone = random.below(players)
  const value = valueOf(random)
  const won = random.below(1_000) < 1_000 * wonOf
  return Array.from({ length: players }, (_, i) => {
    if (i === alone) return scale * (won ? 50 + value : -50 - 2 * value)
    return scale * (won ? 0 : 40)
  })
}

/** The points after each hand, by player. What the strong win, the weak lose. */
export function seriesOf(
  strengths: readonly number[],
  hands: number,
  random: Random,
): readonly (readonly number[])[] {
  const mean = strengths.reduce((sum, one) => sum + one, 0) / strengths.length
  let totals = strengths.map(() => 0)
  return Array.from({ length: hands }, () => {
    const luck = luckOf(strengths.length, random)
    totals = totals.map((total, i) => total + (luck[i] ?? 0) + (strengths[i] ?? 0) - mean)
    return totals
  })
}

export const strengthsOf = (players: number, seed: string): readonly number[] => {
  const random = seeded(seed)
  return Array.from({ length: players }, () => strengthSpread * normal(random))
}
