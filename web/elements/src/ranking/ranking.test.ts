import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFiles, person, published, row, server, type Files } from '../../test/ranking.js'
import { rankingWords } from '../words/ranking/index.js'
import { StolikRanking } from './embed.js'

const latest = '/rankings/r/latest.json'
let files: Files
beforeEach(async () => {
  await rankingWords.need('en')
  localStorage.clear()
  files = fakeFiles()
})
afterEach(() => {
  document.body.replaceChildren()
  files.restore()
})

const all = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const one = (element: Element, selector: string): HTMLElement => {
  const [found] = all(element, selector)
  if (found === undefined) throw new Error(`no ${selector}`)
  return found
}
const words = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
const names = (element: Element): string[] => all(element, '.name').map((name) => name.textContent.trim())
async function draw(file: unknown, more: Partial<StolikRanking> = {}): Promise<StolikRanking> {
  files.put(latest, file)
  const element = await show(new StolikRanking(), { server, ranking: 'r', lang: 'en', ...more })
  await expect.poll(() => all(element, 'h2, .note')).not.toEqual([])
  return element
}
const press = async (element: StolikRanking, target: HTMLElement): Promise<void> => {
  target.click()
  await element.updateComplete
}
const button = (element: Element, word: string): HTMLElement => {
  const found = all(element, 'button').find((each) => each.textContent.trim().startsWith(word))
  if (found === undefined) throw new Error(`no button ${word}`)
  return found
}
const seek = async (element: StolikRanking, text: string): Promise<void> => {
  const input = one(element, 'input') as HTMLInputElement
  input.value = text
  input.dispatchEvent(new Event('input'))
  await element.updateComplete
}

describe('stolik-ranking', () => {
  for (const theme of ['light', 'dark'])
    it(`has no faults that axe finds, ${theme}`, async () => {
      const rows = [
        row(1, { before: 3, places: { women: 1 } }),
        row(2, { before: 1, moves: -1, division: 'I' }),
        row(3, { before: null }),
        row(4, { place: null }),
      ]
      const teams = [{ place: 1, name: 'Lębork', score: 5, members: [] }]
      const element = await draw(
        published(rows, {
          teams,
          categories: ['women'],
          divisions: ['I', 'II'],
          corrects: { edition: 2, reason: 'a list was missing' },
        }),
        { person: 'p2', theme },
      )
      expect(await faults(element)).toEqual([])
    })

  it('prints all rows, and shows a page of them again', async () => {
    const element = await draw(published(Array.from({ length: 250 }, (_, i) => row(i + 1))))
    expect(names(element)).toHaveLength(100)
    // The browser prints what is drawn when the event ends, and waits for nothing.
    window.dispatchEvent(new Event('beforeprint'))
    expect(names(element)).toHaveLength(250)
    window.dispatchEvent(new Event('afterprint'))
    expect(names(element)).toHaveLength(100)
  })

  it('reads one file, and sends no other request', async () => {
    await draw(published([row(1)]))
    expect(files.asked).toEqual([latest])
  })

  it('shows its status, its date, and what it corrects', async () => {
    const element = await draw(
      published([row(1)], { status: 'final', corrects: { edition: 2, reason: 'a list was missing' } }),
    )
    expect(words(element)).toContain('final')
    expect(words(element)).toContain('31 May 2027')
    expect(words(element)).toContain('corrects edition 2. Reason: a list was missing')
    expect(words(element)).toContain('abc123')
  })

  it('shows movement with a sign, a number, and words for screen readers', async () => {
    const element = await draw(
      published([row(1, { before: 4 }), row(2, { before: 1 }), row(3), row(4, { before: null })]),
    )
    expect(all(element, '.move').map((cell) => cell.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      '▲ 3up 3 places',
      '▼ 1down 1 place',
      '=unchanged',
      'new',
    ])
  })

  it('shows no movement without a previous edition', async () => {
    const element = await draw(published([row(1, { before: null }), row(2, { before: null })]))
    expect(all(element, '.move')).toEqual([])
    expect(words(element)).not.toContain('new')
  })

  it('keeps room for names: a phone hides some columns, and medium widths hide more of them', async () => {
    const element = await draw(
      published(
        [1, 2, 3].map((n) =>
          row(n, {
            name: 'Leokadia Szczypkowska-Wojewódzka',
            score: 12_000 - n,
            before: n + 20,
            lists: 3 * n,
          }),
        ),
      ),
    )
    const shown = (): number =>
      all(element, 'thead th').filter((cell) => getComputedStyle(cell).display !== 'none').length
    const name = one(element, 'th[scope=row]')
    for (const [width, columns, least] of [
      [1008, 10, 240],
      [700, 6, 240],
      [328, 3, 180],
    ] as const) {
      element.style.width = `${width}px`
      expect(shown(), `${width}`).toBe(columns)
      expect(name.clientWidth, `${width}`).toBeGreaterThan(least)
      expect(one(element, 'table').clientWidth, `${width}`).toBeLessThanOrEqual(width)
    }
  })

  it('formats the figures of a column alike, so that they can be compared at a glance', async () => {
    const element = await draw(published([row(1, { score: 10_005 }), row(2, { score: 9849 })]), {
      lang: 'pl',
    })
    await rankingWords.need('pl')
    await expect
      .poll(() => all(element, 'td.score').map((cell) => cell.textContent))
      .toEqual(['10\u00a0005', '9\u00a0849'])
  })

  it('links to the chosen club and to the club of a row', async () => {
    const element = await draw(published([row(1), row(2)]), { clubHref: '/c/{id}', personHref: '/p/{id}' })
    const hrefs = (): (string | null)[] =>
      all(element, 'tbody a, p[role=status] a').map((link) => link.getAttribute('href'))
    expect(hrefs()).toEqual([])
    const select = one(element, '[name=club]') as HTMLSelectElement
    select.value = 'Żukowo'
    select.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(hrefs()).toEqual(['/c/%C5%BBukowo'])
    await press(element, one(element, '.name'))
    expect(hrefs()).toEqual(['/c/%C5%BBukowo', '/p/p1', '/c/%C5%BBukowo'])
    expect(await faults(element)).toEqual([])
  })

  it('sorts by a column and says so', async () => {
    const element = await draw(published([row(1, { won: 5 }), row(2, { won: 9 })]))
    await press(element, button(element, 'Games won'))
    expect(names(element)).toEqual(['Gracz 2', 'Gracz 1'])
    expect(one(element, '[aria-sort]').getAttribute('aria-sort')).toBe('descending')
    await press(element, button(element, 'Games won'))
    expect(names(element)).toEqual(['Gracz 1', 'Gracz 2'])
    expect(one(element, '[aria-sort]').getAttribute('aria-sort')).toBe('ascending')
  })

  it('finds people, and says so when there is nobody', async () => {
    const element = await draw(published([row(1), row(2)]))
    await seek(element, 'lebork')
    expect(names(element)).toEqual(['Gracz 2'])
    expect(words(element)).toContain('1 player')
    await seek(element, 'xyz')
    expect(words(element)).toContain('nobody like that')
  })

  it('shows a category with its own places', async () => {
    const element = await draw(
      published([row(1), row(5, { places: { women: 1 } })], { categories: ['women'] }),
    )
    const select = one(element, '[name=category]') as HTMLSelectElement
    select.value = 'women'
    select.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(names(element)).toEqual(['Gracz 5'])
    expect(one(element, 'tbody .rank').textContent).toBe('1')
  })

  it('keeps the reader’s row above every page', async () => {
    const element = await draw(published(Array.from({ length: 250 }, (_, i) => row(i + 1))), { person: 'p7' })
    expect(names(element)).toHaveLength(101)
    await press(element, button(element, 'next'))
    await press(element, button(element, 'next'))
    expect(names(element)).toHaveLength(51)
    expect(names(element)[0]).toBe('Gracz 7')
    expect(words(element)).toContain('page 3 of 3')
    await seek(element, 'Gracz 249')
    expect(names(element)).toEqual(['Gracz 7', 'Gracz 249'])
  })

  it('lists players without a place last, and says why they have none', async () => {
    const element = await draw(published([row(1), row(2, { place: null, before: null })]))
    const behind = one(element, '.behind')
    expect(behind.textContent).toContain('too few results')
    expect(behind.nextElementSibling?.textContent).toContain('Gracz 2')
  })

  it('shows teams with the members who counted', async () => {
    const members = [{ person: 'p1', name: 'Ola', score: 7 }]
    const element = await draw(
      published([row(1)], { teams: [{ place: 1, name: 'Lębork', score: 7, members }] }),
    )
    await press(element, button(element, 'Teams'))
    await expect.poll(() => words(element)).toContain('Ola 7')
    expect(await faults(element)).toEqual([])
    await press(element, button(element, 'Players'))
    expect(words(element)).not.toContain('Ola 7')
  })

  it('fetches a history with the opened row, and shows it as a line and in figures', async () => {
    files.put('/rankings/r/people/p1.json', person())
    const element = await draw(published([row(1), row(2)]), { personHref: '/p/{id}' })
    expect(one(element, '.name').getAttribute('aria-expanded')).toBe('false')
    await press(element, one(element, '.name'))
    expect(one(element, '.name').getAttribute('aria-expanded')).toBe('true')
    const history = one(element, 'stolik-ranking-history')
    await expect.poll(() => all(history, 'svg')[0]?.getAttribute('aria-label')).toMatch(/7 → 2, best 2/)
    expect(all(history, 'circle')).toHaveLength(2)
    expect(all(history, 'tbody tr')).toHaveLength(3)
    expect(one(element, '.more a').getAttribute('href')).toBe('/p/p1')
    expect(await faults(element)).toEqual([])
    await press(element, one(element, '.name'))
    expect(all(element, 'stolik-ranking-history')).toEqual([])
  })

  it('says that nobody has a result, and that there is no such ranking', async () => {
    expect(words(await draw(published([])))).toContain('Nobody has a result yet')
    document.body.replaceChildren()
    const element = await show(new StolikRanking(), { server, ranking: 'none', lang: 'en' })
    expect(words(element)).toContain('Loading the ranking')
    await expect.poll(() => words(element)).toContain('no such ranking')
    expect(await faults(element)).toEqual([])
  })

  it('says that there is no connection, and reads when it is back', async () => {
    files.cut()
    const element = await draw(published([row(1)]))
    expect(words(element)).toContain('No connection')
    files.mend()
    dispatchEvent(new Event('online'))
    await expect.poll(() => names(element)).toEqual(['Gracz 1'])
  })

  it('finds one among 20,000 within a blink', async () => {
    const element = await draw(published(Array.from({ length: 20_000 }, (_, i) => row(i + 1))))
    expect(names(element)).toHaveLength(100)
    await seek(element, 'gracz')
    const before = performance.now()
    await seek(element, 'gracz 19999')
    const took = performance.now() - before
    expect(names(element)).toEqual(['Gracz 19999'])
    // A person notices no shorter delay. It takes a tenth of this on two cores.
    expect(took).toBeLessThan(250)
  })
})
