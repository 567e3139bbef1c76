import { faults } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { all, draw, next, press, view, type SmallTable, type View } from '../../testing/small-table.js'

afterEach(() => document.body.replaceChildren())

const last: View = { ...view, mine: ['HA'], done: 1 }
const barred: View = { ...view, barred: ['CJ'] }

/** Players of whom the viewer has so many milliseconds left: the pause is at most half of it. */
const withClock = (left: number): SmallTable['players'] => [
  { name: 'Jan', bot: false, online: true, clock: { left, running: true, at: performance.now() } },
  { name: 'Ola', bot: false, online: true, clock: null },
]
const inside = (table: SmallTable) => table.shadowRoot?.querySelector('stolik-hand')
const sign = (table: SmallTable): string | undefined =>
  inside(table)?.shadowRoot?.querySelector('[role=status]')?.textContent.trim()
const raised = (table: SmallTable): string | undefined =>
  inside(table)?.shadowRoot?.querySelector<HTMLElement>('.next')?.dataset['card']
/** Waits until all that follows from a drawing has been drawn, too. */
async function drawn(table: SmallTable): Promise<void> {
  await table.updateComplete
  await new Promise(requestAnimationFrame)
  await table.updateComplete
  await inside(table)?.updateComplete
}
const says = 'jedyna karta, zagra się sama'

describe('the only card that may be played', () => {
  it('is played by itself when it is the last one, after a sign', async () => {
    const { table, moves } = await draw(last, { onlyCard: 'last' })
    await drawn(table)
    expect([sign(table), raised(table)]).toEqual([says, 'HA'])
    expect(await faults(table)).toEqual([])
    expect(moves).toEqual([])
    table.remove()
    const hurried = await draw(last, { onlyCard: 'last', players: withClock(60) })
    await expect.poll(() => hurried.moves).toEqual(['HA'])
    await drawn(hurried.table)
    expect(sign(hurried.table)).toBe('')
    expect(hurried.moves).toEqual(['HA'])
  })

  it('is left to the player in an earlier trick, unless they have chosen that it always goes by itself', async () => {
    const usual = await draw(barred, { onlyCard: 'last' })
    await drawn(usual.table)
    expect([sign(usual.table), raised(usual.table)]).toEqual(['', undefined])
    const always = await draw(barred, { onlyCard: 'always', players: withClock(60) })
    await expect.poll(() => always.moves).toEqual(['HA'])
  })

  it('is never played by itself for a player who does not want that, or who has a choice', async () => {
    for (const [seen, onlyCard] of [
      [last, 'never'],
      [view, 'always'],
      [{ ...last, turn: 1 }, 'always'],
      [{ ...last, mayRaise: true }, 'always'],
    ] as const) {
      const { table } = await draw(seen, { onlyCard })
      await drawn(table)
      expect([sign(table), raised(table)]).toEqual(['', undefined])
      table.remove()
    }
  })

  it('is left to the player who touches another control or presses Escape, for as long as the turn lasts', async () => {
    const other = document.createElement('button')
    const stops: ((table: SmallTable) => void)[] = [
      () => other.click(),
      (table) => table.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    ]
    for (const stop of stops) {
      const { table, moves } = await draw(last, { onlyCard: 'last' })
      document.body.append(other)
      await drawn(table)
      expect(sign(table)).toBe(says)
      stop(table)
      await drawn(table)
      await next(table, { ...last })
      await drawn(table)
      expect([sign(table), raised(table)]).toEqual(['', undefined])
      press(table, 'HA')
      expect(moves).toEqual(['HA'])
      table.remove()
    }
  })

  it('is played once, however often the table is drawn, and at once when the player presses it', async () => {
    const { table, moves } = await draw(last, { onlyCard: 'last', players: withClock(80) })
    for (let i = 0; i < 4; i++) await next(table, { ...last })
    await expect.poll(() => moves.length).toBe(1)
    const own = await draw(last, { onlyCard: 'last' })
    await drawn(own.table)
    press(own.table, 'HA')
    expect(own.moves).toEqual(['HA'])
    await drawn(own.table)
    expect(sign(own.table)).toBe('')
    expect(all(table, '.next')).toEqual([])
  })

  it('waits while another move is on its way', async () => {
    const { table, moves } = await draw(last, { onlyCard: 'last', busy: true, players: withClock(20) })
    await drawn(table)
    await drawn(table)
    expect(moves).toEqual([])
    table.busy = false
    await expect.poll(() => moves).toEqual(['HA'])
  })
})
