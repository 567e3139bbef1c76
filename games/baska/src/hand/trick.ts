/** A trick on the table. */
import { type Card, has } from '@stolik/core'
import type { Order } from '../rules/order.js'
import type { Played } from '../rules/view.js'

/** Returns the winning card of the trick so far, and its player. There must be at least one card. */
export function winner(order: Order, trick: readonly Played[]): Played {
  let best = trick[0] as Played
  for (const played of trick) if (has(order.beats[best.card] as number, played.card)) best = played
  return best
}

export const winningCard = (order: Order, trick: readonly Played[]): Card => winner(order, trick).card
