/** Knob settings that no profile here uses: each with a club that uses it. */
import { cardNames, readCard, readCards, seeded, pick, type Card, type Cards } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { unlosable } from '../src/secure/cicha.js'
import { baska } from '../src/index.js'
import { deck, follow, orderOf } from '../src/rules/order.js'
import { recognised } from '../src/rules/raises.js'
import { scoresOf } from '../src/settle/result.js'
import type { Rules } from '../src/rules/rules.js'
import { securing } from '../src/secure/secure.js'
import { solver } from '../src/secure/solve.js'
import { lebork, openUnder, spoken, start } from './table.js'

const cards = (names: string): Card[] => names.split(' ').map((name) => readCard(name) as Card)
const hand = (names: string): Cards => readCards(names.split(' ')) as Cards
const one = (name: string): Card => readCard(name) as Card

/** Seat 2 has both old queens and no black jack; seat 1 has J♣. */
const lonely = 'HAHTHQSA DQCJSJDA CQSQHJDJ CACTSTDT'
const plain = 'CQHAHQSA SQHTDQDA CJSJHJDJ CACTSTDT'
/** None of these hands is a forbidden cicha, so the search is switched off. */
const under = (knobs: Partial<Rules>, deal: string) =>
  start(deal, 0, { ...lebork, cichaForbidden: 'off', ...knobs })

describe('T7 fele on one ladder', () => {
  const gniezno = { ...lebork.ladder, plain: cards('CA SA CT ST').map((c) => [c]) }
  const gorzow = { ...lebork.ladder, plain: [cards('CA SA'), cards('CT ST')] }
  const beats = (ladder: typeof gniezno, high: string, low: string): boolean =>
    (((orderOf(ladder).beats[one(low)] as number) >>> one(high)) & 1) === 1

  it.each([
    ['CA', 'SA', true, false],
    ['SA', 'CA', false, false],
    ['SA', 'CT', true, true],
    ['CA', 'ST', true, true],
    ['CT', 'ST', true, false],
    ['ST', 'CA', false, false],
    ['DT', 'CA', true, true],
  ])('T7 %s over %s in Gniezno and in Gorzów', (high, low, inGniezno, inGorzow) => {
    expect(beats(gniezno, high, low)).toBe(inGniezno)
    expect(beats(gorzow, high, low)).toBe(inGorzow)
  })

  it('T4, T7 the suit led must be followed even then', () => {
    expect(cardNames(follow(orderOf(gniezno), hand('ST CA'), one('SA'), one('SA')))).toEqual(['ST'])
  })

  it('R2, T7 a player without suit and trump must play a fela that beats', () => {
    expect(cardNames(follow(orderOf(gniezno), hand('CA CT'), one('ST'), one('ST')))).toEqual(['CA', 'CT'])
    expect(cardNames(follow(orderOf(gorzow), hand('CA CT'), one('ST'), one('ST')))).toEqual(['CA'])
  })

  it('the searches use it', () => {
    // Seat 0 leads 10♠; seat 1 has A♣ and no spade or trump. On one ladder, A♣ takes the trick.
    const position = { leader: 0, trick: [] }
    const last = { ...position, hands: [hand('ST'), hand('CA'), hand('CT'), hand('SA')] }
    expect(solver(lebork.ladder).value(last, [1])).toBe(0)
    expect(solver(gniezno).value(last, [1])).toBe(42)
  })
})

describe('A3 the number of passes that end the auction', () => {
  it('A3 is three after a call and four without one', () => {
    const passes = { unopened: 4, opened: 3 }
    expect(spoken(under({ passes }, plain), 'pas pas pas').phase).toBe('auction')
    expect(spoken(under({ passes }, plain), 'pas pas pas pas').phase).toBe('play')
    expect(spoken(under({ passes }, plain), 'zolla pas pas').phase).toBe('auction')
    expect(spoken(under({ passes }, plain), 'zolla pas pas pas').phase).toBe('play')
    expect(spoken(under({ passes }, plain), 'pas kontra pas pas pas').phase).toBe('play')
    // Asking does not open the auction.
    expect(spoken(under({ passes, asks: true }, plain), 'pytam pas pas pas').phase).toBe('auction')
  })
})

describe('A7 the time until which wesele may be called', () => {
  it('A7 Kościan: only in a player’s first call', () => {
    const once = spoken(under({ weseleTurns: 1 }, lonely), 'pas')
    expect(openUnder(once)).toContain('wesele')
    expect(openUnder(spoken(once, 'pas kontra pas pas'))).not.toContain('wesele')
    expect(openUnder(spoken(under({}, lonely), 'pas pas kontra pas pas'))).toContain('wesele')
  })
})

describe('K3 raises by the owner of a contract', () => {
  const sides = ['mlodzi', 'starzy', 'starzy', 'mlodzi'] as const

  it('K3 Kościan: the caller of a wesele may say kontra, and it counts', () => {
    const knobs = { ownerRaises: { ...lebork.ownerRaises, wesele: 'first' } } as const
    const called = 'pas wesele pas pas pas'
    expect(openUnder(spoken(under(knobs, lonely), called))).toContain('kontra')
    expect(openUnder(spoken(under({}, lonely), called))).not.toContain('kontra')
    expect(recognised({ ...lebork, ...knobs }, 'wesele', [2, 0], sides)).toEqual([true, true])
    expect(recognised(lebork, 'wesele', [2, 0], sides)).toEqual([false, true])
  })

  it('K3 Kościan: the player of a cicha may not raise at all', () => {
    const knobs = { ownerRaises: { ...lebork.ownerRaises, cicha: 'never' } } as const
    expect(openUnder(spoken(under(knobs, lonely), 'kontra'))).not.toContain('rekontra')
    expect(openUnder(spoken(under({}, lonely), 'kontra'))).toContain('rekontra')
  })

  it('K9 Kościan: there are five names, and five raises in a zwykła gra', () => {
    const raises = ['kontra', 'rej', 'bok', 'skok', 'zub'] as const
    const raiseMax = { zwykla: 5, wesele: 5, cicha: 3, gran: 3, zolla: 3 }
    const state = spoken(under({ raises, raiseMax }, plain), 'kontra rej bok skok')
    expect(openUnder(state)).toContain('zub')
    expect(openUnder(spoken(state, 'zub'))).toEqual(['pas', 'gran', 'gran-du', 'zolla', 'zolla-du'])
    const zolla = spoken(under({ raises, raiseMax }, plain), 'zolla kontra pas pas rej bok')
    expect(openUnder(spoken(zolla, 'pas pas'))).not.toContain('skok')
  })
})

describe('C5, A14 the forbidden cicha', () => {
  const found = (cichaForbidden: Rules['cichaForbidden']): string[][] =>
    unlosable({ ...lebork, cichaForbidden }).map((set) => [...set].map((h) => cardNames(h).join(' ')))

  it('A14 by every play is rarer than by best play, and no play loses it', () => {
    const every = found('every-play')
    const best = found('open-hands')
    const range = solver(lebork.ladder)
    const random = seeded('every')
    for (const [seat, hands] of every.entries()) {
      expect(hands.length).toBeGreaterThan(0)
      expect(hands.length).toBeLessThan(best[seat]?.length ?? 0)
      for (const names of hands) {
        expect(best[seat]).toContain(names)
        for (let i = 0; i < 100; i++) expect(leastOf(hand(names), seat)).toBeGreaterThanOrEqual(53)
      }
    }
    function leastOf(own: Cards, seat: number): number {
      const rest = deck.filter((c) => ((own >>> c) & 1) === 0)
      const mixed = rest.map((c) => [random.below(1000), c] as const).sort((a, b) => a[0] - b[0])
      const hands = [0, 1, 2, 3].map((s) =>
        s === seat ? own : mixed.splice(0, 4).reduce((set, [, c]) => set | (1 << c), 0),
      )
      return range.range({ hands, leader: 0, trick: [] }, [seat])[0]
    }
  })

  it('A14 with all hands known, the result of every play is the lower end of the range', () => {
    const secure = securing(lebork.ladder, 53, 'every')
    const range = solver(lebork.ladder)
    let won = 0
    for (let n = 0; n < 1500; n++) {
      const { hands } = baska.deal(lebork, seeded(n))
      const side = [n % 4, (n + 1) % 4]
      const least = range.range({ hands, leader: 0, trick: [] }, side)[0]
      expect(secure(side, hands)).toBe(least >= 53)
      if (least >= 53) won += 1
    }
    expect(won).toBeGreaterThan(20)
  })
})

describe('R3 the other reading of a tie in a cicha', () => {
  it('C4 nobody pays, and the bok-round begins', () => {
    const rules = { ...lebork, tieUnpaid: ['cicha'], cichaForbidden: 'off' } as const
    for (let n = 0; n < 40_000; n++) {
      const random = seeded(n)
      let state = start('HTDJCASA CQSQHQDA HASJHJST CJDQDTCT', 0, rules)
      state = spoken(state, 'pas pas pas pas')
      for (let seat = baska.toAct(state)[0]; seat !== undefined; seat = baska.toAct(state)[0]) {
        const moves = baska.legal(baska.view(state, seat)).filter((move) => 'card' in move)
        state = baska.apply(state, seat, pick(moves, random))
      }
      const result = baska.result(state)
      if (result?.entry.bok !== true) continue
      expect(result.scores.map(Math.abs)).toEqual([0, 0, 0, 0])
      expect(result.entry).toMatchObject({ won: false, unit: 0, points: [52, 52] })
      expect(result.lines.map(({ code }) => code)).toEqual(['solo.lost', 'unpaid', 'bok.next'])
      return
    }
    throw new Error('no tie')
  })
})

it('C4 a tie that nobody pays is a plain zero for everybody', () => {
  const sides = ['starzy', 'mlodzi', 'mlodzi', 'mlodzi'] as const
  for (const won of [true, false])
    expect(scoresOf({ contract: 'cicha', won, unit: 0 }, sides)).toEqual([0, 0, 0, 0])
})
