import '@stolik/kit/table'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import type { Table } from '../client/types.js'
import { StolikHint, cardsIn, markCards } from './hint.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const player = (name: string, thinking = false) => ({
  name,
  mark: null,
  bot: name !== 'Ola',
  level: null,
  online: true,
  clock: null,
  thinking,
  ready: false,
  lapsed: false,
})
/** Only what the element reads. */
const tableOf = (more: Partial<Table> = {}): Table =>
  ({
    id: 'a',
    seq: 7,
    game: 'skat',
    phase: 'PLAYING',
    chair: 0,
    seating: [1, 2, 0],
    hints: true,
    players: [player('Ola', true), player('Bot 1'), player('Bot 2')],
    ...more,
  }) as Table
const sent = (code: string, args: Readonly<Record<string, string | number>> = {}) => ({
  code,
  clause: '',
  args: Object.entries(args).map(([name, value]) => ({
    name,
    text: typeof value === 'string' ? value : null,
    number: typeof value === 'number' ? value : null,
    flag: null,
  })),
})
const given = {
  __typename: 'Hint',
  seq: 8,
  move: 'HT',
  what: sent('do.card', { card: 'HT' }),
  why: sent('hint.wins', { n: 71, other: 'HA', m: 52 }),
}
const draw = async (table = tableOf()): Promise<StolikHint> => {
  const element = await show(new StolikHint(), { server: line.base, lang: 'en', table })
  await element.updateComplete
  return element
}
const button = (element: StolikHint): HTMLButtonElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLButtonElement>('.open')
const said = (element: StolikHint): string =>
  (element.shadowRoot?.querySelector('[role=status]')?.textContent ?? '').replace(/\s+/g, ' ').trim()
const ask = async (table?: Table): Promise<StolikHint> => {
  const element = await draw(table)
  button(element)?.click()
  await element.updateComplete
  return element
}

describe('stolik-hint', () => {
  it('asks for the position in view and says the move with its reason, without faults that axe finds', async () => {
    line.answer('Hint', { hint: given })
    const element = await ask()
    await expect
      .poll(() => said(element))
      .toBe(
        'Play the ten of hearts. Your side wins 71 of 100 deals that fit what you know; with the next best card (ace of hearts), 52.',
      )
    expect((await line.until('Hint')).variables).toEqual({ table: 'a', seq: 7 })
    expect(await faults(element)).toEqual([])
  })

  it('is offered in play only, and pressed on one’s turn only', async () => {
    expect(button(await draw(tableOf({ phase: 'BETWEEN' })))).toBeNull()
    expect(button(await draw(tableOf({ chair: null })))).toBeNull()
    const waits = tableOf({ players: [player('Ola'), player('Bot 1', true), player('Bot 2')] })
    expect(button(await draw(waits))?.disabled).toBe(true)
    expect(button(await draw())?.disabled).toBe(false)
  })

  it.each([
    ['NoHint', 'OTHER_PEOPLE', 'There are hints only where all others are bots.'],
    ['NoHint', 'COUNTS', 'There are no hints where the result counts.'],
    ['NoHint', 'NO_HINTS', 'There are no hints in this game.'],
    ['NoHint', 'BUSY', 'Too many are asking for hints at the moment. Ask again, or play on.'],
    ['Refused', 'TOO_MANY', 'You have asked for many hints. Ask again in a moment.'],
    ['Refused', 'NOT_YOUR_TURN', 'It is not your turn.'],
  ])('says why there is none: %s %s', async (__typename, code, sentence) => {
    line.answer('Hint', { hint: { __typename, code, reason: code } })
    const element = await ask()
    await expect.poll(() => said(element)).toBe(sentence)
  })

  it('stays while the table notes the hint, and shuts once the person has moved', async () => {
    const element = await ask()
    element.table = tableOf({ seq: 8 })
    await element.updateComplete
    expect(said(element)).not.toBe('')
    element.table = tableOf({ seq: 8, players: [player('Ola'), player('Bot 1', true), player('Bot 2')] })
    await element.updateComplete
    expect(element.shadowRoot?.querySelector('.sheet')).toBeNull()
  })

  it('shuts when the table changes, by its own button, and for a position that is gone', async () => {
    line.answer('Hint', { hint: given })
    const element = await ask()
    await expect.poll(() => said(element)).toMatch(/^Play/)
    // The table has noted the hint.
    element.table = tableOf({ seq: 8 })
    await element.updateComplete
    expect(said(element)).toMatch(/^Play/)
    element.table = tableOf({ seq: 9 })
    await element.updateComplete
    expect(element.shadowRoot?.querySelector('.sheet')).toBeNull()
    line.answer('Hint', { hint: { ...given, seq: 9 } })
    button(element)?.click()
    await expect.poll(() => said(element)).toMatch(/^Play/)
    element.shadowRoot?.querySelector<HTMLElement>('.quiet')?.click()
    await element.updateComplete
    expect(element.shadowRoot?.querySelector('.sheet')).toBeNull()
    line.answer('Hint', { hint: { __typename: 'Refused', code: 'STALE' } })
    button(element)?.click()
    await expect.poll(() => element.shadowRoot?.querySelector('.sheet')).toBeNull()
  })
})

function within(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

describe('the marks', () => {
  it('are on the cards of a move, and gone when it is over', async () => {
    expect([cardsIn('CJ'), cardsIn('CJ+HT'), cardsIn('pass'), cardsIn('18'), cardsIn('grand-hand')]).toEqual([
      ['CJ'],
      ['CJ', 'HT'],
      [],
      [],
      [],
    ])
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<p></p><div class="board"><div></div></div>'
    const board = within(root, '.board > div').attachShadow({ mode: 'open' })
    board.innerHTML = '<stolik-hand></stolik-hand>'
    document.body.append(host)
    const hand = within(board, 'stolik-hand') as HTMLElementTagNameMap['stolik-hand']
    hand.cards = ['CJ', 'HT', 'C7'].map((card) => ({ card, label: card, note: '', why: '', playable: true }))
    await hand.updateComplete
    const marked = (): string[] =>
      [...hand.renderRoot.querySelectorAll<HTMLElement>('[data-card]')]
        .filter((one) => getComputedStyle(within(one, 'playing-card')).outlineStyle === 'solid')
        .map((one) => one.dataset['card'] ?? '')
    const unmark = markCards(within(root, 'p'), ['CJ', 'HT'])
    expect(marked().toSorted()).toEqual(['CJ', 'HT'])
    unmark()
    expect(marked()).toEqual([])
  })
})
