import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../tokens/tokens.js'
import { CardEvent, StolikHand } from './hand.js'
import type { HandCard } from './scene.js'

afterEach(() => document.body.replaceChildren())

const names = ['CJ', 'SJ', 'HA', 'HT', 'H7', 'CA', 'C9', 'DK', 'D8', 'S7']
const cards: readonly HandCard[] = names.map((card) => {
  const heart = card.startsWith('H')
  return { card, label: `karta ${card}`, playable: heart, why: heart ? '' : 'kier do kieru', note: '' }
})

interface Drawn {
  readonly hand: StolikHand
  readonly played: readonly string[]
}

async function draw(more: Partial<StolikHand> = {}): Promise<Drawn> {
  const hand = new StolikHand()
  hand.style.inlineSize = '344px'
  const played: string[] = []
  hand.addEventListener(CardEvent.type, (e) => played.push((e as CardEvent).detail.card))
  await show(hand, { cards, mode: 'play', label: 'Twoje karty', chosenWord: 'wybrana', ...more })
  return { hand, played }
}

const button = (hand: StolikHand, card: string): HTMLElement => {
  const found = hand.shadowRoot?.querySelector<HTMLElement>(`[data-card="${card}"]`)
  if (found === null || found === undefined) throw new Error(`no ${card} in the hand`)
  return found
}
const order = (hand: StolikHand): (string | undefined)[] =>
  Array.from(hand.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [], (e) => e.dataset['card'])
const focused = (hand: StolikHand): string | undefined =>
  (hand.shadowRoot?.activeElement as HTMLElement | null)?.dataset['card']
/** Taps the part of a card that the next one does not cover. */
const tap = async (hand: StolikHand, card: string): Promise<void> => {
  await userEvent.click(button(hand, card), { position: { x: 8, y: 20 }, force: true })
  await hand.updateComplete
}
const point = (type: string, target: Element, x: number, y: number): void => {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      clientX: x,
      clientY: y,
      button: 0,
      pointerId: 1,
    }),
  )
}

describe('stolik-hand', () => {
  it('is accessible while playing and while choosing', async () => {
    expect(await faults((await draw()).hand)).toEqual([])
    expect(await faults((await draw({ mode: 'choose', chosen: ['CA'] })).hand)).toEqual([])
  })

  it('shows at least 28 pixels of each of ten cards at 360 pixels', async () => {
    const { hand } = await draw()
    const lefts = names.map((n) => button(hand, n).getBoundingClientRect().left)
    for (let i = 1; i < lefts.length; i++) {
      expect((lefts[i] as number) - (lefts[i - 1] as number)).toBeGreaterThanOrEqual(28)
    }
    expect(button(hand, 'S7').getBoundingClientRect().right).toBeLessThanOrEqual(
      hand.getBoundingClientRect().right + 0.5,
    )
  })

  it('raises the playable cards and says why the others cannot be played', async () => {
    const { hand, played } = await draw()
    const top = (card: string): number => button(hand, card).getBoundingClientRect().top
    expect(top('CA') - top('HA')).toBeCloseTo(6, 0)
    expect(button(hand, 'CA').getAttribute('aria-disabled')).toBe('true')
    expect(button(hand, 'CA').getAttribute('aria-label')).toBe('karta CA, kier do kieru')
    await tap(hand, 'CA')
    expect(hand.shadowRoot?.querySelector('[role=status]')?.textContent).toBe('kier do kieru')
    expect(played).toEqual([])
  })

  it('plays with the second tap, or with the first if set so', async () => {
    const raised = await draw()
    await tap(raised.hand, 'HT')
    expect(raised.played).toEqual([])
    await tap(raised.hand, 'HT')
    expect(raised.played).toEqual(['HT'])
    const quick = await draw({ firstTap: true })
    await tap(quick.hand, 'HT')
    expect(quick.played).toEqual(['HT'])
  })

  it('needs no click after a tap, and accepts a click without a pointer from a screen reader', async () => {
    const { hand, played } = await draw({ firstTap: true })
    const box = button(hand, 'HT').getBoundingClientRect()
    point('pointerdown', button(hand, 'HT'), box.left + 5, box.top + 5)
    point('pointerup', button(hand, 'HT'), box.left + 5, box.top + 5)
    button(hand, 'HA').click()
    expect(played).toEqual(['HT', 'HA'])
  })

  it('can be played by keyboard alone: one tab stop, arrows, Home, End, Enter', async () => {
    const { hand, played } = await draw()
    expect(Array.from(hand.shadowRoot?.querySelectorAll('[tabindex="0"]') ?? [])).toHaveLength(1)
    await userEvent.tab()
    expect(focused(hand)).toBe('CJ')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused(hand)).toBe('HA')
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}')
    expect(focused(hand)).toBe('S7')
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}')
    expect(played).toEqual(['HA'])
  })

  it('keeps the keyboard focus on the neighbour when a card has gone', async () => {
    const { hand } = await draw()
    button(hand, 'HT').focus()
    hand.cards = cards.filter((c) => c.card !== 'HT')
    await hand.updateComplete
    expect(focused(hand)).toBe('H7')
  })

  it.each(['CJ', 'CA', 'S7'])(
    'keeps the keyboard focus on %s when the contract changes the order of the hand',
    async (card) => {
      const { hand } = await draw()
      button(hand, card).focus()
      for (const sorted of [cards.toReversed(), [...cards.slice(5), ...cards.slice(0, 5)], cards]) {
        hand.cards = sorted
        await hand.updateComplete
        expect(focused(hand)).toBe(card)
      }
    },
  )

  it('picks any card while choosing', async () => {
    const { hand, played } = await draw({ mode: 'choose', chosen: ['CA'] })
    expect(button(hand, 'CA').getAttribute('aria-pressed')).toBe('true')
    await tap(hand, 'D8')
    expect(played).toEqual(['D8'])
  })

  it('plays a card that is dragged into the middle, unless it may not be played', async () => {
    const { hand, played } = await draw()
    for (const card of ['CA', 'HA']) {
      const box = button(hand, card).getBoundingClientRect()
      point('pointerdown', button(hand, card), box.left + 5, box.top + 5)
      point('pointermove', button(hand, card), box.left + 5, box.top - 20)
      point('pointerup', button(hand, card), box.left + 5, hand.getBoundingClientRect().top - 90)
    }
    expect(played).toEqual(['HA'])
  })

  it('can be ordered by dragging, and keeps that order', async () => {
    const { hand } = await draw({ mode: 'still' })
    const box = button(hand, 'S7').getBoundingClientRect()
    const home = button(hand, 'CJ').getBoundingClientRect()
    point('pointerdown', button(hand, 'S7'), box.left + 5, box.top + 30)
    point('pointermove', button(hand, 'S7'), home.left + 2, box.top + 30)
    point('pointerup', button(hand, 'S7'), home.left + 2, box.top + 30)
    await hand.updateComplete
    expect(order(hand)).toEqual(['S7', ...names.slice(0, -1)])
    hand.cards = cards.toReversed()
    await hand.updateComplete
    expect(order(hand)).toEqual(['S7', ...names.slice(0, -1)])
  })

  it('keeps the order of the first cards where the player wants to lay them', async () => {
    const { hand } = await draw({ mode: 'still', keep: true })
    hand.cards = cards.toReversed().filter(({ card }) => card !== 'HA')
    await hand.updateComplete
    expect(order(hand)).toEqual(names.filter((card) => card !== 'HA'))
  })
})
