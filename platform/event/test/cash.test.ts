/** Fees, the cash book, prizes in money and refunds. The report is added up again by code that uses none of ours. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fee, Regulations } from '@stolik/contract/event/regulations'
import { foldAll } from '@stolik/event/fold/fold'
import { checkRegulations } from '@stolik/event/model/check'
import { feeOf, lostFee } from '@stolik/event/model/fee'
import { cashReport, receipts } from '@stolik/event/papers/cash'
import { cashOf, refundsOf } from '@stolik/event/standing/cash'
import { resultContent } from '@stolik/event/standing/hash'
import { standings } from '@stolik/event/standing/index'
import { prizesAstray, prizesWon } from '@stolik/event/standing/prizes-won'
import type { By, Entrant } from '@stolik/event/model/entry'
import {
  card,
  chair,
  director,
  entrant,
  names,
  numbers,
  regulations,
  startEvent,
  type TestEvent,
} from './event.js'

const fee: Fee = {
  amount: 5000,
  currency: 'PLN',
  use: 'prizes',
  reduced: [
    { amount: 3000, women: true },
    { amount: 2000, bornFrom: 2008 },
    { amount: 4000, club: 'Skat Rybnik' },
    { amount: 1000, bornUntil: 1950, club: 'Skat Rybnik' },
  ],
  lost: [
    { from: 1, amount: 50 },
    { from: 3, amount: 100 },
  ],
}
const prizes = (...amounts: readonly number[]): Regulations['prizes'] => [
  { of: 'all', places: amounts.map((n) => `${n / 100} PLN`), amounts },
]
const other: By = { kind: 'direction', account: 'a2', name: 'Other' }
const why = 'The regulations are unclear.'
const pay = (event: TestEvent, player: string, paid = true, by?: By) =>
  event.act({ kind: 'paid', player, paid }, by)
const book = (event: TestEvent, amount: number, seen: number | null = null, by?: By) =>
  event.act({ kind: 'book', what: 'Hall', amount, seen }, by)
const cash = (event: TestEvent) => cashOf(event.state, numbers) ?? expect.fail('no cash')
const amend = (event: TestEvent, change: Partial<Regulations>) =>
  event.act({ kind: 'amend', regulations: { ...event.state.regulations, ...change }, reason: why })
const play = (event: TestEvent, line?: Parameters<TestEvent['fill']>[1]): void => {
  for (const { series } of event.state.series) {
    event.begin(series)
    event.fill(series, line)
    event.must({ kind: 'end', series })
  }
}

describe('PT 6.2 the entry fee of a player', () => {
  const of = (more: Partial<Entrant>): number => feeOf({ fee }, entrant('Anna', more))

  test('is the lowest that fits, in whatever order the regulations name them', () => {
    expect(of({})).toBe(5000)
    expect(of({ woman: true })).toBe(3000)
    expect(of({ woman: true, born: 2010 })).toBe(2000)
    expect(of({ woman: true, club: ' skat  RYBNIK ' })).toBe(3000)
    expect(of({ club: 'Skat Rybnik', born: 1951 })).toBe(4000)
    expect(of({ club: 'Skat Rybnik', born: 1950 })).toBe(1000)
    expect(of({ born: 1940 })).toBe(5000)
    const turned = { ...fee, reduced: [...(fee.reduced ?? [])].toReversed() }
    for (const more of [
      { woman: true, born: 2010 },
      { woman: true, club: 'Skat Rybnik', born: 1950 },
    ])
      expect(feeOf({ fee: turned }, entrant('Anna', more))).toBe(of(more))
  })

  test('is for nobody who does not say what it depends on', () => {
    expect(of({ woman: false, born: null, club: null })).toBe(5000)
  })

  test('keeps sex and year of birth that no category asks for, but a fee does', () => {
    const event = startEvent({ fee })
    event.must({ kind: 'enter', entrant: entrant('Anna', { woman: true, born: 1990 }), reserve: false })
    expect(event.state.players.get('p1')?.entrant).toMatchObject({ woman: true, born: 1990 })
    const plain = startEvent()
    plain.must({ kind: 'enter', entrant: entrant('Anna', { woman: true, born: 1990 }), reserve: false })
    expect(plain.state.players.get('p1')?.entrant).toMatchObject({ woman: null, born: null })
  })

  test('for lost games goes up with their number', () => {
    expect([0, 1, 2, 3, 4].map((games) => lostFee(fee, games))).toEqual([0, 50, 100, 200, 300])
    expect(lostFee(regulations.fee as Fee, 4)).toBe(0)
  })

  test.each<[string, Partial<Fee>, string]>([
    ['not below the usual fee', { reduced: [{ amount: 5000, women: true }] }, 'fee.reduced.1.amount'],
    ['without a condition', { reduced: [{ amount: 10 }] }, 'fee.reduced.1'],
    ['for years in the future', { reduced: [{ amount: 10, bornFrom: 2100 }] }, 'fee.reduced.1.bornFrom'],
    [
      'for no year at all',
      { reduced: [{ amount: 1, bornFrom: 2000, bornUntil: 1999 }] },
      'fee.reduced.1.bornUntil',
    ],
    ['for a club of two lines', { reduced: [{ amount: 10, club: 'A\nB' }] }, 'fee.reduced.1.club'],
    ['that begins with the second lost game', { lost: [{ from: 2, amount: 50 }] }, 'fee.lost.1.from'],
    [
      'whose steps do not rise',
      {
        lost: [
          { from: 1, amount: 5 },
          { from: 1, amount: 9 },
        ],
      },
      'fee.lost.2.from',
    ],
    ['that is negative', { lost: [{ from: 1, amount: -5 }] }, 'fee.lost.1.amount'],
  ])('%s is refused at its field', (_, change, field) => {
    const problems = checkRegulations({ ...regulations, fee: { ...fee, ...change } }, numbers)
    expect(problems.map(({ args }) => args['field'])).toEqual([field])
  })

  test('prizes in money need a currency, and one amount a prize', () => {
    const fields = (change: Partial<Regulations>) =>
      checkRegulations({ ...regulations, ...change }, numbers).map(({ code, args }) => [code, args['field']])
    expect(fields({ prizes: prizes(100) })).toEqual([])
    expect(fields({ fee: null, prizes: prizes(100) })).toEqual([['MISSING', 'fee']])
    expect(fields({ prizes: [{ of: 'all', places: ['Cup'], amounts: [1, 2] }] })).toEqual([
      ['SIZE', 'prizes.all'],
    ])
    expect(fields({ prizes: prizes(-1) })).toEqual([['RANGE', 'prizes.all']])
  })
})

describe('PT 4.1 two directors at the door', () => {
  test('count a fee once, and the second learns that the money is there', () => {
    const event = startEvent({ fee })
    event.enter('Anna')
    expect(pay(event, 'p1')).toBeUndefined()
    expect(pay(event, 'p1', true, other)).toMatchObject({ refused: 'PAID_ALREADY', args: { number: 1 } })
    expect(cash(event)).toMatchObject({ fees: 5000, back: 0, fund: 5000, left: 5000 })
    expect(pay(event, 'p1', false, other)).toBeUndefined()
    expect(pay(event, 'p1', false)).toMatchObject({ refused: 'NOT_PAID', args: { number: 1 } })
    expect(cash(event)).toMatchObject({ fees: 5000, back: -5000, left: 0 })
    expect(pay(event, 'p9')).toMatchObject({ refused: 'UNKNOWN_PLAYER' })
    for (const by of [card('p1'), chair(0)])
      expect(pay(event, 'p1', true, by)).toMatchObject({ refused: 'NOT_ALLOWED' })
  })

  test('send the same act again without paying twice', () => {
    const event = startEvent({ fee })
    event.enter('Anna')
    for (let n = 0; n < 3; n++) event.must({ kind: 'paid', player: 'p1', paid: true }, director, 'a')
    expect(event.state.fees).toHaveLength(1)
  })

  test('book a bill once: who did not see the other entry looks again first', () => {
    const event = startEvent({ fee })
    expect(book(event, -30_000, 0)).toBeUndefined()
    expect(book(event, -30_000, 0, other)).toMatchObject({ refused: 'OVERTAKEN' })
    expect(book(event, -500, 1, other)).toBeUndefined()
    expect(cash(event)).toMatchObject({ costs: -30_500, left: -30_500 })
    event.must({ kind: 'strike', n: 2, reason: why })
    expect(event.act({ kind: 'strike', n: 2, reason: why })).toMatchObject({ refused: 'REVOKED' })
    expect(event.act({ kind: 'strike', n: 3, reason: why })).toMatchObject({ refused: 'UNKNOWN_NUMBER' })
    expect(event.act({ kind: 'strike', n: 1, reason: '' })).toMatchObject({ refused: 'MALFORMED' })
    expect(cash(event)).toMatchObject({ costs: -30_000, left: -30_000 })
  })

  test('book no nonsense', () => {
    const event = startEvent({ fee })
    for (const amount of [0, 0.5, NaN, 100_000_001])
      expect(book(event, amount)).toMatchObject({ refused: 'MALFORMED', args: { field: 'amount' } })
    expect(event.act({ kind: 'book', what: ' ', amount: 1, seen: null })).toMatchObject({
      refused: 'MALFORMED',
    })
    expect(book(event, 1, null, card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(book(startEvent({ fee: null }), 1)).toMatchObject({ refused: 'NO_FEE' })
  })
})

describe('an amount that was paid', () => {
  test('stays when the fee, the entry or the name changes later; the difference is owed or paid back', () => {
    const event = startEvent({ fee, capacity: 8 })
    event.must({ kind: 'enter', entrant: entrant('Anna', { club: 'Skat Rybnik' }), reserve: false })
    pay(event, 'p1')
    expect(event.state.players.get('p1')?.fee).toBe(4000)
    event.must({ kind: 'change', player: 'p1', entrant: entrant('Anna') })
    expect(cash(event)).toMatchObject({ fees: 4000, owing: [{ player: 'p1', amount: 1000, paid: true }] })
    expect(amend(event, { fee: { ...fee, amount: 3500, reduced: [] } })).toBeUndefined()
    expect(cash(event)).toMatchObject({
      fees: 4000,
      owing: [],
      refunds: [{ player: 'p1', amount: 500, paid: true }],
    })
    event.must({ kind: 'paid', player: 'p1', paid: true })
    expect(cash(event)).toMatchObject({ fees: 4000, back: -500, owing: [], refunds: [] })
    const before = cash(event)
    event.must({ kind: 'forget', player: 'p1' })
    expect(cash(event)).toEqual(before)
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('is the fee of the regulations in logs of 0.1, which do not write it', () => {
    const event = startEvent()
    event.enter('Anna')
    const log = [
      ...event.log,
      { at: 1, by: director, op: null, entry: { kind: 'paid', player: 'p1', paid: true } as const },
    ]
    expect(foldAll(log)?.fees).toEqual([{ at: 1, by: director, player: 'p1', amount: 2000 }])
  })

  test('keeps its currency', () => {
    const event = startEvent({ fee })
    event.enter('Anna')
    expect(amend(event, { fee: { ...fee, currency: 'EUR' } })).toBeUndefined()
    pay(event, 'p1')
    for (const next of [null, fee])
      expect(amend(event, { fee: next })).toMatchObject({ refused: 'MONEY_TAKEN', args: { currency: 'EUR' } })
    pay(event, 'p1', false)
    expect(amend(event, { fee })).toMatchObject({ refused: 'MONEY_TAKEN' })
  })
})

describe('PT 3.3 prizes in money', () => {
  const eight = (change: Partial<Regulations> = {}): TestEvent => {
    const event = startEvent({ fee: { ...fee, reduced: [] }, ...change })
    event.enter(...names(8))
    return event
  }

  test('may be promised before the draw, and are refused with the amounts when they are more than the fund', () => {
    const event = eight({ prizes: prizes(20_000, 10_000) })
    for (const player of ['p1', 'p2', 'p3', 'p4']) pay(event, player)
    event.draw(1)
    expect(amend(event, { prizes: prizes(20_000, 12_000) })).toMatchObject({
      refused: 'PRIZES_EXCEED_FUND',
      args: { prizes: 32_000, fund: 20_000, missing: 12_000, currency: 'PLN' },
    })
    expect(amend(event, { name: 'Another name' })).toBeUndefined()
    expect(amend(event, { prizes: prizes(20_000, 5_000) })).toBeUndefined()
    play(event, (_, __, chairs) => Array.from({ length: chairs }, () => 0).join(' '))
    event.wait(16 * 60)
    expect(event.act({ kind: 'final' })).toMatchObject({
      refused: 'PRIZES_EXCEED_FUND',
      args: { prizes: 25_000, fund: 20_000, missing: 5_000, currency: 'PLN' },
      clause: 'PT 3.3',
    })
    event.must({ kind: 'book', what: 'The club adds', amount: 5_000, seen: null })
    event.must({ kind: 'final' })
    expect(cash(event)).toMatchObject({ fund: 25_000, promised: 25_000, prizes: -25_000, left: 0 })
    // Bills that come later are booked as they are, and show what is missing.
    event.must({ kind: 'book', what: 'Cards', amount: -700, seen: 1 })
    expect(cash(event)).toMatchObject({ left: -700 })
  })

  test('go to those who get the prizes, in the order of the list', () => {
    const event = eight({ prizes: prizes(900, 0, 500) })
    for (const { id } of [...event.state.players.values()]) pay(event, id)
    play(event)
    expect(cash(event).lines.filter(({ kind }) => kind === 'prize')).toEqual(
      standings(event.state, numbers)
        .individual.filter((_, i) => i === 0 || i === 2)
        .map(({ holder, place }, i) => ({
          kind: 'prize',
          of: 'all',
          place,
          winner: holder,
          amount: i === 0 ? -900 : -500,
          paid: null,
        })),
    )
  })

  test('are given with a tick each, by a director whose name the report has, also things', () => {
    const event = eight({ prizes: [{ of: 'all', places: ['10 PLN', 'A ham'], amounts: [1000, 0] }] })
    for (const { id } of [...event.state.players.values()]) pay(event, id)
    const give = (winner: string, amount: number, paid = true) =>
      event.act({ kind: 'payPrize', of: 'all', winner, amount, paid }, other)
    expect(give('p1', 1000)).toMatchObject({ refused: 'NO_PRIZE' })
    play(event)
    const won = prizesWon(event.state, numbers)
    const [first, second] = won.map(({ winner }) => winner)
    if (first === undefined || second === undefined) expect.fail('no winners')
    expect(won).toMatchObject([
      { prize: '10 PLN', amount: 1000, paid: null },
      { prize: 'A ham', amount: 0 },
    ])
    expect(give(first, 900)).toMatchObject({ refused: 'OVERTAKEN' })
    expect(give(first, 1000, false)).toMatchObject({ refused: 'PRIZE_NOT_PAID' })
    expect(give(first, 1000)).toBeUndefined()
    expect(give(first, 1000)).toMatchObject({ refused: 'PRIZE_PAID' })
    expect(give(second, 0)).toBeUndefined()
    expect(cash(event)).toMatchObject({ fund: 40_000, prizes: -1000, handedOut: -1000, inBox: 39_000 })
    event.wait(16 * 60)
    event.must({ kind: 'final' })
    // Also after the final result.
    expect(give(second, 0, false)).toBeUndefined()
    expect(prizesWon(event.state, numbers).map(({ paid }) => paid?.by ?? null)).toEqual([other, null])
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('that were given to somebody whose place a correction took are listed as such', () => {
    const event = eight({ prizes: prizes(900) })
    for (const { id } of [...event.state.players.values()]) pay(event, id)
    play(event)
    const [won] = prizesWon(event.state, numbers)
    if (won === undefined) expect.fail('no winner')
    const { of, winner, amount } = won
    event.must({ kind: 'payPrize', of, winner, amount, paid: true })
    event.must({ kind: 'exclude', player: winner, reason: why, clause: null })
    const now = prizesWon(event.state, numbers)
    expect(now.map(({ paid }) => paid)).toEqual([null])
    expect(prizesAstray(event.state, now)).toMatchObject([{ winner, amount: 900 }])
    expect(cash(event)).toMatchObject({ prizes: -900, handedOut: -900 })
    event.must({ kind: 'payPrize', of, winner, amount, paid: false })
    expect(prizesAstray(event.state, now)).toEqual([])
  })

  test('are not paid where the fees are paid back', () => {
    const event = eight({ prizes: prizes(90_000) })
    pay(event, 'p1')
    event.begin(1)
    event.fill(1, (_, __, chairs) => Array.from({ length: chairs }, () => 0).join(' '))
    event.must({ kind: 'end', series: 1 })
    event.must({ kind: 'endEarly', after: 1, refund: true, reason: why })
    event.wait(16 * 60)
    expect(cash(event)).toMatchObject({
      promised: 0,
      prizes: 0,
      refunds: [{ player: 'p1', amount: 5000, paid: false }],
    })
    event.must({ kind: 'final' })
    // Whoever comes for the money later still gets it.
    expect(pay(event, 'p1', false)).toBeUndefined()
    expect(cash(event)).toMatchObject({ left: 0, refunds: [] })
  })

  test('leave older results as they were: new fields are not written where they say nothing', () => {
    const event = eight({ fee: regulations.fee })
    expect(resultContent(event.state, numbers).regulations).toEqual(regulations)
  })
})

describe('PT 9.2 the fee for lost games', () => {
  test('cannot change after the first draw', () => {
    const event = startEvent({ fee })
    event.enter(...names(8))
    expect(amend(event, { fee: { ...fee, lost: [{ from: 1, amount: 60 }] } })).toBeUndefined()
    event.draw(1)
    expect(amend(event, { fee })).toMatchObject({ refused: 'LOCKED', args: { field: 'fee.lost' } })
  })

  test('counts complete lists that count, each by itself', () => {
    const event = startEvent({ fee })
    event.enter(...names(8))
    event.begin(1)
    // Chair 2 loses every game alone.
    event.fill(1, () => '10 10 -40 10')
    expect(cash(event).lost).toBe(2 * (50 + 50 + 100 + 100))
    event.must({ kind: 'annul', series: 1, table: 2, reason: why })
    expect(cash(event).lost).toBe(300)
  })
})

describe('PT 3.4 refunds', () => {
  test('are for who left before the draw, was declined or waited in vain, not for who left later or was excluded', () => {
    const event = startEvent({ fee, capacity: 8 })
    event.enter(...names(10))
    for (const n of [1, 2, 3, 9, 10]) pay(event, `p${n}`)
    event.must({ kind: 'withdraw', player: 'p1' })
    expect(refundsOf(event.state)).toEqual([{ player: 'p1', amount: 5000, paid: false }])
    event.draw(1)
    event.must({ kind: 'exclude', player: 'p3', reason: why, clause: 'PT 4.3' })
    event.must({ kind: 'withdraw', player: 'p2' })
    expect(refundsOf(event.state).map(({ player }) => player)).toEqual(['p1'])
    pay(event, 'p1', false)
    expect(refundsOf(event.state)).toEqual([])
    event.must({ kind: 'cancel', reason: why })
    expect(refundsOf(event.state).map(({ player }) => player)).toEqual(['p2', 'p9', 'p10'])
    for (const player of ['p2', 'p9', 'p10']) event.must({ kind: 'paid', player, paid: false })
    expect(cash(event)).toMatchObject({ fees: 25_000, back: -20_000, refunds: [], owing: [], left: 5000 })
  })
})

describe('what is owed and to be paid back', () => {
  test('is the difference only for who left after they had played', () => {
    const event = startEvent({ fee, capacity: 8 })
    event.enter(...names(9))
    for (const n of [1, 2]) pay(event, `p${n}`)
    event.draw(1)
    event.must({ kind: 'withdraw', player: 'p1' })
    expect(amend(event, { fee: { ...fee, amount: 4500 } })).toBeUndefined()
    const due = cash(event).refunds
    expect(due).toEqual([
      { player: 'p1', amount: 500, paid: true },
      { player: 'p2', amount: 500, paid: true },
    ])
    for (const { player, paid } of due) expect(pay(event, player, paid)).toBeUndefined()
    expect(cash(event)).toMatchObject({ fees: 10_000, back: -1000, refunds: [] })
  })

  test('stays as it is when names are deleted', () => {
    const event = startEvent({ fee })
    event.must({ kind: 'enter', entrant: entrant('Anna', { woman: true, born: 1990 }), reserve: false })
    event.must({
      kind: 'enter',
      entrant: entrant('Jan', { club: 'Skat Rybnik', born: 1940 }),
      reserve: false,
    })
    pay(event, 'p1')
    pay(event, 'p2')
    for (const player of ['p1', 'p2']) event.must({ kind: 'forget', player })
    expect(cash(event)).toMatchObject({ fees: 4000, owing: [], refunds: [] })
  })

  test('is not there for prizes', () => {
    const event = startEvent({ fee: { ...fee, reduced: [] }, prizes: prizes(20_000) })
    event.enter(...names(9))
    for (const n of [1, 2, 3, 9]) pay(event, `p${n}`)
    event.must({ kind: 'withdraw', player: 'p9' })
    play(event, (_, __, chairs) => Array.from({ length: chairs }, () => 0).join(' '))
    event.wait(16 * 60)
    const refused = { refused: 'PRIZES_EXCEED_FUND', args: { fund: 15_000, missing: 5000 } }
    expect(event.act({ kind: 'final' })).toMatchObject(refused)
    pay(event, 'p9', false)
    expect(event.act({ kind: 'final' })).toMatchObject(refused)
    pay(event, 'p4')
    event.must({ kind: 'final' })
  })
})

describe('receipts', () => {
  test('are for everybody whose money is there, each with its own number', () => {
    const event = startEvent({ fee })
    event.enter('Anna', 'Jan', 'Ewa')
    pay(event, 'p2')
    pay(event, 'p1', true, other)
    pay(event, 'p2', false)
    pay(event, 'p2')
    expect(receipts(event.state)).toMatchObject([
      { n: 2, number: 1, name: 'Anna', by: 'Other', amount: 5000 },
      { n: 4, number: 2, name: 'Jan', by: 'Director', amount: 5000 },
    ])
  })

  test('say all that somebody has paid, where they have paid the difference to a higher fee', () => {
    const event = startEvent({ fee })
    event.must({ kind: 'enter', entrant: entrant('Anna', { club: 'Skat Rybnik' }), reserve: false })
    pay(event, 'p1')
    expect(receipts(event.state)).toMatchObject([{ n: 1, amount: 4000 }])
    // Anna plays for no club after all, and pays the rest.
    event.must({ kind: 'change', player: 'p1', entrant: entrant('Anna') })
    pay(event, 'p1')
    expect(receipts(event.state)).toMatchObject([{ n: 2, amount: 5000 }])
  })
})

/** A random evening of eight to eleven people: what they are, who pays when, what is booked, how the games end. */
const evening = fc.record({
  people: fc.array(
    fc.record({
      woman: fc.option(fc.boolean()),
      born: fc.option(fc.integer({ min: 1930, max: 2015 })),
      club: fc.option(fc.constantFrom('Skat Rybnik', 'SKAT  Rybnik', 'Lębork')),
    }),
    { minLength: 8, maxLength: 11 },
  ),
  acts: fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('paid' as const),
        player: fc.integer({ min: 1, max: 11 }),
        paid: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('book' as const), amount: fc.integer({ min: -9999, max: 9999 }) }),
      fc.record({ kind: fc.constant('strike' as const), n: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constant('withdraw' as const), player: fc.integer({ min: 1, max: 11 }) }),
      fc.record({ kind: fc.constant('exclude' as const), player: fc.integer({ min: 1, max: 11 }) }),
    ),
    { maxLength: 40 },
  ),
  /** How many of the acts come before the first draw. */
  before: fc.nat({ max: 40 }),
  games: fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 16, maxLength: 16 }),
  prizes: fc.array(fc.nat({ max: 9000 }), { minLength: 1, maxLength: 4 }),
  end: fc.constantFrom(
    'final' as const,
    'refund' as const,
    'undone' as const,
    'cancel' as const,
    'none' as const,
  ),
})

/** The line of a hand: chair n − 1 wins alone, or loses alone if n is negative; 0 is passed. */
const lineOf = (n: number, chairs: number): string =>
  Array.from({ length: chairs }, (_, i) => {
    const own = i === (Math.abs(n) - 1) % chairs
    if (n === 0) return 0
    return n > 0 === own ? 30 : -10
  }).join(' ')

describe('the cash report', () => {
  test('of any evening balances with what its log says, counted by hand', () => {
    fc.assert(
      fc.property(evening, ({ people, acts, before, games, prizes: promised, end }) => {
        const event = startEvent({ fee, prizes: prizes(...promised) })
        people.forEach((one, i) =>
          event.must({ kind: 'enter', entrant: entrant(`Player ${i + 1}`, one), reserve: false }),
        )
        const run = (all: typeof acts): void => {
          for (const act of all) {
            if (act.kind === 'book') event.act({ kind: 'book', what: 'w', amount: act.amount, seen: null })
            else if (act.kind === 'strike') event.act({ ...act, reason: 'r' })
            else if (act.kind === 'exclude')
              event.act({ kind: 'exclude', player: `p${act.player}`, reason: 'r', clause: null })
            else event.act({ ...act, player: `p${act.player}` })
          }
        }
        run(acts.slice(0, before))
        const enough = [...event.state.players.values()].filter(({ status }) => status === 'entered').length
        const isPlayed = enough >= 3 && enough !== 5
        if (isPlayed) {
          event.begin(1)
          event.fill(1, (table, hand, chairs) => lineOf(games[(table * 5 + hand) % 16] ?? 0, chairs))
          event.must({ kind: 'end', series: 1 })
          if (end === 'refund' || end === 'final' || end === 'undone')
            event.must({ kind: 'endEarly', after: 1, refund: end !== 'final', reason: 'r' })
          if (end === 'undone') event.must({ kind: 'undoEarlyEnd', reason: 'r' })
        }
        if (end === 'cancel') event.must({ kind: 'cancel', reason: 'r' })
        run(acts.slice(before))
        const report = cashReport(event.state, numbers)
        const counted = countByHand(event)
        expect(report).toMatchObject(counted)
        expect(report?.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(report?.left)
        expect(foldAll(event.log)).toEqual(event.state)
        // Whoever does what the report says has nothing left to do, and what changed hands is what it said.
        const [owing, refunds] = [report?.owing ?? [], report?.refunds ?? []]
        const { owing: toTake, refunds: toReturn } = cash(event)
        for (const { player, paid } of [...toTake, ...toReturn])
          expect(pay(event, player, paid)).toBeUndefined()
        const settled = cash(event)
        expect([settled.owing, settled.refunds]).toEqual([[], []])
        const change = [...owing, ...refunds.map(({ amount }) => ({ amount: -amount }))]
        expect(settled.left - (report?.left ?? 0)).toBe(change.reduce((sum, { amount }) => sum + amount, 0))
      }),
      { numRuns: 150 },
    )
  })
})

/** What the log of an event comes to, read entry by entry. */
function countByHand(event: TestEvent): Record<string, number> {
  const has = new Map<string, number>()
  const who = new Map<string, Entrant>()
  const booked: number[] = []
  let [fees, back, lost] = [0, 0, 0]
  let [isCancelled, isRefunded] = [false, false]
  for (const { entry } of event.log) {
    if (entry.kind === 'enter') who.set(entry.player, entry.entrant)
    if (entry.kind === 'paid') {
      const { woman, born, club } = who.get(entry.player) as Entrant
      const rybnik = club?.toLowerCase().split(/ +/).join(' ') === 'skat rybnik'
      const old = born !== null && born <= 1950
      const own = [
        ...[5000, woman === true ? 3000 : 5000, born !== null && born >= 2008 ? 2000 : 5000],
        ...[rybnik ? 4000 : 5000, rybnik && old ? 1000 : 5000],
      ].toSorted((a, b) => a - b)[0] as number
      if (entry.paid) fees += own
      else back -= has.get(entry.player) ?? 0
      has.set(entry.player, entry.paid ? own : 0)
    }
    if (entry.kind === 'book') booked.push(entry.amount)
    if (entry.kind === 'strike') booked[entry.n - 1] = 0
    if (entry.kind === 'list') {
      const games = new Map<number, number>()
      for (const line of entry.lines) {
        const scores = line.split(' ').map(Number)
        const minus = scores.flatMap((score, i) => (score < 0 ? [i] : []))
        const plus = scores.filter((score) => score > 0)
        const loser = minus[0]
        if (minus.length === 1 && plus.length > 1 && loser !== undefined)
          games.set(loser, (games.get(loser) ?? 0) + 1)
      }
      for (const n of games.values()) lost += n <= 2 ? n * 50 : 100 + (n - 2) * 100
    }
    if (entry.kind === 'cancel') isCancelled = true
    if (entry.kind === 'endEarly') isRefunded = entry.refund
    if (entry.kind === 'undoEarlyEnd') isRefunded = false
  }
  if (isCancelled) lost = 0
  const income = booked.reduce((sum, one) => sum + Math.max(0, one), 0)
  const costs = booked.reduce((sum, one) => sum + Math.min(0, one), 0)
  const fund = fees + back + lost + income + costs
  const [list] = event.state.regulations.prizes
  const isOver = !isCancelled && event.state.series.every(({ status }) => status === 'ended')
  const winners = [...event.state.players.values()].filter(({ status }) => status === 'entered').length
  const won = isOver && !isRefunded ? (list?.amounts ?? []).slice(0, winners) : []
  const prizes = won.reduce((sum, one) => sum - one, 0)
  return { fees, back, lost, income, costs, fund, prizes, left: fund + prizes }
}
