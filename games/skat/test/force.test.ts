/** The exact check of a claim against a search without any shortcut, on a few cards each. */
import type { Card } from '@stolik/core'
import { list, seeded, shuffled, toSet, without } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { playable, winning } from '../src/cards.js'
import { force, type Aim } from '../src/force.js'
import type { GameKind } from '../src/index.js'

type Hands = readonly [number, number, number]

/** Whether the player can bring it about, every card of everybody tried. */
function plain(
  game: GameKind,
  hands: Hands,
  leader: number,
  trick: readonly Card[],
  [player, target, aim]: readonly [number, number, Aim],
): boolean {
  if (trick.length === 3) {
    const winner = (leader + winning(game, trick)) % 3
    if ((winner === target) !== (aim === 'all')) return false
    return plain(game, hands, winner, [], [player, target, aim])
  }
  const seat = (leader + trick.length) % 3
  if (hands[seat as 0] === 0) return true
  const after = (c: Card): boolean => {
    const left = hands.map((hand, i) => (i === seat ? without(hand, c) : hand)) as unknown as Hands
    return plain(game, left, leader, [...trick, c], [player, target, aim])
  }
  const cards = list(playable(game, trick, hands[seat as 0]))
  return seat === player ? cards.some(after) : cards.every(after)
}

const deck = Array.from({ length: 32 }, (_, c) => c)
/** The soloist's are low at null, else the claim hardly ever holds. */
const low = [7, 6, 5, 1, 4].flatMap((rank) => [0, 8, 16, 24].map((suit) => suit + rank))

describe('4.3.4, 4.3.5 the exact check of a claim', () => {
  test.each([
    [5, 'none', 0],
    [0, 'all', 0],
    [4, 'all', 0],
    [2, 'none', 1],
    [4, 'none', 1],
    [3, 'none', 2],
    [4, 'none', 0],
    [1, 'all', 2],
  ] as const)('4.3.4, 4.3.5 game %i, %s of the tricks', (game, aim, target) => {
    const random = seeded(`claims/${game}/${aim}`)
    const found = new Set<boolean>()
    for (let n = 0; n < 200; n++) {
      const each = 2 + random.below(3)
      const first = shuffled(game === 5 ? low : deck, random).slice(0, each)
      const rest = shuffled(
        deck.filter((c) => !first.includes(c)),
        random,
      )
      const hands: Hands = [toSet(first), toSet(rest.slice(0, each)), toSet(rest.slice(each, 2 * each))]
      const leader = random.below(3)
      // In every third deal the leader has played already.
      const led = n % 3 === 0 ? list(hands[leader as 0]).slice(0, 1) : []
      const now = hands.map((hand, i) => (i === leader ? hand & ~toSet(led) : hand)) as unknown as Hands
      const trick = { leader, cards: led }
      const answer = force({ announcement: { game }, hands: now, trick }, 0, target, aim)
      expect(answer, `deal ${n}`).toBe(plain(game, now, leader, led, [0, target, aim]))
      found.add(answer)
    }
    expect(found.size).toBe(2)
  })

  test('4.3.5 with all hands full: trumps from the top leave the soloist without a trick', () => {
    const hands: Hands = [269819664, -1001881461, 732037220]
    const s = { announcement: { game: 1 }, hands, trick: { leader: 0, cards: [] } } as const
    expect(force(s, 0, 1, 'none')).toBe(true)
    expect(force(s, 0, 2, 'none')).toBe(false)
    expect(force(s, 0, 0, 'all')).toBe(false)
  })
})
