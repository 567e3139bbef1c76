/** A rule profile: a frozen row of knobs. Code asks for the knob, never for the profile. */

/** The values that a null game has, whatever the cards (5.1). */
export interface NullValues {
  readonly plain: number
  readonly hand: number
  readonly ouvert: number
  readonly ouvertHand: number
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
  /** When the hand of an open null game is laid down. */
  readonly nullLaidOpen: 'before-first-lead' | 'after-first-trick'
  /** With so many cards in his hand, or more, the soloist gives up on his own. */
  readonly resignAlone: number
  /**
   * Who may consent to a later resignation: one of the two opponents, or one of the opposing party. The idle
   * dealer, who belongs to the party, holds no seat of the hand, so at a live table the opponents answer.
   */
  readonly resignConsent: 'opponent' | 'party'
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  /** Rounds of a series: every chair deals once in a round. */
  readonly rounds: number
  readonly bonus: Bonus
}

/** A row, with the clause of the profile's document behind each knob. */
export interface Rules extends Knobs {
  readonly id: string
  readonly clauses: Readonly<Record<keyof Knobs, string>>
}
