import { faults, show, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine } from '../../../../elements/test/line.js'
import { fakeFiles, person, published, row, server, type Files } from '../../../../elements/test/ranking.js'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import { StolikRankingClub } from './club.js'
import { StolikRankingPerson } from './person.js'
import { StolikRankings } from './rankings.js'

let restore = (): void => undefined
const filed = (): Files => {
  const files = fakeFiles()
  restore = () => files.restore()
  return files
}
beforeEach(async () => {
  localStorage.clear()
  await rankingWords.need('en')
})
afterEach(() => {
  document.body.replaceChildren()
  restore()
})

const words = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
const hrefs = (element: Element): (string | null)[] =>
  [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

const ola = person({
  name: 'Ola',
  club: 'KS Żukowo',
  results: [
    {
      event: 'e1',
      name: 'Spring cup',
      date: '2027-03-06',
      series: 1,
      place: 3,
      players: 40,
      points: 2.5,
      small: 910,
      value: 910,
      taken: true,
    },
    {
      event: null,
      name: 'Elsewhere',
      date: '2027-04-06',
      series: null,
      place: null,
      players: 12,
      points: 1,
      small: -40,
      value: -40,
      taken: false,
    },
  ],
  kinds: [{ game: 'skat', kind: 'kind.grand', played: 8, won: 6 }],
  best: { score: 240, game: 'skat', kind: 'kind.grand', event: 'Spring cup', date: '2027-03-06' },
  against: [
    { person: 'p2', name: 'Jan', tables: 3, ahead: 2, behind: 1, small: 900, otherSmall: 1000 },
    { person: 'p3', name: null, tables: 1, ahead: 1, behind: 0, small: 500, otherSmall: 100 },
  ],
})

describe('stolik-ranking-person', () => {
  const draw = async (): Promise<StolikRankingPerson> => {
    filed().put('/rankings/r/people/p1.json', ola)
    const element = await show(new StolikRankingPerson(), { server, ranking: 'r', person: 'p1', lang: 'en' })
    await expect.poll(() => words(element)).toContain('Ola')
    return element
  }

  it('has no faults that axe finds', async () => {
    expect(await faults(await draw())).toEqual([])
  })

  it('shows results, the newest first, with links to their lists, and which of them count', async () => {
    const element = await draw()
    const text = words(element)
    expect(text.indexOf('Elsewhere')).toBeLessThan(text.indexOf('Spring cup 6 March 2027 · series 1'))
    expect(text).toContain('3 of 40')
    expect(text).toContain('does not count')
    expect(text).toContain('−40')
    expect(hrefs(element)).toContain('/event/e1')
  })

  it('shows the opponents, with links to them and to the club', async () => {
    const element = await draw()
    expect(words(element)).toMatch(/Jan 3 2 1 −100/)
    expect(words(element)).toMatch(/no name 1 1 0 \+400/)
    expect(hrefs(element)).toContain('/ranking/r/person/p2')
    expect(hrefs(element)).not.toContain('/ranking/r/person/p3')
    expect(hrefs(element)).toContain('/ranking/r/club/KS%20%C5%BBukowo')
  })

  it('shows the most frequent opponents, and all others on request', async () => {
    const against = Array.from({ length: 30 }, (_, n) => ({
      person: `p${n}`,
      name: `Gracz ${n}`,
      tables: 30 - n,
      ahead: 1,
      behind: 0,
      small: 500,
      otherSmall: 100,
    }))
    filed().put('/rankings/r/people/p1.json', { ...ola, against })
    const element = await show(new StolikRankingPerson(), { server, ranking: 'r', person: 'p1', lang: 'en' })
    await expect.poll(() => words(element)).toContain('Gracz 11 19')
    expect(words(element)).not.toContain('Gracz 12')
    const button = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].at(-1)
    expect(button?.textContent.trim()).toBe('show all 30')
    button?.click()
    await element.updateComplete
    expect(words(element)).toContain('Gracz 29')
    expect(words(element)).not.toContain('show all')
  })

  it('shows small points only where they differ from the points', async () => {
    expect(words(await draw())).toContain('Small points')
    const results = ola.results.map((one) => ({ ...one, small: one.points }))
    restore()
    document.body.replaceChildren()
    filed().put('/rankings/r/people/p1.json', { ...ola, results })
    const element = await show(new StolikRankingPerson(), { server, ranking: 'r', person: 'p1', lang: 'en' })
    await expect.poll(() => words(element)).toContain('Spring cup')
    expect(words(element)).not.toContain('Small points')
  })

  it('shows the chart from the same file, and games by kind', async () => {
    const element = await draw()
    const history = element.shadowRoot?.querySelector('stolik-ranking-history')
    await expect.poll(() => shown(history?.shadowRoot, 'figure')).toContain('in figures')
    expect(words(element)).toMatch(/8 6 \(75 %\)/)
  })

  it('says that there is no such player', async () => {
    filed()
    const element = await show(new StolikRankingPerson(), { server, ranking: 'r', person: 'x', lang: 'en' })
    await expect.poll(() => words(element)).toContain('There is no such ranking')
  })
})

describe('stolik-ranking-club', () => {
  it('shows the players of a club and its team', async () => {
    const members = [{ person: 'p2', name: 'Gracz 2', score: 998 }]
    filed().put(
      '/rankings/r/latest.json',
      published([row(1), row(2), row(4)], { teams: [{ place: 1, name: 'Lębork', score: 998, members }] }),
    )
    const element = await show(new StolikRankingClub(), { server, ranking: 'r', club: 'Lębork', lang: 'en' })
    await expect.poll(() => words(element)).toContain('Gracz 4')
    expect(words(element)).not.toContain('Gracz 1')
    expect(words(element)).toMatch(/Team: Place 1, 998/)
    expect(await faults(element)).toEqual([])
  })
})

describe('stolik-rankings', () => {
  const edition = (number: number, status: string) => ({ number, date: `2027-0${number}-28`, status })
  const listed = (id: string, association: string, editions: readonly object[]) => ({
    id,
    association,
    name: `Ranking ${id}`,
    game: 'skat',
    editions,
  })
  const draw = async (
    rankings: readonly object[],
    more: Partial<StolikRankings> = {},
  ): Promise<StolikRankings> => {
    const line = fakeLine()
    restore = () => line.restore()
    line.answer('Rankings', { rankings })
    const element = await show(new StolikRankings(), { server: line.base, lang: 'en', ...more })
    await expect.poll(() => shown(element.shadowRoot, 'h2')).toBe('Rankings')
    return element
  }
  const two = [
    listed('a', 'League', [edition(1, 'FINAL'), edition(2, 'PROVISIONAL'), edition(3, 'DRAFT')]),
    listed('b', 'Club', [edition(1, 'FINAL'), edition(2, 'WITHDRAWN')]),
    listed('c', 'Club', [edition(1, 'DRAFT')]),
  ]

  it('lists published rankings by their newest valid edition', async () => {
    const element = await draw(two)
    expect(hrefs(element)).toEqual(['/ranking/a', '/ranking/b'])
    expect(words(element)).toMatch(/28 February 2027 · provisional/)
    expect(words(element)).toMatch(/28 January 2027 · final/)
    expect(await faults(element)).toEqual([])
  })

  it('links to the desk if the page gives its address, with and without rankings', async () => {
    for (const rankings of [two, []])
      expect(hrefs(await draw(rankings, { deskHref: '/ranking/desk' })).at(-1)).toBe('/ranking/desk')
  })

  it('lists the rankings of one association', async () => {
    expect(hrefs(await draw(two, { association: 'Club' }))).toEqual(['/ranking/b'])
  })

  it('says that there is none', async () => {
    expect(words(await draw([]))).toContain('No ranking is published yet')
  })

  it('says that there is no connection, and asks again when it is back', async () => {
    const line = fakeLine()
    restore = () => line.restore()
    line.answer('Rankings', { rankings: two })
    line.cut()
    const element = await show(new StolikRankings(), { server: line.base, lang: 'en' })
    await expect.poll(() => words(element)).toContain('No connection')
    line.mend()
    dispatchEvent(new Event('online'))
    await expect.poll(() => hrefs(element)).toHaveLength(2)
  })
})
