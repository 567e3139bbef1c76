/** The complete knowledge of seats and onlookers: every field of the views in each phase. */
import { readCards, type Cards } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import type { View } from '../src/index.js'
import type { State } from '../src/hand/state.js'
import { after, lebork, passed, start, viewOf } from './table.js'

const cards = (names: string): Cards => readCards(names.split(' ')) as Cards
const dealt = ['CJ DQ CA SA', 'CQ SQ HA HT', 'HJ SJ DJ DT', 'HQ DA CT ST'].map(cards)
/** Seat 1 has the four highest trumps and plays a cicha; only `lebork` forbids that. */
const begun = start('CJDQCASA CQSQHAHT HJSJDJDT HQDACTST', 2, { ...lebork, cichaForbidden: 'off' })

const nothing: View = {
  profile: 'lebork',
  rules: begun.rules,
  phase: 'auction',
  seat: null,
  toAct: [],
  hand: 0,
  left: [4, 4, 4, 4],
  calls: [],
  contract: 'zwykla',
  owner: null,
  du: false,
  raises: [],
  mustBid: false,
  sides: [null, null, null, null],
  leader: 0,
  trick: [],
  played: [0, 0, 0, 0],
  takenBack: [],
  lastTrick: null,
  tricks: [0, 0, 0, 0],
  points: [0, 0, 0, 0],
  throws: [],
  bokLeft: 2,
  dealt: null,
  counted: null,
}
const alone = ['mlodzi', 'starzy', 'mlodzi', 'mlodzi'] as const
const calls = [1, 2, 3, 0].map((seat) => ({ seat, call: 'pas' }) as const)

/** All four seats' views and the onlooker's; the player of a cicha knows the sides. */
function expectViews(state: State, all: Partial<View>, hands: readonly Cards[]): void {
  expect(viewOf(state, null)).toEqual({ ...nothing, ...all })
  for (const seat of [0, 1, 2, 3] as const) {
    const own = [null, null, null, null].map((side, s) => (s === seat ? 'mlodzi' : side))
    const known = all.sides ?? (seat === 1 ? alone : own)
    expect(viewOf(state, seat)).toEqual({ ...nothing, ...all, seat, hand: hands[seat], sides: known })
  }
}

describe('ZG1, C2 a view shows', () => {
  it('ZG1 the viewer’s own cards and the calls in the auction', () => {
    expectViews(begun, { toAct: [1] }, dealt)
    expectViews(after(begun, 'pas'), { toAct: [2], calls: calls.slice(0, 1) }, dealt)
  })

  it('C2 the cards on the table in play, and no cicha', () => {
    const state = after(begun, `${passed} CA HT`)
    const hands = [cards('CJ DQ SA'), cards('CQ SQ HA'), ...dealt.slice(2)]
    const trick = ['CA', 'HT'].map((name, seat) => ({ seat, card: 31 - Math.clz32(cards(name)) }))
    const all = { phase: 'play', toAct: [2], calls, left: [3, 3, 4, 4], trick } as const
    expectViews(state, { ...all, played: [cards('CA'), cards('HT'), 0, 0] }, hands)
  })

  it('C2, R5 the cicha, its sides and all cards if thrown in before the queens were seen', () => {
    const over = after(begun, `${passed} rzut zgoda zgoda zgoda`)
    const throws = [{ seat: 0, at: 0, agreed: [1, 2, 3], declined: null, settled: true }]
    const hand = { contract: 'cicha', owner: 1, sides: alone, dealt, counted: [] } as const
    expectViews(over, { phase: 'over', calls, throws, ...hand }, dealt)
  })

  it('ZO2.4 in the auction only, that the viewer may not pass', () => {
    const bound = start('CJSJHJDJ CQSQHAHT CACTSAST HQDQDADT')
    expect(viewOf(bound, 1).mustBid).toBe(true)
    expect(viewOf(after(bound, `wesele ${passed}`), 1).mustBid).toBe(false)
  })

  it('ZG1 the viewer’s own side, if they know it', () => {
    const state = after(begun, passed)
    expect(([0, 1, 2, 3] as const).map((seat) => viewOf(state, seat).sides[seat])).toEqual(alone)
  })
})
