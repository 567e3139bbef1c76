/** The rule profiles: one row a document, each knob with the clause it comes from. */
import type { Rules } from './rules.js'

/** The Polish federation's rules: MPGwS with the tournament rules PT. */
const pzskat: Rules = {
  id: 'pzskat',
  bases: [12, 11, 10, 9, 24],
  nullValues: { plain: 23, hand: 35, ouvert: 46, ouvertHand: 59, rewolucja: null },
  announcedLevels: true,
  openTrumpGames: true,
  patrolki: { suit: 0, grand: 0 },
  patrolkiOrder: 'any',
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
  chairs: [3, 4],
  rounds: [12, 12],
  bonus: { own: 50, othersOfThree: 40, othersOfFour: 30 },
  clauses: {
    bases: '5.1',
    nullValues: '5.1',
    announcedLevels: '5.2.5',
    openTrumpGames: '5.2.6',
    patrolki: '2.1.2',
    patrolkiOrder: '2.1.2',
    patrolkiBids: '3.3.2',
    nullLaidOpen: '2.2.5',
    rewolucjaExchange: '2.1.2',
    rewolucjaExposure: '2.1.2',
    mustOpenAt18: '3.3.1',
    ramsz: '3.3.7',
    ramszTie: '3.3.7',
    ramszSkat: '3.3.7',
    resignAlone: '4.3.1',
    resignConsent: '4.3.2',
    chairs: '3.2.7',
    rounds: 'PT 6.2',
    bonus: 'PT 5.1',
  },
}

/** The international rules (ISkO) of 1998 with their tournament rules. */
const isko: Rules = {
  ...pzskat,
  id: 'isko',
  resignConsent: 'party',
  clauses: { ...pzskat.clauses, bases: '5.1.1', nullValues: '5.1.2' },
}

const frozen = <T extends object>(value: T): T => {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}

export const profiles: Readonly<Record<'pzskat' | 'isko', Rules>> = frozen({ pzskat, isko })
