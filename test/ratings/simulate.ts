/** Lets simulated players play series, and compares what each way of counting says with their strength. */
import { seeded, shuffled, type Random } from '@stolik/core'
import { rankCorrelation } from '@stolik/gateway/fairness/statistics'
import { replay, ratingKey } from '@stolik/rating/replay'
import { isProvisional, newcomer } from '@stolik/rating/model'
import { resultOf } from '@stolik/rating/series'
import { rate, rating } from 'openskill'
import { plackettLuce } from 'openskill/models'
import { seriesOf, strengthsOf } from './skat-like.js'

export interface Simulated {
  readonly players: number
  readonly series: number
  readonly hands: number
  /** Whether tables are drawn, or people of like ratings meet. */
  readonly seating: 'drawn' | 'by strength'
  readonly seed: string
}

export interface Agreement {
  readonly points: number
  readonly glicko: number
  readonly openskill: number
  /** The share of players whose true place lies within the deviations of their rating, by a straight line through all. */
  readonly covered: number
  /** The share of ratings that are still provisional, and the mean deviation. */
  readonly provisional: number
  readonly deviation: number
}

const chairs = 3
/** A day between two series: nobody meets anybody often enough for the limit on pairs. */
const day = 24 * 60 * 60_000

export function simulate({ players, series, hands, seating, seed }: Simulated): Agreement {
  const random = seeded(`${seed} hands`)
  const strengths = strengthsOf(players, `${seed} strengths`)
  const glicko = replay()
  const skills = strengths.map(() => rating())
  const points = strengths.map(() => 0)
  const value = (player: number): number =>
    (glicko.rated().get(ratingKey('skat', String(player))) ?? newcomer).value
  for (let round = 0; round < series; round++)
    for (const table of tablesOf(players, seating, value, random)) {
      const totals = seriesOf(
        table.map((player) => strengths[player] ?? 0),
        hands,
        random,
      )
      const result = resultOf({
        game: 'skat',
        profile: 'simulated',
        at: round * day,
        people: table.map(String),
        hands: totals.map((one) => ({ totals: one, missed: [] })),
        left: table.map(() => null),
        isComplete: true,
      })
      if (result !== undefined) glicko.add(result)
      const last = totals.at(-1) ?? []
      for (const [chair, player] of table.entries())
        points[player] = (points[player] ?? 0) + (last[chair] ?? 0)
      const rated = rate(
        table.map((player) => [skills[player] ?? rating()]),
        { model: plackettLuce, score: [...last] },
      )
      for (const [chair, player] of table.entries()) skills[player] = rated[chair]?.[0] ?? rating()
    }
  const ratings = strengths.map(
    (_, player) => glicko.rated().get(ratingKey('skat', String(player))) ?? newcomer,
  )
  const agrees = (found: readonly number[]): number =>
    rankCorrelation(strengths.map((strength, player) => [strength, found[player] ?? 0] as const))
  return {
    points: agrees(points),
    glicko: agrees(ratings.map((one) => one.value)),
    openskill: agrees(skills.map(({ mu }) => mu)),
    covered: coverage(strengths, ratings),
    provisional: ratings.filter(isProvisional).length / players,
    deviation: ratings.reduce((sum, one) => sum + one.deviation, 0) / players,
  }
}

/** Tables of three; whoever is left over sits out. */
function tablesOf(
  players: number,
  seating: Simulated['seating'],
  value: (player: number) => number,
  random: Random,
): readonly (readonly number[])[] {
  const drawn = shuffled(
    Array.from({ length: players }, (_, i) => i),
    random,
  )
  const spread = 300
  const noise = new Map(drawn.map((player) => [player, random.below(spread)]))
  const order =
    seating === 'drawn'
      ? drawn
      : drawn.toSorted((a, b) => value(a) + (noise.get(a) ?? 0) - value(b) - (noise.get(b) ?? 0))
  return Array.from({ length: Math.floor(players / chairs) }, (_, i) =>
    order.slice(i * chairs, (i + 1) * chairs),
  )
}

/** Strength is in points a hand and a rating is not, so the line of least squares of ratings by strength translates. */
function coverage(
  strengths: readonly number[],
  ratings: readonly { readonly value: number; readonly deviation: number }[],
): number {
  const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length
  const [x, y] = [mean(strengths), mean(ratings.map((one) => one.value))]
  let [both, square] = [0, 0]
  for (const [i, strength] of strengths.entries()) {
    both += (strength - x) * ((ratings[i]?.value ?? 0) - y)
    square += (strength - x) ** 2
  }
  const slope = both / square
  const inside = ratings.filter(
    (one, i) => Math.abs(one.value - y - slope * ((strengths[i] ?? 0) - x)) <= one.deviation,
  )
  return inside.length / ratings.length
}
