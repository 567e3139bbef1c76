/** Every knob of Baśka does something, over both profiles. */
import { knobLaws, type Steer } from '@stolik/core/laws'
import { expect, it } from 'vitest'
import { clauses } from '../src/clauses.js'
import { baska, knobs as catalogue, ruleSets, type BaskaShapes, type Knobs } from '../src/index.js'

type Steering = Steer<BaskaShapes>

const says =
  (words: RegExp): Steering =>
  ({ phase }, _, move) =>
    phase === 'auction' && words.test(move)
const passes = says(/^(?:pas|pytam)$/)
/** One call of a contract of one against three, then passes. */
const alone: Steering = (state, _, move) =>
  state.phase === 'auction' && (state.contract === 'zwykla' ? move === 'zolla' : move === 'pas')
/** Nobody calls a contract, but after two passes somebody raises, so all speak again. */
const rounds: Steering = (state, _, move) =>
  state.phase === 'auction' &&
  (state.passes < 2 ? move === 'pas' : /^(?:kontra|rekontra|hirsch|rej|bok)$/.test(move))
/** The caller of a wesele gets it, or nobody calls. */
const raising = says(/^(?:wesele|kontra|rekontra|hirsch|bok|rej|slup|skok|zub)$/)

knobLaws<BaskaShapes, Knobs>({
  game: baska,
  seats: [0, 1, 2, 3],
  catalogue,
  ruleSets,
  rare: /^rzut$/,
  steer: {
    soloWord: alone,
    weseleTurns: rounds,
    bokRound: alone,
    tieUnpaid: passes,
    cichaForbidden: passes,
    raiseMax: raising,
    raises: raising,
    ownerRaises: raising,
  },
  offTable: { lengths: (rules) => baska.lengths(rules, 4) },
})

it.each(['lebork', 'kop'])('every clause of a knob of %s, and of its choices, is in an index', (id) => {
  const known = (text: string): boolean => {
    const [, named, clause = text] = /^(lebork|kop) (.+)$/.exec(text) ?? []
    return Object.hasOwn(clauses.find((one) => one.id === (named ?? id))?.index ?? {}, clause)
  }
  for (const [name, knob] of Object.entries(catalogue.knobs)) {
    const choices: readonly { readonly clause: string }[] = Object.values(knob.choices)
    for (const clause of [knob.clauses[id] ?? '', ...choices.map((choice) => choice.clause)])
      expect(known(clause), `${name} ${clause}`).toBe(true)
  }
})
