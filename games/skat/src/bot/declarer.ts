/** How a declarer bot plays in suit and grand games: draw the trumps, then cash the highest cards. */
import type { Card } from '@stolik/core'
import { bit, count, list, suitOf, toSet } from '@stolik/core'
import { pointsOf, suitCards } from '../cards.js'
import { cheapest, takeCheaply, takeSafely } from './tactics.js'
import type { Situation } from './situation.js'
import { isHighest, isTrump, least, rankIn, takers } from './situation.js'

export const declarersCard = (s: Situation): Card => (s.cards.length === 0 ? lead(s) : follow(s))

function lead(s: Situation): Card {
  const own = s.options & s.trumps
  const plain = s.options & ~s.trumps
  const theirs = s.others & s.trumps
  if (own !== 0 && theirs !== 0) {
    const strongest = least(own, (c) => -rankIn(s.game, c))
    if (isHighest(s, strongest)) return strongest
    // A low trump makes the opponents spend a high one, as long as there is one to spare.
    if (count(own) > 2 || plain === 0) return least(own, (c) => 2 * pointsOf(c) + rankIn(s.game, c))
  }
  const sure = toSet(list(plain).filter((c) => isHighest(s, c)))
  if (sure !== 0) return least(sure, (c) => -count(s.hand & suitCards(suitOf(c))))
  if (plain === 0) return cheapest(s, own)
  // Loses early what must be lost, in the longest suit.
  return least(plain, (c) => 3 * pointsOf(c) - count(s.hand & suitCards(suitOf(c)) & ~s.trumps))
}

function follow(s: Situation): Card {
  const wins = takers(s)
  if (wins === 0) return cheapest(s, s.options)
  const ruffing = (wins & s.trumps) !== 0 && !isTrump(s, s.cards[0] as Card)
  if (s.last) {
    const worth = s.stake >= 3 || !ruffing || count(s.hand & s.trumps) > count(s.others & s.trumps)
    return worth ? takeSafely(s, wins) : cheapest(s, s.options)
  }
  if (ruffing) {
    const worth = s.stake >= 4 || count(s.hand & s.trumps) > count(s.others & s.trumps)
    return worth ? takeCheaply(s, wins) : cheapest(s, s.options)
  }
  const sure = toSet(list(wins).filter((c) => isHighest(s, c)))
  if (sure !== 0) return takeCheaply(s, sure)
  const safe = toSet(list(wins).filter((c) => pointsOf(c) < 10))
  return safe !== 0 && (bit(s.cards[0] as Card) & s.trumps) === 0
    ? takeCheaply(s, safe)
    : cheapest(s, s.options)
}
