/**
 * Where each clause of the tournament rules lives in the software. The document numbers its chapters anew each time:
 * ZO zasady ogólne, ZG zwykła gra, W wesele, C cicha, Z zolla, G gran, L licytacja, R rozgrywka, ZO2 the second
 * chapter of general rules, RZ rozliczenia, RZP the printed example of payments. A, K, T and B are the readings that
 * the rule book needs where the document is silent: auction, raises, tricks, bok-rounds.
 */
import type { ClauseIndex, Standing } from '@stolik/core'

const as = (standing: Standing, list: string): [string, Standing][] =>
  list.split(/\s+/).map((clause) => [clause, standing])

/** `A1` to `A15`. */
const upTo = (letters: string, last: number): string =>
  Array.from({ length: last }, (_, i) => `${letters}${i + 1}`).join(' ')

export const clauses: ClauseIndex = Object.fromEntries([
  // ZO1 and ZO2 say what Baśka is, ZO3 and ZO4 that the rules are agreed beforehand: that is the profile.
  ...as('knob', 'ZO3 ZO4'),
  ...as('tested', 'ZO5 ZO6 ZO7 ZO8'),
  ...as('tested', upTo('ZG', 8)),
  ...as('tested', upTo('W', 6)),
  ...as('tested', upTo('C', 5)),
  ...as('tested', upTo('Z', 4)),
  ...as('tested', upTo('G', 7)),
  ...as('tested', upTo('L', 14)),
  ...as('tested', upTo('R', 4)),
  ...as('tested', upTo('ZO2.', 6)),
  ...as('tested', `${upTo('RZ', 11)} RZP`),
  ...as('tested', `${upTo('A', 15)} ${upTo('K', 12)} ${upTo('T', 12)} ${upTo('B', 4)}`),
  // A wrong deal cannot happen.
  ...as('offline', 'B5'),
  // Claims, and what a tournament does with a bok-round that its last deal leaves over.
  ...as('later', 'R5 T13 B6'),
])
