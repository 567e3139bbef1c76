/** Weng-Lin ratings, list by list: the order at a table of any size moves everybody who sat there. */
import { plackettLuce } from 'openskill/models'
import type { Rating } from '../model/scheme.js'
import type { Rated } from './history.js'

export type OpenSkill = Extract<Rating, { kind: 'openskill' }>

export interface Ranked {
  readonly place: number
  readonly rated: Rated
}

/**
 * New ratings in the order of the players. They depend on nobody's name and on no order: who was equal before and shares their
 * place is equal after.
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
    // Sums are rounded differently for each place of the row: who are equal all get what the first of them gets.
    const first = inOrder.findIndex((other) => compare(other, own) === 0)
    const [{ mu, sigma }] = rated[first] as [{ mu: number; sigma: number }]
    after[order[n] as number] = [mu, sigma, 0]
  })
  return after
}

const compare = (a: Ranked, b: Ranked): number =>
  a.place - b.place || a.rated[0] - b.rated[0] || a.rated[1] - b.rated[1]
