import { describe, expect, it } from 'vitest'
import { usualOrder, type HandOrder, type Strength } from './hand-order.js'
import { sortHand } from './sort-hand.js'
import type { HandCard } from './scene.js'

const ranks = 'ATKQJ987'
/** Hearts are trumps, and the jack of clubs is one, too. */
const cards: readonly HandCard[] = ['CJ', 'HA', 'H9', 'CA', 'C8', 'DK', 'D9', 'SA', 'ST'].map((card) => ({
  card,
  label: card,
  playable: true,
  why: '',
  note: '',
}))
const strength = (card: string): Strength => ({
  isTrump: card.startsWith('H') || card.endsWith('J'),
  rank: -ranks.indexOf(card.charAt(1)),
})
const order = (change: Partial<HandOrder>): string =>
  sortHand(cards, { ...usualOrder, ...change }, strength)
    .map(({ card }) => card)
    .join(' ')

describe('the order that a player wants', () => {
  it('is the order of the game unless they have chosen another', () => {
    expect(order({})).toBe('CJ HA H9 CA C8 DK D9 SA ST')
    expect(order({ by: 'own', trumps: 'right', alternate: false })).toBe('CJ HA H9 CA C8 DK D9 SA ST')
  })

  it('has the trumps on the right, the strongest outermost, and the colours beside them still alternate', () => {
    expect(order({ trumps: 'right' })).toBe('SA ST DK D9 CA C8 H9 HA CJ')
  })

  it('has the suits as ♣ ♠ ♥ ♦ where colours do not alternate', () => {
    expect(order({ alternate: false })).toBe('CJ HA H9 CA C8 SA ST DK D9')
    expect(order({ alternate: false, trumps: 'right' })).toBe('CA C8 SA ST DK D9 H9 HA CJ')
  })

  it('has equal ranks side by side, trumps apart', () => {
    expect(order({ by: 'rank' })).toBe('CJ HA H9 CA SA ST DK D9 C8')
    expect(order({ by: 'rank', trumps: 'right' })).toBe('C8 D9 DK ST SA CA H9 HA CJ')
  })
})
