/** How much surer the luck-corrected points of a player are than the points as they were, and whether the correction shifts them. */
import { meanOf, seeded, withoutLuck, type HandStrength, type MeanOf } from '@stolik/core'

export interface Gain {
  readonly points: MeanOf
  readonly adjusted: MeanOf
  /** The variance of the corrected mean as a share of that of the points, with a 95 % interval. */
  readonly left: { readonly share: number; readonly from: number; readonly to: number }
  /** The corrected points less the points, per hand, of samples of `sample` hands: 0 unless the correction is biased. */
  readonly shift: MeanOf
  /** In each part: what was made beyond what was expected, and its variance as a share of that of the points. */
  readonly parts: readonly { readonly part: string; readonly beyond: MeanOf; readonly left: number }[]
}

/** So many hands are corrected together, as those of a person are. */
export const sample = 100
const resamples = 400

const mean = (values: readonly number[]): number => values.reduce((all, x) => all + x, 0) / values.length
const variance = (values: readonly number[]): number => {
  const middle = mean(values)
  return mean(values.map((x) => (x - middle) ** 2))
}

const shareLeft = (hands: readonly HandStrength[]): number =>
  variance(withoutLuck(hands)) / variance(hands.map(({ points }) => points))

export function gainOf(hands: readonly HandStrength[], parts: readonly string[]): Gain {
  const lots = seeded('resamples')
  const drawn = Array.from({ length: resamples }, () =>
    shareLeft(hands.map(() => hands[lots.below(hands.length)] as HandStrength)),
  ).toSorted((a, b) => a - b)
  const samples = Array.from({ length: Math.floor(hands.length / sample) }, (_, n) =>
    hands.slice(n * sample, (n + 1) * sample),
  )
  return {
    points: meanOf(hands.map(({ points }) => points)),
    adjusted: meanOf(withoutLuck(hands), hands[0]?.luck.length),
    left: {
      share: shareLeft(hands),
      from: drawn[Math.floor(0.025 * resamples)] as number,
      to: drawn[Math.floor(0.975 * resamples)] as number,
    },
    shift: meanOf(samples.map((of) => mean(withoutLuck(of)) - mean(of.map(({ points }) => points)))),
    parts: parts.flatMap((part) => {
      const own = hands.filter((hand) => hand.part === part)
      if (own.length < 2) return []
      const beyond = own.map(({ points, expected }) => points - expected)
      const left = variance(beyond) / variance(own.map(({ points }) => points))
      return [{ part, beyond: meanOf(beyond), left }]
    }),
  }
}
