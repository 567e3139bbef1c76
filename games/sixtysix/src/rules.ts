/**
 * The rules of Sixty-six, in our words. README.md names their sources.
 *
 * S1  Two players, 24 cards: ace, ten, king, queen, jack, nine of each suit, from the highest to the lowest.
 * S2  Each player is dealt six cards. The next card is turned up and is trump; the rest is the stock and lies on top of it.
 * S3  The dealer's opponent leads. A trick goes to the higher trump, or else to the higher card of the suit led. While there is
 *     a stock, any card may be played to a trick. The winner of a trick leads to the next.
 * S4  Before that lead, the winner draws the top card of the stock, then the other player draws. The turned-up card is the last.
 * S5  On their turn to play, a player with a trick may exchange the nine of trumps for the turned-up card, unless the nine was
 *     the last card. strict: only before they lead.
 * S6  Ace 11, ten 10, king 4, queen 3, jack 2, nine 0, for the player who takes them. The last trick is worth 10 more once the
 *     stock is used up.
 * S7  A player who leads a king or queen and shows the other card of that marriage has 20 points for it, 40 in trumps. They count
 *     with the first trick of that player. strict: no marriage once the stock is closed or used up.
 * S8  The player on lead may close the stock: no more cards are drawn, and the last trick brings no 10 points.
 * S9  Once the stock is closed or used up, suit must be followed. strict: players must take the trick if they can, and trump it
 *     if they cannot follow.
 * S10 The first player with 66 points ends the hand. The table counts, so nobody announces it or errs in doing so.
 * S11 The winner scores one game point; two if the loser has fewer than 33 points, three if the loser has no trick.
 * S12 A player who closed and is not the first to have 66 gives the opponent two game points; three if the opponent had no trick
 *     at that time.
 * S13 With 65 points each nobody scores, and the winner of the next hand gets one game point more.
 * S14 The first player with seven game points wins the game.
 */
export interface Rules {
  readonly id: string
  /** When the nine may be exchanged (S5). */
  readonly exchange: 'turn' | 'lead'
  /** Whether marriages still count without a stock (S7). */
  readonly lateMarriages: boolean
  /** Whether a trick must be taken, and trumped, without a stock (S9). */
  readonly taking: boolean
  /** The game points that win (S14). */
  readonly target: number
}

export const profiles: Readonly<Record<string, Rules>> = {
  hoyle: { id: 'hoyle', exchange: 'turn', lateMarriages: true, taking: false, target: 7 },
  strict: { id: 'strict', exchange: 'lead', lateMarriages: false, taking: true, target: 7 },
}

/** Returns the rules that a view names. @throws RangeError when a gateway of another version names an unknown profile. */
export function rulesOf(profile: string): Rules {
  const rules = profiles[profile]
  if (rules === undefined) throw new RangeError(`no profile ${profile}`)
  return rules
}

/** The extra game points for the next winner (S13). */
export interface Carry {
  readonly extra: number
}
