/**
 * The rules of Tiny, a game small enough to read in one sitting: it demonstrates what the platform asks of a game.
 *
 * R1 Three players, twelve cards: ace, ten, king, queen of clubs, spades, hearts. Three each, three aside.
 * R2 From forehand on, everyone speaks once: they pass or promise more tricks than anyone before them.
 * R3 When all pass, nobody scores and the next hand counts double. A promise of three ends the bidding.
 * R4 Forehand leads. Players must follow suit if they can; the highest card of the suit led wins and leads next.
 * R5 Bidders who take the tricks that they promised win the promise from each opponent; otherwise they pay it to each.
 * R6 Until the last card the bidder may concede, also out of turn.
 */
export interface Rules {
  readonly id: string
  /** The value of a promised trick (R5). */
  readonly stake: number
  /** Whether a passed hand doubles the next one (R3). */
  readonly doubling: boolean
}

export const profiles = {
  plain: { id: 'plain', stake: 1, doubling: true },
  high: { id: 'high', stake: 5, doubling: false },
} as const satisfies Record<string, Rules>

/** What a hand carries over to the next one. */
export interface Carry {
  readonly doubled: boolean
}
