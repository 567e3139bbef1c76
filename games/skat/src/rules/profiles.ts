/** The rule profiles: one row per document, with the clause of each option. */
import type { Rules } from './rules.js'
import type { View } from './view.js'

/** The Polish federation's rules: MPGwS with the tournament rules PT. */
const pzskat: Rules = {
  id: 'pzskat',
  bases: [12, 11, 10, 9, 24],
  nullValues: { plain: 23, hand: 35, ouvert: 46, ouvertHand: 59, rewolucja: null },
  announcedLevels: true,
  openTrumpGames: true,
  patrolki: { suit: 0, grand: 0 },
  patrolkiFrom: 'hand',
  patrolkiOrder: 'any',
  patrolkiMissedLevel: 'declarer',
  patrolkiBids: false,
  nullLaidOpen: 'before-first-lead',
  rewolucjaExchange: 'skat',
  rewolucjaExposure: 'before-first-lead',
  mustOpenAt18: false,
  ramsz: false,
  ramszTie: 'all',
  ramszSkat: 'nobody',
  resignAlone: 9,
  resignConsent: 'opponent',
  idleLooks: true,
  chairs: [3, 4, 5],
  rounds: [12, 12, 12],
  bonus: { own: 50, othersOfThree: 40, othersOfFour: 30 },
  restAfterShownCards: false,
  declarerShows: 'offer',
  opponentShows: 'declarer-none',
  wrongOpenLevel: 'possible',
  namedCardIsPlayed: true,
  earlyCardCounts: true,
  closedRoundsStand: true,
  lateCorrection: 'worst-unless-consent',
  clauses: {
    bases: '5.1',
    nullValues: '5.1',
    announcedLevels: '5.2.5',
    openTrumpGames: '5.2.6',
    patrolki: '2.1.2',
    ramsz: '3.3.7',
    ramszTie: '3.3.7',
    ramszSkat: '3.3.7',
    chairs: '3.2.7',
    rounds: 'PT 6.2',
    bonus: 'PT 5.1',
  },
  numbering: {},
}

/** The international rules (ISkO) of 1998 with their tournament rules. */
const isko: Rules = {
  ...pzskat,
  id: 'isko',
  resignConsent: 'party',
  restAfterShownCards: true,
  declarerShows: 'claim',
  opponentShows: 'takes-all',
  namedCardIsPlayed: false,
  closedRoundsStand: false,
  lateCorrection: 'worst',
  clauses: { ...pzskat.clauses, bases: '5.1.1', nullValues: '5.1.2' },
}

/**
 * The Polish club rules with patrolki, ramsz and rewolucja. The federation's rules apply to everything they do not
 * mention, such as giving up.
 */
const patrolki: Rules = {
  ...pzskat,
  id: 'patrolki',
  // patrolki 5.1
  nullValues: { plain: 23, hand: 35, ouvert: 46, ouvertHand: 69, rewolucja: 92 },
  announcedLevels: false,
  openTrumpGames: false,
  patrolki: { suit: 9, grand: 4 },
  patrolkiBids: true,
  nullLaidOpen: 'after-first-trick',
  rewolucjaExposure: 'after-first-trick',
  ramsz: true,
  ramszTie: 'lower-jack',
  chairs: [3, 4],
  namedCardIsPlayed: false,
  earlyCardCounts: false,
  lateCorrection: 'never',
  clauses: {
    ...pzskat.clauses,
    announcedLevels: '5.2.1',
    openTrumpGames: '2.1.2',
    patrolki: '2.4.4',
    rounds: 'pzskat PT 6.2',
    bonus: 'pzskat PT 5.1',
  },
  numbering: { '5.2.7': '5.2.5' },
}

/**
 * Social Skat as described in an encyclopaedia, with Silesian names. It contains neither null values nor matadors,
 * so the federation's apply. The value of the rewolucja is from the club rules.
 */
const towarzyski: Rules = {
  ...pzskat,
  id: 'towarzyski',
  nullValues: { ...pzskat.nullValues, rewolucja: 92 },
  nullLaidOpen: 'after-first-trick',
  rewolucjaExchange: 'opponents',
  ramsz: true,
  idleLooks: false,
  chairs: [3, 4],
  rounds: [8, 6],
  namedCardIsPlayed: false,
  clauses: {
    ...pzskat.clauses,
    bases: '2.4',
    nullValues: '2.6',
    announcedLevels: '2.8',
    openTrumpGames: '2.9',
    patrolki: 'pzskat 2.1.2',
    ramsz: '2.12',
    ramszTie: '2.12',
    ramszSkat: '2.12',
    chairs: '2.1',
    rounds: 'introduction',
    bonus: '2.11',
  },
  numbering: {
    // The rewolucja is a hand game. The article does not say so, and the federation's rules have no rewolucja.
    '2.1.2': 'patrolki 2.1.2',
    '2.4.2': 'pzskat 2.4.2',
    '5.2.1': 'pzskat 5.2.1',
    '5.2.2': '2.4',
    '5.2.3': '2.8',
    '5.2.4': '2.8',
    '5.2.5': '2.8',
    '5.2.6': '2.9',
    '5.2.7': '2.6',
    '5.3.2': 'pzskat 5.3.2',
    '5.3.4': '2.11',
    '5.4.1': 'pzskat 5.4.1',
    '5.4.2': 'pzskat 5.4.2',
    '5.5.1': '2.11',
  },
}

export const frozen = <T extends object>(value: T): T => {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}

export const profiles: Readonly<Record<'pzskat' | 'isko' | 'patrolki' | 'towarzyski', Rules>> = frozen({
  pzskat,
  isko,
  patrolki,
  towarzyski,
})

/** The rules that a view is about: its profile's, or those of a club that turned knobs of the profile. */
export const rulesIn = ({ profile, rules }: Pick<View, 'profile' | 'rules'>): Rules =>
  rules ?? profiles[profile as keyof typeof profiles]
