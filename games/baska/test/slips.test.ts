import { cardNames, seeded } from '@stolik/core'
import { expect, it } from 'vitest'
import { deal, deals } from '../src/hand/deal.js'
import { slips } from '../src/game/slips.js'

it('a slip has the four hands, forehand first; no other text is a deal', () => {
  const dealt = deal(seeded(7))
  expect(slips(deals.write(dealt))).toEqual({ hands: dealt.hands.map(cardNames), rest: [] })
  expect(slips('HA CQ')).toBeUndefined()
})
