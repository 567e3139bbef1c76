/** The exchange before a rewolucja: what the opponents may do with it, and what a bot gives away. */
import { type Cards, list, toSet } from '@stolik/core'
import { power } from '../../cards.js'
import { nullGame } from '../../games.js'
import type { Rules } from '../../rules.js'
import type { Dealt } from './deals.js'

/** The highest cards of a set in a null game: the ones that can never make the declarer take a trick. */
export const highest = (cards: Cards, n: number): Cards =>
  toSet(
    list(cards)
      .toSorted((a, b) => power(nullGame, b, b) - power(nullGame, a, a))
      .slice(0, n),
  )

/** A deal after an exchange in which both opponents keep their low cards. */
export function withExchange({ rewolucjaExchange }: Rules, { left, right, skat }: Dealt): Dealt {
  if (rewolucjaExchange === 'opponents') {
    const [a, b] = [highest(left, 2), highest(right, 2)]
    return { left: (left & ~a) | b, right: (right & ~b) | a, skat }
  }
  const put = highest(left | skat, 2)
  const rest = highest(right | put, 2)
  return { left: (left | skat) & ~put, right: (right | put) & ~rest, skat: rest }
}
