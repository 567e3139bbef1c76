/** The borders of rulings: the last point before a ruling changes and the first after it. */
import { readCards, type Cards } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { ruleDeal, ruleFault, type FaultFacts, type Situation } from '../src/arbiter/index.js'
import { announcement, gameNames, profiles, matadors, type GameKind } from '../src/index.js'

const { pzskat, isko } = profiles
const cards = (text: string): Cards => readCards(text.split(' ')) as Cards
const clubs = gameNames.indexOf('clubs') as GameKind

/** Clubs with the skat and with 1, worth 24, 36 or 48; points and tricks of the declarer, then of the opponents. */
const at = (points: number, tricks: number, others: number, theirs: number, bid = 18): Situation => ({
  announcement: announcement(clubs, false),
  matadors: matadors(clubs, cards('CJ HJ CA')),
  bid,
  declarer: { points, tricks },
  opponents: { points: others, tricks: theirs },
})

const fault = (facts: Partial<FaultFacts>, rules = pzskat): ReturnType<typeof ruleFault> =>
  ruleFault(rules, { fault: 'lead-out-of-turn', by: 'opponents', situation: at(40, 3, 20, 2), ...facts })

describe('4.1.3, 4.1.4 decided or open', () => {
  it.each([
    ['a declarer with 61 points keeps the win when at fault', at(61, 6, 20, 2), 'declarer', 'declarer', 24],
    ['a declarer with 60 points loses when at fault', at(60, 6, 20, 2), 'declarer', 'opponents', -48],
    ['opponents with 60 points keep the win when at fault', at(40, 4, 60, 4), 'opponents', 'opponents', -48],
    ['opponents with 59 points lose when at fault', at(40, 4, 59, 4), 'opponents', 'declarer', 24],
  ] as const)('%s', (_, situation, by, winner, score) => {
    expect(fault({ situation, by })).toMatchObject({ winner, score })
  })

  it.each([
    ['90 points are won with schneider', at(90, 6, 10, 2), 'schneider', 36],
    ['89 points are won without schneider', at(89, 6, 10, 2), 'simple', 24],
    ['a loss against 90 points is with schneider', at(10, 2, 90, 6), 'schneider', -72],
    ['a loss against 89 points is without schneider', at(10, 2, 89, 6), 'simple', -48],
  ] as const)('5.2.3 the level that a side has reached counts: %s', (_, situation, level, score) => {
    expect(fault({ situation })).toMatchObject({ level, score })
  })
})

describe('4.1.5 the level that the bid requires', () => {
  it.each([
    ['schneider for a bid of 36 is granted against 30 points', at(40, 3, 30, 2, 36), 'declarer', 36],
    ['schneider for a bid of 36 is lost against 31 points', at(40, 3, 31, 2, 36), 'opponents', -72],
    ['schwarz for a bid of 48 is granted against no trick', at(40, 3, 0, 0, 48), 'declarer', 48],
    ['schwarz for a bid of 48 is lost against one trick', at(40, 3, 0, 1, 48), 'opponents', -96],
    ['no level reaches a bid of 49', at(40, 3, 20, 2, 49), 'opponents', -120],
  ] as const)('%s', (_, situation, winner, score) => {
    expect(fault({ situation })).toMatchObject({ winner, score })
  })
})

describe('4.1.9 the remaining tricks are the declarer’s in isko', () => {
  it.each([
    ['opponents with 30 points are schneider', at(40, 3, 30, 2), 'schneider'],
    ['opponents with 31 points are not schneider', at(40, 3, 31, 2), 'simple'],
    ['opponents without a trick are schwarz', at(40, 3, 0, 0), 'schwarz'],
  ] as const)('%s', (_, situation, level) => {
    expect(fault({ fault: 'cards-shown', situation }, isko)).toMatchObject({ winner: 'declarer', level })
    expect(fault({ fault: 'cards-shown', situation })).toMatchObject({ level: 'simple' })
  })
})

it('3.5.2, 4.1.8 a side is at fault, not a seat, and a warning is a hint', () => {
  expect(fault({ fault: 'hint' })).toMatchObject({ winner: 'declarer', clause: '4.2.9' })
  expect(fault({ fault: 'hint', by: 'declarer' })).toMatchObject({ winner: 'opponents', clause: '4.2.9' })
})

it('5.2.8 a level proved by the innocent side counts, and no other', () => {
  const facts = { fault: 'wrong-number', proved: 'schneider' } as const
  expect(fault(facts)).toMatchObject({ winner: 'declarer', level: 'schneider', score: 36 })
  expect(fault({ ...facts, by: 'declarer' })).toMatchObject({ winner: 'opponents', level: 'schneider' })
  expect(fault({ ...facts, fault: 'hint' })).toMatchObject({ level: 'simple' })
  const won = { ...facts, by: 'declarer', situation: at(61, 6, 20, 2) } as const
  expect(fault(won)).toMatchObject({ winner: 'declarer', level: 'simple' })
})

it('4.5.6 a wrong count reported before the auction ends gives a new deal, and later none', () => {
  const rule = (reported: 'before-end-of-auction' | 'later'): string =>
    ruleDeal(pzskat, { fault: 'wrong-card-count', reported }).ruling
  expect([rule('before-end-of-auction'), rule('later')]).toEqual(['redeal', 'stands'])
})
