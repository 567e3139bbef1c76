/** The parts of a ruling one by one: the winner, the level and the clause (4.1–4.4; 2.4–2.7 of the dossier). */
import { describe, expect, test } from 'vitest'
import { countRest, judge, judgeWithRest, possible } from '../src/arbiter/judgement.js'
import { levelAgainst } from '../src/rules/valuation.js'
import { decided, higher, lower, needed } from '../src/arbiter/situation.js'
import {
  announcement,
  cheapestLoss,
  type Fault,
  gameNames,
  type Level,
  profiles,
  ruleAnnouncement,
  ruleAuction,
  ruleFault,
  ruleShortened,
  type Shortened,
  type Side,
  type Situation,
} from '../src/index.js'
import { cards } from './hands.js'

const { isko, pzskat } = profiles

/** `40/30 4/3`: points of declarer and opponents, then their tricks. */
function at(stand: string, name = 'grand', matadors = 2, bid = 18, patrolki = 0): Situation {
  const [points, tricks] = stand.split(' ').map((pair) => pair.split('/').map(Number)) as [number[], number[]]
  return {
    announcement: announcement(gameNames.indexOf(name as 'null') as 0, false, undefined, patrolki),
    matadors: name === 'null' ? null : { with: matadors > 0, n: Math.abs(matadors) },
    bid,
    declarer: { points: points[0] as number, tricks: tricks[0] as number },
    opponents: { points: points[1] as number, tricks: tricks[1] as number },
  }
}

test('5.2.1 levels are ordered', () => {
  const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']
  const table = (of: typeof higher): Level[][] => levels.map((a) => levels.map((b) => of(a, b)))
  expect(table(higher)).toEqual([levels, ['schneider', 'schneider', 'schwarz'], Array(3).fill('schwarz')])
  expect(table(lower)).toEqual([Array(3).fill('simple'), ['simple', 'schneider', 'schneider'], levels])
})

describe('2.4 of the dossier: the level needed', () => {
  test.each([
    ['4.1.5 hearts with 1 at 20 needs no level', at('0/0 0/0', 'hearts', 1, 20), 'simple'],
    ['4.1.5 hearts with 1 at 30 needs schneider', at('0/0 0/0', 'hearts', 1, 30), 'schneider'],
    ['4.1.5 hearts with 1 at 40 needs schwarz', at('0/0 0/0', 'hearts', 1, 40), 'schwarz'],
    ['5.4.1 hearts with 1 cannot reach 50', at('0/0 0/0', 'hearts', 1, 50), 'impossible'],
    ['5.4.1 hearts without 1 cannot reach 50', at('0/0 0/0', 'hearts', -1, 50), 'impossible'],
    [
      '5.4.3 hearts without 1 cannot reach 40, for schwarz needs the club jack',
      at('0/0 0/0', 'hearts', -1, 40),
      'impossible',
    ],
    ['5.2.7 null needs no level', at('0/0 0/0', 'null'), 'simple'],
  ] as const)('%s', (_, situation, level) => {
    expect(needed(pzskat, situation)).toBe(level)
  })
})

describe('2.5 of the dossier: decided or open', () => {
  test.each([
    ['5.2.2 a declarer with 61 points has won', at('61/40 6/3'), 'declarer'],
    ['5.2.2 a game with 60 points for the declarer is open', at('60/40 6/3'), undefined],
    ['5.2.2 opponents with 60 points have won', at('40/60 4/5'), 'opponents'],
    [
      '4.1.5 a declarer who needs schneider has won with 90 points',
      at('90/20 8/1', 'hearts', 1, 30),
      'declarer',
    ],
    [
      '4.1.5 a declarer who needs schneider has not won yet with 89 points',
      at('89/20 8/1', 'hearts', 1, 30),
      undefined,
    ],
    [
      '4.1.5 a declarer who needs schwarz has not won before the last trick',
      at('118/0 9/0', 'hearts', 1, 40),
      undefined,
    ],
    [
      '4.1.5 a declarer who needs schwarz has won with the last trick',
      at('120/0 10/0', 'hearts', 1, 40),
      'declarer',
    ],
    ['5.2.7 null is open while the declarer has no trick', at('0/99 0/9', 'null'), undefined],
    ['5.2.7 null is lost once the declarer has a trick', at('0/99 1/8', 'null'), 'opponents'],
    [
      'patrolki 2.4.4 an announced patrolka leaves the game open at 61 points',
      at('61/20 6/2', 'clubs', 1, 18, 1),
      undefined,
    ],
    [
      'patrolki 2.4.4 opponents with 60 points have won against an announced patrolka',
      at('20/60 2/6', 'clubs', 1, 18, 1),
      'opponents',
    ],
  ] as const)('%s', (_, situation, side) => {
    expect(decided(pzskat, situation)).toBe(side)
  })
})

describe('2.6, 2.7 of the dossier: the judgement', () => {
  test.each([
    [
      '4.1.4 a declarer at fault loses an open game',
      at('40/30 4/3'),
      'declarer',
      'opponents',
      'simple',
      null,
    ],
    ['4.1.4 opponents at fault lose an open game', at('40/30 4/3'), 'opponents', 'declarer', 'simple', null],
    [
      '4.1.3 a declarer at fault keeps a game that is won',
      at('61/30 6/3'),
      'declarer',
      'declarer',
      'simple',
      'declarer',
    ],
    [
      '4.1.3 a declarer at fault keeps schneider',
      at('90/20 8/1'),
      'declarer',
      'declarer',
      'schneider',
      'declarer',
    ],
    [
      '4.1.3 opponents at fault keep a game that the declarer has lost',
      at('31/89 3/6'),
      'opponents',
      'opponents',
      'simple',
      'opponents',
    ],
    [
      '4.1.3 opponents at fault keep schneider',
      at('30/90 3/6'),
      'opponents',
      'opponents',
      'schneider',
      'opponents',
    ],
    [
      '4.1.5 opponents at fault grant the schwarz that the bid needs',
      at('40/0 4/0', 'hearts', 1, 40),
      'opponents',
      'declarer',
      'schwarz',
      null,
    ],
    [
      '4.1.5 a declarer at fault loses before the schwarz that the bid needs is made',
      at('118/0 9/0', 'hearts', 1, 40),
      'declarer',
      'opponents',
      'simple',
      null,
    ],
    ['4.1.5 schwarz made', at('120/0 10/0', 'hearts', 1, 40), 'declarer', 'declarer', 'schwarz', 'declarer'],
    [
      '5.2.7 opponents at fault lose null before the declarer has a trick',
      at('0/30 0/3', 'null'),
      'opponents',
      'declarer',
      'simple',
      null,
    ],
  ] as const)('%s', (_, situation, by, winner, level, decidedBefore) => {
    expect(judge(pzskat, situation, by)).toEqual({ winner, level, decidedBefore })
  })

  test.each([
    ['5.2.3 31 points are not schneider', { points: 31, tricks: 3 }, 'simple'],
    ['5.2.3 30 points are schneider', { points: 30, tricks: 3 }, 'schneider'],
    ['5.2.4 a trick without points saves from schwarz', { points: 0, tricks: 1 }, 'schneider'],
    ['5.2.4 no trick is schwarz, whatever points lie in the skat', { points: 22, tricks: 0 }, 'schwarz'],
  ] as const)('%s', (_, taken, level) => {
    expect(levelAgainst(taken)).toBe(level)
  })

  test.each([
    [
      '5.4.3 a declarer with the club jack can make schwarz',
      at('0/0 0/0', 'clubs', 1),
      'declarer',
      'schwarz',
      'schwarz',
    ],
    [
      '5.4.3 a declarer without six can make schneider, not schwarz',
      at('0/0 0/0', 'clubs', -6),
      'declarer',
      'schwarz',
      'schneider',
    ],
    [
      '5.4.3 a declarer without seven can make no level',
      at('0/0 0/0', 'clubs', -7),
      'declarer',
      'schwarz',
      'simple',
    ],
    [
      '4.3.6 opponents can make schwarz against two matadors',
      at('0/0 0/0', 'clubs', 2),
      'opponents',
      'schwarz',
      'schwarz',
    ],
    [
      '4.3.6 opponents can make schneider, not schwarz, against three matadors',
      at('0/0 0/0', 'clubs', 3),
      'opponents',
      'schwarz',
      'schneider',
    ],
    [
      '4.3.6 opponents can make schneider against six matadors',
      at('0/0 0/0', 'clubs', 6),
      'opponents',
      'schneider',
      'schneider',
    ],
    [
      '4.3.6 opponents can make no level against seven matadors',
      at('0/0 0/0', 'clubs', 7),
      'opponents',
      'schneider',
      'simple',
    ],
    [
      '4.3.6 opponents can make schwarz against a declarer without seven',
      at('0/0 0/0', 'clubs', -7),
      'opponents',
      'schwarz',
      'schwarz',
    ],
    ['5.2.7 null has no level to make', at('0/0 0/0', 'null'), 'declarer', 'schwarz', 'simple'],
  ] as const)('%s', (_, situation, winner: Side, wanted, level) => {
    expect(possible(situation, winner, wanted)).toBe(level)
  })

  test.each([
    [
      'isko 4.1.9 a game that is lost below the level needed gets no level',
      at('40/4 4/1', 'hearts', 1, 40),
      'opponents',
      'simple',
    ],
    [
      'isko 4.1.9 a game that cannot reach the bid gets no level',
      at('40/0 4/0', 'spades', -1, 44),
      'opponents',
      'simple',
    ],
    ['isko 4.1.9 a won game gets the level that the rest makes', at('40/20 4/2'), 'declarer', 'schneider'],
    ['isko 4.1.9 a declarer who has made schneider keeps it', at('90/20 8/1'), 'declarer', 'schneider'],
    ['5.2.7 null gets no level', at('0/0 0/0', 'null'), 'declarer', 'simple'],
  ] as const)('%s', (_, situation, winner, level) => {
    expect(judgeWithRest(isko, situation)).toMatchObject({ winner, level })
  })
})

describe('4.3.4–4.3.6 the remaining tricks are counted', () => {
  test.each([
    [
      '4.3.4 the declarer gets the rest and makes schneider',
      at('40/20 4/2'),
      'declarer',
      'declarer',
      'schneider',
      null,
    ],
    [
      '4.3.4 the declarer gets the rest and makes schwarz',
      at('40/0 4/0'),
      'declarer',
      'declarer',
      'schwarz',
      null,
    ],
    [
      '4.3.4 the declarer gets the rest and makes the schwarz that the bid needs',
      at('40/0 4/0', 'hearts', 1, 40),
      'declarer',
      'declarer',
      'schwarz',
      null,
    ],
    [
      '4.3.4 the declarer gets the rest, but a trick has cost the schwarz that the bid needs',
      at('40/4 4/1', 'hearts', 1, 40),
      'declarer',
      'opponents',
      'simple',
      'opponents',
    ],
    [
      '4.3.4 the declarer gets the rest, but 31 points have cost the schneider that the bid needs',
      at('40/31 4/3', 'hearts', 1, 30),
      'declarer',
      'opponents',
      'simple',
      'opponents',
    ],
    [
      '4.3.4 the declarer gets the rest and makes the schneider that the bid needs',
      at('40/30 4/3', 'hearts', 1, 30),
      'declarer',
      'declarer',
      'schneider',
      null,
    ],
    [
      '5.4.3 the declarer gets the rest, but no level can reach the bid',
      at('40/0 4/0', 'spades', -1, 44),
      'declarer',
      'opponents',
      'simple',
      'opponents',
    ],
    [
      'patrolki 2.4.4 the declarer gets the rest, and the patrolka with it',
      at('40/20 4/2', 'clubs', 1, 18, 1),
      'declarer',
      'declarer',
      'schneider',
      null,
    ],
    [
      'patrolki 2.4.4 the opponents get the rest, so the patrolka fails',
      at('61/20 6/2', 'clubs', 1, 18, 1),
      'opponents',
      'opponents',
      'simple',
      null,
    ],
    [
      '4.3.6 the opponents get the rest, which brings them over 30 points',
      at('70/25 7/2'),
      'opponents',
      'declarer',
      'simple',
      'declarer',
    ],
    [
      '5.2.4 the opponents get the rest, and their first trick in it',
      at('100/0 9/0'),
      'opponents',
      'declarer',
      'schneider',
      'declarer',
    ],
    [
      '5.2.4 the opponents get the rest as their second trick',
      at('100/5 8/1'),
      'opponents',
      'declarer',
      'schneider',
      'declarer',
    ],
    [
      '5.2.2 the opponents get the rest against 60 points, and win',
      at('60/20 6/2'),
      'opponents',
      'opponents',
      'simple',
      null,
    ],
    [
      '5.2.4 the opponents get the rest, and the declarer without a trick is schwarz',
      at('5/20 0/2'),
      'opponents',
      'opponents',
      'schwarz',
      null,
    ],
    [
      '5.2.7 in null the opponents get the rest, so the declarer takes no trick and wins',
      at('0/20 0/2', 'null'),
      'opponents',
      'declarer',
      'simple',
      null,
    ],
    [
      '5.2.7 in null the opponents get the rest, but the declarer has a trick and has lost',
      at('0/20 1/2', 'null'),
      'opponents',
      'opponents',
      'simple',
      'opponents',
    ],
  ] as const)('%s', (_, situation, to, winner, level, decidedBefore) => {
    expect(countRest(isko, situation, to)).toEqual({ winner, level, decidedBefore })
  })
})

describe('the clause of a ruling', () => {
  const open = at('40/30 4/3')
  const resigned = { how: 'resigned', cardsInHand: 8 } as const
  const showed = { how: 'opponent-showed', takesAll: false, declarerTakesNone: false } as const

  test.each([
    ['4.3.1', { how: 'resigned', cardsInHand: 9 }, 'opponents'],
    ['4.3.2', { ...resigned, consent: true }, 'opponents'],
    ['4.3.2', resigned, 'consent-needed'],
    ['4.3.2', { ...resigned, consent: false }, 'consent-needed'],
    ['4.3.3', { how: 'conceded' }, 'declarer'],
    ['4.3.3', { how: 'conceded', playOn: true }, 'corrected'],
    ['4.3.4', { how: 'declarer-showed', holds: true }, 'declarer'],
    ['4.3.4', { how: 'declarer-showed', holds: false }, 'opponents'],
    ['4.1.6', { how: 'declarer-showed', holds: false, playOn: true }, 'corrected'],
    ['4.3.5', { ...showed, takesAll: true }, 'opponents'],
    ['4.3.5', showed, 'declarer'],
    ['4.1.6', { ...showed, playOn: true }, 'corrected'],
    ['4.3.1', { how: 'thrown-in', by: 'declarer', cardsInHand: 9 }, 'opponents'],
    ['4.3.6', { how: 'thrown-in', by: 'declarer', cardsInHand: 8 }, 'opponents'],
    ['4.3.6', { how: 'thrown-in', by: 'opponents', cardsInHand: 9 }, 'declarer'],
    ['4.4.5', { how: 'tricks-left', holds: true }, 'declarer'],
    ['4.4.5', { how: 'tricks-left', holds: false }, 'opponents'],
    ['4.1.6', { how: 'tricks-left', holds: false, playOn: true }, 'corrected'],
  ] as const)('isko %s rules %j: %s', (clause, facts: Shortened, outcome) => {
    const ruling = ruleShortened(isko, open, facts)
    expect([ruling.clause, ruling.ended ? ruling.winner : ruling.remedy]).toEqual([clause, outcome])
  })

  test.each([
    ['4.3.4', { how: 'declarer-showed', holds: true }, 'declarer'],
    ['4.3.4', { how: 'declarer-showed', holds: false }, 'played-open'],
    ['4.3.5', { ...showed, declarerTakesNone: true }, 'opponents'],
    ['4.3.5', { ...showed, takesAll: true }, 'declarer'],
  ] as const)('pzskat %s rules %j: %s', (clause, facts: Shortened, outcome) => {
    const ruling = ruleShortened(pzskat, open, facts)
    expect([ruling.clause, ruling.ended ? ruling.winner : ruling.remedy]).toEqual([clause, outcome])
  })

  test.each([
    ['4.1.10', 'lead-out-of-turn', at('55/50 5/4'), {}],
    ['4.2.5', 'revoke', open, { cardsMixed: true }],
    ['4.2.5', 'old-revoke', open, { cardsMixed: true }],
    ['4.1.9', 'cards-shown', open, {}],
    ['4.1.6', 'hint', open, { playOn: true }],
  ] as const)('%s play goes on after %s', (clause, fault: Fault, situation, more) => {
    expect(ruleFault(isko, { fault, by: 'declarer', situation, ...more })).toMatchObject({
      ended: false,
      clause,
    })
  })

  test.each([
    ['4.1.7 a finished trick corrects a lead out of turn, not a revoke', 'revoke', { trickComplete: true }],
    [
      '4.2.5 once the cards are mixed it is too late to report a revoke, not a hint',
      'hint',
      { cardsMixed: true },
    ],
    ['4.2.4 play cannot go on after an old revoke', 'old-revoke', { playOn: true }],
    ['4.2.6 play cannot go on with a wrong number of cards', 'wrong-number', { playOn: true }],
  ] as const)('%s', (_, fault: Fault, more) => {
    const ruling = ruleFault(isko, { fault, by: 'declarer', situation: open, ...more })
    expect(ruling).toMatchObject({ ended: true, winner: 'opponents', level: 'simple' })
  })
})

describe('values without a level reached', () => {
  test('5.2.7 null: the level is simple, whoever wins', () => {
    for (const by of ['declarer', 'opponents'] as const)
      expect(ruleFault(isko, { fault: 'revoke', by, situation: at('0/30 0/3', 'null') })).toMatchObject({
        level: 'simple',
        value: { kind: 'null', won: by === 'opponents' },
      })
  })

  test('4.2.6 in null no level can be proved, or in pzskat 4.3.4 demanded', () => {
    const situation = at('0/30 0/3', 'null')
    const proved = { fault: 'wrong-number', by: 'opponents', situation, proved: 'schwarz' } as const
    expect(ruleFault(isko, proved)).toMatchObject({ winner: 'declarer', level: 'simple', score: 23 })
    const demanded = { how: 'declarer-showed', holds: true, demanded: 'schwarz' } as const
    expect(ruleShortened(pzskat, situation, demanded)).toMatchObject({ level: 'simple', score: 23 })
  })

  test('pzskat 4.3.4, 5.4.3 no level can be demanded if the bid is out of reach: the game is lost simple', () => {
    const situation = { ...at('30/0 3/0'), bid: 264 }
    const demanded = { how: 'declarer-showed', holds: true, demanded: 'schneider' } as const
    expect(ruleShortened(pzskat, situation, demanded)).toMatchObject({ winner: 'opponents', level: 'simple' })
  })

  test('4.3.6 opponents who throw in nine cards have not resigned: the remaining tricks are counted', () => {
    const facts = { how: 'thrown-in', by: 'opponents', cardsInHand: 9 } as const
    expect(ruleShortened(isko, at('20/0 1/0'), facts)).toMatchObject({ level: 'schwarz', score: 120 })
  })

  test('4.2.6 without a claim no level is proved', () => {
    const situation = at('80/10 8/1')
    expect(ruleFault(isko, { fault: 'wrong-number', by: 'opponents', situation })).toMatchObject({
      winner: 'declarer',
      level: 'simple',
      score: 72,
    })
  })
})

describe('3.2–3.4 further details of rulings', () => {
  const nothing = ['nothing', 'nothing', 'nothing'] as const

  test('3.3.9 a look into a hand before anybody spoke does not count as a look at the skat', () => {
    const saw = { fault: 'saw', by: 2, words: nothing } as const
    expect(ruleAuction(pzskat, { ...saw, what: 'hand' }).clause).toBe('3.3.9')
    expect(ruleAuction(pzskat, { ...saw, what: 'skat' }).clause).toBe('3.2.14')
  })

  test('3.3.10 only a declarer after the auction may still pass', () => {
    const rulings = [
      ruleAuction(pzskat, { fault: 'outsider-saw', words: nothing }),
      ruleAuction(pzskat, { fault: 'saw', by: 0, what: 'skat', words: nothing }),
      ruleAuction(pzskat, {
        fault: 'picked-up',
        by: 0,
        words: nothing,
        recognised: true,
        afterAuction: false,
      }),
      ruleAuction(pzskat, {
        fault: 'picked-up',
        by: 0,
        words: nothing,
        recognised: false,
        afterAuction: true,
      }),
    ]
    expect(rulings.map(({ declarerMayPass }) => declarerMayPass)).toEqual([false, false, false, true])
    expect(rulings.map(({ clause }) => clause)).toEqual(['3.3.9', '3.2.14', '3.3.10', '3.3.10'])
  })

  test('3.4.6 an announcement that is valid after all cites this clause', () => {
    const held = cards('CJ HJ C7 C8 S7 S8 H7 H8 D7 D8 D9 H9')
    const led = { fault: 'led-before-announcing', held, bid: 18, hand: false, ownLead: true } as const
    expect(ruleAnnouncement(pzskat, led)).toEqual({ ended: false, remedy: 'put-right', clause: '3.4.6' })
    const ten = { fault: 'wrong-number', cards: 10, ledEarly: false, dealtRight: true } as const
    expect(ruleAnnouncement(pzskat, { ...ten, situation: at('0/0 0/0') })).toEqual({
      ended: false,
      remedy: 'no-consequence',
      clause: '3.4.6',
    })
  })

  test('3.4.4 among games that cost the same, the first is written: clubs before diamonds', () => {
    // With 1 at 36: both clubs and diamonds count as 36.
    const loss = cheapestLoss(pzskat, cards('CJ HJ C7 C8 S7 S8 H7 H8 D7 D8 D9 H9'), 36)
    expect(loss).toMatchObject({ score: -72, level: 'simple', winner: 'opponents', decidedBefore: null })
    expect(gameNames[loss.announcement.game]).toBe('clubs')
    expect(loss.matadors).toEqual({ with: true, n: 1 })
  })
})
