/** Sorts a hand as players do: trumps by the ladder, then fele by suit from the ace down. Gran has its own order. */
import { has, list, rankOf, suitOf, toSet, type Card } from '@stolik/core'
import { ladderFor } from '../src/rules/ladder.js'
import { rulesIn } from '../src/rules/profiles.js'
import type { View } from '../src/rules/view.js'

/** In gran the suits alternate by colour: ♣ ♥ ♠ ♦. */
const bySuit = [0, 2, 1, 3]

/** Returns the viewer's cards from left to right. */
export function sorted(view: View): readonly Card[] {
  const rules = rulesIn(view)
  const { trumps } = ladderFor(rules, view.contract)
  const suitPlace = (c: Card): number => bySuit.indexOf(suitOf(c))
  return [
    ...trumps.filter((c) => has(view.hand, c)),
    ...list(view.hand & ~toSet(trumps)).sort((a, b) => suitPlace(a) - suitPlace(b) || rankOf(a) - rankOf(b)),
  ]
}
