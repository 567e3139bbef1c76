import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { ratingsAnswer } from '../../test/ratings.js'
import { monthsBefore, StolikRatings } from './ratings.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('Ratings', ratingsAnswer())
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = (more: Partial<StolikRatings> = {}): Promise<StolikRatings> =>
  show(new StolikRatings(), { server: line.base, lang: 'en', game: 'skat', ...more })
const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
const shows = (element: Element, sentence: string | RegExp): Promise<void> =>
  expect.poll(() => text(element)).toMatch(sentence)
const rows = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  )

describe('stolik-ratings', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    const element = await draw({ theme })
    await shows(element, 'Danuta')
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('says every sentence in %s, and takes no name for markup', async (lang) => {
    for (const answer of [
      ratingsAnswer(),
      ratingsAnswer({ month: '2026-11', least: 3 }),
      ratingsAnswer({ rows: [], own: null }),
      ratingsAnswer({ rows: [], own: null, month: '2026-11', least: 3 }),
    ]) {
      line.answer('Ratings', answer)
      const element = await draw({ lang })
      await expect.poll(() => element.shadowRoot?.querySelector('[part=list]')?.textContent).toMatch(/\p{L}/u)
      await expect.poll(() => text(element)).not.toContain('ratings.')
    }
    line.answer('Ratings', ratingsAnswer())
    await shows(await draw({ lang }), 'Jan <b>Kos</b>')
  })

  it('shows how sure each rating is, and gives a provisional one a question mark and no place', async () => {
    const element = await draw()
    await shows(element, 'Danuta')
    expect(rows(element)).toEqual([
      '1. Danuta Gruba 1744 ± 48 24',
      '2. Wawrzyniec Brzęczyszczykiewicz (you) 1612 ± 48 24',
      'Jan <b>Kos</b> 1480? ± 190 2',
    ])
  })

  it('shows the own rating, its range and its change', async () => {
    const element = await draw()
    await shows(element, 'Your rating')
    expect(text(element)).toContain('between 1564 and 1660')
    expect(text(element)).toContain('since the first series: +72')
  })

  it('asks for the month, the game and the club that were chosen', async () => {
    line.answer('Games', {
      games: [
        { id: 'skat', levels: [], profiles: [] },
        { id: 'baska', levels: [], profiles: [] },
      ],
    })
    const element = await draw({ game: '', club: 'sopot' })
    await shows(element, 'Danuta')
    expect((await line.until('Ratings')).variables).toEqual({ game: 'skat', month: null, club: 'sopot' })
    const root = element.shadowRoot
    await expect.poll(() => root?.querySelectorAll('.tabs button').length).toBe(2)
    root?.querySelectorAll<HTMLElement>('.tabs button')[1]?.click()
    expect((await line.until('Ratings', 2)).variables).toMatchObject({ game: 'baska' })
    line.answer('Ratings', ratingsAnswer({ month: '2026-11', least: 3 }))
    const select = root?.querySelector('select')
    const [month] = monthsBefore(Date.now(), 1)
    if (select) select.value = month ?? ''
    select?.dispatchEvent(new Event('change'))
    expect((await line.until('Ratings', 3)).variables).toMatchObject({ game: 'baska', month })
    await shows(element, 'What the month changed')
    expect(rows(element)[0]).toBe('1. Danuta Gruba +60 1744 ± 48 24')
  })

  it('says what will be there while nobody has played rated, and where to begin', async () => {
    line.answer('Ratings', ratingsAnswer({ rows: [], own: null }))
    const element = await draw()
    await shows(element, 'Nobody has played rated')
    const link = (of: Element): string | null | undefined =>
      of.shadowRoot?.querySelector('a.button')?.getAttribute('href')
    // On a club’s page, the club’s own address of that name is somewhere else.
    expect(link(element)).toBe(`${line.base}/play`)
    const there = await draw({ playHref: 'https://klub.example/graj' })
    await shows(there, 'Nobody has played rated')
    expect(link(there)).toBe('https://klub.example/graj')
  })

  it('says in words why there is no list, and tries again', async () => {
    line.answer('Ratings', { ratings: { __typename: 'Refused', code: 'UNAVAILABLE' } })
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('[role=alert]')?.textContent).toMatch(/\p{L}/u)
    line.answer('Ratings', ratingsAnswer())
    element.shadowRoot?.querySelector<HTMLElement>('[role=alert] button')?.click()
    await shows(element, 'Danuta')
  })

  it('offers the newest months, across the turn of a year', () => {
    expect(monthsBefore(Date.UTC(2027, 0, 31), 3)).toEqual(['2027-01', '2026-12', '2026-11'])
  })
})
