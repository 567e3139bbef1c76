import { cardName } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import '../tokens/tokens.js'
import { PlayingCard } from './playing-card.js'

afterEach(() => document.body.replaceChildren())

const draw = (properties: Partial<PlayingCard>): Promise<PlayingCard> => show(new PlayingCard(), properties)
const svg = (card: PlayingCard): SVGSVGElement => card.shadowRoot?.querySelector('svg') as SVGSVGElement

describe('playing-card', () => {
  it('is accessible with and without a name', async () => {
    const named = await draw({ card: 'CJ', label: 'walet trefl' })
    const silent = await draw({ card: 'HT' })
    expect([...(await faults(named)), ...(await faults(silent))]).toEqual([])
    expect(svg(named).getAttribute('aria-label')).toBe('walet trefl')
    expect(svg(silent).getAttribute('aria-hidden')).toBe('true')
  })

  it('keeps the ratio 5 : 7 at the width that the page sets', async () => {
    const card = await draw({ card: 'SA' })
    card.style.setProperty('--stolik-card-width', '50px')
    const { width, height } = svg(card).getBoundingClientRect()
    expect([width, height]).toEqual([50, 70])
  })

  it('shows a back when the card is face down and when the text is not a card', async () => {
    for (const properties of [{ card: 'CJ', faceDown: true }, { card: '' }, { card: 'XX' }]) {
      expect(svg(await draw(properties)).getAttribute('part')).toBe('back')
    }
  })

  it('gives away nothing about a card that lies face down', async () => {
    const [hidden, other] = [
      await draw({ card: 'CJ', faceDown: true }),
      await draw({ card: 'D7', faceDown: true }),
    ]
    expect(svg(hidden).outerHTML).toBe(svg(other).outerHTML)
  })

  it('draws all 32 cards differently in each deck', async () => {
    for (const deck of ['french', 'four', 'german'] as const) {
      const names = Array.from({ length: 32 }, (_, card) => cardName(card))
      const drawn = await Promise.all(
        names.map(async (card) => svg(await draw({ card, deck })).innerHTML.replace(/#\w+|id="\w+"/g, '')),
      )
      expect(new Set(drawn).size).toBe(32)
    }
  })

  it('is redrawn when its card, deck or letters change, and only then', async () => {
    const card = await draw({ card: 'DQ' })
    const first = svg(card)
    card.label = 'dama karo'
    await card.updateComplete
    expect(svg(card)).toBe(first)
    for (const change of [{ letters: 'AKQJ' }, { deck: 'four' as const }, { card: 'DK' }]) {
      const before = svg(card).innerHTML
      Object.assign(card, change)
      await card.updateComplete
      expect(svg(card).innerHTML).not.toBe(before)
    }
  })

  it('writes letters without a drawing in the page’s own type', async () => {
    const card = await draw({ card: 'CK', letters: 'AŻ&J' })
    expect(svg(card).querySelector('text')?.textContent).toBe('Ż')
  })
})
