/** How a player wants their cards to lie. */
export interface HandOrder {
  /** `suit`: as the game sorts them; `rank`: equal ranks side by side; `own`: as the player has laid them, whatever is played. */
  readonly by: 'suit' | 'rank' | 'own'
  readonly trumps: 'left' | 'right'
  /** Whether red and black suits alternate; otherwise they always come as ♣ ♠ ♥ ♦. */
  readonly alternate: boolean
}

/** How strong a card of a hand is, as far as the contract is known. */
export interface Strength {
  readonly isTrump: boolean
  /** Within its suit: a stronger card has the greater number. */
  readonly rank: number
}

export const usualOrder: HandOrder = { by: 'suit', trumps: 'left', alternate: true }
