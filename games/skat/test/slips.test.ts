import { cardNames, seeded } from '@stolik/core'
import { expect, it } from 'vitest'
import { deals, shuffle } from '../src/hand/deal.js'
import { slips } from '../src/game/slips.js'

it('a slip has the three hands, forehand first, and the skat; no other text is a deal', () => {
  const deal = shuffle(seeded(7))
  expect(slips(deals.write(deal))).toEqual({
    hands: deal.hands.map(cardNames),
    rest: [{ code: 'slip.skat', cards: cardNames(deal.skat) }],
  })
  expect(slips('CJ|CA')).toBeUndefined()
})
