import { render } from 'lit'
import { describe, expect, it } from 'vitest'
import type { Stock } from './scene.js'
import { stockPart } from './stock.js'

const drawn = (stock: Stock | null): Element | null => {
  const place = document.createElement('div')
  render(stockPart({ stock }, { deck: 'french', letters: 'AKQJ', t: String }), place)
  return place.firstElementChild
}
const parts = (stock: Stock | null) => {
  const part = drawn(stock)
  return {
    label: part?.getAttribute('aria-label'),
    turned: part?.querySelector('.turned')?.getAttribute('card'),
    number: part?.querySelector('.number')?.textContent,
  }
}

describe('a stock', () => {
  it('counts the open card together with the ones face down', () => {
    const card = { card: 'H9', label: 'nine of hearts' }
    expect(parts({ left: 11, card, label: '12 cards to draw', closed: false })).toEqual({
      label: 'nine of hearts, 12 cards to draw',
      turned: 'H9',
      number: '12',
    })
  })

  it('without a turned-up card shows how many are face down', () => {
    expect(parts({ left: 20, card: null, label: '20 cards to draw', closed: false })).toEqual({
      label: '20 cards to draw',
      turned: undefined,
      number: '20',
    })
  })

  it('that is used up is not drawn', () => {
    expect(drawn(null)).toBeNull()
  })
})
