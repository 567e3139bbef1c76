import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { league, match, result, row, team } from '../../test/league.js'
import { fakeFiles, server, type Files } from '../../test/ranking.js'
import { zoneOf } from '../event/format.js'
import { leagueWords } from '../words/league/index.js'
import { StolikLeague } from './league.js'
import { timeWords } from './parts.js'

const file = '/leagues/liga/league.json'
let files: Files
beforeEach(async () => {
  await leagueWords.need('en')
  localStorage.clear()
  files = fakeFiles()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  files.restore()
})

const all = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const plain = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
const words = (element: Element): string => plain(element.shadowRoot)
const row1 = (element: Element, n: number): string => plain(all(element, 'tbody tr')[n])
const days = (element: Element): HTMLDetailsElement[] =>
  all(element, 'details:not(.players)') as HTMLDetailsElement[]

async function draw(
  told: Parameters<typeof league>[0] = {},
  more: Partial<StolikLeague> = {},
): Promise<StolikLeague> {
  files.put(file, league(told))
  const element = await show(new StolikLeague(), { server, league: 'liga', lang: 'en', ...more })
  await expect.poll(() => all(element, 'h2')).toHaveLength(1)
  return element
}

describe('stolik-league', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    const element = await draw({}, { theme })
    for (const one of all(element, 'details') as HTMLDetailsElement[]) one.open = true
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    const element = await draw({}, { lang })
    expect(words(element)).not.toMatch(/\b(?:league|ranking)\.\w/)
  })

  it('says where a team stands in words while the season runs, and who moves when it has ended', async () => {
    const element = await draw()
    expect(row1(element, 2)).toContain('⇩ in a place that goes down to “II liga”')
    expect(row1(element, 0)).not.toMatch(/goes (?:up|down)/)
    document.body.replaceChildren()
    const ended = await draw({ phase: 'CLOSED', closed: 1 })
    expect(row1(ended, 2)).toContain('⇩ goes down to “II liga”')
    expect(words(ended)).toContain('season over: final table')
  })

  it('says which match counts a result that is open again, or not the newest one', async () => {
    expect(words(await draw())).not.toContain('open again')
    document.body.replaceChildren()
    const marks = (final: boolean) => ({ reopened: [{ match: 'first-1-1', event: 'e', final }] })
    const open = await draw(marks(false))
    expect(plain(all(open, 'p.moved')[0])).toBe(
      'Drużyna a – Drużyna b – Drużyna c Match day 1: counted from a result that is open again.',
    )
    document.body.replaceChildren()
    const newer = await draw(marks(true))
    expect(plain(all(newer, 'p.moved')[0])).toContain('a new final result, which does not count here yet')
  })

  it('marks nobody before the first match of a division', async () => {
    const rows = [row('d', 1, { played: 0, moves: 1 })]
    const element = await draw({ tables: [{ division: 'second', rows }] })
    expect(words(element)).not.toMatch(/in a place that goes up/)
  })

  it('opens the first match day that waits for a result, and says how many have come', async () => {
    const element = await draw()
    expect(days(element).map(({ open }) => open)).toEqual([false, true, false, false])
    expect(plain(days(element)[0]?.querySelector('summary'))).toBe(
      'Match day 1 21 January 2027 · results: 1 of 1',
    )
  })

  it('shows a result with match points, small points and players', async () => {
    const element = await draw()
    expect(plain(days(element)[0])).toMatch(
      /Drużyna a 2 pts small 1,500 Drużyna b 1 pts small 1,400 Drużyna c 0 pts small 1,300/,
    )
    expect(plain(days(element)[0])).toContain('Gracz a1 1,000')
  })

  it('marks a postponed match with its earlier time and the reason, and opens its day after the others', async () => {
    const moves = [
      { at: 0, starts: Date.UTC(2027, 1, 4, 17), place: 'Świetlica a', reason: 'The hall is flooded.' },
    ]
    const element = await draw({ matches: [match(2, { starts: null, moves }), match(3)] })
    expect(plain(days(element)[0])).toContain('date not set yet · Świetlica a Postponed. It was planned for')
    expect(plain(days(element)[0])).toContain('The hall is flooded.')
    expect(days(element).map(({ open }) => open)).toEqual([false, true])
  })

  it('says what is wrong with a result: corrected, a walkover, a team that did not come, points that do not count', async () => {
    const corrected = result(['a', 'b', 'c'], { corrections: 1, reason: 'A list was missing.' })
    const walkover = result(['a', 'b', 'c'], {
      kind: 'WALKOVER',
      reason: 'Snow.',
      teams: result(['a', 'b', 'c']).teams.map((one, i) => ({ ...one, absent: i > 0, players: [] })),
    })
    const uncounted = result(['a', 'b', 'c'])
    const [first, ...rest] = uncounted.teams
    if (first === undefined) throw new Error('no team')
    const withdrawn = { ...first, place: null, points: null, small: null }
    const element = await draw({
      matches: [
        match(1, { result: corrected }),
        match(2, { result: walkover }),
        match(3, { result: { ...uncounted, teams: [withdrawn, ...rest] } }),
      ],
    })
    const [one, two, three] = days(element).map(plain)
    expect(one).toContain('✎ Result corrected. A list was missing.')
    expect(two).toContain('Walkover. Snow.')
    expect(two).toContain('did not come')
    expect(three).toContain('Drużyna a does not count')
  })

  it('says why equal teams stand in this order, what penalties did, and who withdrew', async () => {
    const rows = [
      row('a', 1, { ahead: { by: 'SMALL', own: 1500, other: 1400.5 } }),
      row('b', 2, { adjusted: -2 }),
      { ...row('c', 3), place: null },
    ]
    const element = await draw({
      tables: [{ division: 'first', rows }],
      teams: [team('a'), team('b'), team('c', { withdrawn: { from: 0, at: 0, reason: 'Too few players.' } })],
      penalties: [
        { n: 1, team: 'b', points: -2, small: 0, reason: 'Late list.', clause: null, at: 0, revoked: null },
        { n: 2, team: 'b', points: -5, small: 0, reason: 'Wrong.', clause: null, at: 0, revoked: 'Appeal.' },
      ],
    })
    expect(row1(element, 0)).toContain('ahead by small points: 1,500 to 1,400.5')
    expect(row1(element, 1)).toContain('points −2, small points 0. Late list.')
    expect(row1(element, 1)).not.toContain('Wrong.')
    expect(row1(element, 2)).toMatch(/^– .*withdrew: Too few players\./)
  })

  it('says that there are no teams, no fixtures or no results yet', async () => {
    const element = await draw({ teams: [], matches: [], tables: [], phase: 'PLANNED' })
    expect(words(element)).toContain('There are no teams here yet.')
    expect(words(element)).toContain('There are no fixtures yet.')
    document.body.replaceChildren()
    expect(words(await draw({ matches: [match(1)] }))).toContain('There are no results yet.')
  })

  it('names the teams without a match on a day', async () => {
    const element = await draw({ matches: [match(1, { teams: ['a', 'b'] })] })
    expect(words(element)).toContain('No match: Drużyna c.')
  })

  it('looks for new results every minute while the season runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const element = await draw()
    files.put(file, league({ matches: [match(2, { result: result(['c', 'b', 'a']) })] }))
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(() => words(element)).toContain('Drużyna c 2 pts')
    expect(files.asked).toEqual([file, file])
    files.put(file, league({ phase: 'CLOSED', closed: 1 }))
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(() => words(element)).toContain('season over')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(files.asked).toHaveLength(3)
  })

  it('keeps what it shows when the connection is lost, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const element = await draw()
    files.cut()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(() => words(element)).toContain('No connection: this was loaded earlier')
    expect(words(element)).toContain('Drużyna a')
  })

  it('keeps days as the reader has unfolded them when new results come', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const element = await draw()
    const [first] = days(element)
    if (first === undefined) throw new Error('no day')
    first.open = true
    files.put(file, league({ at: 5 }))
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(() => words(element)).toContain('as of 1 January 1970')
    expect(days(element)[0]?.open).toBe(true)
  })

  it('links its files in the reader’s language', async () => {
    const element = await draw({}, { lang: 'de' })
    expect(all(element, 'footer a').map((link) => link.getAttribute('href'))).toEqual([
      `${server}/leagues/liga/table.csv?lang=de`,
      `${server}/leagues/liga/table.xlsx?lang=de`,
      `${server}/leagues/liga/table.ods?lang=de`,
      `${server}/leagues/liga/table.pdf?lang=de`,
      `${server}/leagues/liga/fixtures.pdf?lang=de`,
      `${server}/leagues/liga/season.ics?lang=de`,
    ])
  })

  it('says that there is no such league, and reports a missing attribute without asking', async () => {
    const element = await show(new StolikLeague(), { server, league: 'none', lang: 'en' })
    await expect.poll(() => words(element)).toContain('There is no such league.')
    expect(await faults(element)).toEqual([])
    files.asked.length = 0
    const bare = await show(new StolikLeague(), { server, lang: 'en' })
    await expect.poll(() => words(bare)).toContain('the attribute “league” is missing')
    expect(files.asked).toEqual([])
  })

  it.each([360, 740, 1440])('fits %i px with names of 40 letters', async (width) => {
    const long = 'Wszechstowarzyszenieskatoweprzyjaciółdół'
    document.body.style.width = `${width}px`
    const element = await draw({
      teams: ['a', 'b', 'c'].map((id) => team(id, { name: long, club: `${long}!`, home: long })),
      matches: [match(1, { place: long, result: result(['a', 'b', 'c']) })],
    })
    for (const one of all(element, 'details') as HTMLDetailsElement[]) one.open = true
    expect(element.scrollWidth).toBeLessThanOrEqual(width)
    for (const one of all(element, 'table, li, p')) expect(one.scrollWidth).toBeLessThanOrEqual(width)
    document.body.style.width = ''
  })

  it('shows times in the zone of the halls', () => {
    const zone = zoneOf('HALL')
    const at = Date.UTC(2027, 6, 1, 17)
    const hour = new Date(at).toLocaleString('en', { timeZone: zone, hour: '2-digit', hour12: false })
    expect(timeWords(at, 'en')).toContain(`${hour}:00`)
  })
})
