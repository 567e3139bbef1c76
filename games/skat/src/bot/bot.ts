/** A bot knows only what its view shows. */
import { legal } from '../hand/legal.js'
import { remember, type Memory } from '../hand/memory.js'
import type { Move } from '../hand/moves.js'
import { rulesIn } from '../rules/profiles.js'
import type { View } from '../rules/view.js'
import { chooseCall } from './auction.js'
import { announceBest, putAway, takeOrHand } from './contract.js'
import { declined, exchangeMove } from './exchange.js'
import { least, rankIn, situation, type Situation } from './situation.js'
import { type Card, type Cards, count, list, suitOf, toSet } from '@stolik/core'
import { nullGame } from '../rules/games.js'
import { nullCard } from './null-cards.js'
import { opponentsCard } from './opponents.js'
import { declarersCard } from './declarer.js'
import { deck, following, playable, pointsOf, power, ramszGame, suitCards, trumps } from '../rules/cards.js'

/**
 * The move of a bot whose turn it is. It never gives up, shows its hand to nobody, lets others give up, and makes declarers play out their
 * claims.
 */
export function bot(view: View, memory: Memory = remember(undefined, view)): Move {
  const rules = rulesIn(view)
  const moves = legal(view)
  const playing = view.toAct.includes(view.seat ?? -1)
  switch (view.phase) {
    case 'auction':
      return chooseCall(rules, view, moves)
    case 'skat':
      return takeOrHand(rules, view)
    case 'discard':
      return putAway(rules, view, moves)
    case 'announcement':
      return announceBest(rules, view)
    case 'exchange':
      return exchangeMove(view)
    case 'ramsz':
      return playing ? { kind: 'card', card: ramszCard(view) } : (moves[0] as Move)
    default: {
      if (view.offer !== null) return { kind: view.offer.kind === 'claim' ? 'refuse' : 'accept' }
      const now = playing ? situation(view, memory) : undefined
      return now === undefined ? (moves[0] as Move) : { kind: 'card', card: chooseCard(now) }
    }
  }
}

/** The move for a player whose time has run out: no bid, no exchange, and otherwise the bot's move. */
export function auto(view: View): Move {
  if (view.phase === 'auction') return { kind: 'pass' }
  return view.phase === 'exchange' ? declined(view) : bot(view)
}

/** The card that a bot plays. */
function chooseCard(s: Situation): Card {
  if (s.game === nullGame) return nullCard(s)
  return s.seat === s.declarer ? declarersCard(s) : opponentsCard(s)
}

/** The card that a bot plays in ramsz. */
function ramszCard(view: View): Card {
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
