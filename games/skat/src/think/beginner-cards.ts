/** How Skat's beginner plays: by what lies on the table and in its hand. It counts nothing and remembers neither tricks nor voids. */
import { type Card, type Cards, count, list, rankOf, suitOf, toSet } from '@stolik/core'
import { least, rankIn, takers, type Situation } from '../bot/situation.js'
import { ace } from '../bot/tactics.js'
import { pointsOf, power, ramszGame, suitCards } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import type { View } from '../rules/view.js'

/** The card that a beginner plays in a game with a declarer. */
export function beginnersCard(s: Situation): Card {
  if (s.game === nullGame) return nullCard(s)
  return s.cards.length === 0 ? lead(s) : follow(s)
}

const highest = (s: Situation, cards: Cards): Card => least(cards, (c) => -rankIn(s.game, c))
const lowest = (s: Situation, cards: Cards): Card => least(cards, (c) => 4 * pointsOf(c) + rankIn(s.game, c))

/**
 * Aces first, as declarer too, before a trump is drawn. Then a declarer leads their highest trump, without counting how many are out, and an
 * opponent the highest card of their longest suit, whoever it helps.
 */
function lead(s: Situation): Card {
  const plain = s.options & ~s.trumps
  const aces = toSet(list(plain).filter((c) => rankOf(c) === ace))
  if (aces !== 0) return least(aces, () => 0)
  const own = s.options & s.trumps
  if (s.seat === s.declarer && own !== 0) return highest(s, own)
  if (plain === 0) return highest(s, s.options)
  const suit = suitCards(suitOf(least(plain, (c) => -count(plain & suitCards(suitOf(c))))))
  return highest(s, plain & suit)
}

/**
 * An opponent adds points to whatever the partner holds at the moment, even if the declarer is still to play. Whoever can take the trick
 * takes it, with the highest card and also if nothing lies there; otherwise the cheapest card will do, even if it leaves a ten alone.
 */
function follow(s: Situation): Card {
  const partners = s.seat !== s.declarer && s.holder !== s.declarer
  if (partners) return least(s.options & ~s.trumps || s.options, (c) => -pointsOf(c))
  const wins = takers(s)
  return wins === 0 ? lowest(s, s.options) : highest(s, wins)
}

/** In null everybody plays the highest card that does not take the trick, opponents too, although they could stay below the declarer. */
function nullCard(s: Situation): Card {
  const below = s.cards.length === 0 ? 0 : s.options & ~takers(s)
  return below === 0 ? least(s.options, (c) => rankIn(nullGame, c)) : highest(s, below)
}

/** In a ramsz, too: the highest card that does not take the trick, or the lowest. */
export function beginnersRamszCard({ trick }: View, options: Cards): Card {
  const cards = trick?.cards ?? []
  const led = cards[0]
  const best = led === undefined ? 0 : Math.max(...cards.map((c) => power(ramszGame, led, c)))
  const height = (c: Card): number => power(ramszGame, led ?? c, c)
  const below = led === undefined ? 0 : toSet(list(options).filter((c) => height(c) < best))
  return below === 0 ? least(options, height) : least(below, (c) => -height(c) - pointsOf(c))
}
