/** The hands that the bench plays at random are hands of Skat. */
import { describe, expect, it } from 'vitest'
import { list, seeded, toSet, type Cards, type Seat } from '@stolik/core'
import { line, pack, playout, seed } from '../bench/playouts.js'
import { playable, points, winning } from '../src/rules/cards.js'
import { gameNames, skat, write, type State } from '../src/index.js'
import { layoutOf } from '../src/solve/layout.js'
import { begun, move } from './open-search.js'

describe('playouts', () => {
  it('are played by the rules, card by card, and count as the rules do', () => {
    seed(7)
    for (let n = 0; n < 100; n++) {
      const { game, leader, declarer, opponents, skat: inSkat } = playout()
      const { cardAt } = layoutOf(game)
      const cards = Array.from(pack, (place) => cardAt[place] as number)
      // Forehand leads.
      const seat = (3 - leader) % 3
      const handOf = (s: number): Cards =>
        toSet(cards.slice(10 * ((s + leader) % 3), 10 * ((s + leader) % 3) + 10))
      const deal = { hands: [handOf(0), handOf(1), handOf(2)] as const, skat: toSet(cards.slice(30)) }
      const name = gameNames[game]
      let state: State = begun({ name, profile: 'isko', game }, seat, seeded(n), deal)
      for (const place of line) {
        const card = write({ kind: 'card', card: cardAt[place] as number })
        state = move(state, skat.toAct(state)[0] as Seat, card)
      }
      if (state.phase !== 'over') throw new Error(`hand ${n} is not over`)
      const sums = state.points
      expect([declarer, opponents, inSkat]).toEqual([
        sums[seat],
        sums.reduce((all, own) => all + own, 0) - (sums[seat] as number),
        points(deal.skat),
      ])
      expect(declarer + opponents + inSkat).toBe(120)
    }
  })

  it('choose among the legal cards, all equally often', () => {
    seed(11)
    // How often the r-th of n legal cards was played.
    const times = Array.from({ length: 11 }, () => new Float64Array(11))
    for (let n = 0; n < 2000; n++) {
      const { game, leader } = playout()
      const { cardAt } = layoutOf(game)
      const hands = [0, 10, 20].map((from) => new Set(pack.subarray(from, from + 10)))
      let first = leader
      for (let at = 0; at < 30; at += 3) {
        const trick = [...line.subarray(at, at + 3)]
        for (const [i, place] of trick.entries()) {
          const hand = hands[(first + i) % 3] as Set<number>
          const held = toSet([...hand].map((p) => cardAt[p] as number))
          const before = trick.slice(0, i).map((p) => cardAt[p] as number)
          const legal = list(playable(game, before, held))
          const row = times[legal.length] as Float64Array
          const r = legal.indexOf(cardAt[place] as number)
          row[r] = (row[r] as number) + 1
          hand.delete(place)
        }
        first =
          (first +
            winning(
              game,
              trick.map((p) => cardAt[p] as number),
            )) %
          3
      }
    }
    for (const [n, row] of times.entries()) {
      const all = row.reduce((sum, one) => sum + one, 0)
      // Five times the spread of chance.
      const most = 5 * Math.sqrt((all * (n - 1)) / n ** 2)
      for (const one of row.subarray(0, n)) expect(Math.abs(one - all / n)).toBeLessThanOrEqual(most)
    }
  })
})
