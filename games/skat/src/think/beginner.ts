/**
 * Skat's beginner. It knows the rules and the worth of cards, and makes the mistakes that beginners make: it bids by jacks and aces alone,
 * always looks into the skat, keeps every suit when it discards, and plays as `beginner-cards.ts` says. It never plays at random: the numbers
 * it draws only decide whether a doubtful hand is worth a bid.
 */
import { bit, type Cards, count, type Random, suitOf } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { bot } from '../bot/bot.js'
import { least, rankIn, situation } from '../bot/situation.js'
import { jacks, playable, pointsOf, ramszGame, suitCards, trumps } from '../rules/cards.js'
import { grand, type GameKind } from '../rules/games.js'
import { legal } from '../hand/legal.js'
import type { Move } from '../hand/moves.js'
import { rulesIn } from '../rules/profiles.js'
import type { View } from '../rules/view.js'
import { beginnersCard, beginnersRamszCard } from './beginner-cards.js'

const aces: Cards = 0x01010101
const suitKinds: readonly GameKind[] = [0, 1, 2, 3]

/** The move of a beginner. */
export function beginner(view: View, random: Random): Move {
  const playing = view.toAct.includes(view.seat ?? -1)
  if (view.phase === 'auction') return call(view, random)
  if (view.phase === 'skat') return { kind: 'take' }
  if (view.phase === 'discard') return { kind: 'discard', cards: putAway(view.hand) }
  if (view.phase === 'announcement') return announce(view)
  if (view.phase === 'ramsz' && playing)
    return {
      kind: 'card',
      card: beginnersRamszCard(view, playable(ramszGame, view.trick?.cards ?? [], view.hand)),
    }
  const now =
    view.phase === 'play' && playing && view.offer === null ? situation(view, { tricks: [] }) : undefined
  // Exchanges, answers to offers and what is asked of a dealer who sits out hold nothing that a beginner could do worse.
  return now === undefined ? bot(view) : { kind: 'card', card: beginnersCard(now) }
}

/** What a beginner counts on: jacks and aces, and nothing else. */
const strength = (hand: Cards): number => count(hand & (jacks | aces))

/** The suit with the most cards besides the jacks; of equals, the dearer one. */
const longest = (hand: Cards): GameKind => {
  const length = (kind: GameKind): number => count(hand & suitCards(kind) & ~jacks)
  return suitKinds.reduce((best, kind) => (length(kind) > length(best) ? kind : best))
}

/** A grand for three jacks with two aces; otherwise the longest suit. Beginners do not play null. */
const wanted = (hand: Cards): GameKind =>
  count(hand & jacks) >= 3 && count(hand & aces) >= 2 ? grand : longest(hand)

/** Bids from four jacks and aces on, and one time in three with three, up to what the game is worth with one matador. */
function call(view: View, random: Random): Move {
  const moves = legal(view)
  const sure = strength(view.hand)
  const willing = sure >= 4 || (sure === 3 && random.below(3) === 0)
  const most = willing ? 2 * rulesIn(view).bases[wanted(view.hand) as 0] : 0
  const found = moves.find((move) => {
    if (move.kind === 'bid') return move.value <= most
    return (move.kind === 'hold' && view.bid <= most) || (move.kind === 'play' && willing)
  })
  return found ?? { kind: 'pass' }
}

/** Puts the two cheapest plain cards away, rather from suits of which another one stays than to be void. */
function putAway(hand: Cards): Cards {
  const game = wanted(hand)
  const trump = trumps(game)
  let away: Cards = 0
  for (let n = 0; n < 2; n++) {
    const rest = hand & ~away
    const alone = (c: number): boolean => count(rest & suitCards(suitOf(c)) & ~trump) === 1
    away |= bit(least(rest & ~trump || rest, (c) => (alone(c) ? 99 : 0) + 4 * pointsOf(c) + rankIn(game, c)))
  }
  return away
}

/** Announces the game itself, with nothing added. The bid may have been higher than it is worth. */
function announce(view: View): Move {
  const game = wanted(view.hand)
  const plain = ({ schneider, ouvert, patrolki }: Announcement): boolean =>
    !schneider && !ouvert && patrolki === 0
  const found = legal(view).find(
    (move) => move.kind === 'announce' && move.announcement.game === game && plain(move.announcement),
  )
  if (found === undefined) throw new Error('every game but null may be announced')
  return found
}
