/** Every knob of Skat does something, over every profile that it can be turned on. */
import { pick, type Random } from '@stolik/core'
import { knobLaws, type Steer } from '@stolik/core/laws'
import { expect, test } from 'vitest'
import { clauses } from '../src/clauses.js'
import { rows } from '../src/desk/questions.js'
import type { Row } from '../src/desk/row.js'
import { toldBy } from '../src/desk/told.js'
import {
  knobs as catalogue,
  profiles,
  ruleSets,
  skat,
  tournamentScore,
  type Knobs,
  type Rules,
  type SkatShapes,
} from '../src/index.js'
import { patrolkiCards } from '../src/rules/patrolki.js'

type Steering = Steer<SkatShapes>

/** Middlehand names 18, and the others pass. */
const at18: Steering = ({ phase, bid }, _, move) =>
  phase === 'auction' && move === (bid === 0 ? '18' : 'pass')
const allPass: Steering = ({ phase }, _, move) => phase === 'auction' && move === 'pass'
const announcing =
  (game: RegExp, hand?: 'hand'): Steering =>
  (state, seat, move) =>
    at18(state, seat, move) || game.test(move) || (hand !== undefined && move === hand)

/** The declarer keeps their patrolki to the end, and the others play their jacks. */
const keeping: Steering = (state, seat, move) => {
  if (state.phase !== 'play') return announcing(/-patrolki-[2-4]/)(state, seat, move)
  const { announcement, declarer } = state
  const laidOut = patrolkiCards(announcement.game, announcement.patrolki)
  const card = skat.legal(skat.view(state, seat)).find((one) => skat.write(one) === move)
  if (card?.kind !== 'card') return false
  return seat === declarer ? !laidOut.includes(card.card) : move.endsWith('J')
}
/** Patrolki are played at once, so they fail. */
const wasting: Steering = (state, seat, move) => {
  if (state.phase !== 'play') return announcing(/-patrolki-/)(state, seat, move)
  return seat === state.declarer && /[789]$/.test(move)
}
const left =
  (cards: readonly number[], kind: string): Steering =>
  (state, seat, move) =>
    at18(state, seat, move) ||
    (state.phase === 'play' &&
      cards.includes(skat.view(state, seat).cardsLeft[seat] as number) &&
      move === kind)

const rewolucja = announcing(/rewolucja/, 'hand')

const numbers = [0, 0, 1, 2, 3, 5, 8, 9, 10, 18, 20, 30, 40, 60]

/** The ruling of the arbiter on a question, by chance facts. */
function ruling(row: Row, rules: Rules, random: Random): unknown {
  const fields = row.fields(rules)
  const facts: Record<string, string | number | boolean> = {}
  for (const { name, kind, options = [], optional } of fields) {
    if (optional === true && kind !== 'flag' && name !== 'matadors' && name !== 'count') continue
    facts[name] =
      kind === 'number'
        ? pick(numbers, random)
        : kind === 'flag'
          ? random.below(2) === 0
          : pick(options, random)
  }
  const answers = toldBy(fields, facts)
  return 'refused' in answers ? answers : row.rule(rules, answers)
}
const arbiter =
  (question: string) =>
  (rules: Rules, random: Random): unknown =>
    ruling(rows.find(({ id }) => id === question) as Row, rules, random)

/** What a director writes into a signed list, with and without everybody's consent. */
const corrections = (rules: Rules): unknown =>
  [true, false].map((consent) =>
    skat.papers.later(rules, 3, [], ['1 clubs with 1 won', '1 clubs with 1 lost'], consent),
  )

const series = { points: 100, won: 3, lost: 1, othersLost: 2 }

knobLaws<SkatShapes, Knobs>({
  game: skat,
  // With a dealer who sits out.
  seats: [0, 1, 2, 3],
  catalogue,
  ruleSets,
  rare: /^(?:resign|concede|claim|open)/,
  steer: {
    patrolkiFrom: announcing(/^take$/),
    patrolkiOrder: keeping,
    patrolkiMissedLevel: wasting,
    nullLaidOpen: announcing(/null-ouvert/),
    rewolucjaExchange: rewolucja,
    rewolucjaExposure: rewolucja,
    ramsz: allPass,
    ramszTie: allPass,
    ramszSkat: allPass,
    resignAlone: left([8], 'resign'),
    resignConsent: left([2, 3, 4, 5, 6, 7, 8], 'resign'),
    opponentShows: left([1, 2, 3], 'open'),
  },
  offTable: {
    chairs: (rules) => skat.chairs(rules),
    rounds: (rules) => skat.chairs(rules).map((size) => skat.lengths(rules, size)),
    bonus: (rules) => skat.chairs(rules).map((size) => tournamentScore(rules, size, series)),
    restAfterShownCards: arbiter('cards-shown'),
    wrongOpenLevel: arbiter('opponent-showed'),
    namedCardIsPlayed: arbiter('card-named'),
    earlyCardCounts: arbiter('announced-with-wrong-number'),
    closedRoundsStand: arbiter('wrong-dealer'),
    lateCorrection: corrections,
  },
})

test.each(Object.values(profiles).map((rules) => [rules.id, rules] as const))(
  'every clause of a knob of %s, and of its choices, is in the index of a document',
  (id, rules) => {
    const known = (text: string): boolean => {
      const [, named, clause = text] = /^(isko|pzskat|patrolki|towarzyski) (.+)$/.exec(text) ?? []
      return Object.hasOwn(clauses.find((one) => one.id === (named ?? id))?.index ?? {}, clause)
    }
    for (const [name, knob] of Object.entries(catalogue.knobs)) {
      const choices: readonly { readonly clause: string }[] = Object.values(knob.choices)
      for (const clause of [knob.clauses[id] ?? '', ...choices.map((choice) => choice.clause)])
        expect(known(clause), `${name} ${clause}`).toBe(true)
    }
    for (const clause of Object.values(rules.numbering)) expect(known(clause), clause).toBe(true)
    for (const [name, clause] of Object.entries(rules.clauses)) {
      expect(known(clause), clause).toBe(true)
      if (name !== 'bases') expect(catalogue.knobs[name as keyof Knobs].clauses[id]).toBe(clause)
    }
  },
)
