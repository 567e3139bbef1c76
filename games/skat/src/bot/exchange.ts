/** A bot before a rewolucja: the high cards go, and the declarer is made to take a trick by low ones. */
import type { Card, Cards } from '@stolik/core'
import { list, toSet } from '@stolik/core'
import { nullGame } from '../games.js'
import type { Move } from '../moves.js'
import type { View } from '../view.js'
import { rankIn } from './situation.js'

/** How many cards a bot offers to its partner: each of them may want rid of another suit. */
const offered = 2

const height = (c: Card): number => rankIn(nullGame, c)

const highest = (cards: Cards, n: number): Cards =>
  toSet(
    list(cards)
      .sort((a, b) => height(b) - height(a))
      .slice(0, n),
  )

/** The part of a bot in the exchange. */
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

/** What is done for an opponent whose time is up: nothing, as far as they are free to. */
export function declined(view: View): Move {
  if (view.exchange?.step === 'take') return { kind: 'leave' }
  return view.exchange?.step === 'number' ? { kind: 'swap', count: 0 } : exchangeMove(view)
}
