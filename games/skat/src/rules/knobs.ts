/**
 * The catalogue of knobs: for each its choices with their clauses, and which choices do not go together. Pages do not
 * load it.
 */
import { ruleSets, type Choice, type Conflict, type KnobCatalogue, type RuleSets } from '@stolik/core'
import { frozen, profiles } from './profiles.js'
import type { CitedKnob, Knobs, Rules } from './rules.js'

type Name = keyof typeof profiles

/** The clauses of a knob: the number that all documents share, and those of documents that differ. */
const by = (shared: string, own: Partial<Record<Name, string>> = {}): Readonly<Record<Name, string>> => ({
  pzskat: shared,
  isko: shared,
  patrolki: shared,
  towarzyski: `pzskat ${shared}`,
  ...own,
})

const is = <T>(value: T, clause: string): Choice<T> => ({ value, clause })

/** A flag with the clauses of documents that say yes and no. */
const flag = (yes: string, no: string) => ({ true: is<boolean>(true, yes), false: is<boolean>(false, no) })

/** The clauses of patrolki, which the federations do not have. */
const patrolkiClauses = by('2.1.2', { patrolki: '2.4.4' })
const patrolkiOnly = 'patrolki 2.4.4'
/** What the club rules lack and take over from the federation. */
const shortened = (clause: string): Readonly<Record<Name, string>> =>
  by(clause, { patrolki: `pzskat ${clause}` })

const knobs: KnobCatalogue<Knobs>['knobs'] = {
  nullValues: {
    kind: 'row',
    clauses: by('5.1', { isko: '5.1.2', towarzyski: '2.6' }),
    choices: {
      pzskat: is(profiles.pzskat.nullValues, 'pzskat 5.1'),
      patrolki: is(profiles.patrolki.nullValues, 'patrolki 5.1'),
      towarzyski: is(profiles.towarzyski.nullValues, 'towarzyski 2.6'),
    },
  },
  announcedLevels: {
    kind: 'flag',
    clauses: by('5.2.5', { patrolki: '5.2.1', towarzyski: '2.8' }),
    choices: flag('pzskat 5.2.5', 'patrolki 5.2.1'),
  },
  openTrumpGames: {
    kind: 'flag',
    clauses: by('5.2.6', { patrolki: '2.1.2', towarzyski: '2.9' }),
    choices: flag('pzskat 5.2.6', 'patrolki 2.1.2'),
  },
  patrolki: {
    kind: 'row',
    clauses: patrolkiClauses,
    choices: {
      none: is({ suit: 0, grand: 0 }, 'pzskat 2.1.2'),
      printed: is({ suit: 9, grand: 4 }, patrolkiOnly),
    },
  },
  patrolkiFrom: {
    kind: 'word',
    clauses: patrolkiClauses,
    choices: { hand: is('hand', patrolkiOnly), 'hand-and-skat': is('hand-and-skat', patrolkiOnly) },
  },
  patrolkiOrder: {
    kind: 'word',
    clauses: patrolkiClauses,
    choices: { any: is('any', patrolkiOnly), 'lowest-last': is('lowest-last', patrolkiOnly) },
  },
  patrolkiMissedLevel: {
    kind: 'word',
    clauses: patrolkiClauses,
    choices: { declarer: is('declarer', patrolkiOnly), nobody: is('nobody', patrolkiOnly) },
  },
  patrolkiBids: {
    kind: 'flag',
    clauses: by('3.3.2', { patrolki: '2.4.4' }),
    choices: flag(patrolkiOnly, 'pzskat 3.3.2'),
  },
  nullLaidOpen: {
    kind: 'word',
    clauses: by('2.2.5', { towarzyski: '2.6' }),
    choices: {
      'before-first-lead': is('before-first-lead', 'pzskat 2.2.5'),
      'after-first-trick': is('after-first-trick', 'patrolki 2.2.5'),
    },
  },
  rewolucjaExchange: {
    kind: 'word',
    clauses: by('2.1.2', { patrolki: '3.4.9', towarzyski: '2.6' }),
    choices: { skat: is('skat', 'patrolki 3.4.9'), opponents: is('opponents', 'towarzyski 2.6') },
  },
  rewolucjaExposure: {
    kind: 'word',
    clauses: by('2.1.2', { patrolki: '2.2.5', towarzyski: '2.9' }),
    choices: {
      'before-first-lead': is('before-first-lead', 'towarzyski 2.9'),
      'after-first-trick': is('after-first-trick', 'patrolki 2.2.5'),
    },
  },
  mustOpenAt18: {
    kind: 'flag',
    clauses: by('3.3.1', { towarzyski: '2.2' }),
    choices: flag('towarzyski 2.2', 'pzskat 3.3.1'),
  },
  ramsz: {
    kind: 'flag',
    clauses: by('3.3.7', { towarzyski: '2.12' }),
    choices: flag('patrolki 3.3.7', 'pzskat 3.3.7'),
  },
  ramszTie: {
    kind: 'word',
    clauses: by('3.3.7', { towarzyski: '2.12' }),
    choices: { 'lower-jack': is('lower-jack', 'patrolki 3.3.7'), all: is('all', 'towarzyski 2.12') },
  },
  ramszSkat: {
    kind: 'word',
    clauses: by('3.3.7', { towarzyski: '2.12' }),
    choices: { nobody: is('nobody', 'towarzyski 2.12'), 'last-trick': is('last-trick', 'patrolki 3.3.7') },
  },
  resignAlone: {
    kind: 'number',
    clauses: shortened('4.3.1'),
    // "After the second trick" can also be read as the end of that trick (C-08).
    choices: { 9: is(9, 'pzskat 4.3.1'), 8: is(8, 'isko 4.3.2') },
  },
  resignConsent: {
    kind: 'word',
    clauses: shortened('4.3.2'),
    choices: { opponent: is('opponent', 'pzskat 4.3.2'), party: is('party', 'isko 4.3.2') },
  },
  idleLooks: {
    kind: 'flag',
    // Nobody has a right to look, so a club may do without.
    clauses: by('3.5.4'),
    choices: flag('pzskat 3.5.4', 'pzskat 3.5.4'),
  },
  chairs: {
    kind: 'row',
    clauses: by('3.2.7', { towarzyski: '2.1' }),
    choices: {
      '3-4-5': is([3, 4, 5], 'pzskat 3.2.7'),
      '3-4': is([3, 4], 'patrolki 3.2.7'),
      '3': is([3], 'pzskat 1.1.1'),
    },
  },
  rounds: {
    kind: 'row',
    clauses: by('PT 6.2', { patrolki: 'pzskat PT 6.2', towarzyski: 'introduction' }),
    choices: {
      '12': is([12, 12, 12], 'pzskat PT 6.2'),
      '8-6': is([8, 6], 'towarzyski introduction'),
    },
  },
  bonus: {
    kind: 'row',
    clauses: by('PT 5.1', { patrolki: 'pzskat PT 5.1', towarzyski: '2.11' }),
    choices: {
      tournament: is(profiles.pzskat.bonus, 'pzskat PT 5.1'),
      none: is({ own: 0, othersOfThree: 0, othersOfFour: 0 }, 'towarzyski 2.11'),
    },
  },
  restAfterShownCards: {
    kind: 'flag',
    clauses: by('4.1.9'),
    choices: flag('isko 4.1.9', 'pzskat 4.1.9'),
  },
  declarerShows: {
    kind: 'word',
    clauses: shortened('4.3.4'),
    choices: { claim: is('claim', 'isko 4.3.4'), offer: is('offer', 'pzskat 4.3.4') },
  },
  opponentShows: {
    kind: 'word',
    clauses: shortened('4.3.5'),
    choices: {
      'takes-all': is('takes-all', 'isko 4.3.5'),
      'declarer-none': is('declarer-none', 'pzskat 4.3.5'),
    },
  },
  wrongOpenLevel: {
    kind: 'word',
    clauses: shortened('4.3.5'),
    choices: { possible: is('possible', 'pzskat 5.4.3'), counted: is('counted', 'pzskat 4.3.5') },
  },
  namedCardIsPlayed: {
    kind: 'flag',
    clauses: by('4.1.2'),
    choices: flag('pzskat 4.1.2', 'isko 4.1.2'),
  },
  earlyCardCounts: {
    kind: 'flag',
    clauses: by('3.4.6'),
    choices: flag('pzskat 3.4.6', 'patrolki 3.4.6'),
  },
  closedRoundsStand: {
    kind: 'flag',
    clauses: by('3.2.11'),
    choices: flag('pzskat 3.2.11', 'isko 3.2.11'),
  },
  lateCorrection: {
    kind: 'word',
    clauses: by('5.5.3'),
    choices: {
      worst: is('worst', 'isko 5.5.3'),
      'worst-unless-consent': is('worst-unless-consent', 'pzskat 5.5.3'),
      never: is('never', 'patrolki 5.5.3'),
    },
  },
}

const conflicts: readonly Conflict<Knobs>[] = [
  {
    reason: 'no-patrolki',
    knobs: ['patrolkiFrom', 'patrolkiOrder', 'patrolkiMissedLevel', 'patrolkiBids'],
    through: ['patrolki'],
    when: ({ patrolki }) => patrolki.suit === 0 && patrolki.grand === 0,
  },
  {
    reason: 'no-ramsz',
    knobs: ['ramszTie', 'ramszSkat'],
    through: ['ramsz'],
    when: ({ ramsz }) => !ramsz,
  },
  {
    reason: 'no-rewolucja',
    knobs: ['rewolucjaExchange', 'rewolucjaExposure'],
    through: ['nullValues'],
    when: ({ nullValues }) => nullValues.rewolucja === null,
  },
  {
    // An open suit or grand game is one with schwarz announced (5.2.6).
    reason: 'open-needs-levels',
    knobs: ['openTrumpGames', 'announcedLevels'],
    through: ['openTrumpGames', 'announcedLevels'],
    when: ({ openTrumpGames, announcedLevels }) => openTrumpGames && !announcedLevels,
  },
  {
    reason: 'no-idle-dealer',
    knobs: ['resignConsent'],
    through: ['chairs'],
    when: ({ resignConsent, chairs }) => resignConsent === 'party' && Math.max(...chairs) === 3,
  },
  {
    reason: 'no-idle-dealer',
    knobs: ['idleLooks'],
    through: ['chairs'],
    when: ({ idleLooks, chairs }) => idleLooks && Math.max(...chairs) === 3,
  },
  {
    reason: 'size-without-rounds',
    knobs: ['chairs', 'rounds'],
    through: ['chairs', 'rounds'],
    when: ({ chairs, rounds }) => rounds.length < chairs.length,
  },
]

export const catalogue: KnobCatalogue<Knobs> = frozen({ knobs, conflicts })

/** Rules with turned knobs keep their base's numbering of clauses. */
export const sets: RuleSets<Rules> = ruleSets<Knobs, Rules>(
  profiles,
  catalogue,
  (base, { values, clauses }, id) => {
    const cited: Partial<Record<keyof Knobs | 'bases', string>> = { ...base.clauses }
    for (const [name, clause] of Object.entries(clauses)) {
      const own = clause.startsWith(`${base.id} `) ? clause.slice(base.id.length + 1) : clause
      if (Object.hasOwn(base.clauses, name)) cited[name as CitedKnob] = own
    }
    return { ...base, ...values, id, clauses: Object.freeze(cited) as Rules['clauses'] }
  },
)
