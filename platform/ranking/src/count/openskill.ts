/**
 * Weng-Lin ratings (Plackett-Luce), list by list: the order at a table of any size changes the ratings of all who sat there. The
 * operations and their order are those of the library openskill for teams of one, so the figures are the same to the last bit; a
 * test compares them. Here players are columns, since a season has hundreds of thousands of tables.
 */
import type { Rating } from '@stolik/contract/ranking/scheme'

export type OpenSkill = Extract<Rating, { kind: 'openskill' }>

/** The players at a table, in any order. */
export interface Seated {
  /** From 1; players who tie share a place. */
  readonly place: readonly number[]
  readonly mu: readonly number[]
  readonly sigma: readonly number[]
}

/** The square of a deviation keeps at least this share. */
const least = 0.0001

/**
 * Returns the new ratings in the order of the players. Neither names nor order matter: players with equal ratings and equal
 * places stay equal.
 */
export function rateTable({ beta, tau }: OpenSkill, seated: Seated): Pick<Seated, 'mu' | 'sigma'> {
  const order = orderOf(seated)
  const many = order.length
  const places = order.map((i) => seated.place[i] as number)
  const deviation = order.map((i) => Math.sqrt((seated.sigma[i] as number) ** 2 + tau * tau))
  let total = 0
  for (const own of deviation) total += own ** 2 + beta ** 2
  const c = Math.sqrt(total)
  const strength = order.map((i) => Math.exp((seated.mu[i] as number) / c))

  const mu = [...seated.mu]
  const sigma = [...seated.sigma]
  for (let n = 0; n < many; n++) {
    const i = order[n] as number
    const before = order[n - 1]
    // Rounding of sums depends on the position in the row, so players who are equal all get the first one's value.
    if (before !== undefined && compare(seated, before, i) === 0) {
      mu[i] = mu[before] as number
      sigma[i] = sigma[before] as number
      continue
    }
    let omega = 0
    let delta = 0
    // Against everybody who finished before this player or shares the place: the share in the strength of those left.
    for (let from = 0; from <= n;) {
      let until = from
      let left = 0
      for (let q = from; q < many; q++) {
        left += strength[q] as number
        if (places[q] === places[from]) until++
      }
      const share = (strength[n] as number) / left
      for (let q = from; q < until; q++) {
        omega += (q === n ? 1 - share : -share) / (until - from)
        delta += (share * (1 - share)) / (until - from)
      }
      from = until
    }
    const own = deviation[n] as number
    const variance = own ** 2
    mu[i] = (seated.mu[i] as number) + omega * (variance / c)
    const factor = 1 - (Math.sqrt(variance) / c) * delta * (variance / c ** 2)
    sigma[i] = own * Math.sqrt(Math.max(factor, least))
  }
  return { mu, sigma }
}

const compare = ({ place, mu, sigma }: Seated, a: number, b: number): number =>
  (place[a] as number) - (place[b] as number) ||
  (mu[a] as number) - (mu[b] as number) ||
  (sigma[a] as number) - (sigma[b] as number)

/** Sorts by insertion, which is the fastest for the few players of a table. */
function orderOf(seated: Seated): readonly number[] {
  const order = seated.place.map((_, i) => i)
  for (let i = 1; i < order.length; i++) {
    let at = i
    for (; at > 0 && compare(seated, order[at - 1] as number, i) > 0; at--)
      order[at] = order[at - 1] as number
    order[at] = i
  }
  return order
}
