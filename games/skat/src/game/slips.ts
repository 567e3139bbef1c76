/** A deal for whoever lays the cards out by a slip. */
import { cardNames, type Slips } from '@stolik/core'
import { deals } from '../hand/deal.js'

export const slips: Slips = (text) => {
  const deal = deals.read(text)
  return (
    deal && {
      hands: deal.hands.map(cardNames),
      rest: [{ code: 'slip.skat', cards: cardNames(deal.skat) }],
    }
  )
}
