/** Checks that every fact the arbiter asks for affects the ruling and the line of the list. */
import type { ArbiterFacts } from '@stolik/core'
import { expect, test } from 'vitest'
import { arbiter } from '../src/index.js'

/** The ruling, each line with its clause, and the line of the list. That the game was open is left out. */
function outcome(profile: string, question: string, facts: ArbiterFacts): string {
  const ruling = arbiter.rule(profile, question, facts)
  if ('refused' in ruling) return `${ruling.refused} ${ruling.field ?? ''}`
  const lines = ruling.lines.filter(({ code }) => /^ruling\.(?!decided\.open)/.test(code))
  const texts = lines.map(
    ({ code, args, clause }) => `${code.slice(7)} ${String(args['where'] ?? '')} by ${clause}`,
  )
  return `${texts.join(', ').replaceAll('  ', ' ')}${ruling.paper === undefined ? '' : ` = ${ruling.paper}`}`
}

test.each([
  ['wrong-card-count', { reported: 'before-end-of-auction' }, 'redeal by 3.2.9'],
  ['complaint', {}, 'redeal by 3.2.10'],
  [
    'wrong-dealer',
    { found: 'this-round', originUnknown: true },
    'finished-rounds-stand-repeat-current-round by 3.2.13',
  ],
  ['cutter-absent', {}, 'next-to-the-right-cuts by 3.2.5'],
] as const)('before the cards are seen, %s with %j gives %s', (question, facts, expected) => {
  expect(outcome('pzskat', question, facts)).toBe(expected)
})

const unbid = { forehand: 'nothing', middlehand: 'nothing', rearhand: 'nothing' } as const
const passed = { forehand: 'passed-unbid', middlehand: 'passed', rearhand: 'value' } as const

test.each([
  [
    'saw',
    { ...unbid, by: 'middlehand', what: 'hand' },
    'offender-out-of-auction by 3.3.9, out 1 by 3.3.9, free 0 by 3.3.9, free 2 by 3.3.9',
  ],
  [
    'saw',
    { ...unbid, middlehand: 'value', by: 'forehand', what: 'skat' },
    'offender-out-of-auction by 3.3.9, out 0 by 3.3.9, free 1 by 3.3.9, free 2 by 3.3.9',
  ],
  [
    'picked-up',
    { ...unbid, by: 'rearhand' },
    'offender-out-of-auction-and-two-of-twelve-drawn by 3.2.15, out 2 by 3.2.15, free 0 by 3.2.15, free 1 by 3.2.15',
  ],
  [
    'picked-up',
    { ...passed, by: 'rearhand', afterAuction: true },
    'offender-out-of-auction-and-two-of-twelve-drawn by 3.3.10, out 0 by 3.3.10, out 2 by 3.3.10, free 1 by 3.3.10, ' +
      'declarer-may-pass by 3.3.10',
  ],
  ['outsider-saw', passed, 'auction-may-restart by 3.3.9, out 0 by 3.3.9, free 1 by 3.3.9, free 2 by 3.3.9'],
] as const)('in the auction, %s with %j gives %s', (question, facts, expected) => {
  expect(outcome('pzskat', question, facts)).toBe(expected)
})

const four = { clubJack: true, spadeJack: true, heartJack: true, diamondJack: true } as const
const more = (
  moreClubs: number,
  moreSpades: number,
  moreHearts: number,
  moreDiamonds: number,
): ArbiterFacts => ({
  moreClubs,
  moreSpades,
  moreHearts,
  moreDiamonds,
})

test.each([
  [{ bid: 30, clubJack: true, hand: true }, 'hearts hand with 1 lost'],
  [{ bid: 18, spadeJack: true }, 'diamonds without 1 lost'],
  [{ bid: 18, heartJack: true }, 'diamonds without 2 lost'],
  [{ bid: 18, diamondJack: true }, 'diamonds without 3 lost'],
  [{ bid: 18, ...four, ...more(0, 1, 2, 3) }, 'clubs with 4 lost'],
  [{ bid: 18, ...four, ...more(7, 7, 7, 0) }, 'diamonds with 4 lost'],
  [{ bid: 18, ...more(7, 7, 7, 7) }, 'diamonds without 11 lost'],
  [{ bid: 18, ...more(0, 1, 7, 7) }, 'clubs without 4 lost'],
  [{ bid: 18, ...more(7, 7, 7, 1) }, 'diamonds without 5 lost'],
] as const)('the cheapest game with %j is %s', (facts, game) => {
  const ruling = `won.opponents by 3.4.4 = 1 ${game}`
  expect(outcome('pzskat', 'null-below-bid', { place: 1, ...facts })).toBe(ruling)
  const early = { place: 1, ...facts }
  expect(outcome('pzskat', 'led-before-announcing', early)).toBe(ruling.replace(' 3.4.4', ' 4.1.1'))
})

test.each([
  [{ bid: 18, ...more(0, 0, 8, 7) }, 'impossible moreHearts'],
  [{ bid: 18, moreClubs: 0 }, 'missing moreSpades'],
  [{ bid: 18, ...four }, 'missing moreClubs'],
  [{ bid: 19, clubJack: true }, 'impossible bid'],
] as const)('impossible cards are refused: %j gives %s', (facts, refused) => {
  expect(outcome('pzskat', 'null-below-bid', facts)).toBe(refused)
})

/** Clubs with 1 at 18; the declarer has 40 points, the opponents 20. */
const clubs = {
  game: 'clubs',
  matadors: 'with',
  count: 1,
  bid: 18,
  place: 2,
  declarerPoints: 40,
  declarerTricks: 3,
  opponentsPoints: 20,
  opponentsTricks: 2,
} as const

test.each([
  ['pzskat', 'announced-with-wrong-number', { cards: 10 }, 'no-consequence by 3.4.6'],
  ['pzskat', 'announced-with-wrong-number', { cards: 11 }, 'won.opponents by 3.4.6 = 2 clubs with 1 lost'],
  ['pzskat', 'tricks-mixed', { by: 'declarer', playOn: true }, 'corrected by 4.1.6'],
  ['pzskat', 'revoke', { by: 'declarer', playOn: true }, 'corrected by 4.1.6'],
  ['pzskat', 'revoke', { by: 'declarer' }, 'won.opponents by 4.2.3 = 2 clubs with 1 lost'],
  ['pzskat', 'old-revoke', { by: 'declarer', playOn: true }, 'impossible playOn'],
  ['pzskat', 'old-revoke', { by: 'declarer', cardsMixed: true }, 'too-late by 4.2.5'],
  [
    'pzskat',
    'wrong-number',
    { by: 'opponents', proved: 'schneider' },
    'won.declarer by 4.2.6 = 2 clubs with 1 schneider won',
  ],
  ['pzskat', 'wrong-number', { by: 'opponents' }, 'won.declarer by 4.2.6 = 2 clubs with 1 won'],
  ['pzskat', 'cards-shown', { by: 'opponents' }, 'won.declarer by 4.1.9 = 2 clubs with 1 won'],
  ['isko', 'cards-shown', { by: 'opponents' }, 'won.declarer by 4.1.9 = 2 clubs with 1 schneider won'],
  ['pzskat', 'conceded', { playOn: true }, 'corrected by 4.3.3'],
  [
    'pzskat',
    'declarer-showed',
    { holds: true, demanded: 'schneider' },
    'won.declarer by 4.3.4 = 2 clubs with 1 schneider won',
  ],
  ['isko', 'declarer-showed', { playOn: true }, 'corrected by 4.1.6'],
  ['isko', 'declarer-showed', {}, 'won.opponents by 4.3.4 = 2 clubs with 1 lost'],
  ['isko', 'declarer-showed', { holds: true }, 'won.declarer by 4.3.4 = 2 clubs with 1 schneider won'],
  ['isko', 'opponent-showed', { takesAll: true }, 'won.opponents by 4.3.5 = 2 clubs with 1 lost'],
  ['pzskat', 'opponent-showed', { playOn: true }, 'corrected by 4.1.6'],
  ['pzskat', 'opponent-showed', { takesAll: true }, 'won.declarer by 4.3.5 = 2 clubs with 1 schneider won'],
  [
    'isko',
    'opponent-showed',
    { declarerTakesNone: true },
    'won.declarer by 4.3.5 = 2 clubs with 1 schneider won',
  ],
  ['pzskat', 'thrown-in', { by: 'declarer', cardsInHand: 9 }, 'won.opponents by 4.3.1 = 2 clubs with 1 lost'],
  ['pzskat', 'thrown-in', { by: 'declarer', cardsInHand: 5 }, 'won.opponents by 4.3.6 = 2 clubs with 1 lost'],
  ['pzskat', 'tricks-left', { holds: true }, 'won.declarer by 4.4.5 = 2 clubs with 1 schneider won'],
  ['pzskat', 'tricks-left', { playOn: true }, 'corrected by 4.1.6'],
] as const)('in play, by the rules of %s: %s with %j gives %s', (profile, question, facts, expected) => {
  expect(outcome(profile, question, { ...clubs, ...facts })).toBe(expected)
})

test.each([
  ['pzskat', { matadors: 'without' }, 'won.declarer by 4.2.9 = 2 clubs without 1 won'],
  ['pzskat', { hand: true }, 'won.declarer by 4.2.9 = 2 clubs hand with 1 won'],
  [
    'pzskat',
    { hand: true, addition: 'schneider' },
    'won.declarer by 4.2.9 = 2 clubs-schneider hand with 1 won',
  ],
  [
    'pzskat',
    { hand: true, addition: 'ouvert' },
    'won.opponents by 4.2.9, decided.opponents by 4.1.3 = 2 clubs-ouvert hand with 1 lost',
  ],
  ['patrolki', { patrolki: 1 }, 'won.declarer by 4.2.9 = 2 clubs-patrolki-1 with 1 won'],
  [
    'patrolki',
    { game: 'null', hand: true, addition: 'rewolucja', declarerTricks: 0 },
    'won.declarer by 4.2.9 = 2 null-rewolucja hand won',
  ],
  [
    'pzskat',
    { game: 'null', bid: 120, declarerTricks: 0, declarerPoints: 0 },
    'won.declarer by 4.2.9 = 2 null won',
  ],
  [
    'pzskat',
    { declarerPoints: 100, declarerTricks: 8 },
    'won.declarer by 4.2.9, decided.declarer by 4.1.3 = 2 clubs with 1 schneider won',
  ],
  ['pzskat', { opponentsPoints: 0, opponentsTricks: 0 }, 'won.declarer by 4.2.9 = 2 clubs with 1 won'],
  ['pzskat', { count: 11 }, 'won.declarer by 4.2.9 = 2 clubs with 11 won'],
  ['pzskat', { game: 'grand', count: 4 }, 'won.declarer by 4.2.9 = 2 grand with 4 won'],
  ['pzskat', { game: 'grand', count: 5 }, 'impossible count'],
  ['pzskat', { place: 5 }, 'won.declarer by 4.2.9 = 5 clubs with 1 won'],
  ['patrolki', { place: 4 }, 'won.declarer by 4.2.9 = 4 clubs with 1 won'],
  ['patrolki', { place: 5 }, 'impossible place'],
  ['pzskat', { place: 0 }, 'impossible place'],
  ['pzskat', { declarerPoints: -1 }, 'impossible declarerPoints'],
  ['pzskat', { declarerPoints: 40.5 }, 'impossible declarerPoints'],
  ['pzskat', { declarerPoints: '40' }, 'impossible declarerPoints'],
  ['pzskat', { declarerPoints: true }, 'impossible declarerPoints'],
  ['pzskat', { declarerPoints: 1000 }, 'impossible declarerPoints'],
  ['pzskat', { declarerPoints: 999 }, 'impossible opponentsPoints'],
  ['pzskat', { playOn: false }, 'won.declarer by 4.2.9 = 2 clubs with 1 won'],
  ['pzskat', { by: 7 }, 'impossible by'],
] as const)('a hint of the opponents, by the rules of %s: %j gives %s', (profile, facts, expected) => {
  expect(outcome(profile, 'hint', { ...clubs, by: 'opponents', ...facts })).toBe(expected)
})
