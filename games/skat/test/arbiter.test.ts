/** The arbiter's rulings, one row per clause. Grand with 2 and nothing else is worth 72. */
import { describe, expect, test } from 'vitest'
import {
  type Addition,
  announcement,
  type Fault,
  faults,
  gameNames,
  type Level,
  profiles,
  ruleFault,
  ruleNamed,
  type Rules,
  ruleShortened,
  type Ruling,
  type Shortened,
  type Side,
  type Situation,
} from '../src/index.js'

const { isko, pzskat } = profiles

/** `40/30 4/3`: points of declarer and opponents, then their tricks. */
function at(stand: string, words = 'grand', matadors = 2, bid = 18, patrolki = 0): Situation {
  const [points, tricks] = stand.split(' ').map((pair) => pair.split('/').map(Number)) as [number[], number[]]
  const [name, ...rest] = words.split(' ')
  const addition = rest.find((word) => word !== 'hand') as Addition | undefined
  const game = gameNames.indexOf(name as 'null') as 0
  return {
    announcement: announcement(game, rest.includes('hand'), addition, patrolki),
    matadors: name === 'null' ? null : { with: matadors > 0, n: Math.abs(matadors) },
    bid,
    declarer: { points: points[0] as number, tricks: tricks[0] as number },
    opponents: { points: points[1] as number, tricks: tricks[1] as number },
  }
}

const fault = (rules: Rules, kind: Fault, by: Side, situation: Situation, more: object = {}): Ruling =>
  ruleFault(rules, { fault: kind, by, situation, ...more })

const score = (ruling: Ruling): number | string => (ruling.ended ? ruling.score : ruling.remedy)

describe('4.1 faults of play', () => {
  test.each([
    ['4.1.3 a declarer at fault keeps a game that is won', 'declarer', at('61/20 6/2'), 72],
    ['4.1.3 opponents at fault keep a game that the declarer has lost', 'opponents', at('30/60 3/5'), -144],
    [
      '4.1.3 opponents at fault keep a game that the declarer has lost with schneider',
      'opponents',
      at('10/90 1/7'),
      -192,
    ],
    ['4.1.4 a declarer at fault loses an open game, without a level', 'declarer', at('0/30 0/3'), -144],
    ['4.1.4 opponents at fault lose an open game, without a level', 'opponents', at('10/30 1/3'), 72],
    ['4.1.4 opponents at fault lose to the schneider that is reached', 'opponents', at('90/0 7/0'), 96],
    [
      '4.1.5 opponents at fault grant the schneider that the bid needs',
      'opponents',
      at('40/30 4/3', 'hearts', 1, 30),
      30,
    ],
    [
      '4.1.5 opponents at fault do not grant a schneider that is lost already',
      'opponents',
      at('40/31 4/3', 'hearts', 1, 30),
      -60,
    ],
    [
      '4.1.5 opponents at fault grant the schwarz that the bid needs',
      'opponents',
      at('40/0 4/0', 'hearts', 1, 40),
      40,
    ],
    [
      '5.4.3 opponents at fault do not grant what the trumps rule out',
      'opponents',
      at('40/0 4/0', 'spades', -1, 44),
      -88,
    ],
    ['5.2.7 null is open until the declarer takes a trick', 'opponents', at('0/30 0/3', 'null'), 23],
    ['5.2.7 null is lost from the declarer’s first trick on', 'opponents', at('10/30 1/3', 'null'), -46],
    ['5.4.1 a lost game counts at least the bid', 'declarer', at('40/30 4/3', 'hearts', 1, 50), -100],
  ] as const)('%s', (_, by, situation, expected) => {
    const ruling = fault(pzskat, 'lead-out-of-turn', by, situation)
    expect(score(ruling)).toBe(expected)
    expect(ruling.clause).toBe('4.1.3')
    expect(ruling.ended && ruling.lines.at(-1)?.args['score']).toBe(expected)
  })

  test.each([
    [
      '4.1.6 the innocent side may play on, and the lead is corrected',
      { playOn: true },
      'corrected',
      '4.1.6',
    ],
    ['4.1.7 a finished trick makes the lead valid', { trickComplete: true }, 'stands', '4.1.7'],
  ])('%s', (_, more, remedy, clause) => {
    const ruling = fault(pzskat, 'lead-out-of-turn', 'declarer', at('40/30 4/3'), more)
    expect(ruling).toEqual({ ended: false, remedy, clause })
  })

  test('4.1.10 a lead out of turn to the last trick has no consequence, but a revoke has one', () => {
    const last = at('55/50 5/4')
    expect(score(fault(isko, 'lead-out-of-turn', 'declarer', last))).toBe('no-consequence')
    expect(score(fault(isko, 'revoke', 'declarer', last))).toBe(-144)
  })

  test.each([
    ['4.1.9 a declarer who shows cards takes them back', isko, 'declarer', at('40/30 4/3'), 'taken-back'],
    [
      'isko 4.1.9 opponents who show cards give the declarer the rest: schneider',
      isko,
      'opponents',
      at('40/30 4/3'),
      96,
    ],
    [
      'isko 4.1.9 opponents who show cards give the declarer the rest: schwarz',
      isko,
      'opponents',
      at('40/0 4/0'),
      120,
    ],
    [
      'isko 4.1.9 the rest makes no schwarz without the club jack',
      isko,
      'opponents',
      at('40/0 4/0', 'grand', -2),
      96,
    ],
    [
      'isko 4.1.9 opponents who show cards keep a game that the declarer has lost',
      isko,
      'opponents',
      at('20/60 2/5'),
      -144,
    ],
    ['isko 4.1.9 opponents who show cards lose null', isko, 'opponents', at('0/30 0/3', 'null'), 23],
    ['pzskat 4.1.9 opponents who show cards lose without a level', pzskat, 'opponents', at('40/30 4/3'), 72],
  ] as const)('%s', (_, rules, by, situation, expected) => {
    expect(score(fault(rules, 'cards-shown', by, situation))).toBe(expected)
  })

  test('patrolki 2.4.4 a patrolka keeps the game open beyond 61 points', () => {
    const situation = at('70/10 6/2', 'spades', 1, 18, 1)
    expect(fault(profiles.isko, 'revoke', 'declarer', situation)).toMatchObject({
      winner: 'opponents',
      decidedBefore: null,
    })
  })
})

describe('4.2, 4.4 other faults', () => {
  test.each([
    ['4.2.3 a revoke loses the game', 'revoke', {}, -144],
    ['4.2.3 a revoke is corrected when play goes on', 'revoke', { playOn: true }, 'corrected'],
    ['4.2.4 an old revoke has ended the game, and cannot be corrected', 'old-revoke', { playOn: true }, -144],
    [
      '4.2.5 a complaint is too late once the cards are mixed',
      'old-revoke',
      { cardsMixed: true },
      'too-late',
    ],
    ['4.2.6 a wrong number of cards cannot be corrected', 'wrong-number', { playOn: true }, -144],
    ['4.2.7 a card played or drawn before its turn loses the game', 'played-early', {}, -144],
    ['4.2.8 a look at the skat loses the game', 'skat-seen', {}, -144],
    ['4.2.9 a hint loses the game', 'hint', {}, -144],
    ['4.5.8 counting aloud loses the game, as a hint does', 'counted-aloud', {}, -144],
    ['4.4.4 mixing up tricks loses the game', 'tricks-mixed', {}, -144],
    ['4.4.6 looking at older tricks loses the game', 'tricks-inspected', {}, -144],
  ] as const)('%s', (_, kind, more, expected) => {
    const ruling = fault(pzskat, kind, 'declarer', at('40/30 4/3'), more)
    expect(score(ruling)).toBe(expected)
    if (ruling.ended) expect(ruling.clause).toBe(faults[kind].clause)
  })

  test.each([
    ['4.2.6 the side with ten cards proves schneider', 'opponents', 'schneider', at('80/10 8/1'), 96],
    [
      '4.2.6 schwarz cannot be proved without the club jack',
      'opponents',
      'schwarz',
      at('80/0 8/0', 'grand', -2),
      96,
    ],
    [
      '4.2.6 schwarz cannot be proved against three matadors',
      'declarer',
      'schwarz',
      at('0/30 0/3', 'grand', 3),
      -240,
    ],
    ['4.2.6 opponents prove schneider', 'declarer', 'schneider', at('10/80 1/8'), -192],
    [
      '4.2.6 a declarer who has won stays the winner, and no level is proved',
      'declarer',
      'schneider',
      at('61/20 6/2'),
      72,
    ],
  ] as const)('%s', (_, by, proved: Level, situation, expected) => {
    expect(score(fault(pzskat, 'wrong-number', by, situation, { proved }))).toBe(expected)
  })

  test.each([
    ['3.4.6 a game announced with a wrong number of cards', 'announced-with-wrong-number'],
    ['3.4.8 a look at the skat after the announcement', 'skat-after-announcement'],
    ['patrolki 2.4.5 a changed number of patrolki', 'patrolki-changed'],
  ] as const)('%s loses without a level, whatever else is said', (_, kind) => {
    const ruling = fault(pzskat, kind, 'declarer', at('0/0 0/0', 'clubs hand'), { playOn: true })
    expect(ruling).toMatchObject({ winner: 'opponents', level: 'simple', score: -96 })
  })
})

describe('4.3 shortened games', () => {
  const short = (rules: Rules, situation: Situation, facts: Shortened): number | string =>
    score(ruleShortened(rules, situation, facts))

  test.each([
    ['isko', { dealerConsents: true }, -144],
    ['pzskat', { dealerConsents: true }, 'consent-needed'],
    ['patrolki', { dealerConsents: true }, 'consent-needed'],
    ['isko', { dealerConsents: false }, 'consent-needed'],
    ['pzskat', { dealerConsents: true, consent: true }, -144],
  ] as const)(
    'isko 4.3.2, pzskat 4.3.2 the consent of the dealer who sits out, by the rules of %s: %j gives %s',
    (profile, consents, expected) => {
      const facts = { how: 'resigned', cardsInHand: 8, ...consents } as const
      expect(short(profiles[profile], at('0/30 0/2'), facts)).toBe(expected)
    },
  )

  test.each([
    [
      '4.3.1 a declarer with nine cards may give up alone',
      at('0/14 0/1'),
      { how: 'resigned', cardsInHand: 9 },
      -144,
    ],
    [
      '4.3.2 a declarer with eight cards may give up with consent',
      at('0/30 0/2'),
      { how: 'resigned', cardsInHand: 8, consent: true },
      -144,
    ],
    [
      '4.3.2 a declarer with eight cards cannot give up without consent',
      at('0/30 0/2'),
      { how: 'resigned', cardsInHand: 8 },
      'consent-needed',
    ],
    ['4.3.3 an opponent who concedes loses the game', at('20/10 2/1'), { how: 'conceded' }, 72],
    [
      '4.3.3 an opponent who concedes grants the schneider that the bid needs',
      at('20/10 2/1', 'hearts', 1, 30),
      { how: 'conceded' },
      30,
    ],
    [
      '4.3.3 the declarer may play on after an opponent concedes',
      at('20/10 2/1'),
      { how: 'conceded', playOn: true },
      'corrected',
    ],
    [
      '4.3.6 a declarer who throws in nine cards has given up',
      at('0/14 0/1'),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 9 },
      -144,
    ],
    [
      '4.3.6 a declarer who throws in later gives the opponents the rest',
      at('25/30 2/3'),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 5 },
      -192,
    ],
    [
      '4.3.6 opponents who throw in give the declarer the rest',
      at('40/35 4/3'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 3 },
      72,
    ],
    [
      '4.3.6 opponents who throw in can become schneider by the rest',
      at('40/10 4/1'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 5 },
      96,
    ],
    [
      '4.3.6 opponents who throw in are not schwarz without the club jack',
      at('40/0 4/0', 'grand', -2),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 6 },
      96,
    ],
    [
      '4.3.6 a declarer with two matadors can become schwarz: both may lie in the skat',
      at('4/30 0/3'),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -240,
    ],
    [
      '4.3.6 a declarer with three matadors cannot become schwarz: one of them takes a trick',
      at('6/30 0/3', 'grand', 3),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -240,
    ],
    [
      '4.3.6 a declarer whose matadors have more than 30 points cannot become schneider',
      at('0/30 0/3', 'clubs', 7),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -192,
    ],
    [
      '4.3.6 a declarer without seven can become schwarz',
      at('0/30 0/3', 'clubs', -7),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -240,
    ],
    [
      '4.3.6 a schneider that was already excluded is not granted',
      at('40/30 4/3'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 3, excluded: 'schneider' },
      72,
    ],
    [
      '4.3.6 without the exclusion the same cards are schneider',
      at('40/30 4/3'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 3 },
      96,
    ],
    [
      '4.3.6 an excluded schwarz leaves schneider',
      at('40/0 4/0'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 6, excluded: 'schwarz' },
      96,
    ],
    [
      '4.3.6 the opponents get no excluded level either',
      at('25/30 2/3'),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 5, excluded: 'schneider' },
      -144,
    ],
    [
      '4.3.6 a bid that needs the excluded level is lost',
      at('20/10 2/1', 'hearts', 1, 30),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 7, excluded: 'schneider' },
      -60,
    ],
    [
      '4.3.6 opponents who throw in lose null',
      at('0/30 0/3', 'null'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 7 },
      23,
    ],
    [
      '4.4.5 a declarer who leaves tricks lying wins if all the rest is theirs',
      at('40/20 4/2'),
      { how: 'tricks-left', holds: true },
      96,
    ],
    [
      '4.4.5 a declarer who leaves tricks lying loses if a trick is not theirs',
      at('40/20 4/2'),
      { how: 'tricks-left', holds: false },
      -144,
    ],
    [
      '4.4.5 tricks left lying are corrected if the opponents play on',
      at('40/20 4/2'),
      { how: 'tricks-left', holds: false, playOn: true },
      'corrected',
    ],
  ] as const)('%s', (_, situation, facts: Shortened, expected) => {
    for (const rules of [isko, pzskat]) expect(short(rules, situation, facts)).toBe(expected)
  })

  test.each([
    ['isko 4.3.4 a claim that holds gives the declarer the rest', isko, at('40/20 4/2'), { holds: true }, 96],
    [
      'isko 4.3.4 a claim that holds makes schwarz against no trick',
      isko,
      at('40/0 4/0'),
      { holds: true },
      120,
    ],
    ['isko 4.3.4 a claim that holds is lost against 60 points', isko, at('40/60 4/4'), { holds: true }, -144],
    [
      'isko 4.3.4 a claim that holds is lost below the level that the bid needs',
      isko,
      at('40/31 4/3', 'hearts', 1, 30),
      { holds: true },
      -60,
    ],
    ['isko 4.3.4 a claim that does not hold loses the game', isko, at('40/20 4/2'), { holds: false }, -144],
    [
      'isko 4.3.4 a claim that does not hold costs nothing after 61 points',
      isko,
      at('61/20 6/2'),
      { holds: false },
      72,
    ],
    [
      'isko 4.3.4 a claim that does not hold is corrected if the opponents play on',
      isko,
      at('40/20 4/2'),
      { holds: false, playOn: true },
      'corrected',
    ],
    [
      'isko 4.3.4 in null the declarer claims to take no trick',
      isko,
      at('0/20 0/2', 'null'),
      { holds: true },
      23,
    ],
    ['isko 4.3.4 in null a claim after a trick is lost', isko, at('4/20 1/2', 'null'), { holds: true }, -46],
    [
      'pzskat 4.3.4 an offer that all accept wins without a level',
      pzskat,
      at('40/20 4/2'),
      { holds: true },
      72,
    ],
    [
      'pzskat 4.3.4 an offer that all accept wins with the demanded level',
      pzskat,
      at('40/20 4/2'),
      { holds: true, demanded: 'schneider' },
      96,
    ],
    [
      'pzskat 4.3.4 after a refused offer the declarer plays with an open hand',
      pzskat,
      at('40/20 4/2'),
      { holds: false },
      'played-open',
    ],
    [
      'pzskat 4.3.4 schneider cannot be demanded against 31 points',
      pzskat,
      at('40/31 4/3'),
      { holds: true, demanded: 'schneider' },
      72,
    ],
    [
      'pzskat 4.3.4 schwarz demanded against a trick counts as schneider',
      pzskat,
      at('40/30 4/3'),
      { holds: true, demanded: 'schwarz' },
      96,
    ],
    [
      'pzskat 4.3.4 schwarz can be demanded against no trick',
      pzskat,
      at('40/0 4/0'),
      { holds: true, demanded: 'schwarz' },
      120,
    ],
    [
      'pzskat 4.3.4 an offer does not win a lost game',
      pzskat,
      at('40/60 4/4'),
      { holds: true, demanded: 'schneider' },
      -144,
    ],
  ] as const)('%s', (_, rules, situation, facts, expected) => {
    expect(short(rules, situation, { how: 'declarer-showed', ...facts })).toBe(expected)
  })

  test.each([
    ['isko 4.3.5 an opponent who shows a hand that takes all wins', isko, true, true, at('20/30 2/3'), -192],
    [
      'isko 4.3.5 an opponent loses if their open hand does not take all, even if the partner takes the others',
      isko,
      false,
      true,
      at('40/40 4/3'),
      72,
    ],
    [
      'isko 4.3.5 an opponent whose open hand does not take all gives the declarer the rest',
      isko,
      false,
      true,
      at('40/30 4/3'),
      96,
    ],
    [
      'pzskat 4.3.5 an opponent who shows cards wins if the declarer takes nothing more',
      pzskat,
      false,
      true,
      at('40/40 4/3'),
      -144,
    ],
    [
      'pzskat 4.3.5 an opponent who shows cards loses if the declarer takes a trick more',
      pzskat,
      false,
      false,
      at('40/30 4/3'),
      96,
    ],
    ['pzskat 4.3.5 a declarer with 61 points stays the winner', pzskat, true, true, at('61/20 6/2'), 72],
    ['4.3.5 null is won if the declarer takes nothing more', pzskat, true, true, at('0/20 0/2', 'null'), 23],
    [
      'patrolki 2.4.4 an opponent who takes all the rest makes the patrolka fail',
      isko,
      true,
      true,
      at('61/20 6/2', 'clubs', 2, 18, 1),
      -120,
    ],
  ] as const)('%s', (_, rules, takesAll, declarerTakesNone, situation, expected) => {
    const ruling = ruleShortened(rules, situation, { how: 'opponent-showed', takesAll, declarerTakesNone })
    expect(score(ruling)).toBe(expected)
  })

  test('4.1.6 a wrong lay-down has no effect if the declarer plays on', () => {
    const facts: Shortened = {
      how: 'opponent-showed',
      takesAll: false,
      declarerTakesNone: false,
      playOn: true,
    }
    expect(short(isko, at('40/40 4/3'), facts)).toBe('corrected')
  })
})

describe('clauses in the numbering of the profile', () => {
  test.each([
    ['isko', '4.4.6', '4.3.3', '4.5.8'],
    ['patrolki', '4.3.6', 'pzskat 4.3.3', '4.4.8'],
    ['towarzyski', 'pzskat 4.4.6', 'pzskat 4.3.3', 'pzskat 4.5.8'],
  ])('4.4.6, 4.3.3, 4.5.8 in %s', (id, inspected, conceded, counted) => {
    const rules = { ...pzskat, id }
    expect(fault(rules, 'tricks-inspected', 'declarer', at('40/30 4/3')).clause).toBe(inspected)
    expect(ruleShortened(rules, at('40/30 4/3'), { how: 'conceded' }).clause).toBe(conceded)
    expect(fault(rules, 'counted-aloud', 'declarer', at('40/30 4/3')).clause).toBe(counted)
  })

  test.each([
    ['pzskat', true, 'stands', '4.1.2'],
    ['pzskat', false, 'no-consequence', '4.1.2'],
    ['isko', true, 'no-consequence', '4.1.2'],
    ['patrolki', true, 'no-consequence', '4.1.2'],
    ['towarzyski', true, 'no-consequence', 'pzskat 4.1.2'],
  ] as const)(
    '4.1.2 by the rules of %s a card that is named, of an open hand: %s, %s',
    (profile, openHand, remedy, clause) => {
      expect(ruleNamed(profiles[profile], { openHand })).toMatchObject({ ended: false, remedy, clause })
    },
  )
})
