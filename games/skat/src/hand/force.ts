/**
 * The exact check of a claim (4.3.4, 4.3.5): a search of everything that can still be played, with all cards known.
 * One seat chooses its cards freely, and the aim must be reached whatever the other two play.
 */
import { type Card, type Cards, list, type Seat, without } from '@stolik/core'
import { playable, power, winning } from '../rules/cards.js'
import { type GameKind, nullGame } from '../rules/games.js'
import { choices, keyOf } from './force-cards.js'
import { getsThrough } from './force-null.js'
import { clockwise, place } from './play.js'
import type { Playing } from './state.js'
import type { Trick } from '../rules/view.js'

type Hands = Playing['hands']

/** All remaining tricks, including an unfinished one, or none of them. */
export type Aim = 'all' | 'none'

interface Search {
  readonly game: GameKind
  /** The seat that chooses its cards for the aim. */
  readonly player: Seat
  /** The seat whose tricks count. */
  readonly target: Seat
  readonly aim: Aim
  /** Results for states between two tricks. */
  readonly known: Map<string, boolean>
}

/** Whether `player` alone can make `target` take all, or none, of the remaining tricks. */
export function force(
  s: { readonly announcement: { readonly game: GameKind }; readonly hands: Hands; readonly trick: Trick },
  player: Seat,
  target: Seat,
  aim: Aim,
): boolean {
  const { game } = s.announcement
  const { leader, cards } = s.trick
  if (game === nullGame && player === target && aim === 'none') {
    const from = (steps: number): Cards => s.hands[clockwise(player, steps) as 0]
    return getsThrough([from(0), from(1), from(2)], place(player, leader), cards)
  }
  return card({ game, player, target, aim, known: new Map() }, s.hands, leader, cards)
}

/** Returns the result before a lead, from the cache or by search. */
function lead(search: Search, hands: Hands, leader: Seat): boolean {
  if (hands[leader as 0] === 0) return true
  if (settled(search, hands, leader)) return true
  const key = keyOf(search.game, hands, leader)
  const before = search.known.get(key)
  if (before !== undefined) return before
  const answer = card(search, hands, leader, [])
  search.known.set(key, answer)
  return answer
}

/**
 * Returns the result before a card. The player needs one good card; the others need one card that defeats the aim.
 */
function card(search: Search, hands: Hands, leader: Seat, trick: readonly Card[]): boolean {
  const { game, player, target, aim } = search
  const seat = clockwise(leader, trick.length)
  const own = seat === player
  const mustWin = aim === 'none' && seat === target && !own
  for (const c of choices(game, hands, trick, playable(game, trick, hands[seat as 0]), mustWin)) {
    if (played(search, hands, leader, trick, c) === own) return own
  }
  return !own
}

function played(search: Search, [a, b, c]: Hands, leader: Seat, trick: readonly Card[], next: Card): boolean {
  const hands: Hands = [without(a, next), without(b, next), without(c, next)]
  const cards = [...trick, next]
  if (cards.length < 3) return card(search, hands, leader, cards)
  const winner = clockwise(leader, winning(search.game, cards))
  return (winner === search.target) === (search.aim === 'all') && lead(search, hands, winner)
}

/** Whether no search is needed: the leader plays for their own tricks and holds only cards that nobody can beat. */
function settled({ game, player, target, aim }: Search, hands: Hands, leader: Seat): boolean {
  if (leader !== player || (target === player) !== (aim === 'all')) return false
  const others = (hands[0] | hands[1] | hands[2]) & ~hands[player as 0]
  return list(hands[player as 0]).every((c) =>
    list(others).every((o) => power(game, c, o) < power(game, c, c)),
  )
}
