/** The list of a paper table. */
import { pick, say, seeded, type Settled } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska, type Entry } from '../src/index.js'
import type { PaperDeal } from '../src/list/deal.js'
import type { Rules } from '../src/rules/rules.js'
import { faultAfter, settledIn, sheetOf } from './paper-list.js'
import { catalogues } from './words.js'
import { kop, lebork } from './table.js'

const deal: PaperDeal = {
  contract: 'zwykla',
  starzy: [0, 2],
  du: false,
  announced: 0,
  counted: 0,
  bokRound: false,
  result: { points: 60 },
}
const solo = (contract: PaperDeal['contract'], more: Partial<PaperDeal> = {}): PaperDeal => ({
  ...deal,
  contract,
  starzy: [1],
  result: { won: true, grade: null, tie: false },
  ...more,
})
const lost = { won: false, grade: null, tie: false } as const

function filled(...deals: readonly PaperDeal[]): readonly PaperDeal[] {
  deals.forEach((one, n) => {
    const fault = faultAfter(lebork, deals.slice(0, n), one)
    if (fault !== undefined) throw new Error(`refused: ${fault.fault} ${fault.clause}`)
  })
  return deals
}
const scores = (one: PaperDeal): readonly (number | null)[] | undefined =>
  sheetOf(lebork, filled(one)).rows[0]?.scores

describe('ZO2, RZ1 the scores of an entry, by chair', () => {
  it.each([
    ['RZ2 młodzi lose with 44', deal, [1, -1, 1, -1]],
    ['RZ3 młodzi lose without exit', { ...deal, result: { points: 80 } }, [2, -2, 2, -2]],
    ['RZ5 starzy lose with 20', { ...deal, result: { points: 20 } }, [-4, 4, -4, 4]],
    ['RZ4 starzy lose without a trick', { ...deal, result: { points: 0 } }, [-6, 6, -6, 6]],
    [
      'RZ4, RZ6, W5 wesele won without a trick for młodzi, one kontra: 6 each',
      {
        ...deal,
        contract: 'wesele',
        starzy: [3, 1],
        announced: 2,
        counted: 1,
        result: { won: true, grade: 'noTrick', tie: false },
      },
      [-6, 6, -6, 6],
    ],
    ['RZ7 cicha won', solo('cicha'), [-4, 12, -4, -4]],
    ['RZ8 cicha lost', solo('cicha', { result: { points: 50 } }), [8, -24, 8, 8]],
    ['RZP gran won', solo('gran'), [-5, 15, -5, -5]],
    [
      'RZP, L13 zolla-du lost with kontra and rekontra',
      solo('zolla', { du: true, announced: 2, counted: 2, result: lost }),
      [80, -240, 80, 80],
    ],
    [
      'L12 zolla-du with 88 points is lost',
      solo('zolla', { du: true, result: { points: 88 } }),
      [20, -60, 20, 20],
    ],
  ] as const)('%s', (_, one, expected) => {
    expect(scores(one)).toEqual(expected)
    expect(expected.reduce((sum, n) => sum + n, 0)).toBe(0)
  })

  it('RZ11, ZG8 a tie doubles the four deals after it, but not itself', () => {
    const tie = { ...deal, result: { points: 52 } }
    const bok = { ...deal, bokRound: true }
    const { rows, totals } = sheetOf(lebork, filled(tie, bok, bok, bok, bok, deal))
    expect(rows.map((row) => row.scores[0])).toEqual([-2, 2, 2, 2, 2, 1])
    expect(rows.map((row) => row.totals[0])).toEqual([-2, 0, 2, 4, 6, 7])
    expect(totals).toEqual([7, -7, 7, -7])
    expect(rows.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 0, 1])
  })

  it('L10 a zwykła gra with a raise that counted', () => {
    expect(scores({ ...deal, announced: 1, counted: 1 })).toEqual([2, -2, 2, -2])
  })

  it('every row has words in three languages, with and without card points', () => {
    const { rows } = sheetOf(
      lebork,
      filled(deal, solo('zolla', { du: true, announced: 1, counted: 1 }), {
        ...deal,
        result: { won: false, grade: 'noTrick', tie: false },
      }),
    )
    for (const locale of ['pl', 'de', 'en'] as const) {
      const sentences = rows.map(({ code, args }) => say(catalogues[locale], locale, code, args))
      expect(sentences[0]).toContain('60 : 44')
      for (const text of sentences) expect(text).not.toMatch(/[{}]|row|result|raised|bokRound/)
    }
    expect(rows.map(({ owners }) => owners)).toEqual([[], [1], []])
    expect(rows.map(({ code }) => code)).toEqual(['row', 'row.graded', 'row.graded'])
    expect(rows.map(({ args }) => [args['raised'], args['result']])).toEqual([
      [false, undefined],
      [true, 'won'],
      [false, 'lost.noTrick'],
    ])
  })
})

describe('an impossible entry is refused with its clause', () => {
  it.each([
    ['L12 du in a wesele', { ...deal, contract: 'wesele', du: true }, 'du', 'L12'],
    ['L12 du in a cicha', solo('cicha', { du: true }), 'du', 'L12'],
    ['ZG1 one stary in a zwykła gra', { ...deal, starzy: [1] }, 'sides', 'ZG1'],
    ['ZG1 the same seat twice', { ...deal, starzy: [1, 1] }, 'sides', 'ZG1'],
    ['W2 a wesele of one player', { ...deal, contract: 'wesele', starzy: [0] }, 'sides', 'W2'],
    ['C2 a cicha of two players', { ...solo('cicha'), starzy: [0, 1] }, 'sides', 'C2'],
    ['G2 a gran without a player', { ...solo('gran'), starzy: [] }, 'sides', 'G2'],
    ['Z2 a player who is not there', { ...solo('zolla'), starzy: [4] }, 'sides', 'Z2'],
    ['Z2 a negative seat', { ...solo('zolla'), starzy: [-1] }, 'sides', 'Z2'],
    ['ZG1 a seat that exists and one that does not', { ...deal, starzy: [0, 4] }, 'sides', 'ZG1'],
    ['ZG1 half a seat', { ...deal, starzy: [0, 1.5] }, 'sides', 'ZG1'],
    ['ZG1 two seats, one of them twice', { ...deal, starzy: [1, 1, 2] }, 'sides', 'ZG1'],
    ['L9 five raises of a cicha', solo('cicha', { announced: 5, counted: 1 }), 'raises', 'L9'],
    ['L9 a negative number of raises', solo('zolla', { announced: -1, counted: -1 }), 'raises', 'L9'],
    ['L11 half a raise counted', { ...deal, announced: 1, counted: 0.5 }, 'raises', 'L11'],
    ['L11 a negative number of raises counted', { ...deal, announced: 1, counted: -1 }, 'raises', 'L11'],
    ['L9 five raises', { ...deal, announced: 5, counted: 1 }, 'raises', 'L9'],
    ['L9 half a raise', { ...deal, announced: 0.5, counted: 0 }, 'raises', 'L9'],
    ['L11 more counted than announced', { ...deal, announced: 1, counted: 2 }, 'raises', 'L11'],
    [
      'L11, K5 no raise counted though either side may begin',
      { ...deal, announced: 1, counted: 0 },
      'raises',
      'L11',
    ],
    ['ZG7 105 points', { ...deal, result: { points: 105 } }, 'points', 'ZG7'],
    ['ZG7 5 points, less than any trick', { ...deal, result: { points: 5 } }, 'points', 'ZG7'],
    ['ZG7 100 points, which leave less than a trick', { ...deal, result: { points: 100 } }, 'points', 'ZG7'],
    ['ZG7 −1 points', { ...deal, result: { points: -1 } }, 'points', 'ZG7'],
    [
      'RZP a grade for a player who played alone',
      solo('gran', { result: { won: true, grade: 'exit', tie: false } }),
      'result',
      'RZP',
    ],
    [
      'RZP no grade for two who played together',
      { ...deal, result: { won: true, grade: null, tie: false } },
      'result',
      'RZP',
    ],
    [
      'ZG8 a tie that starzy won',
      { ...deal, result: { won: true, grade: 'exit', tie: true } },
      'result',
      'ZG8',
    ],
    [
      'ZG8 a tie without exit',
      { ...deal, result: { won: false, grade: 'noExit', tie: true } },
      'result',
      'ZG8',
    ],
    [
      'C4 a cicha won at a tie',
      solo('cicha', { result: { won: true, grade: null, tie: true } }),
      'result',
      'C4',
    ],
    ['ZO2.3 a bok-round that no tie began', { ...deal, bokRound: true }, 'bok-round', 'ZO2.3'],
  ] as const)('%s is refused', (_, one, what, clause) => {
    expect(faultAfter(lebork, [], one)).toEqual({ fault: what, clause })
  })

  it('L11 in a zolla, a kontra by the owner’s side may not count', () => {
    expect(faultAfter(lebork, [], solo('zolla', { announced: 1, counted: 0 }))).toBeUndefined()
  })

  it('ZO2.3 a deal of a bok-round must be marked', () => {
    const tie = { ...deal, result: { points: 52 } }
    expect(faultAfter(lebork, [tie], deal)).toEqual({ fault: 'bok-round', clause: 'ZO2.3' })
  })

  it('kop contracts, kop limits: no gran, two raises in zolo, three that count in a cicha', () => {
    expect(faultAfter(kop, [], solo('gran'))).toEqual({ fault: 'contract', clause: 'L5' })
    expect(faultAfter(kop, [], solo('zolla', { announced: 3, counted: 2 }))).toEqual({
      fault: 'raises',
      clause: 'L9',
    })
    expect(faultAfter(kop, [], solo('cicha', { announced: 4, counted: 4 }))).toEqual({
      fault: 'raises',
      clause: 'L11',
    })
    expect(faultAfter(kop, [], solo('cicha', { announced: 4, counted: 3 }))).toBeUndefined()
  })
})

/** Plays a hand here, with random calls and cards. */
function played(
  rules: Rules,
  hand: number,
  before: readonly Settled<Entry>[],
): Settled<Entry> & { sides: readonly string[] } {
  const random = seeded(`list/${rules.id}/${hand}`)
  let state = baska.setup(rules, baska.deal(rules, random), baska.between(rules, before))
  for (let seat = baska.toAct(state)[0]; seat !== undefined; seat = baska.toAct(state)[0]) {
    const moves = baska.legal(baska.view(state, seat)).filter((move) => !('throwIn' in move))
    state = baska.apply(state, seat, pick(moves, random))
  }
  const settlement = baska.result(state)
  if (settlement === undefined || state.phase !== 'over') throw new Error('not over')
  const { sides } = state
  return { hand, dealer: baska.dealer(4, hand), seating: baska.seating(4, hand), settlement, sides }
}

describe('RZ1 a series played here and recorded on paper', () => {
  it.each([lebork, kop])('has the same scores and totals, deal by deal: $id', (rules) => {
    const length = rules.lengths[0] as number
    const done: ReturnType<typeof played>[] = []
    for (let hand = 0; hand < length; hand++) done.push(played(rules, hand, done))
    const deals = done.map(({ settlement: { entry }, sides, seating }, n): PaperDeal => {
      const old = seating.filter((_, seat) => sides[seat] === 'starzy')
      const owner = entry.owner === null ? [] : [seating[entry.owner] as number]
      const starzy = [...owner, ...old.filter((chair) => !owner.includes(chair))]
      const { contract, du, announced, counted, bokRound, won, grade, points } = entry
      const [count] = points ?? [0]
      return {
        contract,
        starzy,
        du,
        announced,
        counted,
        bokRound,
        result: n % 2 === 0 ? { points: count } : { won, grade, tie: count === 52 },
      }
    })
    const [paper, screen] = [sheetOf(rules, deals), baska.sheet(rules, 4, done)]
    expect(paper.rows.map((row) => row.scores)).toEqual(screen.rows.map((row) => row.scores))
    expect(paper.totals).toEqual(screen.totals)
    expect(paper.rows.map(({ owners }) => owners)).toEqual(screen.rows.map(({ owners }) => owners))
    expect(settledIn(rules, deals).map(({ settlement }) => settlement.entry.unit)).toEqual(
      done.map(({ settlement }) => settlement.entry.unit),
    )
  })
})
