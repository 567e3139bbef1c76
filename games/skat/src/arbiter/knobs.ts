/** What an arbiter rules by: a frozen row a profile, apart from the knobs of the table. */
import type { Rules } from '../rules.js'

export interface ArbiterRules {
  /** Cards of an opponent dropped or shown: whether the remaining tricks are the declarer's (4.1.9, C-71). */
  readonly restAfterShownCards: boolean
  /** What a declarer says who lays down their cards: a claim of all the rest, or an offer to all (4.3.4). */
  readonly declarerShows: 'claim' | 'offer'
  /** When an opponent may lay down theirs: if they themselves take all the rest, or the declarer none of it (4.3.5). */
  readonly opponentShows: 'takes-all' | 'declarer-none'
  /** Naming a card of an open hand plays it (4.1.2, C-70). */
  readonly namedCardIsPlayed: boolean
  /** A card led before the announcement counts as one of the ten (3.4.6). */
  readonly earlyCardCounts: boolean
  /** A round that was correctly written stays closed though it was wrongly dealt (3.2.11). */
  readonly closedRoundsStand: boolean
  /** After the series: whether the director still corrects the list, and what consent changes (C-37, C-69). */
  readonly lateCorrection: 'worst' | 'worst-unless-consent' | 'never'
  /** Where the profile's document numbers a clause of the federation's otherwise, by its beginning. */
  readonly numbering: Readonly<Record<string, string>>
}

const pzskat: ArbiterRules = {
  restAfterShownCards: false,
  declarerShows: 'offer',
  opponentShows: 'declarer-none',
  namedCardIsPlayed: true,
  earlyCardCounts: true,
  closedRoundsStand: true,
  lateCorrection: 'worst-unless-consent',
  numbering: {},
}

const isko: ArbiterRules = {
  ...pzskat,
  restAfterShownCards: true,
  declarerShows: 'claim',
  opponentShows: 'takes-all',
  namedCardIsPlayed: false,
  closedRoundsStand: false,
  lateCorrection: 'worst',
}

/** It has no section on shortened games, so what follows moves up by one (C-55, C-56, C-57). */
const patrolki: ArbiterRules = {
  ...pzskat,
  namedCardIsPlayed: false,
  earlyCardCounts: false,
  lateCorrection: 'never',
  numbering: {
    '3.4.5': '3.4.6',
    '4.3.': 'pzskat 4.3.',
    '4.4.': '4.3.',
    '4.5.': '4.4.',
    '5.2.7': '5.2.5',
    '5.2.8': 'isko 5.2.8',
    'PT ': 'pzskat PT ',
  },
}

/** The article has no irregularities; the federation's rules stand in. */
const towarzyski: ArbiterRules = { ...pzskat, namedCardIsPlayed: false, numbering: { '': 'pzskat ' } }

const rows: Readonly<Record<string, ArbiterRules>> = { pzskat, isko, patrolki, towarzyski }
for (const row of Object.values(rows)) Object.freeze(row)

/** The arbiter's row of a profile; a house's own profile is judged by the federation's. */
export const arbiterRules = ({ id }: Rules): ArbiterRules =>
  Object.hasOwn(rows, id) ? (rows[id] as ArbiterRules) : pzskat

/** A clause of the federation's document as the profile's numbers it, its own parallel first. */
export function cited(rules: Rules, clause: string): string {
  const own = rules.numbering[clause]
  if (own !== undefined) return own
  const { numbering } = arbiterRules(rules)
  const start = Object.keys(numbering).find((prefix) => clause.startsWith(prefix))
  return start === undefined ? clause : `${numbering[start] as string}${clause.slice(start.length)}`
}
