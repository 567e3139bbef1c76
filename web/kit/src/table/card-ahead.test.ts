import { faults } from '@stolik/kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw, next, press, view, type SmallTable, type View } from '../../testing/small-table.js'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Ola is to lead. */
const waiting: View = { ...view, mine: ['CJ', 'HA', 'H7'], trick: [], turn: 1, ahead: true }
const myTurn: View = { ...waiting, trick: ['HT'], turn: 0, barred: ['CJ'] }

const cards = (table: SmallTable) => table.shadowRoot?.querySelector('stolik-hand')?.shadowRoot
const said = (table: SmallTable): string | undefined =>
  cards(table)?.querySelector('[role=status]')?.textContent.trim()
const chosen = (table: SmallTable): (string | undefined)[] =>
  Array.from(
    cards(table)?.querySelectorAll<HTMLElement>('[aria-pressed=true]') ?? [],
    ({ dataset }) => dataset['card'],
  )
const says = 'zagra się w twoim ruchu'

describe('a card that is chosen while others are to move', () => {
  it('stays on the device until its turn, and is played then', async () => {
    const { table, moves } = await draw(waiting)
    press(table, 'HA')
    await expect.poll(() => [said(table), chosen(table)]).toEqual([says, ['HA']])
    expect(await faults(table)).toEqual([])
    expect(moves).toEqual([])
    await next(table, myTurn)
    await expect.poll(() => moves).toEqual(['HA'])
  })

  it('can be taken back, or changed for another', async () => {
    const { table, moves } = await draw(waiting)
    press(table, 'HA')
    await expect.poll(() => chosen(table)).toEqual(['HA'])
    press(table, 'H7')
    await expect.poll(() => chosen(table)).toEqual(['H7'])
    press(table, 'H7')
    await expect.poll(() => [said(table), chosen(table)]).toEqual(['', []])
    await next(table, myTurn)
    await table.updateComplete
    expect(moves).toEqual([])
  })

  it('stays in the hand with a word when it may not be played', async () => {
    const { table, moves } = await draw(waiting)
    press(table, 'CJ')
    await expect.poll(() => chosen(table)).toEqual(['CJ'])
    await next(table, myTurn)
    await expect.poll(() => said(table)).toBe('walet trefl: teraz nie można')
    expect(moves).toEqual([])
    press(table, 'H7')
    expect(moves).toEqual(['H7'])
  })

  it('is refused at once if the lead is known and it does not follow', async () => {
    const led: View = { ...waiting, trick: ['HT'], barred: ['CJ'] }
    const { table } = await draw(led)
    press(table, 'CJ')
    await expect.poll(() => said(table)).toBe('kier do kieru')
    expect(chosen(table)).toEqual([])
  })

  it('can be chosen and taken back by keyboard alone', async () => {
    const { table, moves } = await draw(waiting)
    cards(table)?.querySelector<HTMLElement>('[data-card=CJ]')?.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(() => chosen(table)).toEqual(['HA'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => chosen(table)).toEqual([])
    await userEvent.keyboard('{ArrowRight} ')
    await expect.poll(() => chosen(table)).toEqual(['H7'])
    await next(table, myTurn)
    await expect.poll(() => moves).toEqual(['H7'])
  })

  it('is forgotten with its hand', async () => {
    const { table, moves } = await draw({ ...waiting, done: 2 })
    press(table, 'HA')
    await expect.poll(() => chosen(table)).toEqual(['HA'])
    await next(table, { ...waiting, mine: ['HA', 'C7', 'D7'], done: 0 })
    await expect.poll(() => chosen(table)).toEqual([])
    await next(table, { ...myTurn, mine: ['HA', 'C7', 'D7'] })
    await table.updateComplete
    expect(moves).toEqual([])
  })

  it('is not chosen by the second tap of the card before it', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { table, moves } = await draw({ ...myTurn, barred: [] })
    press(table, 'CJ')
    expect(moves).toEqual(['CJ'])
    const after: View = { ...waiting, mine: ['HA', 'H7'], trick: ['HT'] }
    await next(table, after)
    now.mockReturnValue(10_200)
    press(table, 'HA')
    await table.updateComplete
    expect(chosen(table)).toEqual([])
    now.mockReturnValue(11_000)
    press(table, 'HA')
    await expect.poll(() => chosen(table)).toEqual(['HA'])
  })
})
