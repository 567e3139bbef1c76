/** A hand as players sort it: trumps by the ladder, then fele by suit from the ace down; gran by its own order. */
import { has, list, rankOf, suitOf, toSet, type Card } from '@stolik/core'
import { ladderFor } from '../src/ladder.js'
import { rulesOf } from '../src/profiles.js'
import type { View } from '../src/view.js'

/** In gran the suits take turns by colour: ♣ ♥ ♠ ♦. */
const bySuit = [0, 2, 1, 3]

/** The viewer's cards from left to right. */
export function sorted(view: View): readonly Card[] {
  const rules = rulesOf(view.profile)
  const { trumps } = ladderFor(rules, view.contract)
  const suitPlace = (c: Card): number => bySuit.indexOf(suitOf(c))
  return [
    ...trumps.filter((c) => has(view.hand, c)),
    ...list(view.hand & ~toSet(trumps)).sort((a, b) => suitPlace(a) - suitPlace(b) || rankOf(a) - rankOf(b)),
  ]
}
