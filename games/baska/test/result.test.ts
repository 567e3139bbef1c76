import { has, pick, seeded, type Settlement } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import type { Entry } from '../src/result.js'
import { stake } from '../src/result.js'
import type { Contract, Grade, Side } from '../src/rules.js'
import type { Over, State } from '../src/state.js'
import { after, lebork, passed, start } from './table.js'

/** What the test itself counts from the tricks of a finished hand. */
interface Count {
  readonly starzy: number
  readonly starzyTricks: number
}

const worth: Readonly<Record<string, number>> = { A: 11, T: 10, Q: 3, J: 2 }

function countOf({ past, sides }: Over): Count {
  const taken = past.filter(({ winner }) => sides[winner] === 'starzy')
  const cards = taken.flatMap((trick) => trick.cards.map(({ card }) => baska.write({ card })))
  return {
    starzy: cards.reduce((sum, name) => sum + (worth[name.charAt(1)] as number), 0),
    starzyTricks: taken.length,
  }
}

interface Found {
  readonly over: Over
  readonly settlement: Settlement<Entry>
}

/** Plays a deal, or seeded ones that fit, at random until the hand ends as wanted. */
function hunt(wanted: {
  readonly deal?: string
  readonly fits?: (state: State) => boolean
  readonly calls: string
  readonly bokLeft?: number
  readonly ends: (count: Count) => boolean
}): Found {
  for (let seed = 0; seed < 40_000; seed++) {
    const random = seeded(seed)
    const bokLeft = wanted.bokLeft ?? 0
    const from =
      wanted.deal === undefined
        ? baska.setup(lebork, baska.deal(lebork, random), { bokLeft })
        : start(wanted.deal, bokLeft)
    if (wanted.fits?.(from) === false) continue
    let state = after(from, wanted.calls)
    for (let seat = baska.toAct(state)[0]; seat !== undefined; seat = baska.toAct(state)[0]) {
      state = baska.apply(state, seat, pick(baska.legal(baska.view(state, seat)), random))
    }
    const settlement = baska.result(state)
    if (state.phase === 'over' && settlement !== undefined && wanted.ends(countOf(state))) {
      return { over: state, settlement }
    }
  }
  throw new Error('no such hand')
}

/** The scores of each side: all of one side have the same. */
const by = ({ over, settlement }: Found, side: Side): number[] => [
  ...new Set(settlement.scores.filter((_, seat) => over.sides[seat] === side)),
]

const hasBoth = (hand: number): boolean => lebork.oldQueens.every((q) => has(hand, q))

/** The old queens lie in two hands. */
const apart = (state: State): boolean => !state.dealt.some(hasBoth)

/** Seats 0 and 2 are starzy. */
const pair = 'CQHTDJCA SJCJHQDT SQHAHJST DQDACTSA'
/** Seat 1 holds both old queens; seat 3 J♣. */
const alone = 'HTDJCASA CQSQHQDA HASJHJST CJDQDTCT'
/** Seat 1 takes every trick; seat 2 has J♣. */
const strong = 'DJCASADQ CQSQHAHT CJSJHJST HQDADTCT'

const raised = {
  none: 'pas pas pas pas',
  two: 'kontra pas pas rekontra pas pas pas pas',
  four: 'kontra pas pas rekontra hirsch pas pas bok pas pas pas pas',
}

describe('the check cases of the payments', () => {
  it.each([
    {
      clause: 'RZ2 młodzi lose with exit',
      fits: apart,
      calls: passed,
      ends: (c: Count) => 104 - c.starzy >= 26 && c.starzy >= 53,
      starzy: 1,
      mlodzi: -1,
    },
    {
      clause: 'RZ3, RZ9 młodzi lose with 25: without',
      fits: apart,
      calls: passed,
      ends: (c: Count) => 104 - c.starzy === 25,
      starzy: 2,
      mlodzi: -2,
    },
    {
      clause: 'RZ3, RZ5 starzy lose with 20',
      fits: apart,
      calls: passed,
      ends: (c: Count) => c.starzy === 20,
      starzy: -4,
      mlodzi: 4,
    },
    {
      clause: 'RZ5, ZG8 starzy lose at 52: with exit',
      calls: passed,
      fits: apart,
      ends: (c: Count) => c.starzy === 52,
      starzy: -2,
      mlodzi: 2,
    },
    {
      clause: 'RZ4, W5, W6, RZ6 wesele won without a trick for młodzi, one kontra: 6 each',
      deal: strong,
      calls: 'wesele pas kontra pas pas pas pas',
      ends: (c: Count) => c.starzyTricks === 4,
      starzy: 6,
      mlodzi: -6,
    },
    {
      clause: 'RZ7 cicha won',
      deal: alone,
      calls: passed,
      ends: (c: Count) => c.starzy >= 53,
      starzy: 12,
      mlodzi: -4,
    },
    {
      clause: 'RZ8, RZ11 cicha lost in a bok-round',
      deal: alone,
      calls: passed,
      bokLeft: 2,
      ends: (c: Count) => c.starzy < 52,
      starzy: -48,
      mlodzi: 16,
    },
    {
      clause: 'Z1 zolla won',
      deal: strong,
      calls: `zolla ${raised.none}`,
      ends: (c: Count) => c.starzy >= 53,
      starzy: 15,
      mlodzi: -5,
    },
    {
      clause: 'RZ8 zolla lost',
      deal: alone,
      calls: `zolla ${raised.none}`,
      ends: (c: Count) => c.starzy < 52,
      starzy: -30,
      mlodzi: 10,
    },
    {
      clause: 'G2, RZ8 gran lost',
      deal: alone,
      calls: `gran ${raised.none}`,
      ends: (c: Count) => c.starzy < 53,
      starzy: -30,
      mlodzi: 10,
    },
    {
      clause: 'L12, L13 zolla-du won',
      deal: strong,
      calls: `zolla-du ${raised.none}`,
      ends: () => true,
      starzy: 30,
      mlodzi: -10,
    },
    {
      clause: 'L12, RZ8 zolla-du lost with 53 and more, but not every trick',
      deal: alone,
      calls: `zolla-du ${raised.none}`,
      ends: (c: Count) => c.starzy >= 53 && c.starzyTricks < 4,
      starzy: -60,
      mlodzi: 20,
    },
    {
      clause: 'L14 zolla-du lost, kontra and rekontra, bok-round: 160 each',
      deal: alone,
      calls: `zolla-du ${raised.two}`,
      bokLeft: 1,
      ends: (c: Count) => c.starzyTricks < 4,
      starzy: -480,
      mlodzi: 160,
    },
    {
      clause: 'L14, K1, K2 the ceiling: 64 times the stake',
      deal: strong,
      calls: `zolla-du ${raised.four}`,
      bokLeft: 4,
      ends: () => true,
      starzy: 960,
      mlodzi: -320,
    },
    {
      clause: 'L14, RZ8 the ceiling lost',
      deal: alone,
      calls: `zolla-du ${raised.four}`,
      bokLeft: 4,
      ends: (c: Count) => c.starzyTricks < 4,
      starzy: -1920,
      mlodzi: 640,
    },
  ])('$clause', ({ starzy, mlodzi, ...wanted }) => {
    const found = hunt(wanted)
    expect([by(found, 'starzy'), by(found, 'mlodzi')]).toEqual([[starzy], [mlodzi]])
  })
})

describe('ZG6, ZG8, C4 who wins', () => {
  it.each([
    { clause: 'ZG6 starzy with 53', deal: undefined, calls: passed, points: 53, won: true },
    { clause: 'ZG8 młodzi at 52 each', deal: undefined, calls: passed, points: 52, won: false },
    { clause: 'C4 a cicha is lost at 52 each', deal: 'C', calls: passed, points: 52, won: false },
    { clause: 'C4 and won with 53', deal: 'C', calls: passed, points: 53, won: true },
    {
      clause: 'Z1 zolla is lost at 52 each',
      deal: undefined,
      calls: `zolla ${raised.none}`,
      points: 52,
      won: false,
    },
    { clause: 'Z1 and won with 53', deal: undefined, calls: `zolla ${raised.none}`, points: 53, won: true },
    { clause: 'Z1, G2 gran as zolla', deal: undefined, calls: `gran ${raised.none}`, points: 53, won: true },
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

/** Hands that may not pass, roughly: both old queens with a top trump. */
const banned = (hand: number): boolean => hasBoth(hand) && lebork.ladder.slice(0, 2).some((c) => has(hand, c))

describe('RZP the printed table of payments', () => {
  const row = (contract: Contract, won: boolean, grade: Grade | null, du = false): number =>
    stake(lebork, { contract, won, grade, du, counted: 0, bokRound: false })

  it.each([
    { clause: 'RZ5 młodzi win', contract: 'zwykla', won: false, pays: [2, 4, 6] },
    { clause: 'RZ2, RZ3, RZ4 starzy win', contract: 'zwykla', won: true, pays: [1, 2, 3] },
    { clause: 'RZ6 wesele won', contract: 'wesele', won: true, pays: [1, 2, 3] },
    { clause: 'RZ6, RZ8 wesele lost', contract: 'wesele', won: false, pays: [2, 4, 6] },
  ] as const)('$clause: $pays', ({ contract, won, pays }) => {
    expect((['exit', 'noExit', 'noTrick'] as const).map((grade) => row(contract, won, grade))).toEqual(pays)
  })

  it.each([
    { clause: 'RZ7 cicha', contract: 'cicha', du: false, won: 4, lost: 8 },
    { clause: 'RZ8 zolla', contract: 'zolla', du: false, won: 5, lost: 10 },
    { clause: 'L13 zolla-du', contract: 'zolla', du: true, won: 10, lost: 20 },
    { clause: 'RZ8 gran', contract: 'gran', du: false, won: 5, lost: 10 },
    { clause: 'L13 gran-du', contract: 'gran', du: true, won: 10, lost: 20 },
  ] as const)('$clause: $won, lost $lost', ({ contract, du, won, lost }) => {
    expect([row(contract, true, null, du), row(contract, false, null, du)]).toEqual([won, lost])
  })

  it('L10, RZ10 each counted raise doubles: 1 2 4 8 16', () => {
    const stakes = [0, 1, 2, 3, 4].map((counted) =>
      stake(lebork, { contract: 'zwykla', won: true, grade: 'exit', du: false, counted, bokRound: false }),
    )
    expect(stakes).toEqual([1, 2, 4, 8, 16])
  })
})

describe('RZ9 exit', () => {
  it.each([
    { clause: 'RZ9 młodzi with 26', points: 78, grade: 'exit' },
    { clause: 'RZ9 młodzi with 25', points: 79, grade: 'noExit' },
    { clause: 'RZ9 starzy with 27', points: 27, grade: 'exit' },
    { clause: 'RZ9 starzy with 26', points: 26, grade: 'noExit' },
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
  it('L11, L14, RZ10 counted and skipped raises, each with its clause', () => {
    // Seats 1 and 3 are młodzi: their second raise is skipped.
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
