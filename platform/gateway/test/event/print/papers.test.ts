/** Papers on decisions and money, made from a finished event. */
import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { minutesOf } from '@stolik/event/papers/minutes'
import { printMinutes } from '../../../src/event/papers/minutes.js'
import { printSettlement } from '../../../src/event/papers/money.js'
import { printResults } from '../../../src/event/papers/results.js'
import { settlementOf } from '@stolik/event/papers/settlement'
import { standings } from '@stolik/event/standing/index'
import { card, format, names, numbers, startEvent, type TestEvent } from '../../../../event/test/event.js'
import { readable } from './readable.js'
import { imprint } from './sample.js'

const some = locales.slice(0, cases(1, locales.length))

const eight: Readonly<Partial<Record<Locale, string>>> = {
  pl: '+8,00 zł',
  csb: '+8,00 zł',
  szl: '+8,00 zł',
  de: '+8,00 PLN',
  en: '+PLN 8.00',
  fr: '+8,00 PLN',
}

const played = (series: number, event: TestEvent): void => {
  event.begin(series)
  event.fill(series, () => '40 -10 -30 0')
  event.wait(60)
  event.must({ kind: 'end', series })
}

function eventful(): TestEvent {
  const event = startEvent({ format: { ...format, chairs: [4], bye: { points: 0, small: 0 } } })
  event.enter(...names(8))
  event.must({
    kind: 'appoint',
    appointed: true,
    account: 'a2',
    name: 'Judge Dredge',
    office: 'referee',
  })
  played(1, event)
  const seated = event.state.series[0]?.tables[0]?.players ?? []
  const [who = '', other = ''] = seated
  const at = { series: 1, table: 1 }
  event.must({
    kind: 'rule',
    ...at,
    hand: 2,
    question: null,
    facts: {},
    note: 'A card lay face up.',
  })
  event.must({ kind: 'protest', ...at, player: who, text: 'They revoked in silence.' }, card(who))
  event.must({ kind: 'decide', n: 1, upheld: false, text: 'Nobody saw it.' })
  event.must({ kind: 'appeal', n: 1, player: who, text: 'The kibitzer did.' }, card(who))
  event.must({ kind: 'decideAppeal', n: 1, upheld: true, text: 'They did indeed.' })
  event.must({
    kind: 'adjust',
    player: other,
    series: 1,
    points: -50,
    small: 0,
    penalty: true,
    reason: 'came late',
    clause: '4.3',
  })
  event.must({ kind: 'revoke', n: 1, reason: 'it was the tram' })
  event.must({ kind: 'exclude', player: 'p8', reason: 'signalled to a friend', clause: '6.2' })
  event.must({ kind: 'annul', series: 1, table: 2, reason: 'the list is lost' })
  for (const text of ['Lunch until two.', '']) event.must({ kind: 'notice', text })
  return event
}

const made = async (event: TestEvent, full: boolean, locale: Locale = 'en'): Promise<string> => {
  const minutes = minutesOf(event.state, full)
  const pages = readable(
    await printMinutes({ imprint: { ...imprint, locale }, minutes, full, catalogue: {} }),
  )
  return pages.join('\n').replaceAll('\n', ' ')
}

describe('minutes', () => {
  const secret = [
    'They revoked in silence.',
    'Nobody saw it.',
    'The kibitzer did.',
    'They did indeed.',
    'signalled to a friend',
  ]
  const expected = [
    'Judge Dredge (referee)',
    'series 1, table 1, deal 3',
    'A card lay face up.',
    'came late (clause 4.3)',
    'revoked: it was the tram',
    'Player 8',
    'clause 6.2',
    'list annulled: the list is lost',
    'Lunch until two.',
    'notice taken back',
    'The appeal was upheld.',
  ]

  test('for the public say what was decided, but neither who protested nor in which words', async () => {
    const event = eventful()
    const text = await made(event, false)
    for (const words of expected) expect(text).toContain(words)
    for (const words of secret) expect(text).not.toContain(words)
    // The hashed data contains no more than the paper.
    const protests = JSON.stringify(minutesOf(event.state, false).protests)
    expect(protests).not.toMatch(/Player|revoked|kibitzer/)
  })

  test('for the director have everything, including who protested', async () => {
    const event = eventful()
    const text = await made(event, true)
    for (const words of [...expected, ...secret]) expect(text).toContain(words)
    const who = event.state.players.get(event.state.protests[0]?.player ?? '')?.entrant.name
    expect(minutesOf(event.state, true).protests[0]?.protest.by).toBe(who)
  })

  test.each(some)('in %s have all their words', async (locale) => {
    expect(await made(eventful(), true, locale)).not.toMatch(/minutes\.\w|\{\w+\}|undefined/)
    expect(await made(startEvent(), false, locale)).not.toMatch(/minutes\.\w|\{\w+\}|undefined/)
  })

  test('keep a heading and the first words below it on one page', async () => {
    const event = eventful()
    for (let more = 0; more < 8; more += 1) {
      event.must({ kind: 'rule', series: 1, table: 1, hand: 1, question: null, facts: {}, note: 'Nothing.' })
      const minutes = minutesOf(event.state, true)
      const pages = readable(await printMinutes({ imprint, minutes, full: true, catalogue: {} }))
      const head = pages.find((page) => page.includes('Protesty i odwołania'))
      expect(head).toContain('They revoked in silence.')
    }
  })

  test('say until when a list could be protested, and a decision appealed', () => {
    const event = eventful()
    expect(minutesOf(event.state, false).protests[0]).toMatchObject({ until: null, appealUntil: null })
    played(2, event)
    const { protests } = minutesOf(event.state, false)
    const started = event.state.series[1]?.started ?? NaN
    const decided = event.state.protests[0]?.decision?.at ?? NaN
    expect(protests[0]?.until).toBe(started)
    expect(protests[0]?.appealUntil).toBe(Math.max(started, decided + 15 * 60_000))
  })
})

describe('the settlement', () => {
  const staked = (): TestEvent => {
    const stake = { ...format, chairs: [4], bye: { points: 0, small: 0 }, stake: [5, 1] as const }
    const event = startEvent({ format: stake })
    event.enter(...names(8))
    return event
  }

  test('adds up what each list is worth, over those that count', () => {
    const event = staked()
    played(1, event)
    event.begin(2)
    const before = settlementOf(event.state, numbers)
    expect(before.lists).toEqual({ settled: 2, of: 4 })
    event.fill(2, () => '40 -10 -30 0')
    const { players, tables, lists } = settlementOf(event.state, numbers)
    expect(lists).toEqual({ settled: 4, of: 4 })
    for (const { paid } of tables) expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    for (const { number, amounts, total } of players) {
      const own = tables.flatMap(({ paid }) => paid.filter((one) => one.number === number))
      expect(own.map(({ amount }) => amount)).toEqual(amounts)
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    }
    // Four hands at 5 coins a point.
    expect(new Set(players.flatMap(({ amounts }) => amounts))).toEqual(new Set([800, -200, -600, 0]))
  })

  test.each(some)('is printed in %s, in the currency of the fee', async (locale) => {
    const event = staked()
    played(1, event)
    const settlement = settlementOf(event.state, numbers)
    const text = readable(await printSettlement({ imprint: { ...imprint, locale }, settlement })).join('\n')
    expect(text).toContain(eight[locale] ?? 'PLN')
    expect(text).not.toMatch(/money\.\w|\{\w+\}|undefined/)
  })
})

describe('results that were reopened', () => {
  const reopened = (): TestEvent => {
    const event = startEvent({ protestMinutes: 0 })
    event.enter(...names(4))
    for (const series of [1, 2]) played(series, event)
    event.wait(1)
    event.must({ kind: 'final' })
    event.must({ kind: 'reopen', reason: 'A line was misread.', clause: '7.3.3' })
    return event
  }
  test.each([
    ['pl', 'Wyniki wznowione', 'Wznowiono', 'pkt 7.3.3'],
    ['de', 'Wieder geöffnetes Ergebnis', 'Wieder geöffnet', '7.3.3'],
    ['en', 'Reopened results', 'Reopened', '7.3.3'],
  ] as const)('say in %s when, why, and what was final before', async (locale, title, when, clause) => {
    const event = reopened()
    const before = event.state.reopenings[0]?.was.hash ?? 'none'
    const print = async (): Promise<string> => {
      const { reopenings } = event.state
      const results = {
        standings: standings(event.state, numbers),
        reopenings,
        endedEarly: null,
        adjustments: [],
      }
      const pages = await printResults({
        imprint: { ...imprint, locale },
        ...results,
        placesScored: false,
        tieBreaks: [],
        catalogue: {},
      })
      return readable(pages).join(' ').replaceAll('\n', ' ')
    }
    const open = await print()
    for (const must of [title, when, 'A line was misread.', clause, before.slice(0, 20)])
      expect(open).toContain(must)
    const bytes = await made(event, false, locale)
    for (const must of [when, 'A line was misread.', before.slice(0, 20)]) expect(bytes).toContain(must)
    event.must({ kind: 'final' })
    const closed = await print()
    expect(closed).not.toContain(title)
    expect(closed).toContain('A line was misread.')
  })
})

test('results where all tables play the same deals have the lists and the other score beside the points', async () => {
  const event = eventful()
  const ranked = standings(event.state, numbers)
  const individual = ranked.individual.map((row) => ({
    ...row,
    small: 777,
    cells: row.cells.map((cell) => ({ ...cell, field: { difference: 12.5, places: 3.5 } })),
  }))
  const of = (sameCards: 'list' | 'difference'): Promise<Uint8Array> =>
    printResults({
      imprint: { ...imprint, locale: 'en' },
      standings: { ...ranked, individual },
      adjustments: [],
      reopenings: [],
      endedEarly: null,
      placesScored: false,
      tieBreaks: [],
      catalogue: {},
      sameCards,
    })
  const counted = readable(await of('difference')).join('\n')
  expect(counted).toMatch(/^Lists$[^]*^By place$[^]*^777$/m)
  expect(counted).not.toMatch(/^To field$/m)
  const text = readable(await of('list')).join('\n')
  expect(text).toMatch(/^To field$[^]*^By place$/m)
  expect(text).toContain('+')
  expect(text).not.toMatch(/^Lists$/m)
})
