/** Problems with open cards: the 300 of the folder of records, and those that no search may be asked. */
import { describe, expect, it } from 'vitest'
import type { OpenProblem } from '@stolik/core'
import { solver } from '../src/solve/index.js'
import { linesOf } from './records-folder.js'

const read = (line: string): OpenProblem => {
  const problem = solver.read(line)
  if ('unsolved' in problem) throw new Error(`${problem.unsolved}: ${problem.about}`)
  return problem
}

describe('2.2, 5.2.2, 5.2.7 problems solved elsewhere', () => {
  for (const name of ['declared', 'random', 'null']) {
    const lines = linesOf(`dd-${name}-100.txt`)
    it.skipIf(lines === undefined)(
      `${name}: 100 of 100 have the same answer (skipped without the folder of records)`,
      () => {
        expect(lines).toHaveLength(100)
        for (const line of lines ?? []) {
          const problem = read(line)
          expect({ ...problem.claims, reached: problem.reached() }, line).toEqual(problem.claims)
          if (problem.claims.points !== undefined) expect(problem.points(), line).toBe(problem.claims.points)
        }
      },
      600_000,
    )
  }
})

// Eight trumps from the top, and an ace with its ten: every trick.
const a = 'CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.ST'
const b = 'C9.C8.C7.S9.S8.S7.HA.HT.HK.HQ'
const c = 'SK.SQ.H9.H8.H7.DA.DT.DK.DQ.D9'
const good = `C 0 ${a} ${b} ${c} D8.D7`

describe('5.2.3, 5.2.4, 2.4.4 contracts', () => {
  it('asks for what is announced', () => {
    const answers = (contract: string): boolean => read(good.replace('C 0', contract)).reached()
    expect(['C 0', 'CS 0', 'CZ 2', 'G 0'].map(answers)).toEqual([true, true, true, true])
    // The lowest trump is against the declarer.
    expect(solver.read(good.replace('C 0', 'CP1 0'))).toEqual({ unsolved: 'contract', about: 'C7' })
    const laid = `C 0 ${a.replace('.CQ', '.C7')} ${b.replace('C7', 'CQ')} ${c} D8.D7`
    expect(read(laid.replace('C 0', 'CP1 0')).reached()).toBe(true)
    expect(read(laid.replace('C 0', 'CP1L 1')).reached()).toBe(true)
  })

  it('lets other cards fall before the patrolki, which have an order only among themselves', () => {
    const own = a.replace('.CK.CQ', '.C8.C7')
    const laid = read(`CP2L 0 ${own} ${b.replace('.C8.C7', '.CK.CQ')} ${c} D8.D7`)
    const made = laid.cards().filter(({ reached }) => reached)
    expect(made.map(({ card }) => card)).toEqual(expect.arrayContaining(['SA', 'CJ']))
    expect(made.map(({ card }) => card)).not.toContain('C7')
  })

  it('tells what every card leads to, and a line to the end', () => {
    const problem = read(good)
    expect(problem.cards().map(({ card, points }) => [card, points])).toHaveLength(10)
    expect(problem.line()).toHaveLength(30)
    expect(problem.points()).toBe(120)
  })

  it('solves what is left of a hand, with a trick on the table', () => {
    const problem = read('C 1 CJ.SA C9 SK D8.D7 trick=CA.C7 taken=50')
    // The jack has to follow and takes the ace; then the nine ruffs.
    expect(problem.cards()).toEqual([{ card: 'CJ', reached: true, points: 63 }])
    expect(problem.line()).toEqual(['CJ', 'SA', 'C9', 'SK'])
  })

  it('does not take a grand for a suit game that lies alike, solved before', () => {
    // The seven of clubs ruffs the ten; the seven of diamonds takes nothing.
    expect(read('C 1 C7.S7 SA.ST SK.SQ D9.D8 taken=50').reached()).toBe(true)
    expect(read('G 1 D7.C7 CA.CT CK.CQ S9.S8 taken=50').reached()).toBe(false)
  })

  it('counts the skat of a ramsz for the last trick, if the rules do', () => {
    expect(read(good.replace('C 0', 'R 0')).points()).toBeGreaterThan(39)
    expect(read(`R 0 ${c} ${a} ${b} D8.D7`).reached()).toBe(true)
    expect(read(`RL 0 ${c} ${a} ${b} D8.D7`).reached()).toBe(true)
  })
})

describe('what is no problem', () => {
  const bad: readonly (readonly [string, string, string, string])[] = [
    ['a part missing', good.replace(' D8.D7', ''), 'form', good.replace(' D8.D7', '')],
    ['a part unknown', `${good} lose=1`, 'form', 'lose=1'],
    ['a part twice', `${good} win=1 win=0`, 'form', 'win=0'],
    ['an unknown contract', good.replace('C 0', 'X 0'), 'contract', 'X'],
    ['levels of null', good.replace('C 0', 'NS 0'), 'contract', 'NS'],
    ['more patrolki than jacks', good.replace('C 0', 'GP5 0'), 'contract', 'GP5'],
    ['no such seat', good.replace('C 0', 'C 3'), 'leader', '3'],
    ['no such card', good.replace('CJ', 'C1'), 'card', 'C1'],
    ['a card twice', good.replace('C9', 'CJ'), 'twice', 'CJ'],
    ['nine cards in a hand', good.replace('C9.', ''), 'count', '9 cards in hand 1'],
    ['three cards in the skat', good.replace('.D9 D8', ' D9.D8'), 'count', '3 cards in the skat'],
    ['a hand without cards', good.replace(b, '-'), 'count', '0 cards in hand 1'],
    [
      'a hand that has not played to the trick',
      'C 1 CA.C9 C7.HA H7 D8.D7 trick=CT.S9 taken=40',
      'count',
      '2 cards in hand 1',
    ],
    ['more points than were played', 'C 1 CA HA H7 D8.D7 taken=110', 'points', 'taken=110'],
    ['points nobody can know', 'C 1 CA HA H7 D8.D7', 'points', 'taken= is missing'],
    ['a claim of two wins', `${good} win=2`, 'claim', 'win=2'],
  ]
  it.each(bad)('%s', (_, line, unsolved, about) => {
    expect(solver.read(line)).toEqual({ unsolved, about })
  })

  it('a card on the table that does not follow suit', () => {
    expect(solver.read('C 1 CA.C9 C7 HK.C8 D8.D7 trick=CT taken=40')).not.toHaveProperty('unsolved')
    expect(solver.read('C 1 CA.C9 C7 C8 D8.D7 trick=CT.H9 taken=40')).toEqual({
      unsolved: 'revoke',
      about: 'H9',
    })
  })
})
