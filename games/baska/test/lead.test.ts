/** Raises against the card that forehand leads, until it is covered. */
import { cardNames, seeded } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import type { State } from '../src/hand/state.js'
import { after, kop, lebork, open, openCards, passed, start, turnOf, viewOf } from './table.js'

/** Seat 0 has Q♣, seat 1 Q♠; seat 1 has J♠. */
const deal = 'CQHAHQSA SQHTDQSJ CJHJDJDA CACTSTDT'
const led = (lead: string, rules = kop): State =>
  after(start(deal, 0, rules), `${rules.asks ? 'pytam ' : ''}${passed} ${lead}`)

/** Returns the calls open to a seat, on turn or not. */
const words = (state: State, seat: number): string[] =>
  baska.legal(viewOf(state, seat)).flatMap((move) => ('call' in move ? [move.call] : []))
const everyone = (state: State): string[] => [0, 1, 2, 3].map((seat) => words(state, seat).join(' '))
const raised = (state: State, seat: number): State => {
  const move = baska.legal(viewOf(state, seat)).find((one) => 'call' in one)
  if (move === undefined) throw new Error(`no raise is open to seat ${seat}`)
  return baska.apply(state, seat, move)
}

describe('kop covered raising after the auction', () => {
  it('kop covered begins with the lead, and is open to everybody except the leader', () => {
    expect(everyone(led(''))).toEqual(['', '', '', ''])
    expect(everyone(led('SA'))).toEqual(['', 'kontra', 'kontra', 'kontra'])
    expect(baska.legal(viewOf(led('SA'), null))).toEqual([])
  })

  it('kop covered ends when the lead is covered', () => {
    const covered = led('SA SQ')
    expect(everyone(covered)).toEqual(['', '', '', ''])
    const second = led('SA SQ CJ ST')
    expect(everyone(after(second, openCards(second)[0] as string))).toEqual(['', '', '', ''])
  })

  it('K10 does not exist if raises belong to the auction', () => {
    expect(everyone(led('SA', lebork))).toEqual(['', '', '', ''])
    expect(open(led('SA', lebork))).toContain('rzut')
  })

  it('kop covered the leader takes the card back and may lead it again', () => {
    const state = raised(led('SA'), 3)
    expect(turnOf(state)).toBe(0)
    expect(viewOf(state, 2)).toMatchObject({
      raises: [3],
      trick: [],
      takenBack: [8],
      left: [4, 4, 4, 4],
      played: [0, 0, 0, 0],
      calls: [...viewOf(led('SA'), 2).calls, { seat: 3, call: 'kontra' }],
    })
    expect(openCards(state)).toHaveLength(4)
    const same = after(state, 'SA')
    expect(turnOf(same)).toBe(1)
    expect(viewOf(same, 1)).toMatchObject({ left: [3, 4, 4, 4], trick: [{ seat: 0, card: 8 }] })
  })

  it('kop covered the leader may lead another card, and raising goes on against that', () => {
    const other = after(raised(led('SA'), 3), 'HQ')
    expect(everyone(other)).toEqual(['', 'rej', 'rej', ''])
    const again = raised(other, 1)
    expect(viewOf(again, 2)).toMatchObject({ raises: [3, 1], takenBack: [8, 19] })
    expect(cardNames(viewOf(again, 0).hand)).toEqual(cardNames(viewOf(led(''), 0).hand))
  })

  it('kop covered the leader may answer a raise before leading again, but not begin', () => {
    const state = raised(led('SA'), 3)
    expect(everyone(state)).toEqual(['rej', '', '', ''])
    const answered = raised(state, 0)
    expect(turnOf(answered)).toBe(0)
    expect(everyone(answered)).toEqual(['', '', '', ''])
    expect(viewOf(answered, 0)).toMatchObject({ raises: [3, 0], takenBack: [8] })
    expect(everyone(after(answered, 'SA'))).toEqual(['', 'bok', 'bok', 'bok'])
  })

  it('kop limits raises of the auction and during play are counted together', () => {
    const zolo = after(start(deal, 0, kop), 'pytam pas zolla kontra pas pas rej pas pas pas pas SA')
    expect(everyone(zolo)).toEqual(['', '', '', ''])
    const one = after(start(deal, 0, kop), 'pytam pas zolla kontra pas pas pas pas SA')
    expect(everyone(one)).toEqual(['', '', 'rej', ''])
  })

  it('kop covered an old queen that was shown decides who may raise against whom', () => {
    // Seat 1 has the other old queen, so it cannot raise against seat 0 now.
    const state = after(raised(raised(led('CQ'), 3), 0), 'HA')
    expect(viewOf(state, 1).sides).toEqual(['starzy', 'starzy', 'mlodzi', 'mlodzi'])
    expect(viewOf(state, 2).sides).toEqual(['starzy', null, 'mlodzi', null])
    expect(everyone(state)).toEqual(['', '', 'bok', 'bok'])
    expect(everyone(after(raised(raised(led('SA'), 3), 0), 'HA'))).toEqual(['', 'bok', 'bok', 'bok'])
  })

  it('kop covered, C2 one hand that has shown both old queens reveals a cicha', () => {
    const silent = after(start('CQSQHQSA HTDQDASJ CJHJDJHA CACTSTDT', 0, kop), `pytam ${passed} CQ`)
    const one = raised(silent, 3)
    expect(viewOf(one, 2)).toMatchObject({ contract: 'zwykla', owner: null })
    const two = after(one, 'SQ')
    expect(viewOf(two, 2)).toMatchObject({
      contract: 'cicha',
      owner: 0,
      sides: ['starzy', 'mlodzi', 'mlodzi', 'mlodzi'],
    })
    expect(everyone(two)).toEqual(['', '', '', ''])
    expect(everyone(after(raised(one, 0), 'SQ'))).toEqual(['', 'bok', 'bok', 'bok'])
  })

  it('R5 no cards are thrown in while raises are possible', () => {
    expect(open(led(''))).not.toContain('rzut')
    expect(open(led('SA'))).not.toContain('rzut')
    expect(open(led('SA SQ'))).toContain('rzut')
  })

  it('L14 late raises are settled like other raises', () => {
    let state = after(raised(raised(led('SA'), 3), 0), 'SA')
    while (state.phase !== 'over') state = after(state, openCards(state)[0] as string)
    expect(viewOf(state, 0)).toMatchObject({ raises: [3, 0], counted: [true, true], takenBack: [] })
    const result = baska.result(state)
    expect(result?.entry).toMatchObject({ announced: 2, counted: 2 })
    expect(result?.lines.map(({ args }) => args['raise'])).toEqual(expect.arrayContaining(['kontra', 'rej']))
  })

  it('a timeout covers the lead without a raise; a bot plays on', () => {
    expect(baska.write(baska.auto(viewOf(led('SA'))))).toBe('SJ')
    expect(baska.write(baska.auto(viewOf(raised(led('SA'), 3))))).toBe('CQ')
    expect(openCards(led('SA'))).toContain(baska.write(baska.bot(viewOf(led('SA')), seeded(1))))
    const state = raised(led('SA'), 3)
    expect(openCards(state)).toContain(baska.write(baska.bot(viewOf(state), seeded(1))))
  })
})
