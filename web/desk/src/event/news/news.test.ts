import { locales, say, type Arg, type Locale } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventWords } from '@stolik/elements/words/event/index'
import type { EventShown, ResultRow } from '@stolik/elements/event/client/types'
import { event } from '../../../../elements/test/event.js'
import { newsWords } from '../../words/news/index.js'
import { factsOf } from './facts.js'
import './news.js'
import { height, pictureOf, pngOf, width } from './picture.js'
import { forms, itemOf, written, type Item } from './text.js'

afterEach(() => document.body.replaceChildren())
beforeAll(async () => {
  await Promise.all(locales.flatMap((one) => [newsWords.need(one), eventWords.need(one)]))
})

const sayIn =
  (locale: Locale) =>
  (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say((code.startsWith('category.') ? eventWords : newsWords)[locale], locale, code, args)
const address = 'https://cards.example/event/e'
const itemIn = (locale: Locale, shown: EventShown): Item =>
  itemOf(factsOf(shown), address, locale, sayIn(locale))

const list = (series: number, points: number, small = points): ResultRow['cells'][number] => ({
  series,
  kind: 'LIST',
  table: 1,
  chair: 0,
  points,
  small,
  place: 1,
  field: null,
})
/** A final result; each row changes the row of that index. */
function result(rows: readonly Partial<ResultRow>[], more: Partial<EventShown> = {}): EventShown {
  const shown = event({ phase: 'FINAL' })
  const individual = shown.standings.individual.map((row, i) => ({
    ...row,
    place: i + 1,
    points: 1000 - i,
    cells: [list(1, 500 - i), list(2, 400 - i)],
    ...rows[i],
  }))
  const [one] = shown.series
  const series = one === undefined ? [] : [one, { ...one, n: 2 }]
  return { ...shown, series, standings: { ...shown.standings, individual }, ...more }
}

describe('the news item about a result', () => {
  it('names winner, podium, players and the best list, and links the results', () => {
    const shown = result([
      { name: 'Ola' },
      { name: 'Jan' },
      { name: 'Ewa', cells: [list(1, 10), list(2, 900)] },
    ])
    expect(written(itemIn('en', shown), 'plain')).toBe(
      [
        'Ola wins “Wieczór klubowy”',
        '',
        '6 March 2027, Dom Kultury, Lębork. 12 players.',
        'Place 1: Ola (1000).',
        'Place 2: Jan (999).',
        'Place 3: Ewa (998).',
        'Best list: Ewa, 900 in series 2.',
        '',
        `All results: ${address}`,
        '',
      ].join('\n'),
    )
  })

  it('names all who share a place, and nobody whose name was deleted or who was excluded', () => {
    const shown = result([
      ...[{ name: 'Ola' }, { name: 'Jan', place: 1, points: 1000 }, { name: '', place: 3 }],
      { name: 'Out', place: null },
    ])
    const { headline, places } = itemIn('en', shown)
    expect(headline).toBe('Ola and Jan win “Wieczór klubowy”')
    expect(places).toEqual([{ place: 1, names: 'Ola and Jan', points: '1000' }])
  })

  it('leaves the best list out where two are as good, and counts it in small points where places count', () => {
    const shared = result([{ cells: [list(1, 900)] }, { cells: [list(1, 900)] }])
    expect(factsOf(shared).bestList).toBeNull()
    const shown = result([
      { name: 'Ola', cells: [list(1, 5, 700)] },
      { name: 'Jan', cells: [list(1, 5, 1200)] },
    ])
    const { regulations } = shown
    const scoring = { scale: [5, 3, 1], ties: 'MEAN' } as const
    const byPlaces = { ...shown, regulations: { ...regulations, format: { ...regulations.format, scoring } } }
    expect(factsOf(byPlaces).bestList).toEqual({ name: 'Jan', series: 1, points: 1200 })
  })

  it('counts only those who played', () => {
    const absent = { cells: [] }
    expect(factsOf(result([{}, absent, absent])).players).toBe(10)
  })

  it.each(locales)('has a sentence for everything in %s', (locale) => {
    const shown = result([{ name: 'Ola' }])
    const rule = { kind: 'TEAM', size: 4, counting: 4, substitutes: 0 } as const
    const team = {
      place: 1,
      lot: false,
      name: 'Kartuzy',
      members: [],
      points: 4000,
      small: 0,
      prize: null,
      ahead: null,
    }
    const standings = {
      ...shown.standings,
      groups: [{ rule, rows: [team, { ...team, place: 2, name: 'Puck' }] }],
      categories: [{ category: 'WOMEN' as const, rows: [{ place: 1, player: 'p0', prize: null }] }],
    }
    const text = written(itemIn(locale, { ...shown, standings }), 'plain')
    expect(text).not.toMatch(/news\.|category\.|[{}]/)
    expect(text).toContain('Kartuzy')
    expect(text).not.toContain('Puck')
    expect(text.match(/Ola/g)?.length).toBeGreaterThan(2)
  })

  it('stays text whatever a player is called', () => {
    const name = '<img src=x onerror=alert(1)> [a](javascript:b) `c` *d*\n# e'
    const shown = result([{ name }])
    const box = document.createElement('div')
    box.innerHTML = written(itemIn('en', shown), 'html')
    expect([...box.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
      ...['h2', 'p', ...Array<string>(4).fill('br'), 'p', 'a'],
    ])
    expect(box.textContent).toContain('<img src=x onerror=alert(1)> [a](javascript:b) `c` *d* # e')
    const markdown = written(itemIn('en', shown), 'markdown')
    expect(markdown).toContain('\\<img src=x onerror=alert(1)\\> \\[a\\](javascript:b) \\`c\\` \\*d\\* \\# e')
    const svg = new DOMParser().parseFromString(pictureOf(itemIn('en', shown), name), 'image/svg+xml')
    expect(svg.querySelector('parsererror, img, script')).toBeNull()
  })
})

describe('the picture', () => {
  it('keeps the longest names and titles within its edges, in every language', () => {
    const wide = 'WWWWWWWWWWWWWWWWWWWW MMMMMMMMMMMMMMMMMMM'
    const shown = result([{ name: wide }, { name: wide, place: 1 }, { name: wide, points: -123456.5 }])
    for (const locale of locales) {
      const box = document.createElement('div')
      box.innerHTML = pictureOf(itemIn(locale, shown), 'Ż'.repeat(100))
      document.body.append(box)
      const svg = box.querySelector('svg')
      const frame = svg?.getBoundingClientRect()
      for (const text of box.querySelectorAll('text')) {
        const { left, right, bottom } = text.getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(frame?.left ?? 0)
        expect(right).toBeLessThanOrEqual((frame?.right ?? 0) - 40)
        expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0)
      }
      box.remove()
    }
  })

  it('becomes a PNG of 1200 by 630', async () => {
    const blob = await pngOf(pictureOf(itemIn('pl', result([])), 'Wieczór'))
    const { width: w, height: h } = await createImageBitmap(blob)
    expect([blob.type, w, h]).toEqual(['image/png', width, height])
    expect([width, height]).toEqual([1200, 630])
  })
})

describe('stolik-event-news', () => {
  it('shows the item in a chosen language and form, and copies what it shows', async () => {
    const element = await show(document.createElement('stolik-event-news'), {
      lang: 'en',
      href: '/event/e',
      shown: result([{ name: 'Ola' }]),
    })
    const root = element.shadowRoot
    await expect.poll(() => root?.querySelector('pre')?.textContent).toContain('Ola wins')
    expect(await faults(element)).toEqual([])
    // Choices look like those of the rest of the desk.
    for (const select of root?.querySelectorAll('select') ?? []) {
      expect(getComputedStyle(select).borderRadius).not.toBe('0px')
      expect(select.offsetHeight).toBeGreaterThanOrEqual(44)
    }
    const choose = (n: number, value: string): void => {
      const select = root?.querySelectorAll('select')[n]
      if (select === undefined) throw new Error('no choice')
      select.value = value
      select.dispatchEvent(new Event('change'))
    }
    choose(0, 'de')
    choose(1, forms[2])
    await expect.poll(() => root?.querySelector('pre')?.textContent).toContain('<h2>Ola gewinnt')
    expect(root?.querySelector('pre')?.textContent).toContain(
      `href="${new URL('/event/e', location.href).href}"`,
    )
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    })
    root?.querySelector<HTMLButtonElement>('button.primary')?.click()
    await expect.poll(() => root?.querySelector('[role=status]')?.textContent).toBe('Copied.')
    expect(copied).toEqual([root?.querySelector('pre')?.textContent])
    Reflect.deleteProperty(navigator, 'clipboard')
  })
})
