import { faults, show } from '@stolik/kit/testing'
import type { Sheet, SheetRow } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { GoEvent } from '../base/go.js'
import { bestOf, placed, StolikSeriesEnd } from './series-end.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
  line.answer('Again', { again: { __typename: 'Table', id: 'nextnext' } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const row = (hand: number, scores: readonly (number | null)[]): SheetRow => ({
  hand,
  dealer: 2,
  code: 'game',
  args: { chair: 0 },
  owners: [0],
  totals: [0, 0, 0],
  scores,
})
const sheet: Sheet = {
  rows: [row(0, [48, null, 0]), row(1, [null, 240, -5]), row(2, [-96, 0, null])],
  sums: [],
  totals: [-48, 240, -5],
}
const table = { id: 'abcdefgh', chair: 0, event: null, again: null }
const draw = (more: Partial<StolikSeriesEnd> = {}): Promise<StolikSeriesEnd> =>
  show(new StolikSeriesEnd(), {
    server: line.base,
    lang: 'en',
    home: '/play',
    table,
    sheet,
    players: ['Ola', 'Jan', 'Ewa'],
    catalogue: { game: 'Grand of {chair}', 'series.best': 'Best game' },
    ...more,
  })
const rootOf = ({ shadowRoot }: StolikSeriesEnd): ShadowRoot => shadowRoot as ShadowRoot
const words = (element: StolikSeriesEnd): string => rootOf(element).textContent.replace(/\s+/g, ' ').trim()
const press = (element: StolikSeriesEnd): void => rootOf(element).querySelector('button')?.click()

describe('stolik-series-end', () => {
  it('has no faults that axe finds', async () => {
    expect(await faults(await draw())).toEqual([])
  })

  it('says who won, everybody’s place, and the best hand in the words of the game', async () => {
    const element = await draw()
    expect(rootOf(element).querySelector('h3')?.textContent).toBe('Jan wins')
    const places = [...rootOf(element).querySelectorAll('li')].map((item) =>
      item.textContent.replace(/\s+/g, ' ').trim(),
    )
    expect(places).toEqual(['1. Jan +240', '2. Ewa −5', '3. Ola (you) −48'])
    expect(words(element)).toContain('Best game 2. Grand of Ola · Jan +240')
    expect(rootOf(element).querySelector<HTMLAnchorElement>('.best a')?.href).toBe(
      `${line.base}/replay/abcdefgh/2`,
    )
  })

  it('tells the winner that they won, and equal players that they are equal', async () => {
    expect(words(await draw({ table: { ...table, chair: 1 } }))).toContain('You win!')
    expect(words(await draw({ sheet: { ...sheet, totals: [7, 7, 0] } }))).toContain('A tie: Ola, Jan')
  })

  it('has no best hand where nobody won a point', async () => {
    expect(
      words(await draw({ sheet: { rows: [row(0, [-5, null, 0])], sums: [], totals: [-5, 0, 0] } })),
    ).not.toContain('Best game')
  })

  it('opens a next table with the same people, and shows it here unless the page does', async () => {
    const stayed: string[] = []
    const element = await draw({ stay: (id) => stayed.push(id) })
    press(element)
    const asked = await line.until('Again')
    expect(asked.variables['table']).toBe('abcdefgh')
    expect(asked.variables['luck']).toMatch(/^[0-9a-f]{32}$/)
    await expect.poll(() => stayed).toEqual(['nextnext'])
    const own = (event: Event): void => event.preventDefault()
    document.addEventListener(GoEvent.type, own)
    const went = new Promise((resolve) => element.addEventListener(GoEvent.type, resolve))
    press(element)
    await went
    document.removeEventListener(GoEvent.type, own)
    await line.until('Again', 2)
    expect(stayed).toEqual(['nextnext'])
  })

  it('says who waits at the next table, and lets others join in one press', async () => {
    const element = await draw({ table: { ...table, again: { table: 'nextnext', name: 'Jan' } } })
    expect(words(element)).toContain('Jan is waiting at the next table.')
    expect(rootOf(element).querySelector('button')?.textContent.trim()).toBe('join')
    expect(await faults(element)).toEqual([])
  })

  it('takes a spectator there without a chair, and offers no next table at an event', async () => {
    const gone: string[] = []
    const again = { table: 'nextnext', name: 'Jan' }
    const element = await draw({ table: { ...table, chair: null, again }, stay: (id) => gone.push(id) })
    press(element)
    expect(gone).toEqual(['nextnext'])
    expect(line.asked.map(({ operation }) => operation)).not.toContain('Again')
    const onlooker = await draw({ table: { ...table, chair: null } })
    const ofEvent = await draw({ table: { ...table, event: 'e' } })
    for (const one of [onlooker, ofEvent]) expect(rootOf(one).querySelector('button')).toBeNull()
    expect(rootOf(ofEvent).querySelector<HTMLAnchorElement>('a.button')?.getAttribute('href')).toBe('/play')
  })

  it('says why a next table was refused', async () => {
    line.answer('Again', { again: { __typename: 'Refused', code: 'TAKEN' } })
    const element = await draw()
    press(element)
    await expect.poll(() => rootOf(element).querySelector('[role=alert]')?.textContent).toMatch(/taken/)
    expect(await faults(element)).toEqual([])
  })
})

describe('the places of a series', () => {
  it('are shared by equal totals, and the next place is skipped', () => {
    expect(placed([5, 9, 5, 0]).map(({ chair, place }) => [chair, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ])
  })

  it('have the first of equal hands as the best', () => {
    expect(bestOf([row(0, [null, 5, 1]), row(1, [5, 0, 0])])).toMatchObject({
      chair: 1,
      score: 5,
      row: { hand: 0 },
    })
    expect(bestOf([])).toBeUndefined()
  })
})
