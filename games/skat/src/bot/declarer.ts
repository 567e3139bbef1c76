/** How a declarer bot plays in suit and grand games: draw the trumps, then cash the highest cards. */
import { type Card, type Cards, count, list, rankOf, suitOf, toSet } from '@stolik/core'
import { following, pointsOf, suitCards } from '../rules/cards.js'
import { grand } from '../rules/games.js'
import { ace, cheapest, takeCheaply, takeSafely } from './tactics.js'
import { isHighest, isTrump, least, rankIn, type Situation, takers } from './situation.js'

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
  if (sure !== 0) {
    // In grand a jack may still ruff, so each suit's ace goes before a second card of the suit.
    const aces = s.game === grand && theirs !== 0 ? toSet(list(sure).filter((c) => rankOf(c) === ace)) : 0
    return least(aces || sure, (c) => -count(s.hand & suitCards(suitOf(c))))
  }
  if (plain === 0) return cheapest(s, own)
  // Loses early what must be lost, in the longest suit.
  return least(plain, (c) => 3 * pointsOf(c) - count(s.hand & suitCards(suitOf(c)) & ~s.trumps))
}

/** A trick with fewer points is not worth a jack of grand. */
const worthJack = 10
/** A trick with fewer points is not worth the ace or ten of a suit that the others still hold. */
const worthAce = 5

function follow(s: Situation): Card {
  const wins = takers(s)
  const away = cheapest(s, s.options)
  if (wins === 0) return away
  const led = s.cards[0] as Card
  const ruffing = (wins & s.trumps) !== 0 && !isTrump(s, led)
  // A card that would lose a trick anyhow is better lost now than a jack spent.
  if (s.game === grand && isLoser(s, away)) {
    if (ruffing && s.stake < worthJack) return away
    if (
      !ruffing &&
      s.last &&
      s.stake < worthAce &&
      onlyHigh(wins) &&
      count(s.others & following(s.game, led)) >= 2
    )
      return away
  }
  if (s.last) {
    const worth = s.stake >= 3 || !ruffing || count(s.hand & s.trumps) > count(s.others & s.trumps)
    return worth ? takeSafely(s, wins) : away
  }
  // The ace or ten of trumps brings its points home, and is not so easily ruffed higher.
  if (ruffing) return takeSafely(s, wins)
  const sure = toSet(list(wins).filter((c) => isHighest(s, c)))
  if (sure !== 0) return isTrump(s, led) ? takeCheaply(s, sure) : takeSafely(s, sure)
  const safe = toSet(list(wins).filter((c) => pointsOf(c) < 10))
  return safe !== 0 && !isTrump(s, led) ? takeCheaply(s, safe) : away
}

/** A plain card that brings few points and does not stand. */
const isLoser = (s: Situation, c: Card): boolean => !isTrump(s, c) && pointsOf(c) < 4 && !isHighest(s, c)

const onlyHigh = (wins: Cards): boolean => list(wins).every((c) => pointsOf(c) >= 10)
