/** The step from state to state, and the carry between hands. */
import { describe, expect, test } from 'vitest'
import { announcement, profiles, skat, type Deal, type State } from '../src/index.js'
import type { Move } from '../src/hand/moves.js'
import { cards, plainDeal } from './hands.js'

const rules = profiles.patrolki
const from = (...moves: readonly (readonly [seat: number, move: Move])[]): State => {
  const deal = skat.deals.read(plainDeal) as Deal
  return moves.reduce((state, [seat, move]) => skat.apply(state, seat, move), skat.setup(rules, deal, {}))
}
const pass = { kind: 'pass' } as const
const won = [
  [1, pass],
  [2, pass],
  [0, { kind: 'play' }],
] as const

describe('3.4, 4.1 a move of another phase changes nothing', () => {
  test.each([
    ['3.4.1 before the declarer has discarded', 'discard', () => from(...won, [0, { kind: 'take' }])],
    [
      '3.4.1 before the declarer has announced a game',
      'announcement',
      () => from(...won, [0, { kind: 'hand' }]),
    ],
    ['patrolki 3.3.7 during a ramsz', 'ramsz', () => from([1, pass], [2, pass], [0, pass])],
  ] as const)('%s', (_, phase, state) => {
    const now = state()
    expect(now.phase).toBe(phase)
    expect(skat.apply(now, 0, { kind: 'hold' })).toBe(now)
  })

  test('4.3.1 after the hand is over', () => {
    const game = announcement(0, true)
    const over = from(
      ...won,
      [0, { kind: 'hand' }],
      [0, { kind: 'announce', announcement: game }],
      [0, { kind: 'resign' }],
    )
    expect(over.phase).toBe('over')
    expect(skat.apply(over, 0, { kind: 'card', card: 0 })).toBe(over)
    expect(skat.apply(over, 0, { kind: 'discard', cards: cards('CJ SJ') })).toBe(over)
  })
})

test('3.2.1 nothing is carried over between hands, and no other carry can be read', () => {
  expect(skat.between(rules, [])).toEqual({})
  expect(skat.carries.write({})).toBe('-')
  expect(skat.carries.read('-')).toEqual({})
  expect(skat.carries.read('')).toBeUndefined()
})
