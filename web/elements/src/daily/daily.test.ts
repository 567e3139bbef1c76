import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  dailyRow,
  signInTo,
  tellDays,
  tellField,
  tellWeeks,
  today,
  week,
  weekRow,
  yesterday,
} from '../../test/daily.js'
import { fakeLine, type Line } from '../../test/line.js'
import { StolikDaily } from './daily.js'
import { dayBefore, progressOf, type DailyDay, type TableNow } from './types.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

interface Told {
  readonly today?: Partial<DailyDay>
  readonly yesterday?: DailyDay
  readonly table?: TableNow | 'CARDS_IN_PLAY'
}
/** What the gateway knows of both days, and of the person's table. */
const tell = (told: Told = {}): void => {
  tellDays(line, { ...today, ...told.today }, told.yesterday ?? yesterday)
  const { table } = told
  line.answer('DailyTable', {
    table:
      table === 'CARDS_IN_PLAY' ? { __typename: 'Refused', code: table } : { __typename: 'Table', ...table },
  })
}
const signIn = (): void => signInTo(line, 'Ola')
const draw = async (more: Partial<StolikDaily> = {}): Promise<StolikDaily> =>
  show(new StolikDaily(), { server: line.base, lang: 'en', game: 'skat', tableHref: '/table/{id}', ...more })
const rootOf = ({ shadowRoot }: StolikDaily): ShadowRoot => shadowRoot as ShadowRoot
const words = (element: StolikDaily, part = ':host'): string =>
  (part === ':host' ? rootOf(element) : rootOf(element).querySelector(`[part=${part}]`))?.textContent
    .replace(/\s+/g, ' ')
    .trim() ?? ''
const button = (element: StolikDaily, name: string): HTMLButtonElement | undefined =>
  [...rootOf(element).querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)
const drawn = async (more: Partial<StolikDaily> = {}): Promise<StolikDaily> => {
  const element = await draw(more)
  await expect.poll(() => words(element, 'own')).not.toBe('')
  return element
}
/** The words that stand on two lines. A word may end after a hyphen. */
const brokenWords = (cell: Element): string[] => {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode() !== null) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}
/** Where the person is sent to, without leaving the page of the tests. */
const sentTo = (element: StolikDaily): string[] => {
  const tables: string[] = []
  element.addEventListener('stolik-go', (event) => {
    event.preventDefault()
    tables.push((event as CustomEvent<{ table: string }>).detail.table)
  })
  return tables
}

describe('stolik-daily', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    signIn()
    tell({ today: { table: 'abcdefgh' }, table: { phase: 'PLAYING', hand: 4 } })
    expect(await faults(await drawn({ theme }))).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    signIn()
    tell()
    expect(words(await drawn({ lang }))).not.toContain('daily.')
  })

  it('tells people without an account what one is worth, and where to sign in: where the page says or at the gateway', async () => {
    tell()
    const element = await drawn()
    expect(words(element, 'own')).toContain('your result is shown to you alone')
    const link = (): string | null | undefined =>
      rootOf(element).querySelector('[part=own] a')?.getAttribute('href')
    expect(link()).toBe(`${line.base}/daily?game=skat`)
    element.accountHref = '/account'
    await element.updateComplete
    expect(link()).toBe('/account')
    expect(button(element, 'play today’s deals')).toBeUndefined()
    expect(await faults(element)).toEqual([])
  })

  const enterAsGuest = (): void =>
    localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))

  it('lets guests play, and says before that their result is theirs alone', async () => {
    enterAsGuest()
    tell()
    line.answer('PlayDaily', { playDaily: { __typename: 'Table', id: 'cdefghjk' } })
    const element = await drawn()
    const tables = sentTo(element)
    expect(words(element, 'own')).toContain('your result is shown to you alone')
    button(element, 'play as a guest')?.click()
    await expect.poll(() => tables).toEqual(['cdefghjk'])
  })

  it('asks whoever has no name for one before they play', async () => {
    tell()
    line.answer('PlayDaily', { playDaily: { __typename: 'Table', id: 'cdefghjk' } })
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 't' } })
    const element = await drawn()
    const tables = sentTo(element)
    button(element, 'play as a guest')?.click()
    const asked = (): ShadowRoot | null | undefined =>
      rootOf(element).querySelector('stolik-name')?.shadowRoot
    await expect.poll(() => asked()?.querySelector('input')).toBeTruthy()
    expect(line.asked.some(({ operation }) => operation === 'PlayDaily')).toBe(false)
    Object.assign(asked()?.querySelector('input') as HTMLInputElement, { value: 'Ola' })
    asked()?.querySelector<HTMLElement>('form button')?.click()
    await expect.poll(() => tables).toEqual(['cdefghjk'])
  })

  it('shows guests their result beside the list, where it is not', async () => {
    enterAsGuest()
    const own = { place: 2, name: 'Ola', total: 24, table: null }
    const rows = [dailyRow(1, 'Jan', 48), dailyRow(2, 'Ewa', 12)]
    tell({ today: { table: 'abcdefgh', own, rows, begun: 2, finished: 2 } })
    const element = await drawn()
    expect(words(element, 'own')).toContain('+24 would be place 2 so far')
    expect(words(element, 'own')).toContain('only you see this result')
    expect(rootOf(element).querySelector('[part=today] .me')).toBeNull()
    expect(rootOf(element).querySelector('[part=own] a')?.textContent.trim()).toBe('sign in')
    expect(await faults(element)).toEqual([])
  })

  it('shows the league of the week: who goes up and down, and when it ends', async () => {
    signIn()
    tell()
    const rows = [
      weekRow(1, 'Jan', { points: 96, days: [96, null, null, null, null, null, null], movement: 'UP' }),
      weekRow(2, 'Ola', { points: 50, days: [50, null, null, null, null, null, null], you: true }),
      weekRow(null, 'Ewa'),
    ]
    tellWeeks(line, { ...week, own: rows[1] ?? null, rows }, week)
    const element = await drawn()
    await expect.poll(() => words(element, 'week')).toContain('Division 5 of 5')
    expect(words(element, 'week')).toContain('1. Jan ▲ goes up')
    expect(words(element, 'week')).toContain('After today the week has one more day.')
    expect(words(element, 'week')).toContain('The first one goes up a division.')
    expect(rootOf(element).querySelector('[part=week] .me')?.textContent).toContain('(you)')
    expect(
      line.asked
        .filter(({ operation }) => operation === 'DailyWeek')
        .map(({ variables }) => variables['week']),
    ).toEqual([null, '2026-11-16'])
    expect(await faults(element)).toEqual([])
  })

  it.each([
    [{ over: true, nextDivision: 4 }, 'UP', 'came 1. and went up: now you play in division 4.'],
    [{ over: true, nextDivision: 5 }, 'STAYS', 'came 1. and stay in division 5.'],
    [{ over: false, nextDivision: null }, 'UP', 'Last week is still being counted.'],
  ] as const)('says how last week ended: %j', async (last, movement, sentence) => {
    signIn()
    tell()
    const own = weekRow(1, 'Ola', { you: true, movement, points: 90 })
    tellWeeks(line, week, { ...week, ...last, own, rows: [own] })
    const element = await drawn()
    await expect.poll(() => words(element, 'week')).toContain(sentence)
    expect(words(element, 'week').includes('Play the deals of one day')).toBe(last.over)
  })

  it('names the division of each where several play together', async () => {
    tell()
    const rows = [weekRow(1, 'Jan', { division: 3, points: 9 }), weekRow(2, 'Ewa', { points: 3 })]
    tellWeeks(line, { ...week, rows }, week)
    const element = await drawn()
    await expect.poll(() => words(element, 'week')).toContain('Divisions 3 to 5 of 5')
    expect(rootOf(element).querySelectorAll('[part=week] tbody tr:first-child td')[1]?.textContent).toBe('3')
  })

  it('shows what all players made of the chosen deal of yesterday, and where one’s points went', async () => {
    signIn()
    tell()
    const hand = (score: number, own: boolean) => ({ kind: 'kind.grand', own, score })
    const best = { ...hand(96, true), name: 'Jan', table: 'abcdefgh' }
    const deal = (n: number, mine: number) => ({
      hand: n,
      mean: 24,
      contracts: [{ kind: 'kind.grand', own: true, players: 2, mean: 24 }],
      scores: [
        { score: 96, players: 1 },
        { score: mine, players: 1 },
      ],
      best,
      mine: hand(mine, true),
    })
    tellField(line, { day: yesterday.day, deals: [deal(0, -48), deal(1, 48)] })
    const element = await drawn()
    await expect.poll(() => words(element, 'field')).toContain('What the others made of deal 1')
    expect(words(element, 'field')).toContain('−48. The average of all players is +24.')
    expect(words(element, 'field')).toContain('won most with deal 2 (+24), and lost most with deal 1 (−72)')
    const links = (): string[] =>
      [...rootOf(element).querySelectorAll<HTMLAnchorElement>('[part=field] a')].map(({ href }) => href)
    expect(links()).toEqual([`${line.base}/replay/abcdefgh/1`])
    expect(await faults(element)).toEqual([])
    button(element, '2')?.click()
    await expect.poll(links).toEqual([`${line.base}/replay/abcdefgh/2`])
  })

  it('is whole without the week and the field, if they do not come', async () => {
    tell()
    line.answer('DailyWeek', { dailyWeek: { __typename: 'DailyRefused', code: 'UNAVAILABLE' } })
    line.answer('DailyField', { dailyField: { __typename: 'DailyRefused', code: 'NOT_CLOSED' } })
    const element = await drawn()
    await line.until('DailyField')
    expect(words(element, 'yesterday')).toContain('Jan')
    expect(rootOf(element).querySelector('[part=week], [part=field], [role=alert]')).toBeNull()
  })

  it('seats the person at their table on request', async () => {
    signIn()
    tell()
    line.answer('PlayDaily', { playDaily: { __typename: 'Table', id: 'cdefghjk' } })
    const element = await drawn()
    const tables = sentTo(element)
    expect(words(element, 'own')).toContain('whoever leaves the table has had their try')
    button(element, 'play today’s deals')?.click()
    await expect.poll(() => tables).toEqual(['cdefghjk'])
    expect(line.asked.find(({ operation }) => operation === 'PlayDaily')?.variables).toEqual({ game: 'skat' })
  })

  it.each([
    ['PLAYING', 4, '4 of 12 played'],
    ['BETWEEN', 4, '5 of 12 played'],
  ] as const)('shows how far they are, and lets them go on: %s', async (phase, hand, progress) => {
    signIn()
    tell({ today: { table: 'abcdefgh' }, table: { phase, hand } })
    const element = await drawn()
    expect(words(element, 'own')).toContain(progress)
    expect(rootOf(element).querySelector('progress')?.value).toBe(Number.parseInt(progress, 10))
    expect(button(element, 'go on')).toBeDefined()
    expect(line.asked.find(({ operation }) => operation === 'DailyTable')?.variables).toEqual({
      id: 'abcdefgh',
    })
  })

  it('says after the last deal how they did, and that places are not final', async () => {
    signIn()
    const own = { place: 2, name: 'Ola', total: -36 }
    const rows = [dailyRow(1, 'Jan', 48), dailyRow(2, 'Ola', -36)]
    tell({ today: { table: 'abcdefgh', own, listed: true, rows, begun: 3, finished: 2 } })
    const element = await drawn()
    expect(words(element, 'own')).toContain('12 of 12 played')
    expect(words(element, 'own')).toContain('−36 place 2 so far')
    expect(words(element, 'own')).toContain('final when everybody has finished')
    expect(rootOf(element).querySelector('[part=today] .me')?.textContent).toContain('(you)')
    expect(await faults(element)).toEqual([])
  })

  it.each([
    ['the table is closed', { phase: 'CLOSED', hand: 3 }],
    ['they may not see it any more', 'CARDS_IN_PLAY'],
  ] as const)('says that the try is over when %s', async (_, table) => {
    signIn()
    tell({ today: { table: 'abcdefgh' }, table })
    const element = await drawn()
    expect(words(element, 'own')).toContain('today’s try is over')
    expect(rootOf(element).querySelector('[part=own] button')).toBeNull()
  })

  it('shows no way to the deals of today, but to each deal of yesterday at every table', async () => {
    const rows = [dailyRow(1, 'Jan', 48), dailyRow(2, 'Ola', -36)]
    tell({ today: { rows, begun: 3, finished: 2 } })
    const element = await drawn()
    expect(words(element, 'today')).toContain('Begun: 3, finished: 2.')
    expect(rootOf(element).querySelectorAll('[part=today] :is(a, button)')).toHaveLength(0)
    const links = (): string[] =>
      [...rootOf(element).querySelectorAll<HTMLAnchorElement>('[part=yesterday] a')].map(({ href }) => href)
    expect(links()).toEqual([`${line.base}/replay/abcdefgh/1`, `${line.base}/replay/bcdefghj/1`])
    button(element, '7')?.click()
    await expect.poll(links).toEqual([`${line.base}/replay/abcdefgh/7`, `${line.base}/replay/bcdefghj/7`])
  })

  it.each(locales)('breaks no word of the results on a phone, %s', async (lang) => {
    tell({
      yesterday: { ...yesterday, rows: [dailyRow(1, 'Leokadia Miszewska-Potrykus', -1240, 'abcdefgh')] },
    })
    const element = await drawn({ lang })
    Object.assign(element.style, { boxSizing: 'border-box', width: '328px' })
    const cells = [...rootOf(element).querySelectorAll('[part=yesterday] :is(td, th)')]
    expect(cells.flatMap((cell) => brokenWords(cell))).toEqual([])
    expect(element.scrollWidth).toBe(328)
  })

  it('says that the list of everybody proves nothing, and why that of a club does', async () => {
    tell()
    expect(words(await drawn(), 'today')).toContain('proves nothing')
    tell({ today: { club: 'lebork' } })
    const element = await drawn({ club: 'lebork' })
    expect(words(element, 'today')).toContain('the club gives each of them one account')
    expect(words(element, 'today')).not.toContain('proves nothing')
  })

  it('shows no way to the deals of yesterday while somebody plays them, but lets the person go on', async () => {
    signIn()
    const rows = [dailyRow(1, 'Jan', 48)]
    tell({
      yesterday: { ...yesterday, over: false, rows, finished: 1, table: 'bcdefghj' },
      table: { phase: 'PLAYING', hand: 7 },
    })
    const element = await drawn()
    const tables = sentTo(element)
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(yesterday.closes)
    await expect.poll(() => words(element, 'yesterday')).toContain(`at ${time} at the latest`)
    expect(rootOf(element).querySelectorAll('[part=yesterday] a, [part=yesterday] .deals')).toHaveLength(0)
    button(element, 'go on with these deals')?.click()
    expect(tables).toEqual(['bcdefghj'])
    expect(await faults(element)).toEqual([])
  })

  it('says that nobody has played all deals', async () => {
    tell({ yesterday: { ...yesterday, rows: [], finished: 0, begun: 0 } })
    const element = await drawn()
    expect(words(element, 'today')).toContain('Nobody has played all deals yet.')
    expect(words(element, 'yesterday')).toContain('Nobody played all deals.')
  })

  it('lists only members of a club, and says so to others who have played', async () => {
    signIn()
    tell({ today: { table: 'abcdefgh' }, table: { phase: 'FINISHED', hand: 11 } })
    const element = await drawn({ club: 'lebork' })
    expect(line.asked.find(({ operation }) => operation === 'DailyDeals')?.variables['club']).toBe('lebork')
    expect(words(element, 'own')).toContain('Only members of the club are listed.')
  })

  it('lets people choose between the games with masters', async () => {
    tell()
    const game = (id: string, levels: readonly string[]) => ({ id, levels, profiles: [] })
    line.answer('Games', {
      games: [
        game('skat', ['CLUB', 'MASTER']),
        game('sixtysix', ['CLUB']),
        game('baska', ['CLUB', 'MASTER']),
      ],
    })
    const element = await drawn({ game: '' })
    await expect.poll(() => button(element, 'Baśka')).toBeDefined()
    expect(button(element, 'Sixty-six')).toBeUndefined()
    button(element, 'Baśka')?.click()
    await expect.poll(() => line.asked.at(-1)?.variables['game']).toBe('baska')
  })

  it('says why the gateway refuses, and tries again on request', async () => {
    signIn()
    line.answer('DailyDeals', { dailyDeals: { __typename: 'DailyRefused', code: 'UNAVAILABLE' } })
    const element = await draw()
    await expect.poll(() => words(element)).toContain('not possible at the moment')
    expect(await faults(element)).toEqual([])
    tell()
    button(element, 'try again')?.click()
    await expect.poll(() => words(element, 'own')).toContain('play today’s deals')
    expect(rootOf(element).querySelector('[role=alert]')).toBeNull()
  })

  it('keeps what it shows without a connection, and asks again when it is back', async () => {
    signIn()
    tell()
    const element = await drawn()
    line.cut()
    button(element, 'play today’s deals')?.click()
    await expect.poll(() => words(element)).toContain('No connection')
    expect(words(element, 'own')).toContain('play today’s deals')
    line.mend()
    tell({ today: { table: 'abcdefgh' }, table: { phase: 'PLAYING', hand: 0 } })
    dispatchEvent(new Event('online'))
    await expect.poll(() => words(element, 'own')).toContain('0 of 12 played')
    expect(words(element)).not.toContain('No connection')
  })
})

describe('how far somebody has come', () => {
  it('is not known while their table does not answer', () => {
    expect(progressOf({ table: 'abcdefgh', own: null }, null)).toEqual({ kind: 'playing', played: null })
  })

  it('is nothing without a table', () => {
    expect(progressOf({ table: null, own: null }, null)).toEqual({ kind: 'none' })
  })
})

describe('the day before', () => {
  it.each([
    ['2026-03-01', '2026-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('%s is %s', (day, before) => {
    expect(dayBefore(day)).toBe(before)
  })
})
