/** The guide during play: the cards on the table, and the duty to follow, beat or trump (ZG2-5, R1-3, G3-7). */
import { has, line, list, named, suitOf, suits, type Line } from '@stolik/core'
import { playable } from '../legal.js'
import { orderFor, pointsOf } from '../order.js'
import { rulesIn } from '../profiles.js'
import { winner } from '../trick.js'
import type { View } from '../view.js'

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
  const led = has(order.trumps, lead.card) ? (gran ? 'jack' : 'trump') : 'suit'
  const beats = (open & (order.beats[best.card] as number)) !== 0 ? 'beat' : 'below'
  if (kin !== 0) return [line(`may.${led}.${beats}`, kinClause(led, gran), args)]
  if ((view.hand & order.trumps) !== 0)
    return [line(`may.${gran ? 'ruffJack' : 'ruff'}.${beats}`, gran ? 'G6' : 'R3', args)]
  return [
    line(led === 'suit' ? 'may.any' : 'may.noTrump', gran ? (led === 'suit' ? 'G7' : 'G4') : 'ZG4', args),
  ]
}

const kinClause = (led: string, gran: boolean): string =>
  gran ? (led === 'suit' ? 'G5' : 'G3') : led === 'suit' ? 'ZG5' : 'ZG3'
