/** Lines of the table list: read, settled and written again. */
import { seal, type Settled } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { writeLine } from '../src/list/line.js'
import { settledDeal } from '../src/list/settle-deal.js'
import { rulesOf } from '../src/rules/profiles.js'

const plugin = seal(baska, (view) => view)
const { papers } = plugin

function settledBy(...lines: readonly string[]): readonly Settled[] {
  const settled = papers.settle('lebork', 4, lines)
  if ('refused' in settled) throw new Error(settled.refused)
  return settled
}

function scoresOf(...lines: readonly string[]): readonly unknown[] {
  const settled = papers.settle('lebork', 4, lines)
  if ('refused' in settled) return [settled.refused, settled.hand]
  return plugin.sheet('lebork', 4, settled).rows.at(-1)?.scores ?? []
}

describe('RZ1 one canonical line', () => {
  it.each([
    [
      'ZG1 a zwykła gra has no caller, so its seats are sorted',
      'Zwykła 3+1 points 60',
      'zwykla 1+3 points 60',
      [1, -1, 1, -1],
    ],
    [
      'W2 the caller of a wesele comes first',
      'wesele 4+2 won no-trick raised 2/1',
      'wesele 4+2 raised 2/1 won no-trick',
      [-6, 6, -6, 6],
    ],
    [
      'L11 with one number all raises count',
      'wesele 1+3 raised 1 points 78',
      'wesele 1+3 raised 1/1 points 78',
      [2, -2, 2, -2],
    ],
    ['RZ7 a cicha that is won', 'cicha 2 won', 'cicha 2 won', [-4, 12, -4, -4]],
    ['L12 a zolla-du that is lost', 'zolo-du 2 lost', 'zolla-du 2 lost', [20, -60, 20, 20]],
    ['ZG8 equal points are 52', 'zwykla 1+3 tie', 'zwykla 1+3 points 52', [-2, 2, -2, 2]],
    [
      'RZ5 a result may be repeated if it agrees with the points',
      'zwykla 1+3 points 20 lost no-exit',
      'zwykla 1+3 points 20',
      [-4, 4, -4, 4],
    ],
    [
      'ZO2.3 a line says nothing about the bok-round',
      'gran 2 won no-bok-round',
      'gran 2 won',
      [-5, 15, -5, -5],
    ],
  ] as const)('%s', (_, text, line, scores) => {
    expect(papers.read('lebork', 4, text)).toBe(line)
    expect(papers.read('lebork', 4, line)).toBe(line)
    expect(scoresOf(text)).toEqual(scores)
    expect(scoresOf(line)).toEqual(scores)
  })

  it('ZO2.3 a claim that contradicts the earlier hands is refused', () => {
    const tie = 'zwykla 1+3 tie'
    expect(scoresOf(tie, 'gran 2 won bok-round')).toEqual([-10, 30, -10, -10])
    expect(papers.settle('lebork', 4, [tie, 'gran 2 won no-bok-round'])).toEqual({
      refused: 'bok-round',
      clause: 'ZO2.3',
      hand: 1,
    })
    expect(papers.enter('lebork', 4, [], 'gran 2 won bok-round')).toMatchObject({ refused: 'bok-round' })
    expect(papers.enter('lebork', 4, settledBy(tie), 'gran 2 won bok-round')).toMatchObject({
      line: 'gran 2 won',
    })
  })
})

describe('RZ1 a line as it is spoken', () => {
  it.each([
    ['Zwykła 1+3 wygrana bez wyjścia', 'zwykla 1+3 won no-exit'],
    ['wesele 3+1 kontry 2/1 przegrana z wyjściem', 'wesele 3+1 raised 2/1 lost exit'],
    ['Hochzeit 3+1 gewonnen ohne Stich', 'wesele 3+1 won no-trick'],
    ['zwykła 1+3 bez bitki wygrana', 'zwykla 1+3 won no-trick'],
    ['Grand-du 2 verloren', 'gran-du 2 lost'],
    ['zolo-du 2 punkty 104', 'zolla-du 2 points 104'],
    ['cicha 4 remis', 'cicha 4 points 52'],
    ['Normalspiel 1+3 Kontras 1/1 Punkte 78', 'zwykla 1+3 raised 1/1 points 78'],
    ['  wesele   1+3  won exit ', 'wesele 1+3 won exit'],
    ['zwykła 1+3 z   wyjsciem wygrana', 'zwykla 1+3 won exit'],
    ['zwykła 1+3 bez  wyjscia wygrana', 'zwykla 1+3 won no-exit'],
    ['zwykła 1+3 wygrana bez  bitki', 'zwykla 1+3 won no-trick'],
    ['Normalspiel 1+3 ohne  Stich gewonnen', 'zwykla 1+3 won no-trick'],
  ])('“%s” is read as “%s”', (text, line) => {
    expect(papers.read('lebork', 4, text)).toBe(line)
  })

  it.each([
    ['z wyjściem 1+3', 'exit'],
    ['bez wyjścia 1+3', 'no-exit'],
    ['bez bitki 1+3', 'no-trick'],
    ['ohne Stich 1+3', 'no-trick'],
  ])('a phrase is read as one word even where it is not allowed: %s', (text, word) => {
    expect(papers.read('lebork', 4, text)).toEqual({ refused: 'unreadable', clause: 'RZ1', word })
  })
})

describe('RZ1 a line that is not a valid entry', () => {
  it.each([
    ['', 'unreadable', 'RZ1'],
    ['skat 1 won', 'unreadable', 'RZ1'],
    ['zwykla', 'incomplete', 'RZ1'],
    ['zwykla 1/3 points 60', 'unreadable', 'RZ1'],
    ['zwykla 1+3', 'incomplete', 'RZ1'],
    ['zwykla 1+3 points', 'unreadable', 'RZ1'],
    ['zwykla 1+3 raised x points 60', 'unreadable', 'RZ1'],
    ['zwykla 1+3 points 60 points 60', 'contradiction', 'RZ1'],
    ['zwykla 1+3 won lost exit', 'contradiction', 'RZ1'],
    ['zwykla 1+3 points 60 lost', 'contradiction', 'RZ1'],
    ['zwykla 1+3 points 60 no-exit', 'contradiction', 'RZ1'],
    ['zwykla 1+3 points 60 tie', 'contradiction', 'RZ1'],
    ['zwykla 1+3 tie won', 'contradiction', 'RZ1'],
    ['zwykla 1+3 tie no-exit', 'contradiction', 'RZ1'],
    ['zwykla 1+3 points 0060', 'unreadable', 'RZ1'],
    ['zwykla 1+3 points 60x', 'unreadable', 'RZ1'],
    ['zwykla 1+3x points 60', 'unreadable', 'RZ1'],
    ['zwykla x1+3 points 60', 'unreadable', 'RZ1'],
    ['zwykla 1+3 raised 1/1/1 points 60', 'unreadable', 'RZ1'],
    ['zwykla 1+3 raised x1/1 points 60', 'unreadable', 'RZ1'],
    ['zwykla 1+3 raised 1/111 points 60', 'unreadable', 'RZ1'],
    ['zwykla 1+3 raised 12/2 points 60', 'raises', 'L9'],
    ['zwykla 1+3 raised 12/12 points 60', 'raises', 'L9'],
    ['zwykla-du 1+3 points 60', 'du', 'L12'],
    ['zwykla 1+3 won', 'result', 'RZP'],
    ['zwykla 1 points 60', 'sides', 'ZG1'],
    ['zwykla 1+5 points 60', 'sides', 'ZG1'],
    ['wesele 1+1 points 60', 'sides', 'W2'],
    ['gran 1+2 won', 'sides', 'G2'],
    ['gran 2 won exit', 'result', 'RZP'],
    ['cicha-du 2 won', 'du', 'L12'],
    ['zwykla 1+3 points 103', 'points', 'ZG7'],
    ['zwykla 1+3 raised 5 points 60', 'raises', 'L9'],
    ['zwykla 1+3 raised 1/2 points 60', 'raises', 'L11'],
  ])('“%s” is refused as %s', (line, refused, clause) => {
    expect(papers.read('lebork', 4, line)).toMatchObject({ refused, clause })
    expect(papers.settle('lebork', 4, ['gran 2 won', line])).toMatchObject({ refused, clause, hand: 1 })
  })

  it('RZ1 a meaningless word is reported, and shortened if too long', () => {
    expect(papers.read('lebork', 4, 'whist 1')).toMatchObject({ word: 'whist' })
    expect(papers.read('lebork', 4, 'zwykla 1+3 points x')).toMatchObject({ word: 'points x' })
    expect(papers.read('lebork', 4, 'zwykla 1+3 points')).toMatchObject({ word: 'points' })
    expect(papers.read('lebork', 4, `zwykla 1+3 ${'x'.repeat(90)}`)).toMatchObject({ word: 'x'.repeat(40) })
  })

  it('RZ1 a tie may also say who won', () => {
    expect(papers.read('lebork', 4, 'zwykla 1+3 tie lost exit')).toBe('zwykla 1+3 points 52')
    expect(papers.read('lebork', 4, 'zwykla 1+3 tie points 52')).toBe('zwykla 1+3 points 52')
  })

  it('the help names every word, and its example is valid', () => {
    const words =
      'zwykla wesele cicha gran zolla du raised points won lost exit no-exit no-trick tie bok-round'
    expect(papers.usage.match(/[a-z]+(-[a-z]+)*/g)).toEqual(
      expect.arrayContaining([...words.split(' '), 'no-bok-round']),
    )
    expect(papers.read('lebork', 4, papers.example)).toBe(papers.example)
  })

  it('L5 kop has no gran', () => {
    expect(papers.read('kop', 4, 'gran 2 won')).toMatchObject({ refused: 'contract', clause: 'L5' })
  })
})

describe('RZ the settlement of a paper hand, line by line', () => {
  const codes = (...lines: readonly string[]): readonly unknown[] => {
    const settled = papers.settle('lebork', 4, lines)
    if ('refused' in settled) return [settled.refused]
    return (
      settled
        .at(-1)
        ?.settlement.lines.map(({ code, args, clause }) => `${code} ${String(args['n'] ?? '')} ${clause}`) ??
      []
    )
  }

  it('RZ5, L10, ZG8 a lost wesele with a raise in a bok-round, tied', () => {
    expect(codes('zwykla 1+3 tie', 'wesele 1+3 raised 2/1 points 52')).toEqual([
      'pair.lost  ZG8',
      'base.exit 1 RZ2',
      'times.raises 2 L11',
      'times.bokRound 2 RZ11',
      'times.lost.pair 2 RZ5',
      'unit.pair.lost 8 L14',
      'bok.queued 4 ZO2.3',
    ])
  })

  it('L12, RZ8 a hand known only by its row', () => {
    expect(codes('zolla-du 2 lost')).toEqual([
      ...['row.graded  L12', 'base.solo 5 RZP', 'times.du 2 L13'],
      ...['times.lost.solo 2 RZ8', 'unit.solo.lost 20 L14'],
    ])
  })
})

it('ZG8 a tie that a list has only as a row means 52 points', () => {
  const result = { won: false, grade: 'exit', tie: true } as const
  const deal = { contract: 'zwykla', starzy: [0, 2], du: false, announced: 0, counted: 0, result } as const
  expect(writeLine(deal)).toBe('zwykla 1+3 tie')
  const settled = settledDeal(rulesOf('lebork'), { ...deal, bokRound: false }, [])
  expect(papers.fromSettled('lebork', 4, settled)).toBe('zwykla 1+3 points 52')
})

describe('ZO3 the director corrects a signed list', () => {
  const later = (consent: boolean, ...readings: string[]): object =>
    papers.later('lebork', 4, settledBy('zwykla 1+3 points 60'), readings, consent)

  it('to a line that everybody at the table agrees on', () => {
    expect(later(true, 'zolo 2 won', 'gran 2 lost')).toEqual({ line: 'zolla 2 won', clause: 'ZO3' })
  })

  it('not without their consent', () => {
    expect(later(false, 'zolla 2 won')).toEqual({ refused: 'consent', clause: 'ZO3' })
    expect(later(true)).toMatchObject({ refused: 'no-reading', clause: 'ZO3' })
    expect(later(true, 'zolla 5 won')).toMatchObject({ refused: 'sides', clause: 'Z2' })
  })
})

describe('ZO3 the payments of a list', () => {
  it('are its points in whole coins: the losers have already paid within the points', () => {
    expect(papers.money('lebork', [12, -4, -8, 0], [5, 1])).toEqual([60, -20, -40, 0])
    expect(papers.money('lebork', [12, -4, -8, 0], [0, 1])).toEqual([0, 0, 0, 0])
    expect(papers.money('lebork', [12, -4, -8, 0], [1, 2])).toBeUndefined()
    expect(papers.money('lebork', [12, -4, -8, 0], [-1, 1])).toBeUndefined()
  })
})

describe('the owner of a contract', () => {
  it.each([
    ['ZG1', 'zwykla 1+3 points 60', { kind: 'contract.zwykla', owner: null, won: null }],
    ['W2', 'wesele 4+2 raised 2/1 won no-trick', { kind: 'contract.wesele', owner: 3, won: true }],
    ['C2', 'cicha 2 won', { kind: 'contract.cicha', owner: 1, won: true }],
    ['Z2', 'zolla-du 2 lost', { kind: 'contract.zolla', owner: 1, won: false }],
  ])('%s the owner and the result of “%s”', (_, line, played) => {
    const settled = papers.settle('lebork', 4, [line])
    if ('refused' in settled) throw new Error(settled.refused)
    expect(settled.map((hand) => papers.played(hand))).toEqual([played])
  })
})
