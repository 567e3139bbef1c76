/** Weng-Lin ratings, list by list: the order at a table of any size changes the ratings of all who sat there. */
import { plackettLuce } from 'openskill/models'
import type { Rating } from '../model/scheme.js'
import type { Rated } from './history.js'

export type OpenSkill = Extract<Rating, { kind: 'openskill' }>

export interface Ranked {
  readonly place: number
  readonly rated: Rated
}

/**
 * Returns the new ratings in the order of the players. Neither names nor order matter: players with equal ratings and equal
 * places stay equal.
 */
export function rateTable({ beta, tau }: OpenSkill, players: readonly Ranked[]): readonly Rated[] {
  const order = players.map((_, i) => i).sort((a, b) => compare(players[a] as Ranked, players[b] as Ranked))
  const inOrder = order.map((i) => players[i] as Ranked)
  const rated = plackettLuce(
    inOrder.map(({ rated: [mu, sigma] }) => [{ mu, sigma: Math.sqrt(sigma * sigma + tau * tau) }]),
    { beta, rank: inOrder.map(({ place }) => place) },
  )
  const after: Rated[] = []
  inOrder.forEach((own, n) => {
    // Rounding of sums depends on the position in the row, so players who are equal all get the first one's value.
    const first = inOrder.findIndex((other) => compare(other, own) === 0)
    const [{ mu, sigma }] = rated[first] as [{ mu: number; sigma: number }]
    after[order[n] as number] = [mu, sigma, 0]
  })
  return after
}

const compare = (a: Ranked, b: Ranked): number =>
  a.place - b.place || a.rated[0] - b.rated[0] || a.rated[1] - b.rated[1]
