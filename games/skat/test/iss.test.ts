/** ISS records of our own making: what they come to, and what is told of bad ones. */
import { describe, expect, it } from 'vitest'
import { iss } from '../src/index.js'
import { game, issRecord as record, rest } from './iss-records.js'

describe('an ISS record', () => {
  it.each([
    ['3.3.7 all pass', '1 p 2 p 0 p', 'passed'],
    [
      'both opponents resign: all that is left is the soloist’s, with 2, hand, schneider, schwarz',
      `${game}0 CH 1 RE 2 RE`,
      'd:0 win v:72 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1',
    ],
    [
      'the soloist shows his cards, and play goes on until both have resigned',
      `${game}0 CH 0 SC.CJ.CA.CT.CK.CQ.C9.C8.C7.SJ.SA 1 RE 0 CJ 1 HJ 2 RE`,
      'd:0 win v:72 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1',
    ],
    [
      '4.3.1 in the first trick the soloist loses simply',
      `${game}0 CH 0 CJ w LE.0`,
      'd:0 loss v:-96 m:2 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:0 to:-1 r:0',
    ],
    [
      '5.2.3 a trick later what he has not reached is counted: schneider',
      `${game}0 CH 0 CJ 1 HJ 2 DJ w TI.0`,
      'd:0 loss v:-120 m:2 bidok p:6 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:0 r:0',
    ],
    [
      '5.2.4 an opponent’s time runs out: the rest goes to the soloist',
      `${game}0 CH 0 CJ 1 HJ 2 DJ w TI.2`,
      'd:0 win v:72 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:2 r:0',
    ],
    [
      '5.2.5 an announced level that is missed ends the game',
      `${game}0 CHZ 0 SA 1 S8 2 DJ`,
      `d:0 loss v:-192 m:2 bidok p:0 t:0 ${rest}`,
    ],
    [
      '5.2.7 null is lost with the first trick',
      `${game}0 NH 0 SA 1 ST 2 D8`,
      `d:0 loss v:-70 m:0 bidok p:21 t:1 ${rest}`,
    ],
    [
      '5.4.1 an overbid game is lost at the lowest multiple that reaches the bid',
      '1 18 0 p 2 60 1 p 2 s w S7.D7 2 D.H7.H8 0 CJ 1 HJ 2 DJ w TI.2',
      'd:2 loss v:-126 m:-3 overbid p:0 t:0 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:2 r:0',
    ],
    [
      'before the announcement a fault is a penalty',
      '1 18 w TI.0',
      'd:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:-1 to:0 r:0',
    ],
    [
      'a game named before its discard, which never comes, is lost without every trump',
      `${game}0 s w S7.D7 0 G w TI.0`,
      'd:0 loss v:-240 m:-4 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:0 r:0',
    ],
    [
      'a game named before its discard, as in later records',
      `${game}0 s w S7.D7 0 C 0 S7.D7 0 CJ 1 HJ 2 DJ w LE.1`,
      'd:0 win v:60 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:1 to:-1 r:0',
    ],
  ])('%s', (_, moves, result) => {
    expect(iss.replay(record(moves, result))).toMatchObject({ result, differences: [] })
  })

  it('tells each difference from what it claims', () => {
    const claim = 'd:0 win v:60 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1'
    const found = iss.replay(record(`${game}0 CH 1 RE 2 RE`, claim))
    expect(found).toMatchObject({ differences: [{ what: 'value', claimed: '60', found: '72' }] })
  })

  const open = `${game}0 CH`
  it.each([
    ['4.2.1 a revoke', `${open} 0 CJ 1 ST`, 'revoke', 8, '1 ST'],
    ['a card that he does not hold', `${open} 0 DJ`, 'not-held', 7, '0 DJ'],
    ['a card out of turn', `${open} 1 HJ`, 'not-your-turn', 7, '1 HJ'],
    ['a card twice', `${open} 0 CJ 1 HJ 2 DJ 0 CJ`, 'not-held', 10, '0 CJ'],
    ['an unknown action', `${open} 0 XX`, 'action', 7, '0 XX'],
    ['somebody who does not play', `${open} 3 CJ`, 'actor', 7, '3 CJ'],
    ['3.3.2 a bid below the last', '1 20 0 y 1 18', 'illegal', 4, '1 18'],
    ['a value that no game has', '1 19', 'illegal', 2, '1 19'],
    ['a skat that was not dealt', `${game}0 s w S7.D8`, 'talon', 7, 'w S7.D8'],
    ['a discard that he does not hold', `${game}0 s w S7.D7 0 C.DJ.D7`, 'illegal', 8, '0 C.DJ.D7'],
    ['3.4.4 a hand game after taking the skat', `${game}0 s w S7.D7 0 CH`, 'illegal', 8, '0 CH'],
    ['an action after the end', `${open} w TI.0 1 HJ`, 'after-end', 8, '1 HJ'],
    ['a pair without its second half', `${open} 0`, 'cut-off', 7, '0'],
    ['a card that nobody knows', `${open} 0 ??`, 'hidden', 7, '0 ??'],
    ['one opponent who resigns', `${open} 2 RE`, 'undecided', null, '2 RE'],
    ['a hand that is not finished', `${open} 0 CJ`, 'undecided', null, 'play'],
  ])('%s is told', (_, moves, problem, action, about) => {
    expect(iss.replay(record(moves))).toEqual({ problem, action, about })
  })

  const good = record('1 p 2 p 0 p')
  it.each([
    ['a line that is cut off', good.slice(0, -30), 'cut-off'],
    ['a card dealt twice', good.replace('.SJ.', '.CA.'), 'deal'],
    ['33 cards', good.replace('.SJ.', '.SJ.SJ.'), 'deal'],
    ['an unknown card', good.replace('.SJ.', '.SX.'), 'deal'],
    ['hands that one player saw', good.replace('.SJ.', '.??.'), 'hidden'],
    ['another game', good.replace('GM[Skat]', 'GM[Go]'), 'field'],
    ['a record without its result', good.replace('R[passed]', ''), 'field'],
    ['a record that claims no result', good.replace('R[passed]', 'R[unknown]'), 'unclaimed'],
  ])('%s is told', (_, line, problem) => {
    expect(line).not.toBe(good)
    expect(iss.replay(line)).toMatchObject({ problem })
  })
})
