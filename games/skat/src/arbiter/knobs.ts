/** The rules for arbiters: a frozen row for each profile, separate from the rules of play. */
import type { Rules } from '../rules.js'

export interface ArbiterRules {
  /** Whether a shown or dropped card of an opponent gives the remaining tricks to the declarer (4.1.9, C-71). */
  readonly restAfterShownCards: boolean
  /**
   * What a declarer who lays down their cards says: a claim of all remaining tricks, or an offer to the others
   * (4.3.4).
   */
  readonly declarerShows: 'claim' | 'offer'
  /**
   * When an opponent may lay down their cards: if they take all remaining tricks themselves, or if the declarer
   * takes none (4.3.5).
   */
  readonly opponentShows: 'takes-all' | 'declarer-none'
  /** Naming a card of an open hand plays it (4.1.2, C-70). */
  readonly namedCardIsPlayed: boolean
  /** A card led before the announcement counts as one of the ten (3.4.6). */
  readonly earlyCardCounts: boolean
  /** A round that was written correctly stays closed even if it was dealt wrongly (3.2.11). */
  readonly closedRoundsStand: boolean
  /** After the series: whether the director still corrects the list, and whether consent matters (C-37, C-69). */
  readonly lateCorrection: 'worst' | 'worst-unless-consent' | 'never'
  /**
   * How the profile's document numbers clauses of the federation's document differently, by the beginning of the
   * clause number.
   */
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

/** This document has no section on shortened games, so the next sections move up by one (C-55, C-56, C-57). */
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

/** The article does not cover irregularities, so the federation's rules apply. */
const towarzyski: ArbiterRules = { ...pzskat, namedCardIsPlayed: false, numbering: { '': 'pzskat ' } }

const rows: Readonly<Record<string, ArbiterRules>> = { pzskat, isko, patrolki, towarzyski }
for (const row of Object.values(rows)) Object.freeze(row)

/** The arbiter's rules of a profile. Profiles of a single organiser use the federation's. */
export const arbiterRules = ({ id }: Rules): ArbiterRules =>
  Object.hasOwn(rows, id) ? (rows[id] as ArbiterRules) : pzskat

/**
 * Returns a clause of the federation's document in the profile's numbering. The profile's own `numbering` comes
 * first.
 */
export function cited(rules: Rules, clause: string): string {
  const own = rules.numbering[clause]
  if (own !== undefined) return own
  const { numbering } = arbiterRules(rules)
  const start = Object.keys(numbering).find((prefix) => clause.startsWith(prefix))
  return start === undefined ? clause : `${numbering[start] as string}${clause.slice(start.length)}`
}
