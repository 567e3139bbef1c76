import { type Chair, pick, seeded, type Settled } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import type { Entry } from '../src/settle/result.js'
import { lebork } from './table.js'

/** A settled hand in which only the tie matters. */
const settled = (hand: number, bok: boolean): Settled<Entry> => ({
  hand,
  dealer: baska.dealer(4, hand),
  seating: baska.seating(4, hand),
  settlement: {
    scores: [1, -1, 1, -1],
    lines: [],
    entry: {
      ...{
        contract: 'zwykla',
        owner: null,
        du: false,
        announced: 0,
        counted: 0,
        bokRound: false,
        thrown: false,
      },
      won: !bok,
      points: bok ? [52, 52] : [60, 44],
      grade: 'exit',
      unit: 1,
      bok,
    },
  },
})

/** Returns which deals are doubled if those marked with x are ties; one more deal than was played. */
function doubled(ties: string): string {
  const hands = Array.from({ length: ties.length + 1 }, (_, n) =>
    baska.between(
      lebork,
      Array.from({ length: n }, (_, hand) => settled(hand, ties.charAt(hand) === 'x')),
    ),
  )
  return hands.map(({ bokLeft }) => (bokLeft > 0 ? '2' : '1')).join('')
}

describe('ZG8, ZO2.3 bok-rounds', () => {
  it.each([
    ['B1 a tie doubles the four deals after it, not the tie itself', '-x------', '112222111'],
    ['B3, ZO2.3 a tie in a bok-round adds four more deals', 'x-x-------', '12222222211'],
    ['B3 a tie in the last deal of a bok-round adds four more deals', 'x---x-----', '12222222211'],
    ['B3 two ties in a bok-round add four more deals each', 'xx-x---------', '12222222222221'],
    ['without a tie there is no bok-round', '----', '11111'],
  ])('%s', (_, ties, stakes) => {
    expect(doubled(ties)).toBe(stakes)
  })

  it('B4 do not depend on the dealer', () => {
    expect(doubled('---x-----')).toBe('1111222211')
  })

  it('RZ11, B2 double the payment of the deal', () => {
    const random = seeded('double')
    const deal = baska.deal(lebork, random)
    const [once, twice] = [0, 1].map((bokLeft) => {
      const same = seeded('play')
      let state = baska.setup(lebork, deal, { bokLeft })
      for (let seat = baska.toAct(state)[0]; seat !== undefined; seat = baska.toAct(state)[0]) {
        state = baska.apply(state, seat, pick(baska.legal(baska.view(state, seat)), same))
      }
      return baska.result(state)?.scores ?? []
    })
    expect(twice).toEqual(once?.map((score) => 2 * score))
  })
})

describe('the dealer and the leader', () => {
  it('the deal passes clockwise, and the player after the dealer leads', () => {
    expect([0, 1, 2, 3, 4].map((hand) => baska.dealer(4, hand))).toEqual([0, 1, 2, 3, 0])
    for (const hand of [0, 1, 2, 3, 4, 59]) {
      const seating = baska.seating(4, hand)
      expect(seating[3]).toBe(baska.dealer(4, hand))
      expect(seating[0]).toBe((baska.dealer(4, hand) + 1) % 4)
      expect([...seating].sort()).toEqual([0, 1, 2, 3])
    }
  })

  it('a series has a multiple of four deals', () => {
    const lengths = baska.lengths(lebork, 4)
    expect(lengths[0]).toBe(60)
    for (const n of lengths) expect(n % 4).toBe(0)
  })
})

describe('RZ1 the table list', () => {
  it('puts each seat’s score under its chair and adds up', () => {
    const sheet = baska.sheet(lebork, 4, [settled(0, false), settled(1, true), settled(2, false)])
    expect(sheet.rows.map(({ scores }) => scores)).toEqual([
      [-1, 1, -1, 1],
      [1, -1, 1, -1],
      [-1, 1, -1, 1],
    ])
    expect(sheet.totals).toEqual([-1, 1, -1, 1])
    expect(sheet.rows.map(({ dealer }): Chair => dealer)).toEqual([0, 1, 2])
    expect(sheet.rows[1]).toMatchObject({ code: 'row', owners: [], args: { contract: 'zwykla', bok: true } })
    expect(sheet.rows[1]?.args).toMatchObject({ raised: false, announced: 0, points: 52, against: 52 })
    expect(sheet.sums).toEqual([])
  })
})
