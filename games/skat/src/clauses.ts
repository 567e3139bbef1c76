/** Where the software handles each clause of the four documents. */
import { chapter, type ClauseIndex, type RuleDocument } from '@stolik/core'
import { announcement, auction, basics, deal, general, parties, places } from './clauses/basics.js'
import { patrolki } from './clauses/patrolki.js'
import { conduct, following, lead, shortened, tricks } from './clauses/play.js'
import { towarzyski } from './clauses/towarzyski.js'
import { tournament } from './clauses/tournament.js'
import { levels, list, money, overbid, values } from './clauses/values.js'

const before: ClauseIndex = {
  ...general,
  ...basics,
  ...places,
  ...deal,
  ...auction,
  ...announcement,
  ...parties,
  ...lead,
  ...following,
  ...shortened,
  ...tricks,
  ...conduct,
}
const after: ClauseIndex = { ...levels, ...values, ...overbid, ...list, ...money }

const pzskat: ClauseIndex = {
  ...before,
  ...chapter('5.1 knob bases, and the values of null'),
  ...after,
  ...tournament,
}

const isko: ClauseIndex = {
  ...before,
  ...chapter(`
    4.5.11 tournament who decides on an appeal, and when
    5.1.1 knob bases
    5.1.2 knob the values of null
  `),
  ...after,
  ...chapter('5.6 tested the table of values'),
  ...tournament,
}

export const clauses: readonly RuleDocument[] = [
  { id: 'isko', index: isko },
  { id: 'pzskat', index: pzskat },
  { id: 'patrolki', index: patrolki },
  { id: 'towarzyski', index: towarzyski },
]
