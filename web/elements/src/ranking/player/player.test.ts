import type { PersonResult, PublishedPerson } from '@stolik/contract/published/ranking-person'
import { locales } from '@stolik/core'
import { faults, show, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFiles, person, server, type Files } from '../../../test/ranking.js'
import { lastEvents, StolikPlayer } from './player.js'

const result = (n: number, more: Partial<PersonResult> = {}): PersonResult => ({
  event: `e${n}`,
  name: `Turniej ${n}`,
  date: `2027-0${n}-05`,
  series: null,
  place: n,
  players: 48,
  points: 60,
  small: 900,
  value: 60,
  taken: true,
  ...more,
})
const file = '/rankings/r/people/p1.json'

let files: Files
beforeEach(() => {
  localStorage.clear()
  files = fakeFiles()
})
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.style.removeProperty('--stolik-rem')
  files.restore()
})

async function draw(
  of: Partial<PublishedPerson> = {},
  more: Partial<StolikPlayer> = {},
): Promise<StolikPlayer> {
  files.put(file, person({ results: [1, 2, 3, 4].map((n) => result(n)), ...of }))
  const element = await show(new StolikPlayer(), { server, ranking: 'r', person: 'p1', lang: 'en', ...more })
  await expect
    .poll(() => shown(element.shadowRoot, 'h2'))
    .toBe((of.name === undefined ? person() : of).name ?? 'no name')
  return element
}
const all = (element: StolikPlayer, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const text = (element: Element | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''

describe('the last events of a player', () => {
  it('are one per event, however many series it has, with the value that counts', () => {
    const series = [1, 2].map((n) => result(1, { series: n, value: 10 * n, taken: n === 2 }))
    const away = result(3, { event: null, taken: false })
    expect(lastEvents([...series, away], 3).map(({ name, value }) => [name, value])).toEqual([
      ['Turniej 3', null],
      ['Turniej 1', 20],
    ])
  })

  it('are the newest, and no more than there is room for', () => {
    const all = [1, 2, 3, 4].map((n) => result(n))
    expect(lastEvents(all, 3).map(({ event }) => event)).toEqual(['e4', 'e3', 'e2'])
  })
})

describe('stolik-player', () => {
  it('is accessible, in light and dark', async () => {
    for (const theme of ['light', 'dark']) expect(await faults(await draw({}, { theme }))).toEqual([])
  })

  it('reads one file and sends no query', async () => {
    await draw()
    expect(files.asked).toEqual([file])
  })

  it('shows the name, the place and the movement, the points and the last events', async () => {
    const history = [
      { edition: 1, date: '2027-01-31', status: 'final', place: 7, score: 100, deviation: null },
      { edition: 2, date: '2027-02-28', status: 'final', place: 4, score: 1234, deviation: null },
    ] as const
    const element = await draw({ history })
    expect(text(all(element, 'header')[0])).toBe('Gracz 1 Żukowo · Lista roczna 2027')
    expect(all(element, 'dd').map(text)).toEqual(['4 ▲ 3up 3 places', '1,234'])
    expect(all(element, '.last li').map(text)).toEqual([
      'Turniej 4 5 April 2027 · place 4 of 48 60',
      'Turniej 3 5 March 2027 · place 3 of 48 60',
      'Turniej 2 5 February 2027 · place 2 of 48 60',
    ])
    expect(all(element, 'svg')[0]?.getAttribute('aria-label')).toMatch(/7 → 4, best 4/)
  })

  it('links to the server’s pages, or to those of the site', async () => {
    const links = (element: StolikPlayer): (string | null)[] =>
      all(element, 'a').map((link) => link.getAttribute('href'))
    expect(links(await draw({ results: [result(1)] }))).toEqual([
      `${server}/event/e1`,
      `${server}/ranking/r/person/p1`,
    ])
    document.body.replaceChildren()
    const own = { personHref: '/players/{id}', eventHref: '/events/{id}' }
    expect(links(await draw({ results: [result(1)] }, own))).toEqual(['/events/e1', '/players/p1'])
  })

  it('draws no line for one edition, and says that there are no results', async () => {
    const history = person().history.slice(0, 1)
    const element = await draw({ history, results: [] })
    expect(all(element, 'svg')).toEqual([])
    expect(text(element.shadowRoot?.querySelector('.card') ?? undefined)).toContain(
      'There are no results yet.',
    )
    expect(await faults(element)).toEqual([])
  })

  it('draws no line if the place never changes, and says so in the history', async () => {
    const history = person().history.map((one) => ({ ...one, place: 3 }))
    const element = await draw({ history })
    expect(all(element, 'svg')).toEqual([])
    all(element, 'summary')[0]?.click()
    const opened = (): Element | undefined => all(element, 'stolik-ranking-history')[0]
    await expect
      .poll(() => shown(opened()?.shadowRoot, '.same'))
      .toBe('Unchanged since the first edition: place 3.')
    expect(opened()?.shadowRoot?.querySelector('svg')).toBeNull()
  })

  it('fetches the history when it is opened by the keyboard', async () => {
    const element = await draw()
    const summary = all(element, 'summary')[0]
    summary?.focus()
    expect(element.shadowRoot?.activeElement).toBe(summary)
    expect(all(element, 'stolik-ranking-history')).toEqual([])
    // Enter on a summary clicks it.
    summary?.click()
    await expect
      .poll(() => shown(all(element, 'stolik-ranking-history')[0]?.shadowRoot, 'figure'))
      .toContain('in figures')
    expect(await faults(element)).toEqual([])
  })

  it('shows a player without a name or a place', async () => {
    const history = person().history.map((one) => ({ ...one, place: null }))
    const element = await draw({ name: null, club: null, history })
    expect(text(all(element, 'h2')[0])).toBe('no name')
    expect(text(all(element, 'dd')[0])).toBe('–')
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('fits 320 pixels in %s, also with text twice as large', async (lang) => {
    const element = await draw(
      { name: 'Leokadia Szczypkowska-Wojewódzka', club: 'Klub Skata Żukowo' },
      { lang },
    )
    element.style.width = '320px'
    for (const size of [16, 32]) {
      document.documentElement.style.setProperty('--stolik-rem', `${size}px`)
      expect(element.scrollWidth, `${size}`).toBeLessThanOrEqual(320)
      for (const one of all(element, 'h2, p, dt, dd, li, summary'))
        expect(one.scrollWidth, `${size} ${one.localName}`).toBeLessThanOrEqual(one.clientWidth)
    }
  })
})
