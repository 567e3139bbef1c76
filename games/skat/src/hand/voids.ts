import { bit, type Card, type Cards } from '@stolik/core'
import { following } from '../rules/cards.js'
import type { GameKind } from '../rules/games.js'
import { clockwise } from './play.js'
import type { Trick } from '../rules/view.js'

/** For each seat, the cards that it cannot hold because it did not follow suit. */
export function voids(game: GameKind, tricks: readonly Trick[]): readonly [Cards, Cards, Cards] {
  const out: [Cards, Cards, Cards] = [0, 0, 0]
  for (const { leader, cards } of tricks) {
    const follow = cards.length === 0 ? 0 : following(game, cards[0] as Card)
    cards.forEach((c, i) => {
      if ((bit(c) & follow) === 0) out[clockwise(leader, i) as 0] |= follow
    })
  }
  return out
}
