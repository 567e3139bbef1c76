/** How bots play in null: the declarer stays low, and the opponents play lower still. */
import { type Card, type Cards, count, list, suitOf, toSet } from '@stolik/core'
import { suitCards } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import { above, least, rankIn, type Situation, takers } from './situation.js'

const height = (c: Card): number => rankIn(nullGame, c)

export function nullCard(s: Situation): Card {
  if (s.seat === s.declarer) return s.cards.length === 0 ? declarersLead(s) : under(s)
  return s.cards.length === 0 ? opponentsLead(s) : opponentFollows(s)
}

/** The highest card that does not take the trick, or else the lowest. */
function under(s: Situation): Card {
  const below = s.options & ~takers(s)
  if (below === 0) return least(s.options, height)
  const cannotFollow = (below & suitCards(suitOf(s.cards[0] as Card))) === 0
  // When discarding, the card under which most lower cards of others fit.
  return least(below, (c) => (cannotFollow ? -danger(s, c) : 0) * 10 - height(c))
}

/** How many unseen cards of its suit are lower than a card. */
const danger = (s: Situation, c: Card): number =>
  count(s.unseen & suitCards(suitOf(c)) & ~above(nullGame, c, s.unseen))

const declarersLead = (s: Situation): Card => least(s.options, (c) => 10 * danger(s, c) + height(c))

/**
 * A low card. If the declarer's hand is open, in a suit in which they must take the trick; otherwise in one in
 * which they probably must.
 */
function opponentsLead(s: Situation): Card {
  const open = s.openHand
  if (open !== null) {
    const caught = toSet(list(s.options).filter((c) => mustTake(open, c)))
    if (caught !== 0) return least(caught, height)
  }
  return least(s.options, (c) => 2 * height(c) + count(s.hand & suitCards(suitOf(c))))
}

function mustTake(open: Cards, c: Card): boolean {
  const suit = open & suitCards(suitOf(c))
  return suit !== 0 && above(nullGame, c, suit) === suit
}

function opponentFollows(s: Situation): Card {
  const below = s.options & ~takers(s)
  if (s.holder === s.declarer && below !== 0) {
    const suit = below & suitCards(suitOf(s.cards[0] as Card))
    // If it cannot follow, a discard keeps the low cards for later.
    return suit === 0 ? shortest(s, below) : least(suit, (c) => -height(c))
  }
  // If the declarer is still to play, stay low for them. If the trick is already the opponents', throw a high card.
  const following = s.options & suitCards(suitOf(s.cards[0] as Card))
  if (following === 0) return shortest(s, s.options)
  const declarerToCome = !s.last && s.holder !== s.declarer
  return least(following, (c) => (declarerToCome ? height(c) : -height(c)))
}

/** A card of the shortest suit, to become void in it. */
const shortest = (s: Situation, cards: Cards): Card =>
  least(cards, (c) => 10 * count(s.hand & suitCards(suitOf(c))) - height(c))
