import { MoveEvent, type TablePlayer } from '@stolik/kit/table'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { locales } from '@stolik/core'
import { needWords } from '@stolik/kit/words'
import { read, sdl } from '../graphql/index.js'
import { sixtysix } from '../src/index.js'
import { after, seen } from '../test/table.js'
import { renderer } from './index.js'
import type { SixtysixTable } from './sixtysix-table.js'

afterEach(() => document.body.replaceChildren())

const player = (name: string): TablePlayer => ({ name, bot: false, online: true, clock: null })

interface Drawn {
  readonly table: SixtysixTable
  readonly moves: readonly string[]
}

/** Draws a hand after these moves, as the seat sees it. */
async function draw(moves: string, seat: number | null = 0, deal?: string): Promise<Drawn> {
  const table = document.createElement('sixtysix-table')
  const sent: string[] = []
  table.addEventListener(MoveEvent.type, (e) => sent.push((e as MoveEvent).detail.move))
  const hand = after(moves, deal === undefined ? {} : { deal })
  await show(table, {
    players: ['Jan', 'Ola'].map(player),
    seating: [0, 1],
    dealer: 1,
    locale: 'en',
    firstTap: true,
    view: read(seen(hand, seat)),
    seat,
    chair: seat,
  })
  await expect.poll(() => table.shadowRoot?.querySelector('.middle') ?? null).not.toBeNull()
  return { table, moves: sent }
}

const all = (table: SixtysixTable, selector: string): HTMLElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

describe('the table of Sixty-six', () => {
  it('is accessible, for players and onlookers, in every situation', async () => {
    for (const moves of ['', 'HA', 'HA SA', 'close', 'HQ-marriage SA HA SK'])
      for (const seat of [0, null]) {
        const { table } = await draw(moves, seat)
        expect(await faults(table)).toEqual([])
        table.remove()
      }
  })

  it('keeps the turned-up card with the stock, even during a trick', async () => {
    const { table } = await draw('HA')
    const [stock] = all(table, '.stock')
    expect(stock?.getAttribute('aria-label')).toBe('nine of hearts, 12 cards to draw')
    expect(stock?.querySelector('.turned')?.getAttribute('card')).toBe('H9')
    expect(all(table, '.trick .laid')).toHaveLength(1)
    expect(text(all(table, '.contract')[0])).toBe('trumps: hearts')
  })

  it('lets a player choose their next card while the other plays', async () => {
    const mode = async (moves: string, seat: number): Promise<string | undefined> =>
      (await draw(moves, seat)).table.shadowRoot?.querySelector('stolik-hand')?.mode
    expect([await mode('HA', 0), await mode('HA', 1)]).toEqual(['ahead', 'play'])
  })

  it('shows who has closed the stock', async () => {
    const { table } = await draw('close')
    expect(all(table, '.stock.closed')).toHaveLength(1)
    expect(text(all(table, '.contract')[0])).toBe('trumps: hearts · you closed the stock')
  })

  it('offers marriages with their points, and sends the card as a marriage', async () => {
    const { table, moves } = await draw('')
    expect(all(table, '.calls button').map(text)).toEqual([
      '20 · lead the king of clubs',
      '20 · lead the queen of clubs',
      '40 · lead the king of hearts',
      '40 · lead the queen of hearts',
    ])
    all(table, '[data-move="HQ-marriage"]')[0]?.click()
    expect(moves).toEqual(['HQ-marriage'])
  })

  it('closes the stock on the second press', async () => {
    const { table, moves } = await draw('')
    all(table, '[data-move="close"]')[0]?.click()
    await table.updateComplete
    expect(moves).toEqual([])
    all(table, '[data-move="close"]')[0]?.click()
    expect(moves).toEqual(['close'])
  })

  it('offers the turned-up card for the nine', async () => {
    const { table } = await draw('HA S9', 0, 'CKCQHAHTHKH9 SASTSKSQSJS9 DADTDKDQDJD9CACTCJC9HJ HQ')
    expect(all(table, '.calls button').map(text)).toContain('take the queen of hearts')
  })

  it.each([
    [360, 640],
    [740, 360],
    [1440, 850],
    [2560, 1250],
  ])('covers neither the cards of a trick nor the stock on %i × %i', async (width, height) => {
    await page.viewport(width, height)
    const { table } = await draw('HA')
    table.style.setProperty('--stolik-table-height', `${height}px`)
    // The finished trick stays on the table for a while.
    table.linger = 60_000
    Object.assign(table, { view: read(seen(after('HA SA'), 0)) })
    await expect.poll(() => all(table, '.trick .laid').length).toBe(2)
    await expect
      .poll(() => {
        const boxes = [...all(table, '.trick .laid'), ...all(table, '.stock')].map((one) =>
          one.getBoundingClientRect(),
        )
        return boxes.flatMap((a, i) =>
          boxes.slice(i + 1).map((b) => {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            return across > 4 && down > 4 ? `${Math.round(across)} × ${Math.round(down)}` : ''
          }),
        )
      })
      .toEqual(['', '', ''])
  })
})

describe('the renderer of Sixty-six', () => {
  it('asks for every field of the view and its parts', () => {
    const asked = new Set(renderer.selection.match(/\w+/g))
    for (const [, body = ''] of sdl.matchAll(/type \w+ [^{]*\{([^}]*)\}/g))
      for (const [, field = ''] of body.matchAll(/^ *(\w+):/gm)) expect(asked).toContain(field)
  })

  it('has words for the game, its profiles and its length in every language', async () => {
    for (const locale of locales) {
      await needWords(locale, [renderer.catalogues])
      for (const code of [
        'game',
        'length.13',
        ...Object.keys(sixtysix.profiles).map((id) => `profile.${id}`),
      ])
        expect(renderer.catalogues[locale]).toHaveProperty([code])
    }
  })
})
