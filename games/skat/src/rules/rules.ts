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
   * Who may consent to a later resignation: one of the two opponents, or any member of the opposing party, to which a
   * dealer who sits out belongs.
   */
  readonly resignConsent: 'opponent' | 'party'
  /** Whether a dealer who sits out may look into one hand, if its owner lets them. */
  readonly idleLooks: boolean
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  /** Rounds of a series, for each of the table sizes. Every chair deals once in a round. */
  readonly rounds: readonly number[]
  readonly bonus: Bonus
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
  /**
   * The level after an opponent laid down cards wrongly and the declarer gets the remaining tricks: only one that the
   * declarer's trumps allow (5.4.3), or the one that these tricks make (4.3.5).
   */
  readonly wrongOpenLevel: 'possible' | 'counted'
  /** Whether naming a card of an open hand plays it, at a table with real cards (4.1.2, C-70). */
  readonly namedCardIsPlayed: boolean
  /** Whether a card led before the announcement counts as one of the ten (3.4.6). */
  readonly earlyCardCounts: boolean
  /** Whether a round that was written correctly stays closed even if it was dealt wrongly (3.2.11). */
  readonly closedRoundsStand: boolean
  /** After the series: whether the director still corrects the list, and whether consent matters (C-37, C-69). */
  readonly lateCorrection: 'worst' | 'worst-unless-consent' | 'never'
}

/** The options that settlements, lists and lessons cite. The catalogue of knobs has the clauses of all. */
export type CitedKnob =
  | 'nullValues'
  | 'announcedLevels'
  | 'openTrumpGames'
  | 'patrolki'
  | 'ramsz'
  | 'ramszTie'
  | 'ramszSkat'
  | 'chairs'
  | 'rounds'
  | 'bonus'

/** The options of a profile, with clauses of its document. */
export interface Rules extends Knobs {
  readonly id: string
  /** Base values of clubs, spades, hearts, diamonds, grand, on which all documents agree. */
  readonly bases: readonly [number, number, number, number, number]
  readonly clauses: Readonly<Record<CitedKnob | 'bases', string>>
  /** The profile document's number for clauses that the federation's document numbers differently. */
  readonly numbering: Readonly<Record<string, string>>
}
