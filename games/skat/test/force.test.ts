/** Compares the exact check of a claim with a search without shortcuts, on a few cards each. */
import { type Card, list, pick, seeded, shuffled, toSet, without } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { playable, power, winning } from '../src/rules/cards.js'
import { force, type Aim } from '../src/hand/force.js'
import { nullGame, type GameKind } from '../src/index.js'

type Hands = readonly [number, number, number]

/** A claim, with results for states between two tricks. */
interface Claim {
  readonly game: GameKind
  readonly target: number
  readonly aim: Aim
  readonly known: Map<string, boolean>
}

/** Whether seat 0 can reach the aim, trying every card of everybody. */
function plain(claim: Claim, hands: Hands, leader: number, trick: readonly Card[]): boolean {
  const { game, target, aim, known } = claim
  if (trick.length === 3) {
    const winner = (leader + winning(game, trick)) % 3
    return (winner === target) === (aim === 'all') && plain(claim, hands, winner, [])
  }
  const seat = (leader + trick.length) % 3
  if (hands[seat as 0] === 0) return true
  const key = trick.length === 0 ? `${leader} ${hands.join(' ')}` : ''
  const before = known.get(key)
  if (before !== undefined) return before
  const after = (c: Card): boolean => plain(claim, take(hands, seat, c), leader, [...trick, c])
  const cards = list(playable(game, trick, hands[seat as 0]))
  const answer = seat === 0 ? cards.some(after) : cards.every(after)
  if (key !== '') known.set(key, answer)
  return answer
}

const take = (hands: Hands, seat: number, c: Card): Hands =>
  hands.map((hand, i) => (i === seat ? without(hand, c) : hand)) as unknown as Hands

const deck = Array.from({ length: 32 }, (_, c) => c)
/** The lowest cards of each suit in null. */
const low = [7, 6, 5, 1, 4].flatMap((rank) => [0, 8, 16, 24].map((suit) => suit + rank))
/** The cards by strength in a game, or in null the weakest first. */
const ofUse = (game: GameKind): Card[] =>
  game === nullGame ? low : deck.toSorted((a, b) => power(game, b, b) - power(game, a, a))
/** In every other pair of deals all hands come from few cards, so that they share the same suits. */
const dealtFrom = (
  game: GameKind,
  aim: Aim,
  n: number,
): readonly [own: readonly Card[], all: readonly Card[]] => {
  const few = ofUse(game).slice(0, game === nullGame ? 20 : 16)
  const own = aim === 'all' || game === nullGame ? few : deck
  return [own, n % 4 < 2 ? few : deck]
}

describe('4.3.4, 4.3.5 the exact check of a claim', () => {
  test.each([
    [5, 'none', 0, 3000],
    [0, 'all', 0, 600],
    [4, 'all', 0, 600],
    [2, 'none', 1, 600],
    [4, 'none', 1, 600],
    [3, 'none', 2, 600],
    [4, 'none', 0, 600],
    [1, 'all', 2, 600],
    [5, 'none', 1, 300],
    [5, 'all', 0, 300],
    [5, 'all', 2, 300],
  ] as const)(
    '4.3.4, 4.3.5 the check in game %i, %s of the tricks, agrees with a plain search',
    (game, aim, target, deals) => {
      const random = seeded(`claims/${game}/${aim}`)
      const found = new Set<boolean>()
      for (let n = 0; n < deals; n++) {
        const each = 2 + random.below(4)
        const [own, all] = dealtFrom(game, aim, n)
        const first = shuffled(own, random).slice(0, each)
        const rest = shuffled(
          all.filter((c) => !first.includes(c)),
          random,
        )
        const three = [first, rest.slice(0, each), rest.slice(each, 2 * each)].map(toSet)
        let hands = three.map((_, i) => three[(i - (aim === 'all' ? target : 0) + 3) % 3]) as unknown as Hands
        const leader = random.below(3)
        // In two of three deals the trick has already begun.
        const trick: Card[] = []
        while (trick.length < n % 3) {
          const seat = (leader + trick.length) % 3
          const card = pick(list(playable(game, trick, hands[seat as 0])), random)
          hands = take(hands, seat, card)
          trick.push(card)
        }
        const now = { announcement: { game }, hands, trick: { leader, cards: trick } }
        const answer = force(now, 0, target, aim)
        const known = new Map<string, boolean>()
        expect(answer, `deal ${n}`).toBe(plain({ game, target, aim, known }, hands, leader, trick))
        found.add(answer)
      }
      expect(found.size).toBe(2)
    },
  )

  // Each deal was found with a faulty shortcut: it gave a wrong answer here and in none of the deals above.
  test.each([
    [4, 'none', 1, [1315336, 100665604, 16973842], 1, []],
    [5, 'none', 0, [65, 784, 10], 2, [11, 13]],
    [5, 'none', 0, [-2145384416, 406851592, 536879184], 2, [19, 23]],
    [5, 'none', 0, [4202624, 576, 1073758208], 1, [5, 29]],
    [5, 'none', 0, [8, 268435520, 8392704], 0, [11]],
    [5, 'none', 0, [49345, 8746, 5396], 2, []],
    [5, 'none', 2, [32884, 18568, 4867], 1, [13]],
    [5, 'all', 0, [-2138044416, 138936392, 536907920], 0, [30]],
    [2, 'none', 2, [12545, 1106, 34948], 2, []],
  ] as const)(
    '4.3.5 the check in game %i, %s of the tricks for %i, agrees with a plain search: %j',
    (game, aim, target, hands, leader, trick) => {
      const s = { announcement: { game }, hands, trick: { leader, cards: trick } }
      const expected = plain({ game, target, aim, known: new Map() }, hands, leader, trick)
      expect(force(s, 0, target, aim)).toBe(expected)
    },
  )

  test('4.3.5 with full hands, trumps from the top leave the declarer without a trick', () => {
    const hands: Hands = [269819664, -1001881461, 732037220]
    const s = { announcement: { game: 1 }, hands, trick: { leader: 0, cards: [] } } as const
    expect(force(s, 0, 1, 'none')).toBe(true)
    expect(force(s, 0, 2, 'none')).toBe(false)
    expect(force(s, 0, 0, 'all')).toBe(false)
  })
})
