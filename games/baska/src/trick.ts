/** A trick on the table. */
import { type Card, has } from '@stolik/core'
import type { Order } from './order.js'
import type { Played } from './view.js'

/** Who takes the trick as it lies, and with what; there is at least one card. */
export function winner(order: Order, trick: readonly Played[]): Played {
  let best = trick[0] as Played
  for (const played of trick) if (has(order.beats[best.card] as number, played.card)) best = played
  return best
}

export const winningCard = (order: Order, trick: readonly Played[]): Card => winner(order, trick).card
