/** The paper table list: entries, refusals, sums (5.5, PT 5.1, PT 7.2). */
import { readCard, type Sheet } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  profiles,
  settlePaper,
  skat,
  type Level,
  type Paper,
  type Rules,
} from '../src/index.js'

const { pzskat, patrolki, towarzyski } = profiles

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

/** The list of these deals. */
const sheetOf = (rules: Rules, chairs: number, papers: readonly Paper[]): Sheet =>
  skat.sheet(
    rules,
    chairs,
    papers.map((paper, hand) => {
      const settled = settlePaper(rules, chairs, hand, paper)
      if ('refused' in settled) throw new Error(settled.refused)
      return settled
    }),
  )

describe('5.5.1, 5.5.2 entries', () => {
  const list = sheetOf(pzskat, 4, [game(1, 1), game(2, 2, 'simple', false), passed, game(0, 0)])

  test('5.5.1 the value is calculated, and a running total kept', () => {
    const { rows } = list
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
    expect(list.totals).toEqual([23 + 50 + 30, 24 + 50 + 30, -72 - 50, 30])
    expect(sheetOf(pzskat, 3, [game(1, 1, 'simple', false)]).totals).toEqual([40, -98, 40])
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
})

describe('clauses of the list in the numbering of the profile', () => {
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
