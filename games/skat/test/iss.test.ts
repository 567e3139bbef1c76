/** Replays ISS records that we made ourselves: their results, and what is reported about bad ones. */
import { describe, expect, it } from 'vitest'
import { iss } from '../src/index.js'
import { game, issRecord as record, middlehands, rest } from './iss-records.js'

describe('an ISS record', () => {
  it.each([
    ['3.3.7 all pass', '1 p 2 p 0 p', 'passed'],
    [
      'both opponents resign: the declarer gets the rest and wins with 2, hand, schneider, schwarz',
      `${game}0 CH 1 RE 2 RE`,
      'd:0 win v:72 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1',
    ],
    [
      'the declarer shows their cards, and play goes on until both have resigned',
      `${game}0 CH 0 SC.CJ.CA.CT.CK.CQ.C9.C8.C7.SJ.SA 1 RE 0 CJ 1 HJ 2 RE`,
      'd:0 win v:72 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1',
    ],
    [
      '4.3.1 a declarer who leaves in the first trick loses without a level',
      `${game}0 CH 0 CJ w LE.0`,
      'd:0 loss v:-96 m:2 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:0 to:-1 r:0',
    ],
    [
      '5.2.3 a declarer whose time runs out a trick later loses with schneider',
      `${game}0 CH 0 CJ 1 HJ 2 DJ w TI.0`,
      'd:0 loss v:-120 m:2 bidok p:6 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:0 r:0',
    ],
    [
      '5.2.4 an opponent’s time runs out: the rest goes to the declarer',
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
      'a game named without a discard is lost as if without every trump',
      `${game}0 s w S7.D7 0 G w TI.0`,
      'd:0 loss v:-240 m:-4 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:0 r:0',
    ],
    [
      'a fault before a game is named is a penalty, though the skat is taken',
      `${game}0 s w S7.D7 w LE.0`,
      'd:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:0 to:-1 r:0',
    ],
    [
      '5.2.7 null named without a discard is lost',
      `${game}0 s w S7.D7 0 N w TI.0`,
      'd:0 loss v:-46 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:0 r:0',
    ],
    [
      '5.4.1 a suit named without a discard is overbid as if without every trump',
      '1 18 0 p 2 110 1 p 2 s w S7.D7 2 D w TI.2',
      'd:2 loss v:-234 m:-11 overbid p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:2 r:0',
    ],
    [
      '2.2.5 an open hand may be listed, also in null after taking the skat',
      `${game}0 s w S7.D7 0 NO.S7.D7.CJ.CA.CT.CK.CQ.C9.C8.C7.SJ.SA 0 SA 1 ST 2 D8`,
      'd:0 loss v:-92 m:0 bidok p:21 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0',
    ],
    [
      'a game named before its discard, as in later records',
      `${game}0 s w S7.D7 0 C 0 S7.D7 0 CJ 1 HJ 2 DJ w LE.1`,
      'd:0 win v:60 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:1 to:-1 r:0',
    ],
  ])('%s', (_, moves, result) => {
    expect(iss.replay(record(moves, result))).toMatchObject({ result, differences: [] })
  })

  it('lists each difference from the claimed result', () => {
    const claim = 'd:0 win v:60 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1'
    const found = iss.replay(record(`${game}0 CH 1 RE 2 RE`, claim))
    expect(found).toMatchObject({ differences: [{ what: 'value', claimed: '60', found: '72' }] })
  })

  const open = `${game}0 CH`
  it.each([
    ['4.2.1 a revoke', `${open} 0 CJ 1 ST`, 'revoke', 8, '1 ST'],
    ['a card that they do not hold', `${open} 0 DJ`, 'not-held', 7, '0 DJ'],
    ['a card out of turn', `${open} 1 HJ`, 'not-your-turn', 7, '1 HJ'],
    ['a card played twice', `${open} 0 CJ 1 HJ 2 DJ 0 CJ`, 'not-held', 10, '0 CJ'],
    ['an unknown action', `${open} 0 XX`, 'action', 7, '0 XX'],
    ['a card of a seat that does not play', `${open} 3 CJ`, 'actor', 7, '3 CJ'],
    ['3.3.2 a bid below the last', '1 20 0 y 1 18', 'illegal', 4, '1 18'],
    ['a value that no game has', '1 19', 'illegal', 2, '1 19'],
    ['a skat that was not dealt', `${game}0 s w S7.D8`, 'talon', 7, 'w S7.D8'],
    ['a discard that they do not hold', `${game}0 s w S7.D7 0 C.DJ.D7`, 'illegal', 8, '0 C.DJ.D7'],
    ['3.4.4 a hand game after taking the skat', `${game}0 s w S7.D7 0 CH`, 'illegal', 8, '0 CH'],
    ['an action after the end', `${open} w TI.0 1 HJ`, 'after-end', 8, '1 HJ'],
    ['3.3.6 forehand bids more than 18 after two passes', '1 p 2 p 0 20', 'illegal', 4, '0 20'],
    ['a bid that is not a number', '1 18x', 'action', 2, '1 18x'],
    ['a card before the announcement', '1 CJ', 'illegal', 2, '1 CJ'],
    ['a seat that does not exist', `${open} 10 CJ`, 'actor', 7, '10 CJ'],
    ['a letter before a claim', `${open} 0 XSC`, 'action', 7, '0 XSC'],
    ['a claim before the announcement', `${game}0 SC`, 'actor', 6, '0 SC'],
    ['a claim of an opponent', `${open} 1 SC`, 'actor', 7, '1 SC'],
    ['shown cards that they do not hold', `${open} 0 SC.CJ.CA`, 'not-held', 7, '0 SC.CJ.CA'],
    ['resigning before the announcement', '1 RE', 'actor', 2, '1 RE'],
    ['an opponent who resigns twice', `${open} 1 RE 1 RE`, 'actor', 8, '1 RE'],
    ['a time-out of a seat that does not exist', `${open} w TI.3`, 'action', 7, 'w TI.3'],
    ['a time-out with a letter before it', `${open} w XTI.0`, 'action', 7, 'w XTI.0'],
    ['a time-out with a digit after it', `${open} w TI.01`, 'action', 7, 'w TI.01'],
    ['5.2.7 leaving after the end', `${game}0 NH 0 SA 1 ST 2 D8 w LE.0`, 'after-end', 10, 'w LE.0'],
    ['a skat with an unknown card', `${game}0 s w S7.??`, 'hidden', 7, 'w S7.??'],
    ['a skat shown before it was taken', '1 18 w S7.D7', 'talon', 3, 'w S7.D7'],
    ['a discard before a game is named', `${game}0 s w S7.D7 0 S7.D7`, 'action', 8, '0 S7.D7'],
    ['a discard of something that is not a card', `${game}0 s w S7.D7 0 C.S7.XX`, 'deal', 8, '0 C.S7.XX'],
    ['2.2.2 a discard of one card', `${game}0 s w S7.D7 0 C.S7`, 'illegal', 8, '0 C.S7'],
    ['3.4.1 a game before the auction has ended', '1 C', 'illegal', 2, '1 C'],
    ['2.1.1 a game without the skat that is no hand game', `${game}0 C`, 'illegal', 6, '0 C'],
    ['3.4.1 a second game', `${game}0 s w S7.D7 0 C 0 G`, 'illegal', 9, '0 G'],
    ['letters before a game', `${game}0 XCH`, 'action', 6, '0 XCH'],
    ['letters after a game', `${game}0 CHX`, 'action', 6, '0 CHX'],
    ['an open hand that is not theirs', `${game}0 CO.DJ.CA`, 'not-held', 6, '0 CO.DJ.CA'],
    ['a game without its discard', `${game}0 s w S7.D7 0 C w TI.1`, 'undecided', null, 'discard'],
    ['5.2.4 schwarz that is not missed yet', `${game}0 CHZ 0 CJ 1 HJ 2 DJ`, 'undecided', null, 'play'],
    ['5.2.3 schneider that is not missed yet', `${game}0 CHS 0 SA 1 ST 2 DA`, 'undecided', null, 'play'],
    [
      '5.2.3 schneider announced, and the opponents have 30',
      `${middlehands}1 HHS 0 SA 1 SQ 2 DT 0 CJ 1 HK 2 H9`,
      'undecided',
      null,
      'play',
    ],
    [
      '5.2.2 a lost game that is not finished',
      `${middlehands}1 HH 0 SA 1 ST 2 DA 0 CJ 1 HK 2 H9`,
      'undecided',
      null,
      'play',
    ],
    ['a seat without an action', `${open} 0`, 'cut-off', 7, '0'],
    ['a hidden card', `${open} 0 ??`, 'hidden', 7, '0 ??'],
    ['a hand in which only one opponent resigns', `${open} 2 RE`, 'undecided', null, '2 RE'],
    ['a hand that is not finished', `${open} 0 CJ`, 'undecided', null, 'play'],
  ])('%s is reported', (_, moves, problem, action, about) => {
    expect(iss.replay(record(moves))).toEqual({ problem, action, about })
  })

  it('5.4 reports what was won or lost, by the parts of the result', () => {
    const movesAfter = (moves: string, claim: string): unknown => {
      const found = iss.replay(record(moves, claim))
      return 'problem' in found
        ? found
        : found.differences.map(({ what, ...is }) => [what, is.claimed, is.found])
    }
    const won = 'd:0 win v:72 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1'
    expect(movesAfter(`${open} 1 RE 2 RE`, `${won}  r:1 `)).toEqual([])
    expect(
      movesAfter(`${open} 1 RE 2 RE`, won.replace('win', 'loss').replace('bidok', 'overbid') + ' r:0'),
    ).toEqual([
      ['verdict', 'loss', 'win'],
      ['bid', 'overbid', 'bidok'],
      ['resigned', '0', '1'],
    ])
    expect(movesAfter('1 p 2 p 0 p', 'd:1 win v:48 r:0')).toEqual([
      ['verdict', 'win', 'passed'],
      ['declarer', '1', ''],
      ['value', '48', ''],
    ])
    expect(movesAfter(`${open} 1 RE 2 RE`, 'passed')).toMatchObject({ length: 14 })
  })

  it('is recognised by its beginning, and has players, actions and scores', () => {
    const line = record('1 p 2 p 0 p')
    expect(iss.begins(line)).toBe(true)
    expect(iss.begins(line.slice(1))).toBe(false)
    expect(iss.name(line)).toBe('7')
    expect(iss.name(line.replace('ID[7]', ''))).toBeNull()
    // The deal counts as an action.
    expect(iss.replay(` ${line} `)).toMatchObject({
      players: ['Ola', 'Jan', 'Ewa'],
      actions: 4,
      scores: [0, 0, 0],
    })
    expect(iss.replay(line.replace('1 p 2 p', '1  p\t2 p'))).toMatchObject({ differences: [] })
  })

  const good = record('1 p 2 p 0 p')
  it.each([
    ['a line that is cut off', good.slice(0, -30), 'cut-off', null, good.slice(-50, -30)],
    ['a card dealt twice', good.replace('.SJ.', '.CA.'), 'deal', 1, 'CA'],
    ['33 cards', good.replace('.SJ.', '.SJ.SJ.'), 'deal', 1, '33 cards'],
    ['31 cards', good.replace('.SJ.', '.'), 'deal', 1, '31 cards'],
    ['an unknown card', good.replace('.SJ.', '.SX.'), 'deal', 1, 'SX'],
    ['hidden hands', good.replace('.CT.CK.', '.??.??.'), 'hidden', 1, '??'],
    ['another game', good.replace('GM[Skat]', 'GM[Go]'), 'field', null, 'GM'],
    ['a record without its result', good.replace('R[passed]', ''), 'field', null, 'R'],
    ['a record without a deal', good.replace(/MV.*R\[p/, 'MV[w]R[p'), 'field', null, 'MV'],
    ['a deal that the server has not dealt', good.replace('MV[w', 'MV[0'), 'field', null, 'MV'],
    [
      'a record with an unknown result',
      good.replace('R[passed]', 'R[unknown]'),
      'unclaimed',
      null,
      'unknown',
    ],
    ['a record with an empty result', good.replace('R[passed]', 'R[]'), 'unclaimed', null, ''],
  ])('%s is reported', (_, line, problem, action, about) => {
    expect(line).not.toBe(good)
    expect(iss.replay(line)).toEqual({ problem, action, about })
  })
})
