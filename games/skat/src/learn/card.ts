/** The reasons for a card, as far as the view shows them; each reason is a fact that can be checked (4.2, 4.4). */
import { bit, line, list, without, type Card, type Cards, type Line, type Seat } from '@stolik/core'
import { deck, playable, points, pointsOf, power, trumps, winning } from '../rules/cards.js'
import { grand, nullGame, type GameKind } from '../rules/games.js'
import type { Trick, View } from '../rules/view.js'

/** The game whose rules decide following suit and winning: the announced game, or grand in ramsz. */
export const ruling = (view: View): GameKind => (view.ramsz ? grand : (view.announcement?.game ?? grand))

/** Cards that the viewer cannot place: other players hold them, or they lie in the skat. */
export function unseen(view: View): Cards {
  const onTable = view.trick?.cards.reduce((set, c) => set | bit(c), 0) ?? 0
  const known = view.hand | view.played | onTable | (view.discard ?? 0)
  return deck & ~known
}

/**
 * Whether a seat is the viewer's partner: the fellow opponent. A declarer has none, and nobody has one in ramsz.
 */
export const isPartner = (view: View, seat: Seat): boolean =>
  view.declarer !== null && view.declarer !== view.seat && seat !== view.declarer && seat !== view.seat

export function cardReasons(view: View, card: Card): readonly Line[] {
  const game = ruling(view)
  const trick = view.trick as Trick
  const open = playable(game, trick.cards, view.hand)
  if (without(open, card) === 0) return [line('why.only', '4.2.1')]
  const cheapest = Math.min(...list(open).map(pointsOf))
  const cheap = pointsOf(card) === cheapest
  if (trick.cards.length === 0) return leading(view, card, cheap)

  const after = [...trick.cards, card]
  const takes = winning(game, after) === trick.cards.length
  const n = points(after.reduce((set, c) => set | bit(c), 0))
  if (game === nullGame || view.ramsz) return [line(takes ? 'why.takes' : 'why.under', '4.4.2')]
  if (takes && trick.cards.length === 2) return [line('why.take3', '4.4.2', { n })]
  if (takes) return [line(beatable(view, card, trick.cards[0] as Card) ? 'why.over' : 'why.sure', '4.4.2')]
  const winner = (trick.leader + winning(game, trick.cards)) % 3
  if (isPartner(view, winner) && pointsOf(card) > cheapest)
    return [line('why.give', '3.5.1', { n: pointsOf(card), seat: winner })]
  return cheap ? [line('why.cheap', '4.4.2', { n: pointsOf(card) })] : [line('why.bot', '4.2.1')]
}

/** Whether an unseen card could still take the trick from this card. */
export function beatable(view: View, card: Card, lead: Card): boolean {
  const game = ruling(view)
  return list(unseen(view)).some((other) => power(game, lead, other) > power(game, lead, card))
}

function leading(view: View, card: Card, cheap: boolean): readonly Line[] {
  const game = ruling(view)
  if (game === nullGame || view.ramsz) return [line('why.leadLow', '4.4.2')]
  if (!beatable(view, card, card)) return [line('why.sure', '4.4.2')]
  const isTrump = (bit(card) & trumps(game)) !== 0
  if (isTrump && view.seat === view.declarer) return [line('why.draw', '4.2.1')]
  const higher = list(unseen(view) & ~trumps(game)).some(
    (c) => power(game, card, c) > power(game, card, card),
  )
  if (!isTrump && !higher) return [line('why.top', '4.4.2')]
  return [cheap ? line('why.leadCheap', '4.4.2', { n: pointsOf(card) }) : line('why.bot', '4.2.1')]
}
