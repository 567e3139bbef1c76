/** The reasons for a card, as far as the view shows them. Each reason is a fact that can be checked. */
import { bit, line, list, without, type Card, type Cards, type Line, type Seat } from '@stolik/core'
import { playable } from '../hand/legal.js'
import { deck, orderFor, pointsOf } from '../rules/order.js'
import { rulesIn } from '../rules/profiles.js'
import { winner } from '../hand/trick.js'
import type { View } from '../rules/view.js'

/** Returns the cards that the viewer has not seen. */
export function unseen(view: View): Cards {
  const known = view.played.reduce((set, cards) => set | cards, view.hand)
  return deck.filter((c) => ((known >>> c) & 1) === 0).reduce((set, c) => set | bit(c), 0)
}

/** Whether a card that the viewer has not seen beats this one. */
export const beatable = (view: View, card: Card): boolean =>
  (unseen(view) & (orderFor(rulesIn(view), view.contract).beats[card] as Cards)) !== 0

/** Whether the viewer knows that a seat is on their side. */
const isPartner = ({ seat, sides }: View, other: Seat): boolean =>
  seat !== null && other !== seat && sides[seat] !== null && sides[seat] === sides[other]

export function cardReasons(view: View, card: Card): readonly Line[] {
  const open = playable(view)
  const clause = view.trick.length === 0 ? 'R1' : 'R2'
  if (without(open, card) === 0) return [line('why.only', clause)]
  const cheapest = Math.min(...list(open).map(pointsOf))
  const cheap = pointsOf(card) === cheapest
  if (view.trick.length === 0) {
    if (!beatable(view, card)) return [line('why.sure', 'ZO8')]
    return [cheap ? line('why.leadCheap', 'R1', { n: pointsOf(card) }) : line('why.bot', 'R1')]
  }
  const order = orderFor(rulesIn(view), view.contract)
  const after = [...view.trick, { seat: view.seat as Seat, card }]
  const n = after.reduce((sum, played) => sum + pointsOf(played.card), 0)
  if (winner(order, after).card === card) {
    if (view.trick.length === 3) return [line('why.take', 'ZG7', { n })]
    return [line(beatable(view, card) ? 'why.over' : 'why.sure', clause)]
  }
  const { seat } = winner(order, view.trick)
  if (isPartner(view, seat) && pointsOf(card) > cheapest)
    return [line('why.give', 'ZG7', { n: pointsOf(card), seat })]
  return [cheap ? line('why.cheap', 'ZG7', { n: pointsOf(card) }) : line('why.bot', clause)]
}
