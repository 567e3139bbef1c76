/** The guide during play: the cards on the table, and the duty to follow, beat or trump (ZG2-5, R1-3, G3-7). */
import { cardName, has, line, type Line, list, named, suitOf, suits, type ToldTrick } from '@stolik/core'
import { playable } from '../hand/legal.js'
import { orderFor, pointsOf } from '../rules/order.js'
import { rulesIn } from '../rules/profiles.js'
import { winner } from '../hand/trick.js'
import type { View } from '../rules/view.js'

/** Describes the cards on the table. */
export function table(view: View): readonly Line[] {
  const { trick } = view
  const [lead] = trick
  if (lead === undefined) return [line('play.lead', view.lastTrick === null ? 'ZG2' : 'R1')]
  const best = winner(orderFor(rulesIn(view), view.contract), trick)
  const n = trick.reduce((sum, { card }) => sum + pointsOf(card), 0)
  return [
    line('play.led', 'R1', { seat: lead.seat, card: named([lead.card]) }),
    ...(trick.length === 1
      ? []
      : [line('play.holds', 'ZG3', { seat: best.seat, card: named([best.card]), n })]),
  ]
}

/** Says which cards are legal now, and by which clause. */
export function may(view: View): readonly Line[] {
  const [lead] = view.trick
  if (lead === undefined) return [line('may.lead', 'R1')]
  const gran = view.contract === 'gran'
  const order = orderFor(rulesIn(view), view.contract)
  const best = winner(order, view.trick)
  const open = playable(view)
  const args = { cards: named(list(open)), suit: suits[suitOf(lead.card)] }
  const kin = view.hand & (order.kin[lead.card] as number)
  const trump = gran ? 'jack' : 'trump'
  const led = has(order.trumps, lead.card) ? trump : 'suit'
  const beats = (open & (order.beats[best.card] as number)) !== 0 ? 'beat' : 'below'
  if (kin !== 0) return [line(`may.${led}.${beats}`, kinClause(led, gran), args)]
  if ((view.hand & order.trumps) !== 0)
    return [line(`may.${gran ? 'ruffJack' : 'ruff'}.${beats}`, gran ? 'G6' : 'R3', args)]
  if (led === 'suit') return [line('may.any', gran ? 'G7' : 'ZG4', args)]
  return [line('may.noTrump', gran ? 'G4' : 'ZG4', args)]
}

const kinClause = (led: string, gran: boolean): string => `${gran ? 'G' : 'ZG'}${led === 'suit' ? 5 : 3}`

/** Explains the last trick: its value, who took it and why (ZG7, ZG3). */
export function toldTrick(view: View): ToldTrick | null {
  const { lastTrick, contract } = view
  if (lastTrick === null) return null
  const order = orderFor(rulesIn(view), contract)
  const { card: best, seat } = winner(order, lastTrick.cards)
  const mine = seat === view.seat ? '.you' : ''
  const who = mine === '' ? { seat } : {}
  const trump = contract === 'gran' ? 'jack' : 'trump'
  const kind = has(order.trumps, best) ? trump : 'suit'
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
