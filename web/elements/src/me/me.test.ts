import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from '../client/gateway.js'
import { readCounted, writeCounted } from '../strength/kept.js'
import { StolikMe } from './me.js'
import type { MyGame, MyHand, MySeries } from './types.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const at = Date.UTC(2026, 10, 22, 18)
const hand = (table: string, n: number, more: Partial<MyHand> = {}): MyHand => ({
  table,
  hand: n,
  at,
  game: 'skat',
  profile: 'pzskat',
  chair: 0,
  invitation: null,
  hints: false,
  players: ['Ola', 'Jan', 'Ewa'],
  row: {
    hand: n,
    dealer: 2,
    code: 'row.passed',
    args: [],
    owners: [0],
    scores: [24, null, 0],
    totals: [24, 0, 0],
  },
  ...more,
})
const series: MySeries = {
  table: 'abcdefgh',
  at,
  game: 'skat',
  profile: 'pzskat',
  length: 36,
  chair: 0,
  place: 2,
  players: ['Ola', 'Jan', 'Ewa'],
  totals: [120, 240, -5],
}
const game: MyGame = {
  game: 'skat',
  hands: 36,
  points: -12,
  curve: [0, 24, 72, -12],
  kinds: [
    { kind: 'game.grand', hands: 20, own: 4, won: 3, points: 96 },
    { kind: 'row.passed', hands: 16, own: 0, won: 0, points: 0 },
  ],
}
const has = (
  what: { games?: readonly MyGame[]; series?: readonly MySeries[]; hands?: readonly MyHand[] } = {},
): void => {
  line.answer('PlayedStatistics', {
    playedStatistics: { __typename: 'PlayedStatistics', games: what.games ?? [] },
  })
  line.answer('PlayedSeries', {
    playedSeries: { __typename: 'PlayedSeriesPage', series: what.series ?? [], next: null },
  })
  line.answer('PlayedHands', ({ variables }) => ({
    playedHands: {
      __typename: 'PlayedHands',
      hands: variables['before'] === null ? (what.hands ?? []) : [hand('older234', 0)],
      next: variables['before'] === null && (what.hands ?? []).length > 2 ? 'mark' : null,
    },
  }))
}
const named = (more: object = {}): void =>
  localStorage.setItem(
    `stolik.guest ${line.base}/graphql`,
    JSON.stringify({ name: 'Ola', token: 't', ...more }),
  )
const draw = (): Promise<StolikMe> =>
  show(new StolikMe(), { server: line.base, lang: 'en', playHref: '/play', accountHref: '/account' })
const rootOf = ({ shadowRoot }: StolikMe): ShadowRoot => shadowRoot as ShadowRoot
const words = (element: StolikMe): string => rootOf(element).textContent.replace(/\s+/g, ' ').trim()
const button = (element: StolikMe, name: string): HTMLButtonElement | undefined =>
  [...rootOf(element).querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)
const full = async (): Promise<StolikMe> => {
  named()
  has({
    games: [game],
    series: [series],
    hands: [hand('abcdefgh', 1), hand('abcdefgh', 0), hand('bbbbbbbb', 5, { invitation: 'word' })],
  })
  const element = await draw()
  await expect.poll(() => rootOf(element).querySelectorAll('stolik-hands').length).toBe(2)
  return element
}

describe('stolik-me', () => {
  it('has no faults that axe finds: full, empty, and without an account', async () => {
    const element = await full()
    await expect.poll(() => words(element)).toContain('Grand')
    expect(await faults(element)).toEqual([])
    element.remove()
    has()
    const empty = await draw()
    await expect.poll(() => words(empty)).toContain('will gather here')
    expect(await faults(empty)).toEqual([])
    empty.remove()
    gatewayAt(line.base).forget()
    const nobody = await draw()
    expect(words(nobody)).toContain('everybody has their own deals')
    expect(await faults(nobody)).toEqual([])
  })

  it('describes the page before the first hand, and offers the one next step', async () => {
    named({ refresh: 'r', expiresIn: 600 })
    line.answer('Refresh', { refresh: { __typename: 'Refused', code: 'UNAVAILABLE' } })
    has()
    const element = await draw()
    await expect.poll(() => words(element)).toContain('will gather here')
    const links = [...rootOf(element).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/play'])
    const sample = rootOf(element).querySelector('.example')
    expect(sample?.textContent).toContain('An example')
    expect(sample?.querySelector('svg')?.getAttribute('aria-label')).toContain('now +212')
    expect(sample?.querySelectorAll('.series')).toHaveLength(3)
  })

  it('sends no query without a name, and begins when somebody gives one', async () => {
    has()
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 't' } })
    const element = await draw()
    expect(line.asked).toEqual([])
    await gatewayAt(line.base).enter('Ola')
    await expect.poll(() => words(element)).toContain('will gather here')
  })

  it('shows the contracts that the player played as a wheel, without those of others', async () => {
    const element = await full()
    const text = (): string =>
      rootOf(element).querySelector('stolik-own-contracts')?.shadowRoot?.textContent.replace(/\s+/g, ' ') ??
      ''
    await expect.poll(text).toContain('Grand 4 times, won 3')
    expect(text()).not.toContain('passed')
    const wheel = rootOf(element).querySelector('stolik-own-contracts')?.shadowRoot?.querySelector('.wheel')
    expect(wheel?.getAttribute('aria-label')).toBe('The most frequent contract: Grand, 100 % of all')
    expect(await faults(element)).toEqual([])
  })

  it('shows no wheel to somebody who has played no contract', async () => {
    named()
    has({ games: [{ ...game, kinds: game.kinds.filter(({ own }) => own === 0) }] })
    const element = await draw()
    await expect.poll(() => words(element)).toContain('passed')
    expect(rootOf(element).querySelector('stolik-own-contracts')).toBeNull()
  })

  it('shows the results in each game, by kind of contract, with a line of points', async () => {
    const element = await full()
    await expect.poll(() => rootOf(element).querySelector('.game h3')?.textContent).toBe('Skat')
    const cells = [...rootOf(element).querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()),
    )
    expect(cells).toEqual([
      ['Grand', '20', '4', '3', '+96'],
      ['passed', '16', '–', '–', '0'],
    ])
    const chart = rootOf(element).querySelector('svg')
    expect(chart?.getAttribute('aria-label')).toBe(
      'Points from the first deal to the last: now −12, at most +72, at least −12.',
    )
    expect(chart?.querySelector('.last')?.textContent).toBe('−12')
    expect(chart?.querySelectorAll('path')).toHaveLength(1)
  })

  it.each([
    ['does not move', [24, 24, 24, 24, 24]],
    ['is too short', [0, 24]],
  ])('has a sentence instead of a line that %s', async (_, curve) => {
    named()
    has({ games: [{ ...game, points: 24, curve }], hands: [hand('abcdefgh', 0)] })
    const element = await draw()
    await expect.poll(() => words(element)).toContain('A chart needs a few more points: so far +24.')
    expect(rootOf(element).querySelector('svg')).toBeNull()
  })

  it('lists the series with their results, the winner first', async () => {
    const element = await full()
    const text = rootOf(element).querySelector('.series')?.textContent.replace(/\s+/g, ' ')
    expect(text).toContain('place 2 of 3')
    expect(text).toContain('Jan +240 · Ola +120 · Ewa −5')
    expect(text).toContain('22 November 2026')
  })

  it('lists the hands of each table, and labels private ones', async () => {
    const lists = [...rootOf(await full()).querySelectorAll('stolik-hands')]
    expect(
      lists.map(({ table, invitation, rows }) => [table, invitation, rows.map((row) => row.hand)]),
    ).toEqual([
      ['abcdefgh', null, [0, 1]],
      ['bbbbbbbb', 'word', [5]],
    ])
  })

  it('says in which hands they were given hints', async () => {
    named()
    has({ games: [game], hands: [hand('abcdefgh', 1), hand('abcdefgh', 0, { hints: true })] })
    const element = await draw()
    const told = (): (string | undefined)[] =>
      [...(rootOf(element).querySelector('stolik-hands')?.shadowRoot?.querySelectorAll('.scores') ?? [])].map(
        ({ textContent }) => textContent.trim(),
      )
    await expect.poll(told).toEqual(['Ola +24 · Ewa 0', 'Ola +24 · Ewa 0 · with hints'])
  })

  it('fetches older hands on request', async () => {
    const element = await full()
    button(element, 'older ones')?.click()
    await expect.poll(() => rootOf(element).querySelectorAll('stolik-hands').length).toBe(3)
    expect(line.asked.at(-1)?.variables).toEqual({ before: 'mark' })
    await expect.poll(() => button(element, 'older ones')).toBeUndefined()
  })

  it('is cleared by two presses, but not by one', async () => {
    const element = await full()
    line.answer('ForgetPlayed', { forgetPlayed: { __typename: 'Done' } })
    button(element, 'clear this page')?.click()
    await expect.poll(() => words(element)).toContain('for good')
    expect(await faults(element)).toEqual([])
    button(element, 'keep it')?.click()
    await expect.poll(() => words(element)).not.toContain('for good')
    expect(line.asked.map(({ operation }) => operation)).not.toContain('ForgetPlayed')
    button(element, 'clear this page')?.click()
    await expect.poll(() => button(element, 'yes, clear it')).toBeDefined()
    has()
    button(element, 'yes, clear it')?.click()
    await expect.poll(() => words(element)).toContain('will gather here')
  })

  it('counts how well its reader plays when they ask, and forgets that when the page is cleared', async () => {
    const element = await full()
    const place = `${line.base}/graphql`
    line.answer('OwnHands', { playedHands: { __typename: 'PlayedHands', next: null, hands: [] } })
    expect(rootOf(element).querySelector('stolik-strength')).toBeNull()
    button(element, 'count my deals')?.click()
    expect((await line.until('OwnHands')).variables).toEqual({ game: 'skat', before: null })
    expect(button(element, 'count my deals')).toBeUndefined()
    writeCounted(place, 'skat', 'code', new Map([['a/0/0', null]]))
    line.answer('ForgetPlayed', { forgetPlayed: { __typename: 'Done' } })
    button(element, 'clear this page')?.click()
    await expect.poll(() => button(element, 'yes, clear it')).toBeDefined()
    has()
    button(element, 'yes, clear it')?.click()
    await expect.poll(() => words(element)).toContain('will gather here')
    expect(readCounted(place, 'skat', 'code').size).toBe(0)
  })

  it('reports that the gateway does not answer, and tries again on request', async () => {
    named()
    has()
    line.answer('PlayedHands', { playedHands: { __typename: 'Refused', code: 'UNAVAILABLE' } })
    const element = await draw()
    await expect.poll(() => rootOf(element).querySelector('[role=alert]')).not.toBeNull()
    expect(await faults(element)).toEqual([])
    has()
    button(element, 'try again')?.click()
    await expect.poll(() => words(element)).toContain('will gather here')
  })
})
