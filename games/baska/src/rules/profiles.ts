/**
 * The rule profiles. `lebork` is the red Baśka of the Polish Cup, with A♥ and 10♥ as highest trumps. `kop` is Kop as the club
 * of Wolsztyn prints it: the tens of ♣ ♠ ♥ are above the queens, and there is no gran.
 */
import { type Card, type Cards, readCard, toSet } from '@stolik/core'
import type { Ladder, Rules } from './rules.js'
import type { View } from './view.js'

export function cards(text: string): readonly Card[] {
  return text.split(' ').map((name) => {
    const card = readCard(name)
    if (card === undefined) throw new RangeError(`no card is called ${name}`)
    return card
  })
}

/** Returns hands of both old queens and two more cards, by seat; seat 0 leads. */
const withQueens = (...seats: readonly (readonly string[])[]): readonly (readonly Cards[])[] =>
  seats.map((pairs) => pairs.map((pair) => toSet([...cards('CQ SQ'), ...cards(pair)])))

/** Trumps strongest first. Each fela is ranked within its own suit. */
const ladder = (trumps: string): Ladder => ({ trumps: cards(trumps), plain: null })

const twoFromTheTop = ['HA HT', 'HA HQ', 'HA DQ', 'HT HQ', 'HT DQ']

const lebork: Rules = {
  id: 'lebork',
  lengths: [60, 40, 32, 20, 12, 8, 4],
  ladder: ladder('HA HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'),
  granLadder: ladder('CJ SJ HJ DJ'),
  oldQueens: cards('CQ SQ'),
  weselePartner: cards('CJ SJ HJ'),
  bids: ['wesele', 'gran', 'zolla'],
  soloWord: 'zolla',
  asks: false,
  weseleTurns: null,
  passes: { unopened: 4, opened: 4 },
  cichaForbidden: 'open-hands',
  raises: ['kontra', 'rekontra', 'hirsch', 'bok'],
  raiseUntil: 'auction',
  raiseMax: { zwykla: 4, wesele: 4, cicha: 4, gran: 4, zolla: 4 },
  ownerRaises: { zwykla: 'first', wesele: 'answer', cicha: 'answer', gran: 'answer', zolla: 'answer' },
  win: 53,
  exit: { starzy: 27, mlodzi: 26 },
  pay: { pair: { exit: 1, noExit: 2, noTrick: 3 }, cicha: 4, gran: 5, zolla: 5 },
  factor: { raise: 2, du: 2, bokRound: 2, lost: 2 },
  tieUnpaid: [],
  bokRound: { after: ['zwykla', 'wesele', 'cicha', 'gran', 'zolla'], deals: 4 },
}

/**
 * The rules that the club prints where they differ from `lebork`. Where they say nothing, such as on ties or lost contracts,
 * `lebork` applies. The payments agree: 1/2/3, 4, 5, 10.
 */
const kop: Rules = {
  ...lebork,
  id: 'kop',
  // A tournament has five series of 32 deals.
  lengths: [32, 40, 20, 12, 8, 4],
  // The black aces are the only fele (kop ladder, kop fele).
  ladder: ladder('HA CT ST HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'),
  // wesele < zolo < zolo du; du ranks within its own contract anyway (kop contracts).
  bids: ['wesele', 'zolla'],
  soloWord: 'zolo',
  asks: true,
  // A wesele may be kept back for the first round (kop wesele).
  weseleTurns: 2,
  raises: ['kontra', 'rej', 'bok', 'slup'],
  raiseUntil: 'covered',
  // Up to ×16 in a zwykła gra or wesele, ×4 in zolo with or without du, ×8 in a cicha (kop limits).
  raiseMax: { zwykla: 4, wesele: 4, cicha: 3, gran: 2, zolla: 2 },
  // "The lone Stary never first" is already in the inherited `ownerRaises` of cicha and zolla.
}

/**
 * By trumps, the hands of a cicha that best play wins in every distribution. They are written down because the search takes
 * half a second. A test repeats the search for every ladder, since how fele beat each other could matter, too.
 */
export const unlosableBy: ReadonlyMap<Ladder['trumps'], readonly (readonly Cards[])[]> = new Map([
  [
    lebork.ladder.trumps,
    withQueens(twoFromTheTop, twoFromTheTop, twoFromTheTop, [...twoFromTheTop, 'HA CJ', 'HT CJ']),
  ],
  [kop.ladder.trumps, withQueens(['HA CT'], ['HA CT'], ['HA CT'], ['HA CT', 'HA ST', 'HA HT'])],
])

export function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) frozen(part)
  }
  return Object.freeze(value)
}

export const profiles: Readonly<Record<string, Rules>> = frozen({ lebork, kop })

/** Returns the rules of a profile. @throws RangeError when there is none of this name. */
export function rulesOf(profile: string): Rules {
  const rules = profiles[profile]
  if (rules === undefined) throw new RangeError(`Baśka has no profile ${profile}`)
  return rules
}

/** The rules that a view is about: its profile's, or those of a club that turned knobs of the profile. */
export const rulesIn = ({ profile, rules }: Pick<View, 'profile' | 'rules'>): Rules =>
  rules ?? rulesOf(profile)
