import { has } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { apart, hasBoth, hunt, pair, raised, strong } from './hunt.js'
import { lebork, passed } from './table.js'

/** Whether a hand roughly looks like one that may not pass: both old queens with a top trump. */
const banned = (hand: number): boolean =>
  hasBoth(hand) && lebork.ladder.trumps.slice(0, 2).some((c) => has(hand, c))
describe('ZG6, ZG8, C4 who wins', () => {
  it.each([
    { clause: 'ZG6 starzy win with 53', deal: undefined, calls: passed, points: 53, won: true },
    { clause: 'ZG8 młodzi win at 52 each', deal: undefined, calls: passed, points: 52, won: false },
    { clause: 'C4 a cicha is lost at 52 each', deal: 'C', calls: passed, points: 52, won: false },
    { clause: 'C4 a cicha is won with 53', deal: 'C', calls: passed, points: 53, won: true },
    {
      clause: 'Z1 zolla is lost at 52 each',
      deal: undefined,
      calls: `zolla ${raised.none}`,
      points: 52,
      won: false,
    },
    {
      clause: 'Z1 zolla is won with 53',
      deal: undefined,
      calls: `zolla ${raised.none}`,
      points: 53,
      won: true,
    },
    {
      clause: 'Z1, G2 gran is won with 53, as zolla is',
      deal: undefined,
      calls: `gran ${raised.none}`,
      points: 53,
      won: true,
    },
  ])('$clause', ({ deal, calls, points, won }) => {
    const found = hunt({
      calls,
      fits: (state) =>
        calls !== passed || (state.dealt.some(hasBoth) === (deal === 'C') && !state.dealt.some(banned)),
      ends: (count) => count.starzy === points,
    })
    expect(found.settlement.entry).toMatchObject({ won, points: [points, 104 - points], bok: points === 52 })
  })
})

describe('RZ9 exit', () => {
  it.each([
    { clause: 'RZ9 młodzi with 26 have exit', points: 78, grade: 'exit' },
    { clause: 'RZ9 młodzi with 25 are without exit', points: 79, grade: 'noExit' },
    { clause: 'RZ9 starzy with 27 have exit', points: 27, grade: 'exit' },
    { clause: 'RZ9 starzy with 26 are without exit', points: 26, grade: 'noExit' },
  ])('$clause', ({ points, grade }) => {
    const found = hunt({
      calls: passed,
      fits: apart,
      ends: (count) => count.starzy === points,
    })
    expect(found.settlement.entry.grade).toBe(grade)
  })

  it('RZ4 starzy without a trick', () => {
    const found = hunt({
      calls: passed,
      fits: apart,
      ends: (count) => count.starzyTricks === 0,
    })
    expect(found.settlement.entry).toMatchObject({ grade: 'noTrick', unit: 6 })
  })
})

describe('the settlement explains itself', () => {
  it('L11, L14, RZ10 with counted and skipped raises, each with its clause', () => {
    // Seats 1 and 3 are młodzi: their second raise does not count.
    const { settlement } = hunt({
      deal: pair,
      calls: 'kontra pas rekontra pas pas pas pas',
      ends: (count) => count.starzy >= 53,
    })
    const lines = settlement.lines.map(({ code, clause }) => `${code} ${clause}`)
    expect(lines).toContain('times.raise RZ10')
    expect(lines).toContain('skipped.raise L11')
    expect(settlement.entry).toMatchObject({ announced: 2, counted: 1 })
  })

  it('K12 the raise called bok starts no bok-round', () => {
    const { settlement } = hunt({
      deal: strong,
      calls: `zolla-du ${raised.four}`,
      ends: () => true,
    })
    expect(settlement.entry).toMatchObject({ counted: 4, bok: false })
  })
})
