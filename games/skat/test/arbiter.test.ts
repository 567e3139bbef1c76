/** The arbiter's rulings, one row per clause. Grand with 2 and nothing else is worth 72. */
import { describe, expect, test } from 'vitest'
import type { Addition, Fault, Level, Rules, Ruling, Shortened, Side, Situation } from '../src/index.js'
import {
  announcement,
  arbiterRules,
  faults,
  gameNames,
  profiles,
  ruleFault,
  ruleShortened,
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
    ['4.1.3 what is won stays won', 'declarer', at('61/20 6/2'), 72],
    ['4.1.3 what is lost stays lost', 'opponents', at('30/60 3/5'), -144],
    ['4.1.3 lost by so much that the declarer is schneider', 'opponents', at('10/90 1/7'), -192],
    ['4.1.4 an open game is lost by the declarer at fault, simple', 'declarer', at('0/30 0/3'), -144],
    ['4.1.4 and by the opponents at fault', 'opponents', at('10/30 1/3'), 72],
    ['4.1.4 a level that is reached counts', 'opponents', at('90/0 7/0'), 96],
    ['4.1.5 the level needed is granted', 'opponents', at('40/30 4/3', 'hearts', 1, 30), 30],
    ['4.1.5 not when it is lost', 'opponents', at('40/31 4/3', 'hearts', 1, 30), -60],
    ['4.1.5 schwarz is granted before a trick is lost', 'opponents', at('40/0 4/0', 'hearts', 1, 40), 40],
    ['5.4.3 not what the trumps rule out', 'opponents', at('40/0 4/0', 'spades', -1, 44), -88],
    ['5.2.7 null is open until the declarer takes a trick', 'opponents', at('0/30 0/3', 'null'), 23],
    ['5.2.7 and lost from then on', 'opponents', at('10/30 1/3', 'null'), -46],
    ['5.4.1 a loss reaches the bid', 'declarer', at('40/30 4/3', 'hearts', 1, 50), -100],
  ] as const)('%s', (_, by, situation, expected) => {
    const ruling = fault(pzskat, 'lead-out-of-turn', by, situation)
    expect(score(ruling)).toBe(expected)
    expect(ruling.clause).toBe('4.1.3')
    expect(ruling.ended && ruling.lines.at(-1)?.args['score']).toBe(expected)
  })

  test.each([
    ['4.1.6 the innocent side plays on', { playOn: true }, 'corrected', '4.1.6'],
    ['4.1.7 a finished trick makes the lead good', { trickComplete: true }, 'stands', '4.1.7'],
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
    ['4.1.9 the declarer takes their cards back', isko, 'declarer', at('40/30 4/3'), 'taken-back'],
    ['isko 4.1.9 the rest is the declarer’s: schneider', isko, 'opponents', at('40/30 4/3'), 96],
    ['isko 4.1.9 or schwarz', isko, 'opponents', at('40/0 4/0'), 120],
    ['isko 4.1.9 not schwarz without the club jack', isko, 'opponents', at('40/0 4/0', 'grand', -2), 96],
    ['isko 4.1.9 a lost game stays lost', isko, 'opponents', at('20/60 2/5'), -144],
    ['isko 4.1.9 null is won', isko, 'opponents', at('0/30 0/3', 'null'), 23],
    ['pzskat 4.1.9 the fault alone: simple', pzskat, 'opponents', at('40/30 4/3'), 72],
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
    ['4.2.3 a revoke', 'revoke', {}, -144],
    ['4.2.3 is corrected when play goes on', 'revoke', { playOn: true }, 'corrected'],
    ['4.2.4 an old revoke ended the game; it cannot be corrected', 'old-revoke', { playOn: true }, -144],
    ['4.2.5 no complaint once the cards are mixed', 'old-revoke', { cardsMixed: true }, 'too-late'],
    ['4.2.6 a wrong number of cards cannot be put right', 'wrong-number', { playOn: true }, -144],
    ['4.2.7 a card played or drawn before its turn', 'played-early', {}, -144],
    ['4.2.8 a look at the skat', 'skat-seen', {}, -144],
    ['4.2.9 a hint', 'hint', {}, -144],
    ['4.5.8 counting aloud is a hint', 'counted-aloud', {}, -144],
    ['4.4.4 tricks mixed up', 'tricks-mixed', {}, -144],
    ['4.4.6 older tricks looked at, points counted', 'tricks-inspected', {}, -144],
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
    ['4.2.6 nor against three matadors', 'declarer', 'schwarz', at('0/30 0/3', 'grand', 3), -240],
    ['4.2.6 opponents prove schneider', 'declarer', 'schneider', at('10/80 1/8'), -192],
    ['4.2.6 a won game is not lost by it, nor is more proved', 'declarer', 'schneider', at('61/20 6/2'), 72],
  ] as const)('%s', (_, by, proved: Level, situation, expected) => {
    expect(score(fault(pzskat, 'wrong-number', by, situation, { proved }))).toBe(expected)
  })

  test.each([
    ['3.4.6 announced with other than ten cards', 'announced-with-wrong-number'],
    ['3.4.8 the skat looked at after the announcement', 'skat-after-announcement'],
    ['patrolki 2.4.5 the number of patrolki changed', 'patrolki-changed'],
  ] as const)('%s: lost, simple, without appeal', (_, kind) => {
    const ruling = fault(pzskat, kind, 'declarer', at('0/0 0/0', 'clubs hand'), { playOn: true })
    expect(ruling).toMatchObject({ winner: 'opponents', level: 'simple', score: -96 })
  })
})

describe('4.3 shortened games', () => {
  const short = (rules: Rules, situation: Situation, facts: Shortened): number | string =>
    score(ruleShortened(rules, situation, facts))

  test.each([
    ['4.3.1 alone with nine cards', at('0/14 0/1'), { how: 'resigned', cardsInHand: 9 }, -144],
    ['4.3.2 with eight by consent', at('0/30 0/2'), { how: 'resigned', cardsInHand: 8, consent: true }, -144],
    ['4.3.2 not without', at('0/30 0/2'), { how: 'resigned', cardsInHand: 8 }, 'consent-needed'],
    ['4.3.3 an opponent concedes', at('20/10 2/1'), { how: 'conceded' }, 72],
    ['4.3.3 what is needed is granted', at('20/10 2/1', 'hearts', 1, 30), { how: 'conceded' }, 30],
    ['4.3.3 the declarer plays on', at('20/10 2/1'), { how: 'conceded', playOn: true }, 'corrected'],
    [
      '4.3.6 thrown in with nine cards they have given up',
      at('0/14 0/1'),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 9 },
      -144,
    ],
    [
      '4.3.6 thrown in by the declarer',
      at('25/30 2/3'),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 5 },
      -192,
    ],
    [
      '4.3.6 thrown in by opponents',
      at('40/35 4/3'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 3 },
      72,
    ],
    [
      '4.3.6 the rest makes schneider',
      at('40/10 4/1'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 5 },
      96,
    ],
    [
      '4.3.6 schwarz is ruled out',
      at('40/0 4/0', 'grand', -2),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 6 },
      96,
    ],
    [
      '4.3.6 schwarz against two matadors, which may lie in the skat',
      at('4/30 0/3'),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -240,
    ],
    [
      '4.3.6 but not against three, one of which takes a trick',
      at('6/30 0/3', 'grand', 3),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -240,
    ],
    [
      '4.3.6 nor schneider against matadors of more than 30 points',
      at('0/30 0/3', 'clubs', 7),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -192,
    ],
    [
      '4.3.6 matadors that the declarer lacks protect them from nothing',
      at('0/30 0/3', 'clubs', -7),
      { how: 'thrown-in', by: 'declarer', cardsInHand: 7 },
      -240,
    ],
    [
      '4.3.6 null thrown in by opponents',
      at('0/30 0/3', 'null'),
      { how: 'thrown-in', by: 'opponents', cardsInHand: 7 },
      23,
    ],
    [
      '4.4.5 tricks left lying, and all the rest theirs',
      at('40/20 4/2'),
      { how: 'tricks-left', holds: true },
      96,
    ],
    ['4.4.5 one goes to the opponents', at('40/20 4/2'), { how: 'tricks-left', holds: false }, -144],
    [
      '4.4.5 unless they play on',
      at('40/20 4/2'),
      { how: 'tricks-left', holds: false, playOn: true },
      'corrected',
    ],
  ] as const)('%s', (_, situation, facts: Shortened, expected) => {
    for (const rules of [isko, pzskat]) expect(short(rules, situation, facts)).toBe(expected)
  })

  test.each([
    ['isko 4.3.4 a claim that holds', isko, at('40/20 4/2'), { holds: true }, 96],
    ['isko 4.3.4 a claim that leaves the opponents nothing', isko, at('40/0 4/0'), { holds: true }, 120],
    ['isko 4.3.4 a claim after 60 points are lost', isko, at('40/60 4/4'), { holds: true }, -144],
    [
      'isko 4.3.4 a claim below the level needed',
      isko,
      at('40/31 4/3', 'hearts', 1, 30),
      { holds: true },
      -60,
    ],
    ['isko 4.3.4 a false claim', isko, at('40/20 4/2'), { holds: false }, -144],
    ['isko 4.3.4 a false claim after 61 points', isko, at('61/20 6/2'), { holds: false }, 72],
    [
      'isko 4.3.4 a false claim, played on',
      isko,
      at('40/20 4/2'),
      { holds: false, playOn: true },
      'corrected',
    ],
    ['isko 4.3.4 in null they claim no trick', isko, at('0/20 0/2', 'null'), { holds: true }, 23],
    ['isko 4.3.4 in null after a trick', isko, at('4/20 1/2', 'null'), { holds: true }, -46],
    ['pzskat 4.3.4 an offer that all accept', pzskat, at('40/20 4/2'), { holds: true }, 72],
    [
      'pzskat 4.3.4 with the level asked for',
      pzskat,
      at('40/20 4/2'),
      { holds: true, demanded: 'schneider' },
      96,
    ],
    ['pzskat 4.3.4 an offer refused', pzskat, at('40/20 4/2'), { holds: false }, 'played-open'],
    [
      'pzskat 4.3.4 no schneider that the opponents are out of',
      pzskat,
      at('40/31 4/3'),
      { holds: true, demanded: 'schneider' },
      72,
    ],
    [
      'pzskat 4.3.4 of schwarz after a trick there remains schneider',
      pzskat,
      at('40/30 4/3'),
      { holds: true, demanded: 'schwarz' },
      96,
    ],
    ['pzskat 4.3.4 schwarz that is open', pzskat, at('40/0 4/0'), { holds: true, demanded: 'schwarz' }, 120],
    [
      'pzskat 4.3.4 nothing is offered in a lost game',
      pzskat,
      at('40/60 4/4'),
      { holds: true, demanded: 'schneider' },
      -144,
    ],
  ] as const)('%s', (_, rules, situation, facts, expected) => {
    expect(short(rules, situation, { how: 'declarer-showed', ...facts })).toBe(expected)
  })

  test.each([
    ['isko 4.3.5 they themselves take all', isko, true, true, at('20/30 2/3'), -192],
    ['isko 4.3.5 their partner would take some', isko, false, true, at('40/40 4/3'), 72],
    ['isko 4.3.5 the rest makes schneider', isko, false, true, at('40/30 4/3'), 96],
    ['pzskat 4.3.5 the declarer takes none', pzskat, false, true, at('40/40 4/3'), -144],
    ['pzskat 4.3.5 the declarer takes some', pzskat, false, false, at('40/30 4/3'), 96],
    ['pzskat 4.3.5 61 points stay won', pzskat, true, true, at('61/20 6/2'), 72],
    ['4.3.5 null, and the declarer takes none', pzskat, true, true, at('0/20 0/2', 'null'), 23],
    ['patrolki 2.4.4 a patrolka overtaken', isko, true, true, at('61/20 6/2', 'clubs', 2, 18, 1), -120],
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

  test('4.1.2 naming a card of an open hand plays it in one document only', () => {
    const named = Object.values(profiles).filter((rules) => arbiterRules(rules).namedCardIsPlayed)
    expect(named.map(({ id }) => id)).toEqual(['pzskat'])
  })
})
