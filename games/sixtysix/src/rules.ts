/**
 * The rules of Sixty-six, in our words; README.md says whose they are.
 *
 * S1  Two players, 24 cards: ace, ten, king, queen, jack, nine of each suit, from the highest to the lowest.
 * S2  Each is dealt six cards, the next one is turned up and is trump; the rest is the stock, and lies upon it.
 * S3  The dealer's opponent leads. A trick goes to the higher trump, or else to the higher card of the suit led; while there is
 *     a stock, any card may be played to it. Whoever takes it leads to the next.
 * S4  Before that lead the taker draws the uppermost card of the stock, then the other player; the turned-up card is the last.
 * S5  On their turn to play, a player with a trick may exchange the nine of trumps for the turned-up card, unless the nine was the last card.
 *     strict: only before they lead.
 * S6  Ace 11, ten 10, king 4, queen 3, jack 2, nine 0, for whoever takes them. The last trick is 10 more once the stock is used up.
 * S7  Who leads a king or a queen and shows the other of its suit has 20 points for the marriage, 40 in trumps. They count with the
 *     first trick of that player. strict: no marriage once the stock is closed or used up.
 * S8  Who is to lead may close the stock: no more cards are drawn, and the last trick is no 10 points.
 * S9  Once the stock is closed or used up, suit must be followed. strict: the trick must be taken if one can, and trumped if one
 *     cannot follow.
 * S10 Whoever has 66 points first ends the hand. The table counts: nobody announces it, or does so in error.
 * S11 The winner has one game point; two if the loser has fewer than 33 points, three if the loser has no trick.
 * S12 Who closed and is not the first to have 66 loses two game points to the opponent; three if that one had no trick then.
 * S13 With 65 points each nobody scores, and the winner of the next hand has one game point more.
 * S14 The first with seven game points wins the game.
 */
export interface Rules {
  readonly id: string
  /** When the nine may be exchanged (S5). */
  readonly exchange: 'turn' | 'lead'
  /** Whether marriages count without a stock (S7). */
  readonly lateMarriages: boolean
  /** Whether a trick must be taken, and trumped, without a stock (S9). */
  readonly taking: boolean
  /** Game points that win (S14). */
  readonly target: number
}

export const profiles: Readonly<Record<string, Rules>> = {
  hoyle: { id: 'hoyle', exchange: 'turn', lateMarriages: true, taking: false, target: 7 },
  strict: { id: 'strict', exchange: 'lead', lateMarriages: false, taking: true, target: 7 },
}

/** A view names its profile; what a gateway of another version calls so is not known. */
export function rulesOf(profile: string): Rules {
  const rules = profiles[profile]
  if (rules === undefined) throw new RangeError(`no profile ${profile}`)
  return rules
}

/** Game points that the next winner has besides (S13). */
export interface Carry {
  readonly extra: number
}
