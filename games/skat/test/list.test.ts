/** The paper table list: entries, refusals, corrections, signatures, sums (5.5, PT 5.1, PT 7.2). */
import { readCard } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  correct,
  correctLater,
  enter,
  isSigned,
  type Level,
  type ListRefusal,
  listSheet,
  openList,
  type Paper,
  profiles,
  type Rules,
  settlePaper,
  sign,
  type TableList,
} from '../src/index.js'

const { isko, pzskat, patrolki, towarzyski } = profiles

/** Clubs with this many matadors, or null if 0. */
const game = (declarer: number, matadors: number, level: Level = 'simple', won = true, bid = 18): Paper => ({
  kind: 'game',
  declarer,
  game: {
    announcement: announcement(matadors === 0 ? 5 : 0, false),
    matadors: matadors === 0 ? null : { with: true, n: matadors },
    bid,
    won,
    level,
  },
})
const passed: Paper = { kind: 'passed' }

function must(answer: TableList | ListRefusal): TableList {
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

const written = (rules: Rules, chairs: number, papers: readonly Paper[], length = chairs): TableList =>
  papers.reduce((list, paper) => must(enter(list, paper)), must(openList(rules, chairs, length)))

const signedBy = (list: TableList, chairs: readonly number[]): TableList =>
  chairs.reduce((l, chair) => must(sign(l, chair)), list)

describe('5.5.1, 5.5.2 entries', () => {
  const list = written(pzskat, 4, [game(1, 1), game(2, 2, 'simple', false), passed, game(0, 0)])

  test('5.5.1 the value is calculated, and a running total kept', () => {
    const { rows } = listSheet(list)
    expect(rows.map(({ scores }) => scores)).toEqual([
      [null, 24, null, null],
      [null, null, -72, null],
      [null, null, null, null],
      [23, null, null, null],
    ])
    expect(rows.at(-1)?.totals).toEqual([23, 24, -72, 0])
    expect(rows.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3])
  })

  test('PT 5.1 the bonus is 50 for a game won or lost, and 30 for the others, also for the idle dealer', () => {
    expect(listSheet(list).totals).toEqual([23 + 50 + 30, 24 + 50 + 30, -72 - 50, 30])
    expect(listSheet(written(pzskat, 3, [game(1, 1, 'simple', false)], 3)).totals).toEqual([40, -98, 40])
  })

  test.each([
    [
      '3.2.7 at a table of four the dealer cannot be declarer',
      pzskat,
      4,
      game(0, 1),
      'idle-declarer',
      '3.2.7',
    ],
    ['3.2.7 a table has no six chairs', pzskat, 6, game(0, 1), 'chairs', '3.2.7'],
    [
      '5.4.3 schwarz cannot be made without the club jack',
      pzskat,
      4,
      {
        ...game(1, 1),
        game: {
          announcement: announcement(0, false),
          matadors: { with: false, n: 1 },
          bid: 18,
          won: true,
          level: 'schwarz',
        },
      },
      'unreachable',
      '5.4.3',
    ],
    ['3.3.2 a bid must be the value of a game', pzskat, 4, game(1, 1, 'simple', true, 19), 'bid', '3.3.2'],
    [
      '4.4.1 there are no eleven tricks',
      pzskat,
      4,
      {
        kind: 'game',
        declarer: 1,
        game: {
          announcement: announcement(0, false),
          matadors: { with: true, n: 1 },
          bid: 18,
          won: true,
          level: 'schwarz',
          tricks: 11,
        },
      },
      'tricks',
      '4.4.1',
    ],
    [
      'PT 9.4 a tournament of the federation has no ramsz',
      pzskat,
      3,
      { kind: 'ramsz', points: [40, 40, 40] },
      'ramsz-not-in-profile',
      '3.3.7',
    ],
    ['patrolki 3.3.7 no deal is passed with patrolki', patrolki, 3, passed, 'passed-not-in-profile', '3.3.7'],
    [
      'towarzyski 2.12 no deal is passed in social Skat',
      towarzyski,
      3,
      passed,
      'passed-not-in-profile',
      '2.12',
    ],
    [
      '1.2.2 a ramsz has no 130 points',
      patrolki,
      3,
      { kind: 'ramsz', points: [50, 50, 30] },
      'ramsz-sum',
      '1.2.2',
    ],
    [
      '1.2.2 the skat of a ramsz cannot hold 30 points',
      patrolki,
      3,
      { kind: 'ramsz', points: [50, 30, 10] },
      'ramsz-sum',
      '1.2.2',
    ],
    [
      '3.2.7 a dealer who sat out has no points in a ramsz',
      patrolki,
      4,
      { kind: 'ramsz', points: [5, 50, 30, 30] },
      'ramsz-points',
      '3.3.7',
    ],
    [
      'patrolki 3.3.7 a ramsz needs the points of every player',
      patrolki,
      3,
      { kind: 'ramsz', points: [90, 20, null] },
      'ramsz-points',
      '3.3.7',
    ],
    [
      'patrolki 3.3.7 a tie in a ramsz needs the jacks',
      patrolki,
      3,
      { kind: 'ramsz', points: [45, 45, 20] },
      'jacks-needed',
      '3.3.7',
    ],
  ] as const)('%s', (_, rules, chairs, paper: Paper, refused, clause) => {
    expect(settlePaper(rules, chairs, 0, paper)).toEqual({ refused, clause })
  })

  test.each([
    [
      'patrolki 3.3.7 the player with most points loses them once',
      patrolki,
      { points: [70, 25, 25] },
      [-70, 0, 0],
    ],
    [
      'patrolki 3.3.7 of tied players the one with the lower jack loses',
      patrolki,
      { points: [45, 45, 20], jacks: ['CJ', 'SJ', null] },
      [0, -45, 0],
    ],
    ['towarzyski 2.12 all tied players lose', towarzyski, { points: [50, 50, 10] }, [-50, -50, 0]],
    [
      'patrolki 3.3.7 the skat may go with the last trick',
      { ...patrolki, ramszSkat: 'last-trick' },
      { points: [45, 35, 30], lastTrick: 2 },
      [-45, 0, 0],
    ],
  ] as const)('%s', (_, rules, { points, ...more }, scores) => {
    const jacks =
      'jacks' in more
        ? more.jacks.map((name) => (name === null ? null : (readCard(name) as number)))
        : undefined
    const paper: Paper = {
      kind: 'ramsz',
      points,
      ...('lastTrick' in more ? more : {}),
      ...(jacks === undefined ? {} : { jacks }),
    }
    // In deal 2, chairs and seats have the same numbers.
    expect(settlePaper(rules, 3, 2, paper)).toMatchObject({ settlement: { scores } })
  })

  test.each([
    ['patrolki 3.3.7 a card that is not a jack does not break a tie', ['CA', 'SJ', null]],
    ['patrolki 3.3.7 the same jack twice does not break a tie', ['CJ', 'CJ', null]],
  ] as const)('%s', (_, names) => {
    const jacks = names.map((name) => (name === null ? null : (readCard(name) as number)))
    expect(settlePaper(patrolki, 3, 2, { kind: 'ramsz', points: [45, 45, 20], jacks })).toEqual({
      refused: 'ramsz-jacks',
      clause: '3.3.7',
    })
  })

  test('patrolki 3.3.7 a dealer who sat out has no jack', () => {
    const jacks = ['CJ', null, 'SJ', null].map((name) => (name === null ? null : (readCard(name) as number)))
    expect(settlePaper(patrolki, 4, 0, { kind: 'ramsz', points: [null, 45, 45, 20], jacks })).toMatchObject({
      refused: 'ramsz-jacks',
    })
  })

  test('patrolki 3.3.7 if the skat’s points go with the last trick, its winner is needed', () => {
    const rules = { ...patrolki, ramszSkat: 'last-trick' } as const
    expect(settlePaper(rules, 3, 2, { kind: 'ramsz', points: [45, 35, 30] })).toMatchObject({
      refused: 'last-trick-needed',
    })
  })

  test('PT 6.2 a series has whole rounds, and no further deals', () => {
    expect(openList(pzskat, 4, 46)).toMatchObject({ refused: 'length' })
    expect(openList(pzskat, 4, 0)).toMatchObject({ refused: 'length' })
    expect(openList(pzskat, 2, 4)).toMatchObject({ refused: 'chairs' })
    expect(enter(list, passed)).toEqual({ refused: 'full', clause: 'PT 6.2' })
  })
})

describe('PT 7.2.3, PT 9.11 signatures', () => {
  const three = [game(1, 1), passed, game(1, 2)]

  test('PT 9.11 nobody signs an unfinished list', () => {
    expect(sign(written(pzskat, 3, three.slice(0, 2)), 0)).toEqual({
      refused: 'unfinished',
      clause: 'PT 9.11',
    })
  })

  test('PT 7.2.3 a list is valid when every chair has signed', () => {
    const list = written(pzskat, 3, three)
    expect(isSigned(signedBy(list, [0, 1, 0]))).toBe(false)
    expect(isSigned(signedBy(list, [0, 1, 2]))).toBe(true)
    expect(sign(list, 3)).toMatchObject({ refused: 'chairs' })
  })
})

describe('5.5.3 corrections', () => {
  const list = written(pzskat, 3, [game(1, 1), passed, game(1, 2)])
  const all = [0, 1, 2]

  test('5.5.3 a correction needs everybody’s consent, and the old entry is kept', () => {
    const corrected = must(correct(list, 0, game(1, 2), all))
    expect(listSheet(corrected).rows[0]?.scores).toEqual([null, 36, null])
    expect(corrected.corrections).toEqual([{ hand: 0, before: game(1, 1), by: 'table', clause: '5.5.3' }])
  })

  test.each([
    ['5.5.3 a correction needs the consent of all', 0, game(1, 2), [0, 1], 'consent'],
    ['5.5.1 a deal that is not entered cannot be corrected', 3, passed, all, 'no-such-hand'],
    ['3.3.2 a correction cannot be an impossible game', 0, game(1, 1, 'simple', true, 19), all, 'bid'],
  ] as const)('%s', (_, hand, paper, consent, refused) => {
    expect(correct(list, hand, paper, consent)).toMatchObject({ refused })
  })

  test('5.5.3 a correction voids all signatures; after the last signature there is none', () => {
    expect(must(correct(signedBy(list, [0, 1]), 0, game(1, 2), all)).signed).toEqual([])
    expect(correct(signedBy(list, all), 0, game(1, 2), all)).toEqual({ refused: 'signed', clause: '5.5.3' })
  })

  const readings = [game(1, 3), game(1, 1), game(1, 2)]
  const later = (rules: Rules, consent: readonly number[] = []): TableList | ListRefusal =>
    correctLater(signedBy({ ...list, rules }, all), 0, readings, consent)
  const first = (answer: TableList | ListRefusal): unknown => listSheet(must(answer)).rows[0]?.scores[1]

  test('PT 7.2.5 the director writes the lowest value', () => {
    expect(first(later(isko))).toBe(24)
    expect(first(later(pzskat))).toBe(24)
    expect(must(later(pzskat)).corrections).toMatchObject([{ by: 'direction', clause: 'PT 7.2.5' }])
    const lost = [game(1, 1, 'simple', false), game(1, 3, 'simple', false)]
    expect(first(correctLater(signedBy(list, all), 0, lost))).toBe(-96)
  })

  test('pzskat PT 7.2.5 with everybody’s consent the true value is written; isko ignores consent', () => {
    expect(first(later(pzskat, all))).toBe(48)
    expect(first(later(pzskat, [0, 1]))).toBe(24)
    expect(first(later(isko, all))).toBe(24)
  })

  test('patrolki 5.5.3 nothing is corrected after the series', () => {
    const ramsz: Paper = { kind: 'ramsz', points: [70, 30, 20] }
    const club = signedBy(written(patrolki, 3, [ramsz, ramsz, ramsz]), all)
    expect(correctLater(club, 0, [ramsz])).toEqual({ refused: 'no-later-correction', clause: '5.5.3' })
  })

  test.each([
    ['5.5.3 the director cannot correct a list before it is signed', list, 0, readings, 'not-signed'],
    [
      'PT 7.2.5 the director cannot correct a deal that is not entered',
      signedBy(list, all),
      3,
      readings,
      'no-such-hand',
    ],
    ['PT 7.2.5 the director needs a reading', signedBy(list, all), 0, [], 'no-reading'],
    [
      'PT 7.2.5 the director cannot enter an impossible reading',
      signedBy(list, all),
      0,
      [game(1, 12)],
      'matadors',
    ],
  ] as const)('%s', (_, before: TableList, hand, told: readonly Paper[], refused) => {
    expect(correctLater(before, hand, told)).toMatchObject({ refused })
  })
})

describe('clauses of the list in the numbering of the profile', () => {
  const ramsz: Paper = { kind: 'ramsz', points: [70, 30, 20] }
  const all = [0, 1, 2]

  test.each([
    ['5.5.1, 5.5.3, PT 7.2.3, PT 9.11', pzskat, passed, '5.5.1', '5.5.3', 'PT 7.2.3', 'PT 9.11'],
    ['5.5.1, 5.5.3', patrolki, ramsz, '5.5.1', '5.5.3', 'pzskat PT 7.2.3', 'pzskat PT 9.11'],
    ['2.11', towarzyski, ramsz, '2.11', 'pzskat 5.5.3', 'pzskat PT 7.2.3', 'pzskat PT 9.11'],
  ] as const)(
    'the refusals of a list cite %s',
    (_, rules: Rules, paper: Paper, entry, correction, signature, finish) => {
      const list = written(rules, 3, [paper, paper, paper])
      const valid = signedBy(list, all)
      const clause = (answer: TableList | ListRefusal): string => (answer as ListRefusal).clause
      expect(clause(correct(list, 3, paper, all))).toBe(entry)
      expect(clause(correct(list, 0, paper, []))).toBe(correction)
      expect(clause(correct(valid, 0, paper, all))).toBe(correction)
      expect(must(correct(list, 0, paper, all)).corrections[0]?.clause).toBe(correction)
      expect(clause(correctLater(list, 0, [paper]))).toBe(correction)
      expect(clause(sign(list, 3))).toBe(signature)
      expect(clause(sign(must(openList(rules, 3, 3)), 0))).toBe(finish)
    },
  )

  test('towarzyski 2.11 the lines of an entry', () => {
    const settled = settlePaper(towarzyski, 3, 0, game(1, 1, 'simple', false))
    expect(
      'settlement' in settled && settled.settlement.lines.map(({ code, clause }) => `${code} ${clause}`),
    ).toEqual([
      'score.lost 2.11',
      'factor.with pzskat 2.4.2',
      'factor.game pzskat 5.2.1',
      'value pzskat 5.3.2',
      'doubled 2.11',
    ])
  })
})
