/** A rule profile is a frozen set of options. Code depends on options, never on the profile's name. */

/** The values of null games, which do not depend on the cards (5.1). */
export interface NullValues {
  readonly plain: number
  readonly hand: number
  readonly ouvert: number
  readonly ouvertHand: number
  /** Null ouvert rewolucja, a hand game; null if the profile does not have it. */
  readonly rewolucja: number | null
}

/** The largest number of patrolki; 0 if there are none. */
export interface MostPatrolki {
  readonly suit: number
  readonly grand: number
}

/** Tournament points for games won and lost, at tables of three and of four (PT 5.1). */
export interface Bonus {
  /** For each own game won; subtracted for each own game lost. */
  readonly own: number
  /** For each game that another player lost, at a table of three. */
  readonly othersOfThree: number
  /** The same at a table of four, where the idle dealer gets it too. */
  readonly othersOfFour: number
}

export interface Knobs {
  /** Base values of clubs, spades, hearts, diamonds, grand. */
  readonly bases: readonly [number, number, number, number, number]
  readonly nullValues: NullValues
  /** Whether a hand game may announce schneider and schwarz. */
  readonly announcedLevels: boolean
  /** Whether suit and grand games may be open; these are hand games with schwarz announced. */
  readonly openTrumpGames: boolean
  /** The lowest trumps, laid out before the lead, which must take the last tricks. */
  readonly patrolki: MostPatrolki
  /**
   * Where patrolki may lie: only in the hand, or also in a skat that the declarer put away, like matadors. Patrolki
   * in the skat count, but only those in the hand must take tricks.
   */
  readonly patrolkiFrom: 'hand' | 'hand-and-skat'
  /** Whether patrolki may take their tricks in any order, or the lowest must come last. */
  readonly patrolkiOrder: 'any' | 'lowest-last'
  /**
   * Whether schneider or schwarz that was not announced counts when patrolki fail: the declarer's does, or
   * nobody's.
   */
  readonly patrolkiMissedLevel: 'declarer' | 'nobody'
  /** Whether values that only patrolki can reach may be bid. */
  readonly patrolkiBids: boolean
  /** When the hand of an open null game is laid down. */
  readonly nullLaidOpen: 'before-first-lead' | 'after-first-trick'
  /** How the opponents exchange cards in a rewolucja: each in turn with the skat, or with each other. */
  readonly rewolucjaExchange: 'skat' | 'opponents'
  /** When the hand of a rewolucja is laid down. Before the lead means before the exchange as well. */
  readonly rewolucjaExposure: 'before-first-lead' | 'after-first-trick'
  /** Whether the first value named must be 18. */
  readonly mustOpenAt18: boolean
  /** Whether all play against all when nobody bids. */
  readonly ramsz: boolean
  /**
   * Which of the players with most points lose a ramsz: only the one whose best jack as dealt is lowest, or all of
   * them.
   */
  readonly ramszTie: 'lower-jack' | 'all'
  /** Who gets the points of the skat in a ramsz. */
  readonly ramszSkat: 'nobody' | 'last-trick'
  /** With at least this many cards in hand, the declarer may give up without consent. */
  readonly resignAlone: number
  /**
   * Who may consent to a later resignation: one of the two opponents, or any member of the opposing party. The idle
   * dealer belongs to the party but holds no seat in the hand, so at a live table only the opponents answer.
   */
  readonly resignConsent: 'opponent' | 'party'
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  /** Rounds of a series, for each of the table sizes. Every chair deals once in a round. */
  readonly rounds: readonly number[]
  readonly bonus: Bonus
}

/** The options of a profile, with the clause of its document for each. */
export interface Rules extends Knobs {
  readonly id: string
  readonly clauses: Readonly<Record<keyof Knobs, string>>
  /** The profile document's number for clauses that the federation's document numbers differently. */
  readonly numbering: Readonly<Record<string, string>>
}
