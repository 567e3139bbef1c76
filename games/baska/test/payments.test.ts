import { describe, expect, it } from 'vitest'
import { stake } from '../src/settle/result.js'
import type { Contract, Grade, Side } from '../src/rules/rules.js'
import { alone, apart, type Count, type Found, hunt, raised, strong } from './hunt.js'
import { lebork, passed } from './table.js'

/** Returns the scores of each side; all players of one side have the same. */
const by = ({ over, settlement }: Found, side: Side): number[] => [
  ...new Set(settlement.scores.filter((_, seat) => over.sides[seat] === side)),
]
describe('the test cases of the payments', () => {
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
      clause: 'RZ3, RZ9 młodzi lose with 25: without exit',
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
      clause: 'L14, K1, K2 the highest win is 64 times the stake',
      deal: strong,
      calls: `zolla-du ${raised.four}`,
      bokLeft: 4,
      ends: () => true,
      starzy: 960,
      mlodzi: -320,
    },
    {
      clause: 'L14, RZ8 the highest loss is 128 times the stake',
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

describe('RZP the printed table of payments', () => {
  const row = (contract: Contract, won: boolean, grade: Grade | null, du = false): number =>
    stake(lebork, { contract, won, grade, du, counted: 0, bokRound: false })

  it.each([
    { clause: 'RZ5 młodzi win', contract: 'zwykla', won: false, pays: [2, 4, 6] },
    { clause: 'RZ2, RZ3, RZ4 starzy win', contract: 'zwykla', won: true, pays: [1, 2, 3] },
    { clause: 'RZ6 wesele won', contract: 'wesele', won: true, pays: [1, 2, 3] },
    { clause: 'RZ6, RZ8 wesele lost', contract: 'wesele', won: false, pays: [2, 4, 6] },
  ] as const)('$clause: each pays $pays for exit, no exit, no trick', ({ contract, won, pays }) => {
    expect((['exit', 'noExit', 'noTrick'] as const).map((grade) => row(contract, won, grade))).toEqual(pays)
  })

  it.each([
    { clause: 'RZ7 cicha', contract: 'cicha', du: false, won: 4, lost: 8 },
    { clause: 'RZ8 zolla', contract: 'zolla', du: false, won: 5, lost: 10 },
    { clause: 'L13 zolla-du', contract: 'zolla', du: true, won: 10, lost: 20 },
    { clause: 'RZ8 gran', contract: 'gran', du: false, won: 5, lost: 10 },
    { clause: 'L13 gran-du', contract: 'gran', du: true, won: 10, lost: 20 },
  ] as const)(
    '$clause: each pays $won when it is won, and gets $lost when it is lost',
    ({ contract, du, won, lost }) => {
      expect([row(contract, true, null, du), row(contract, false, null, du)]).toEqual([won, lost])
    },
  )

  it('L10, RZ10 each counted raise doubles: 1 2 4 8 16', () => {
    const stakes = [0, 1, 2, 3, 4].map((counted) =>
      stake(lebork, { contract: 'zwykla', won: true, grade: 'exit', du: false, counted, bokRound: false }),
    )
    expect(stakes).toEqual([1, 2, 4, 8, 16])
  })
})
