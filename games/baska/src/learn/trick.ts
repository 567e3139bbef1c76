/** Explains the last trick: its value, who took it and why (ZG7, ZG3). */
import { cardName, has, line, named, suitOf, suits, type ToldTrick } from '@stolik/core'
import { orderFor, pointsOf } from '../order.js'
import { rulesIn } from '../profiles.js'
import { winner } from '../trick.js'
import type { View } from '../view.js'

export function toldTrick(view: View): ToldTrick | null {
  const { lastTrick, contract } = view
  if (lastTrick === null) return null
  const order = orderFor(rulesIn(view), contract)
  const { card: best, seat } = winner(order, lastTrick.cards)
  const mine = seat === view.seat ? '.you' : ''
  const who = mine === '' ? { seat } : {}
  const kind = !has(order.trumps, best) ? 'suit' : contract === 'gran' ? 'jack' : 'trump'
  return {
    cards: lastTrick.cards.map(({ seat: of, card }) => ({
      seat: of,
      card: cardName(card),
      points: pointsOf(card),
      wins: card === best,
    })),
    lines: [
      line(`trick.${kind}${mine}`, contract === 'gran' ? 'G1' : 'ZO8', {
        card: named([best]),
        suit: suits[suitOf(best)],
        ...who,
      }),
      line('trick.sum', 'ZG7', { n: lastTrick.cards.reduce((sum, { card }) => sum + pointsOf(card), 0) }),
      ...(view.phase === 'over' ? [] : [line(`trick.next${mine}`, 'R1', who)]),
    ],
  }
}
