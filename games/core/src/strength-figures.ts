/** Means over many hands of a player, with their 95 % intervals. */
import type { HandStrength } from './strength.js'

/** Fewer hands say so little that nothing is shown. */
export const fewestHands = 30

export interface MeanOf {
  readonly hands: number
  readonly mean: number
  /** Half the width of the 95 % interval; infinite for fewer than three hands. */
  readonly within: number
}

/** The hands in which the player did the same. */
export interface PartFigures {
  readonly part: string
  /** Points of a hand. */
  readonly points: MeanOf
  /** How many more points a hand brought than bots make after the same calls and discard. */
  readonly beyond: MeanOf
}

export interface StrengthFigures {
  /** Points of a hand as they were. */
  readonly points: MeanOf
  /** Points of a hand with average cards. */
  readonly adjusted: MeanOf
  /** In the order of `parts`; those without a hand are left out. */
  readonly parts: readonly PartFigures[]
}

/** Whether a mean is further from 0 than chance explains. */
export const isVisible = ({ mean, within }: MeanOf): boolean => Math.abs(mean) > within

const sum = (values: readonly number[]): number => values.reduce((all, x) => all + x, 0)

/** The 97.5 % quantile of Student's distribution; right to 1 % from ten degrees of freedom on. */
const quantile = (degrees: number): number => 1.96 + 2.5 / degrees

/** @param fitted how many numbers beside the mean were chosen to fit the values */
export function meanOf(values: readonly number[], fitted = 0): MeanOf {
  const hands = values.length
  const mean = sum(values) / Math.max(1, hands)
  const degrees = hands - 1 - fitted
  if (degrees < 2) return { hands, mean, within: Infinity }
  const variance = sum(values.map((x) => (x - mean) ** 2)) / degrees
  return { hands, mean, within: quantile(degrees) * Math.sqrt(variance / hands) }
}

/** The values without what goes with others, by least squares. The others are 0 on average, so the mean stays. */
function without(values: readonly number[], others: readonly number[]): readonly number[] {
  const [mean, middle] = [meanOf(values).mean, meanOf(others).mean]
  const spread = sum(others.map((x) => (x - middle) ** 2))
  const both = sum(others.map((x, i) => (x - middle) * ((values[i] as number) - mean)))
  const share = spread === 0 ? 0 : both / spread
  return values.map((value, i) => value - share * (others[i] as number))
}

/**
 * The points of each hand without what goes with the luck of the cards. How much that is follows from the player's own hands: who plays seldom has
 * little use of good cards, and who plays like a beginner another one than a club player.
 */
export function withoutLuck(hands: readonly HandStrength[]): readonly number[] {
  const kinds = (hands[0]?.luck ?? []).map((_, kind) => hands.map(({ luck }) => luck[kind] as number))
  const apart: (readonly number[])[] = []
  for (const kind of kinds) apart.push(apart.reduce(without, kind))
  return apart.reduce(
    without,
    hands.map(({ points }) => points),
  )
}

/** Undefined for fewer than `fewestHands`. */
export function strengthFigures(
  hands: readonly HandStrength[],
  parts: readonly string[],
): StrengthFigures | undefined {
  if (hands.length < fewestHands) return undefined
  return {
    points: meanOf(hands.map(({ points }) => points)),
    adjusted: meanOf(withoutLuck(hands), hands[0]?.luck.length),
    parts: parts.flatMap((part) => {
      const those = hands.filter((hand) => hand.part === part)
      if (those.length === 0) return []
      return [
        {
          part,
          points: meanOf(those.map(({ points }) => points)),
          beyond: meanOf(those.map(({ points, expected }) => points - expected)),
        },
      ]
    }),
  }
}
