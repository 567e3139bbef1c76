/**
 * The catalogue of knobs: for each its choices, with the clause or the club that has them, and which choices do not go
 * together. Pages do not load it.
 */
import { ruleSets, type Choice, type Conflict, type KnobCatalogue, type RuleSets } from '@stolik/core'
import { cards, frozen, profiles, rulesOf } from './profiles.js'
import type { Knobs, Rules } from './rules.js'

const lebork = rulesOf('lebork')
const kop = rulesOf('kop')

/** The clauses of a knob in the regulations of the Cup and in those of Kop, which follow the Cup's where they are silent. */
const by = (cup: string, club = `lebork ${cup}`): Readonly<Record<'lebork' | 'kop', string>> => ({
  lebork: cup,
  kop: club,
})

const is = <T>(value: T, clause: string): Choice<T> => ({ value, clause })

const knobs: KnobCatalogue<Knobs>['knobs'] = {
  lengths: {
    kind: 'row',
    clauses: by('ZO2'),
    choices: { cup: is(lebork.lengths, 'lebork ZO2'), kop: is(kop.lengths, 'lebork ZO2') },
  },
  ladder: {
    kind: 'row',
    clauses: by('ZO8', 'ladder'),
    choices: {
      lebork: is(lebork.ladder, 'lebork ZO8'),
      kop: is(kop.ladder, 'kop ladder'),
      // Gniezno has all fele on one ladder. In Gorzów both aces are equal, and so are both tens.
      gniezno: is({ ...lebork.ladder, plain: cards('CA SA CT ST').map((card) => [card]) }, 'lebork T7'),
      gorzow: is({ ...lebork.ladder, plain: [cards('CA SA'), cards('CT ST')] }, 'lebork T7'),
    },
  },
  bids: {
    kind: 'row',
    clauses: by('L7', 'contracts'),
    choices: { 'with-gran': is(lebork.bids, 'lebork L7'), 'without-gran': is(kop.bids, 'kop contracts') },
  },
  soloWord: {
    kind: 'word',
    clauses: by('Z1', 'contracts'),
    choices: { zolla: is('zolla', 'lebork Z1'), zolo: is('zolo', 'kop contracts') },
  },
  asks: {
    kind: 'flag',
    clauses: by('L2', 'asking'),
    choices: { true: is<boolean>(true, 'kop asking'), false: is<boolean>(false, 'lebork A1') },
  },
  weseleTurns: {
    kind: 'number',
    clauses: by('A7', 'wesele'),
    // Wesele is called in one's first call in Kościan, and may be kept back for a round in Wolsztyn.
    choices: { any: is(null, 'lebork A7'), 1: is(1, 'lebork A7'), 2: is(2, 'kop wesele') },
  },
  passes: {
    kind: 'row',
    clauses: by('A3'),
    choices: {
      four: is(lebork.passes, 'lebork A3'),
      'three-after-a-call': is({ unopened: 4, opened: 3 }, 'lebork A3'),
    },
  },
  cichaForbidden: {
    kind: 'word',
    clauses: by('C5', 'cicha'),
    choices: {
      'open-hands': is('open-hands', 'lebork A14'),
      'every-play': is('every-play', 'lebork A14'),
      off: is('off', 'lebork C5'),
    },
  },
  raises: {
    kind: 'row',
    clauses: by('L9', 'names'),
    choices: {
      lebork: is(lebork.raises, 'lebork L9'),
      wolsztyn: is(kop.raises, 'kop names'),
      koscian: is(['kontra', 'rej', 'bok', 'skok', 'zub'], 'lebork K9'),
    },
  },
  raiseUntil: {
    kind: 'word',
    clauses: by('K10', 'covered'),
    choices: { auction: is('auction', 'lebork K10'), covered: is('covered', 'kop covered') },
  },
  raiseMax: {
    kind: 'row',
    clauses: by('L9', 'limits'),
    choices: {
      lebork: is(lebork.raiseMax, 'lebork L9'),
      wolsztyn: is(kop.raiseMax, 'kop limits'),
      koscian: is({ zwykla: 5, wesele: 5, cicha: 3, gran: 3, zolla: 3 }, 'lebork K9'),
    },
  },
  ownerRaises: {
    kind: 'row',
    clauses: by('K3', 'first'),
    choices: {
      lebork: is(lebork.ownerRaises, 'lebork ZO2.5'),
      // In Kościan the player of a cicha may not raise, but the caller of a wesele may.
      koscian: is({ ...lebork.ownerRaises, wesele: 'first', cicha: 'never' } as const, 'lebork K3'),
    },
  },
  factor: {
    kind: 'row',
    clauses: by('RZ8', 'payments'),
    choices: {
      'lost-doubles': is(lebork.factor, 'lebork RZ8'),
      // Whether the clubs of Kop double lost contracts is not printed.
      'lost-as-won': is({ ...lebork.factor, lost: 1 }, 'kop payments'),
    },
  },
  tieUnpaid: {
    kind: 'row',
    clauses: by('C4'),
    choices: { none: is(lebork.tieUnpaid, 'lebork C4'), cicha: is(['cicha'], 'lebork C4') },
  },
  bokRound: {
    kind: 'row',
    clauses: by('ZG8'),
    choices: {
      'every-contract': is(lebork.bokRound, 'lebork ZG8'),
      // The regulations mention equal points only for these.
      printed: is({ after: ['zwykla', 'wesele', 'cicha'], deals: 4 }, 'lebork C4'),
    },
  },
}

const conflicts: readonly Conflict<Knobs>[] = [
  {
    // A raise that is allowed needs a name.
    reason: 'raise-without-name',
    knobs: ['raises', 'raiseMax'],
    through: ['raises', 'raiseMax'],
    when: ({ raises, raiseMax }) => Math.max(...Object.values(raiseMax)) > raises.length,
  },
]

export const catalogue: KnobCatalogue<Knobs> = frozen({ knobs, conflicts })

export const sets: RuleSets<Rules> = ruleSets<Knobs, Rules>(profiles, catalogue, (base, { values }, id) => ({
  ...base,
  ...values,
  id,
}))
