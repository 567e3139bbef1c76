/**
 * How a bot exchanges before a rewolucja: it gives away high cards, so that the opponents' low cards force the
 * declarer to take a trick.
 */
import { type Card, type Cards, list, toSet } from '@stolik/core'
import { nullGame } from '../rules/games.js'
import type { Move } from '../hand/moves.js'
import type { View } from '../rules/view.js'
import { rankIn } from './situation.js'

/** How many cards a bot offers to exchange with its partner, since each may want to get rid of a different suit. */
const offered = 2

const height = (c: Card): number => rankIn(nullGame, c)

const highest = (cards: Cards, n: number): Cards =>
  toSet(
    list(cards)
      .sort((a, b) => height(b) - height(a))
      .slice(0, n),
  )

/** A bot's move in the exchange. */
export function exchangeMove({ exchange, hand }: View): Move {
  switch (exchange?.step) {
    case 'take':
      return { kind: 'take' }
    case 'put':
      return { kind: 'discard', cards: highest(hand, 2) }
    case 'number':
      return { kind: 'swap', count: offered }
    default:
      return { kind: 'give', cards: highest(hand, exchange?.count ?? 0) }
  }
}

/** The move in the exchange for an opponent whose time has run out: nothing, if they have that choice. */
export function declined(view: View): Move {
  if (view.exchange?.step === 'take') return { kind: 'leave' }
  return view.exchange?.step === 'number' ? { kind: 'swap', count: 0 } : exchangeMove(view)
}
