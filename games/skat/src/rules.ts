/** A rule profile: a frozen row of knobs. Code asks for the knob, never for the profile. */

/** The values that a null game has, whatever the cards (5.1). */
export interface NullValues {
  readonly plain: number
  readonly hand: number
  readonly ouvert: number
  readonly ouvertHand: number
  /** Null ouvert rewolucja, a hand game; null where there is none. */
  readonly rewolucja: number | null
}

/** How many patrolki can be laid out at most; 0 where there are none. */
export interface MostPatrolki {
  readonly suit: number
  readonly grand: number
}

/** Tournament points for games won and lost, at tables of three and of four (PT 5.1). */
export interface Bonus {
  /** For each own game won; taken away for each one lost. */
  readonly own: number
  /** For each game lost by somebody else, at a table of three. */
  readonly othersOfThree: number
  /** The same at a table of four, where the idle dealer has it too. */
  readonly othersOfFour: number
}

export interface Knobs {
  /** Base values of clubs, spades, hearts, diamonds, grand. */
  readonly bases: readonly [number, number, number, number, number]
  readonly nullValues: NullValues
  /** Whether a hand game may announce schneider and schwarz. */
  readonly announcedLevels: boolean
  /** Whether suit and grand games may be played open (from the hand, as schwarz announced). */
  readonly openTrumpGames: boolean
  /** Lowest trumps laid out before the lead, which must take the last tricks. */
  readonly patrolki: MostPatrolki
  /**
   * Where patrolki may lie: in the ten cards, or in a skat that the declarer has put away, too, as matadors may. Those in
   * the skat count, and only those in the hand must take tricks.
   */
  readonly patrolkiFrom: 'hand' | 'hand-and-skat'
  /** Whether patrolki may take their tricks in any order, or the lowest of them must come last. */
  readonly patrolkiOrder: 'any' | 'lowest-last'
  /** Whose schneider or schwarz counts beside what was announced when patrolki fail: the declarer's own, or nobody's. */
  readonly patrolkiMissedLevel: 'declarer' | 'nobody'
  /** Whether values that only patrolki reach can be bid. */
  readonly patrolkiBids: boolean
  /** When the hand of an open null game is laid down. */
  readonly nullLaidOpen: 'before-first-lead' | 'after-first-trick'
  /** What the opponents exchange in a rewolucja: each of them with the skat in turn, or the two with each other. */
  readonly rewolucjaExchange: 'skat' | 'opponents'
  /** When the hand of a rewolucja is laid down: before the lead means before the exchange, too. */
  readonly rewolucjaExposure: 'before-first-lead' | 'after-first-trick'
  /** Whether the first value named must be 18. */
  readonly mustOpenAt18: boolean
  /** Whether all play against all when nobody bids. */
  readonly ramsz: boolean
  /** Of those with most points in a ramsz: who was dealt the lowest best jack loses, or all of them. */
  readonly ramszTie: 'lower-jack' | 'all'
  /** Whose the points of the skat are in a ramsz. */
  readonly ramszSkat: 'nobody' | 'last-trick'
  /** With so many cards in their hand, or more, the declarer gives up on their own. */
  readonly resignAlone: number
  /**
   * Who may consent to a later resignation: one of the two opponents, or one of the opposing party. The idle
   * dealer, who belongs to the party, holds no seat of the hand, so at a live table the opponents answer.
   */
  readonly resignConsent: 'opponent' | 'party'
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  /** Rounds of a series, for each of the table sizes: every chair deals once in a round. */
  readonly rounds: readonly number[]
  readonly bonus: Bonus
}

/** A row, with the clause of the profile's document behind each knob. */
export interface Rules extends Knobs {
  readonly id: string
  readonly clauses: Readonly<Record<keyof Knobs, string>>
  /** How the profile's document numbers what the federation's rules have under another number. */
  readonly numbering: Readonly<Record<string, string>>
}
