/** The layout of the games' tables on screens of several sizes, measured by rectangles. */
import { seeded, type Seat } from '@stolik/core'
import { baska } from '@stolik/baska'
import { skat } from '@stolik/skat'
import { show } from '@stolik/kit/testing'
import '@stolik/baska/web'
import '@stolik/skat/web'
import type { TableElement } from '@stolik/kit/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

type Table = TableElement & { readonly updateComplete: Promise<boolean> }
type View = ReturnType<typeof skat.view> | ReturnType<typeof baska.view>

/** A hand game of Skat in clubs, after so many cards, as the declarer sees it. */
function skatView(calls: string, cards: number, seat: Seat = 1): View {
  let state = skat.setup(
    skat.profiles['pzskat'] as never,
    skat.deal(skat.profiles['pzskat'] as never, seeded(1)),
    {},
  )
  for (const text of calls.split(' ').filter((one) => one !== '')) {
    const by =
      [...skat.toAct(state)].find((s) =>
        skat.legal(skat.view(state, s)).some((m) => skat.write(m) === text),
      ) ?? 0
    const move = skat.legal(skat.view(state, by)).find((m) => skat.write(m) === text)
    if (move !== undefined) state = skat.apply(state, by, move)
  }
  for (let i = 0; i < cards; i++) {
    const by = skat.toAct(state)[0] ?? 0
    const move = skat.legal(skat.view(state, by)).find((m) => m.kind === 'card')
    if (move !== undefined) state = skat.apply(state, by, move)
  }
  return skat.view(state, seat)
}

/** A plain hand of Baśka after so many cards. */
function baskaView(cards: number, seat: Seat = 0): View {
  const rules = baska.profiles['lebork'] as never
  let state = baska.setup(rules, baska.deal(rules, seeded(5)), { bokLeft: 0 })
  for (let i = 0; i < 4 + cards; i++) {
    const by = baska.toAct(state)[0] ?? 0
    const moves = baska.legal(baska.view(state, by))
    const move = moves.find((m) => ('call' in m ? m.call === 'pas' : 'card' in m)) ?? moves[0]
    if (move !== undefined) state = baska.apply(state, by, move)
  }
  return baska.view(state, seat)
}

const player = (name: string) => ({ name, bot: false, online: true, clock: null })

async function draw(tag: string, view: View, width: number, height: number): Promise<Table> {
  await page.viewport(width, height)
  const chairs = tag === 'skat-table' ? 3 : 4
  const table = document.createElement(tag) as Table
  table.style.setProperty('--stolik-table-height', `${height}px`)
  await show(table, {
    view,
    seat: view.seat,
    chair: view.seat,
    players: ['Leokadia Miszewska', 'Jan', 'Wirginia', 'Bolesław'].slice(0, chairs).map(player),
    seating: [0, 1, 2, 3].slice(0, chairs),
    dealer: chairs - 1,
    locale: 'pl',
  })
  await expect.poll(() => cards(table).length).toBeGreaterThan(0)
  // Waits until the table has measured itself.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await table.updateComplete
  return table
}

const all = (table: Table, selector: string): HTMLElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const cards = (table: Table): HTMLElement[] => [
  ...(table.shadowRoot?.querySelector('stolik-hand')?.shadowRoot?.querySelectorAll<HTMLElement>('.slot') ??
    []),
]
const boxes = (found: readonly HTMLElement[]): DOMRect[] => found.map((one) => one.getBoundingClientRect())
const meet = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

beforeEach(() => document.body.style.setProperty('margin', '0'))
afterEach(() => {
  document.body.replaceChildren()
  document.body.style.removeProperty('margin')
})

const fromHand = '18 pass pass hand clubs'
const states: readonly (readonly [string, string, () => View])[] = [
  ['Skat, asked to bid', 'skat-table', () => skatView('', 0)],
  ['Skat, with the skat taken', 'skat-table', () => skatView('18 pass pass take', 0)],
  ['Skat, with a game to be named', 'skat-table', () => skatView('18 pass pass hand', 0)],
  ['Skat, after a trick', 'skat-table', () => skatView(fromHand, 4)],
  ['Baśka, to a lead', 'baska-table', () => baskaView(1, 1)],
  ['Baśka, after a trick', 'baska-table', () => baskaView(4)],
]
const low = [
  [740, 312],
  [720, 400],
] as const

describe.each(low)('a table of %i × %i', (width, height) => {
  it.each(states)('has no button on a card, and nothing outside it: %s', async (_, tag, view) => {
    const table = await draw(tag, view(), width, height)
    const buttons = all(table, 'button')
    const covered = buttons.filter((one) =>
      boxes(cards(table)).some((card) => meet(card, one.getBoundingClientRect())),
    )
    expect(covered.map((one) => one.textContent.trim())).toEqual([])
    const felt = all(table, '.table')[0] as HTMLElement
    expect(felt.scrollHeight).toBeLessThanOrEqual(height)
    for (const { right, bottom } of boxes(cards(table))) {
      expect(right).toBeLessThanOrEqual(width)
      expect(bottom).toBeLessThanOrEqual(height)
    }
  })

  it.each(states)('shows all seats in one line at the top: %s', async (_, tag, view) => {
    const table = await draw(tag, view(), width, height)
    const seats = boxes(all(table, '.others stolik-plate'))
    expect(new Set(seats.map(({ top }) => Math.round(top))).size).toBe(1)
    expect(Math.max(...seats.map(({ bottom }) => bottom))).toBeLessThan(72)
  })
})

it('a low table has its calls beside the hand', async () => {
  const table = await draw('skat-table', skatView('18 pass pass hand', 0), 740, 312)
  const [calls] = boxes(all(table, '.calls'))
  for (const card of boxes(cards(table))) expect(card.right).toBeLessThanOrEqual(calls?.left ?? 0)
})

describe.each([
  [360, 584],
  [740, 312],
  [820, 1100],
  [1440, 850],
])('the button that gives up a game, on %i × %i,', (width, height) => {
  it('is on the right, and the last trick on the left, before the first trick and after it', async () => {
    const right = async (played: number): Promise<number> => {
      const table = await draw('skat-table', skatView(fromHand, played), width, height)
      const [end] = boxes(all(table, '[data-end]'))
      const [last] = boxes(all(table, '[data-last]'))
      if (end === undefined) throw new Error('nothing to give up')
      if (last !== undefined) expect(last.right).toBeLessThan(end.left)
      table.remove()
      return Math.round(end.right)
    }
    // The declarer is middlehand, so it is their turn after one card and after three more.
    expect(await right(4)).toBe(await right(1))
  })
})

describe('a wide table', () => {
  const wide = [
    ['skat-table', () => skatView(fromHand, 5), 1440, 850],
    ['skat-table', () => skatView(fromHand, 5), 2560, 1250],
    ['baska-table', () => baskaView(6), 1440, 850],
    ['baska-table', () => baskaView(6), 2560, 1250],
  ] as const

  it.each(wide)(
    'has the trick as large as the hand, and in the middle: %s, %#',
    async (tag, view, width, height) => {
      const table = await draw(tag, view(), width, height)
      const hand = boxes(cards(table))[0]?.width ?? 0
      const trick = boxes(all(table, '.trick .laid playing-card')).map((box) => box.width)
      expect(trick.length).toBeGreaterThan(0)
      const laid = all(table, '.trick .laid')[0]
      expect(laid?.offsetWidth).toBeCloseTo(hand, -1)
      expect(hand).toBeGreaterThan(width === 2560 ? 180 : 110)
      expect(hand).toBeLessThanOrEqual(190)
      const [middle] = boxes(all(table, '.middle'))
      expect(((middle?.left ?? 0) + (middle?.right ?? 0)) / 2).toBeCloseTo(width / 2, -1)
    },
  )

  it.each(wide)(
    'shows a back for each card of the others, and a packet for each trick: %s, %#',
    async (tag, view, width, height) => {
      const seen = view()
      const table = await draw(tag, seen, width, height)
      const left = 'cardsLeft' in seen ? seen.cardsLeft : seen.left
      const won = 'tricksWon' in seen ? seen.tricksWon : seen.tricks
      const sum = (n: readonly number[]): number => n.reduce((a, b) => a + b, 0)
      expect(all(table, '.fan playing-card')).toHaveLength(sum(left) - (left[seen.seat ?? 0] ?? 0))
      expect(all(table, '.heap playing-card')).toHaveLength(sum(won))
      // A back must not name its card.
      for (const back of all(table, '.fan playing-card, .heap playing-card')) {
        expect(back.getAttribute('card')).toBeNull()
        expect((back as HTMLElement & { card: string }).card).toBe('')
      }
    },
  )

  it('shows no backs and packets on a phone', async () => {
    const table = await draw('skat-table', skatView(fromHand, 5), 360, 584)
    expect(all(table, '.fan, .heap')).toEqual([])
  })

  it('marks the declarer by a line and a word', async () => {
    const table = await draw('skat-table', skatView(fromHand, 5, 0), 1440, 850)
    const marked = all(table, 'stolik-plate').filter(
      (one) => one.shadowRoot?.querySelector('.plays') !== null,
    )
    expect(marked.map((one) => one.shadowRoot?.textContent ?? '')).toEqual([
      expect.stringContaining('solista'),
    ])
  })
})

describe('a phone', () => {
  it.each([
    ['skat-table', () => skatView(fromHand, 2)],
    ['baska-table', () => baskaView(3, 0)],
  ] as const)('has a trick at least half as wide as the screen: %s', async (tag, view) => {
    const table = await draw(tag, view(), 360, 660)
    const laid = boxes(all(table, '.trick .laid'))
    expect(laid.length).toBeGreaterThan(1)
    const width = Math.max(...laid.map(({ right }) => right)) - Math.min(...laid.map(({ left }) => left))
    expect(width).toBeGreaterThanOrEqual(180)
  })

  it.each([
    [360, 660],
    [740, 312],
  ])(
    'has no line on the bar of the player to move, and none on a raised card: %i × %i',
    async (width, height) => {
      const table = await draw('skat-table', skatView(fromHand, 1), width, height)
      const hand = table.shadowRoot?.querySelector('stolik-hand')
      const card = hand?.shadowRoot?.querySelector<HTMLElement>('.can')
      Object.assign(hand ?? {}, { playAgain: 'jeszcze raz, żeby zagrać' })
      await userEvent.click(card as HTMLElement, { position: { x: 8, y: 24 } })
      const line = (): HTMLElement | null | undefined => hand?.shadowRoot?.querySelector('.why')
      await expect.poll(() => line()?.textContent.trim()).not.toBe('')
      await Promise.all(card?.getAnimations().map(({ finished }) => finished) ?? [])
      const range = document.createRange()
      range.selectNodeContents(line() as Node)
      const text = range.getBoundingClientRect()
      for (const plate of boxes(all(table, 'stolik-plate'))) expect(meet(text, plate)).toBe(false)
      expect(hand?.shadowRoot?.querySelector('.up')).not.toBeNull()
      for (const box of boxes(cards(table))) expect(meet(text, box)).toBe(false)
    },
  )
})
