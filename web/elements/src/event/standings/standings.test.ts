import { locales } from '@stolik/core'
import { faults, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { event as eventOf } from '../../../test/event.js'
import { fakeLine, type Line } from '../../../test/line.js'
import type { Cell, EventShown, ResultRow } from '../client/types.js'
import { rowsOfSeries, type StolikStandings } from './standings.js'
import './standings.js'

const names = ['Leokadia Szczypkowska-Wojewódzka', 'Ola Żak', 'Jan Zając', 'Ewa Łoś', 'Adam Lis', 'Ida Ćma']

/** An event with two series, the second under way, with teams and a category. */
function rich(): EventShown {
  const one = eventOf({ phase: 'BETWEEN', names })
  const [series] = one.series
  if (series === undefined) throw new Error('no series')
  const cell = (n: number, kind: Cell['kind'], points: number): Cell => ({
    series: n,
    kind,
    table: 1,
    chair: 0,
    points,
    small: 10 * points,
    place: null,
    field: null,
  })
  const second = [300, 700, 700, 100, 0, 0]
  const kinds: readonly Cell['kind'][] = ['LIST', 'LIST', 'LIST', 'OPEN', 'MISSING', 'NONE']
  return {
    ...one,
    series: [series, { ...series, n: 2, status: 'RUNNING' }],
    standings: {
      ...one.standings,
      individual: one.standings.individual.map((row, i): ResultRow => ({
        ...row,
        club: i % 2 === 0 ? 'Klub Skata Lębork' : null,
        cells: [...row.cells, cell(2, kinds[i] ?? 'NONE', second[i] ?? 0)],
      })),
      groups: [
        {
          rule: { kind: 'TEAM', size: 4, counting: 3, substitutes: 1 },
          rows: [
            {
              place: 1,
              lot: false,
              name: 'Lębork I',
              points: 1970,
              small: 1970,
              prize: null,
              ahead: null,
              members: [
                { player: 'p0', counts: true },
                { player: 'p1', counts: false },
              ],
            },
          ],
        },
        { rule: { kind: 'PAIR', size: 2, counting: 2, substitutes: 0 }, rows: [] },
      ],
      categories: [
        { category: 'WOMEN', rows: [{ place: 1, player: 'p1', prize: null }] },
        { category: 'SENIOR', rows: [] },
      ],
    },
  }
}

describe('the standings of a series', () => {
  const rows = rowsOfSeries(rich(), 2, (kind) => kind)

  it('are ordered by the result of the series, with ties on one place', () => {
    expect(rows?.map(({ name, place, points }) => [name, place, points])).toEqual([
      ['Ola Żak', 1, 700],
      ['Jan Zając', 1, 700],
      ['Leokadia Szczypkowska-Wojewódzka', 3, 300],
      ['Ewa Łoś', 4, 100],
      ['Adam Lis', null, 0],
    ])
  })

  it('have a note where the figure alone does not say enough', () => {
    expect(rows?.map(({ note }) => note)).toEqual([undefined, undefined, undefined, 'OPEN', 'MISSING'])
  })

  it('are undefined for a series that the event does not have', () => {
    expect(rowsOfSeries(rich(), 3, (kind) => kind)).toBeUndefined()
  })
})

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('EventMe', {
    eventMe: { director: false, referee: false, door: false, player: null, table: null },
  })
})
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.style.removeProperty('--stolik-rem')
  line.restore()
})

async function draw(
  told: EventShown = rich(),
  attributes: Readonly<Record<string, string>> = {},
): Promise<StolikStandings> {
  const element = document.createElement('stolik-standings')
  for (const [name, value] of Object.entries({ server: line.base, lang: 'en', event: 'e', ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  await expect
    .poll(async () => {
      await line.push('Event', { event: told })
      return shown(element.shadowRoot, 'h2')
    })
    .toBe('Wieczór klubowy')
  return element
}
const all = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const text = (element: Element | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
const ranked = (element: Element): string[] => all(element, 'tbody th strong').map(text)

describe('stolik-standings', () => {
  it('is accessible, in light and dark', async () => {
    for (const theme of ['light', 'dark']) expect(await faults(await draw(rich(), { theme }))).toEqual([])
  })

  it('shows place, name, club, series and points, and no more than one table', async () => {
    const element = await draw()
    expect(all(element, 'table')).toHaveLength(1)
    expect(ranked(element)).toEqual(names)
    expect(text(all(element, 'tbody tr')[0])).toMatch(/^1 Leokadia Szczypkowska-Wojewódzka Klub Skata Lębork/)
    expect(text(all(element, 'thead')[0])).toContain('Series 2')
    // A figure without a list behind it is no button.
    expect(all(element, 'td button')).toEqual([])
  })

  it('says of teams of which nobody is left out that the results of all count', async () => {
    const told = rich()
    const groups = told.standings.groups.map((one) => ({
      ...one,
      rule: { ...one.rule, counting: one.rule.size },
    }))
    const element = await draw({ ...told, standings: { ...told.standings, groups } })
    all(element, 'nav button')[1]?.click()
    await element.updateComplete
    expect(text(all(element, 'caption')[0])).toBe('Teams the results of all count')
  })

  it('has a tab for each table with content, and for no other', async () => {
    const element = await draw()
    const tabs = all(element, 'nav button')
    expect(tabs.map(text)).toEqual(['Individual ranking', 'Teams', 'Women'])
    tabs[1]?.focus()
    expect(element.shadowRoot?.activeElement).toBe(tabs[1])
    tabs[1]?.click()
    await element.updateComplete
    expect(ranked(element)).toEqual(['Lębork I'])
    expect(text(all(element, 'caption')[0])).toBe('Teams the best 3 of 4 count')
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'true', null])
    expect(await faults(element)).toEqual([])
    tabs[2]?.click()
    await element.updateComplete
    expect(ranked(element)).toEqual(['Ola Żak'])
  })

  it('says what put a player or a team before the next one with as many points, as the paper does', async () => {
    const told = rich()
    const ahead = { tieBreak: 'wins', own: 3, other: 2 }
    const individual = told.standings.individual.map((row, i) => (i === 0 ? { ...row, ahead } : row))
    const element = await draw({ ...told, standings: { ...told.standings, individual } })
    const rows = all(element, 'tbody tr').map((row) => text(row).replaceAll(/[\u2068\u2069]/g, ''))
    expect(rows[0]).toContain('before Ola Żak: tables won (3 : 2)')
    expect(rows.slice(1).join(' ')).not.toContain('before')
    expect(await faults(element)).toEqual([])
  })

  it('has no tabs where there is only one ranking', async () => {
    expect(all(await draw(eventOf({ phase: 'FINAL' })), 'nav')).toEqual([])
  })

  it('updates live', async () => {
    const element = await draw()
    const next = eventOf({ phase: 'FINAL', names: ['Ola Żak', 'Jan Zając', 'Ewa Łoś'] })
    await line.push('Event', { event: next })
    await expect.poll(() => ranked(element)).toEqual(['Ola Żak', 'Jan Zając', 'Ewa Łoś'])
    expect(text(all(element, '.good')[0])).toBe('Final results')
  })

  it('shows one series alone', async () => {
    const element = await draw(rich(), { series: '2' })
    expect(text(all(element, 'caption')[0])).toBe('Series 2')
    expect(ranked(element).slice(0, 2)).toEqual(['Ola Żak', 'Jan Zając'])
    expect(all(element, 'nav')).toEqual([])
    expect(await faults(element)).toEqual([])
  })

  it.each(['3', '0', 'x', '-1', '1e1'])('says that there is no series “%s”', async (series) => {
    const element = await draw(rich(), { series })
    expect(text(all(element, '.note')[0])).toBe(
      `This tournament has no series “${series}”. Number of series: 2.`,
    )
    expect(await faults(element)).toEqual([])
  })

  it('says that nothing is played yet', async () => {
    expect(text(all(await draw(eventOf({ phase: 'OPEN' })), 'p[role=status]')[0])).toBe(
      'There are no results yet.',
    )
  })

  it('links to the event’s page on the server, or to the given address', async () => {
    const href = (element: Element): string | null | undefined =>
      all(element, 'a').at(-1)?.getAttribute('href')
    expect(href(await draw())).toBe(`${line.base}/event/e`)
    document.body.replaceChildren()
    expect(href(await draw(rich(), { href: '/our/page' }))).toBe('/our/page')
  })

  it.each(locales)('fits 320 pixels in %s, also with text twice as large', async (lang) => {
    const element = await draw(rich(), { lang })
    element.style.width = '320px'
    for (const size of [16, 32]) {
      document.documentElement.style.setProperty('--stolik-rem', `${size}px`)
      expect(element.scrollWidth, `${size}`).toBeLessThanOrEqual(320)
      // The page does not become wider: a table that is too wide scrolls inside itself.
      for (const one of all(element, 'h2, p, li'))
        expect(one.scrollWidth, `${size} ${one.localName}`).toBeLessThanOrEqual(one.clientWidth)
    }
    document.documentElement.style.removeProperty('--stolik-rem')
    const [scroll] = all(element, '.scroll')
    expect(scroll?.scrollWidth).toBeLessThanOrEqual(scroll?.clientWidth ?? 0)
  })
})
