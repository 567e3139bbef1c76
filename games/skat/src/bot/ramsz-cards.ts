/** How bots play in ramsz: stay low, and get rid of dangerous cards when the trick is safe. */
import { type Card, type Cards, count, list, suitOf, toSet } from '@stolik/core'
import { deck, following, playable, pointsOf, power, ramszGame, suitCards, trumps } from '../cards.js'
import type { View } from '../view.js'
import { least, rankIn } from './situation.js'

/** The card that a bot plays in ramsz. */
export function ramszCard(view: View): Card {
  const cards = view.trick?.cards ?? []
  const options = playable(ramszGame, cards, view.hand)
  const lead = cards[0]
  if (lead === undefined) return leads(view, options)
  const best = Math.max(...cards.map((c) => power(ramszGame, lead, c)))
  const below = toSet(list(options).filter((c) => power(ramszGame, lead, c) < best))
  if (below !== 0) return least(below, (c) => -danger(view, c))
  // A player who must take the trick as the last may as well use a high card, but should not add points.
  const last = cards.length === 2
  return least(options, (c) => pointsOf(c) + (last ? -1 : 1) * rankIn(ramszGame, c))
}

const leads = (view: View, options: Cards): Card => least(options, (c) => 2 * pointsOf(c) + danger(view, c))

/** How many tricks and points a card may bring its holder. */
function danger(view: View, c: Card): number {
  const own = suitCards(suitOf(c)) & ~trumps(ramszGame)
  const unseen = deck & ~(view.hand | view.played) & following(ramszGame, c)
  const below = list(unseen).filter((other) => rankIn(ramszGame, other) < rankIn(ramszGame, c)).length
  return pointsOf(c) + 2 * below - count(view.hand & own)
}
