/** How opponent bots play in suit and grand games: points into the partner's tricks, few into the declarer's. */
import { type Card, type Cards, count, list, rankOf, suitOf, toSet } from '@stolik/core'
import { pointsOf, suitCards } from '../rules/cards.js'
import { grand } from '../rules/games.js'
import { clockwise } from '../hand/play.js'
import { ace, cheapest, fattest, takeSafely, ten } from './tactics.js'
import { above, isHighest, isTrump, least, plainSuit, type Situation, takers } from './situation.js'

export const opponentsCard = (s: Situation): Card => {
  if (s.cards.length === 0) return lead(s)
  return s.last ? closing(s) : second(s)
}

/** The cards that the declarer may hold. */
const declarers = (s: Situation): Cards => s.holdable[s.declarer] as Cards

const length = (s: Situation, c: Card): number => count(s.hand & suitCards(suitOf(c)) & ~s.trumps)

function lead(s: Situation): Card {
  const plain = s.options & ~s.trumps
  if (plain === 0) return least(s.options, (c) => pointsOf(c))
  // An ace is led while the declarer can still be expected to follow suit.
  const follows = (c: Card): boolean =>
    (declarers(s) & plainSuit(s, c)) !== 0 && count(s.unseen & plainSuit(s, c)) >= 4
  const sure = toSet(list(plain).filter((c) => isHighest(s, c) && follows(c)))
  if (sure !== 0) return least(sure, (c) => (s.game === grand ? -length(s, c) : length(s, c)))
  // A short suit if the partner plays next, a long one if the declarer does.
  const foeNext = clockwise(s.seat, 1) === s.declarer
  return least(plain, (c) => 2 * pointsOf(c) + (foeNext ? -2 : 2) * length(s, c))
}

/** Second to play: either the partner led and the declarer is last, or the declarer led and the partner is last. */
function second(s: Situation): Card {
  const led = s.cards[0] as Card
  const wins = takers(s)
  const sure = toSet(list(wins).filter((c) => isHighest(s, c)))
  if (s.holder === s.declarer) return wins === 0 ? cheapest(s, s.options) : takeFromDeclarer(s, wins)
  const partnersStands = above(s.game, led, declarers(s)) === 0
  const mayBeRuffed = !isTrump(s, led) && ruffIsLikely(s, plainSuit(s, led))
  if (partnersStands && !mayBeRuffed) return fattest(s, s.options)
  const ruffs = isTrump(s, led) ? 0 : wins & s.trumps
  if (!mayBeRuffed && (ruffs | sure) !== 0) return takeSafely(s, ruffs === 0 ? sure : ruffs)
  return cheapest(s, s.options)
}

/** In grand, the declarer has few trumps to ruff with. */
const ruffIsLikely = (s: Situation, suit: Cards): boolean =>
  (declarers(s) & suit) === 0 || count(s.unseen & suit) < (s.game === grand ? 2 : 3)

/**
 * Takes the declarer's trick. Only the partner is still to play, so whatever beats the declarer's card is enough: the ace or
 * ten of trumps; in a plain suit a king or a queen, since the ace stays for later, but a ten that it could catch does not.
 */
function takeFromDeclarer(s: Situation, wins: Cards): Card {
  if ((wins & s.trumps) !== 0) return takeSafely(s, wins)
  return least(wins, (c) => {
    if (rankOf(c) === ten) return isHighest(s, c) ? 5 : -pointsOf(c)
    return rankOf(c) === ace ? 10 : -pointsOf(c)
  })
}

function closing(s: Situation): Card {
  if (s.holder !== s.declarer) return fattest(s, s.options)
  const wins = takers(s)
  return wins === 0 ? cheapest(s, s.options) : takeSafely(s, wins)
}
