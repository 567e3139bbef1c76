/** Two Skat players who cheat together. They are what the detectors have to find; nobody else plays like this. */
import { list, type Random, type Seat } from '@stolik/core'
import { limit } from '../../games/skat/src/bot/auction.js'
import { legal, skat, type Move, type SkatShapes } from '../../games/skat/src/index.js'
import { playable } from '../../games/skat/src/rules/cards.js'
import { rulesIn } from '../../games/skat/src/rules/profiles.js'
import { after, mover, type OpenCards } from '../../games/skat/src/solve/position.js'
import { reached } from '../../games/skat/src/solve/solve.js'

type View = SkatShapes['view']

/** The companions call each other their cards, so they know the third player's as well once one of them has the skat. */
export interface Plot {
  readonly companion: Seat
  /** How often they use an opportunity, from 0 to 1. */
  readonly share: number
}

/** Bids so far above what the own cards are worth that the third player plays too high or not at all. */
const mostPushed = 30

/** A call against the third player that the cards do not allow; undefined if there is no opportunity. */
function push(view: View, { companion, share }: Plot, random: Random): Move | undefined {
  const other = view.asker === view.seat ? view.hearer : view.asker
  if (other === null || other === companion || random.below(1000) >= 1000 * share) return undefined
  const raise = legal(view).find((move) =>
    move.kind === 'bid' ? move.value <= mostPushed : move.kind === 'hold' && view.bid <= mostPushed,
  )
  // Only with a hand that is not worth the call: otherwise an honest player makes it as well.
  const own = limit(rulesIn(view), view.hand, view.seat === 0)
  return raise !== undefined && own < (raise.kind === 'bid' ? raise.value : view.bid) ? raise : undefined
}

/** A card that lets the companion's game be made, with the knowledge of all cards. */
function help(position: OpenCards, random: Random, share: number): Move | undefined {
  const hand = position.hands[mover(position) as 0]
  if (random.below(1000) >= 1000 * share) return undefined
  const card = list(playable(position.game, position.trick, hand)).find((c) => reached(after(position, c)))
  return card === undefined ? undefined : { kind: 'card', card }
}

/** The move of a player who has a companion at the table. */
export function collude(
  view: View,
  memory: SkatShapes['memory'],
  plot: Plot,
  position: OpenCards | undefined,
  random: Random,
): Move {
  const planned =
    view.phase === 'auction'
      ? push(view, plot, random)
      : position !== undefined && view.declarer === plot.companion && view.offer === null
        ? help(position, random, plot.share)
        : undefined
  return planned ?? skat.bot(view, random, memory)
}
