/** The settlement line by line, for finished hands with given points and calls. */
import type { Arg } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { settle } from '../src/settle/settle.js'
import type { Side } from '../src/rules/rules.js'
import type { Over } from '../src/hand/state.js'
import { pair } from './hunt.js'
import { after, kop, lebork, passed, playedOut, start } from './table.js'

const played = (): Over => playedOut(after(start(pair), passed)) as Over
const two: readonly Side[] = ['starzy', 'mlodzi', 'starzy', 'mlodzi']
const one: readonly Side[] = ['mlodzi', 'starzy', 'mlodzi', 'mlodzi']
const pairs = (starzy: number): readonly number[] => [starzy, 104 - starzy, 0, 0]
const solo = (points: number): readonly number[] => [104 - points, points, 0, 0]

/** Returns each line as its code, clause and arguments. */
function linesOf(facts: Partial<Over>): readonly string[] {
  const lines = settle({ ...played(), ...facts }).lines
  const text = (args: Readonly<Record<string, Arg>>): string =>
    Object.entries(args)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')
  return lines.map(({ code, clause, args }) => `${code} ${clause} ${text(args)}`.trim())
}

describe('zwykła gra and wesele', () => {
  it('ZG6, RZ2 młodzi lose with exit', () => {
    expect(linesOf({ sides: two, points: pairs(78) })).toEqual([
      'pair.won ZG6 contract=zwykla du=false points=78 against=26',
      'base.exit RZ2 n=1',
      'unit.pair.won L14 n=1',
    ])
  })

  it('RZ3, RZ5 starzy lose without exit: twice two', () => {
    expect(linesOf({ sides: two, points: pairs(20) })).toEqual([
      'pair.lost ZG6 contract=zwykla du=false points=20 against=84',
      'base.noExit RZ3 n=2',
      'times.lost.pair RZ5 n=2',
      'unit.pair.lost L14 n=4',
    ])
  })

  it('W6, RZ4 a wesele won with no trick for the others names its caller', () => {
    const facts = { contract: 'wesele', owner: 0, sides: two, points: pairs(104) } as const
    expect(linesOf(facts)).toEqual([
      'pair.won W6 seat=0 contract=wesele du=false points=104 against=0',
      'base.noTrick RZ4 n=3',
      'unit.pair.won L14 seat=0 n=3',
    ])
  })

  it('ZG8 a tie is lost, and a bok-round begins', () => {
    expect(linesOf({ sides: two, points: pairs(52) })).toEqual([
      'pair.lost ZG8 contract=zwykla du=false points=52 against=52',
      'base.exit RZ2 n=1',
      'times.lost.pair RZ5 n=2',
      'unit.pair.lost L14 n=2',
      'bok.next ZG8 n=4',
    ])
  })

  it('ZO2.3 a new bok-round waits for the current one, but not if this was its last deal', () => {
    const at = (bokLeft: number): string =>
      linesOf({ sides: two, points: pairs(52), bokLeft }).at(-1) as string
    expect([at(2), at(1), at(0)]).toEqual(['bok.queued ZO2.3 n=4', 'bok.next ZG8 n=4', 'bok.next ZG8 n=4'])
  })
})

describe('one against three', () => {
  it('C4, RZ7, RZ8 a cicha lost in a bok-round', () => {
    const facts = { contract: 'cicha', owner: 1, sides: one, points: solo(30), bokLeft: 1 } as const
    expect(linesOf(facts)).toEqual([
      'solo.lost C4 seat=1 contract=cicha du=false points=30 against=74',
      'base.solo RZ7 contract=cicha n=4',
      'times.bokRound RZ11 n=2',
      'times.lost.solo RZ8 n=2',
      'unit.solo.lost L14 seat=1 n=16',
    ])
  })

  it('C4 a tie begins the bok-round under its own clause', () => {
    const facts = { contract: 'cicha', owner: 1, sides: one, points: solo(52) } as const
    expect(linesOf(facts)).toContain('bok.next C4 n=4')
    expect(linesOf(facts)[0]).toBe('solo.lost C4 seat=1 contract=cicha du=false points=52 against=52')
  })

  it('L12, L13, L11 zolla-du is won over two raises, the second by the opponents themselves', () => {
    const facts = {
      contract: 'zolla',
      owner: 1,
      du: true,
      sides: one,
      points: solo(104),
      raises: [0, 2],
    } as const
    expect(linesOf(facts)).toEqual([
      'solo.won L12 seat=1 contract=zolla du=true points=104 against=0',
      'base.solo RZP contract=zolla n=5',
      'times.du L13 n=2',
      'times.raise RZ10 seat=0 raise=kontra n=2',
      'skipped.raise L11 seat=2 raise=rekontra',
      'unit.solo.won L14 seat=1 n=20',
    ])
  })

  it('Z1, G2 gran and zolla without du, and zolo in Kop', () => {
    const facts = { owner: 1, sides: one, points: solo(53) } as const
    expect(linesOf({ ...facts, contract: 'gran' })[0]).toBe(
      'solo.won Z1 seat=1 contract=gran du=false points=53 against=51',
    )
    expect(linesOf({ ...facts, contract: 'zolla', rules: kop }).slice(0, 2)).toEqual([
      'solo.won Z1 seat=1 contract=zolo du=false points=53 against=51',
      'base.solo RZP contract=zolo n=5',
    ])
  })
})

describe('other lines', () => {
  it('R5 say who threw the cards in, and the resulting row', () => {
    const throws = [{ seat: 2, at: 8, agreed: [0, 1, 3], declined: null, settled: true }]
    const facts = { sides: two, points: pairs(60), throws, settledAt: 79 } as const
    expect(linesOf(facts).slice(0, 3)).toEqual([
      'pair.won ZG6 contract=zwykla du=false points=60 against=44',
      'thrown R5 seat=2',
      'base.noExit RZ3 n=2',
    ])
    expect(linesOf({ ...facts, settledAt: null })[1]).toBe('base.exit RZ2 n=1')
  })

  it('C4, R3 say that a tie costs nothing, if the knob says so', () => {
    const rules = { ...lebork, tieUnpaid: ['cicha'] as const }
    const facts = { contract: 'cicha', owner: 1, sides: one, points: solo(52), rules } as const
    expect(linesOf(facts).slice(1)).toEqual(['unpaid C4', 'bok.next C4 n=4'])
    expect(settle({ ...played(), ...facts }).scores.every((score) => score === 0)).toBe(true)
  })
})

it('B6 a series begins without remaining bok-round deals of the last series', () => {
  const tie = { ...played(), sides: two, points: pairs(52) }
  const settled = [{ hand: 0, dealer: 0, seating: [1, 2, 3, 0], settlement: settle(tie) }]
  expect(baska.between(lebork, settled)).toEqual({ bokLeft: 4 })
  expect(baska.between(lebork, [])).toEqual({ bokLeft: 0 })
})
