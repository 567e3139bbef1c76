/** What is sure of a game with a declarer, wherever the cards lie that a player has not seen. */
import { type Card, type Cards, count, list, type Seat, toSet } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { higher, needed, type Situation } from '../arbiter/situation.js'
import { above } from '../bot/situation.js'
import { points, power, suitCards, trumps, winning } from '../rules/cards.js'
import { nullGame, type GameKind } from '../rules/games.js'
import { clockwise } from '../hand/play.js'
import { rulesIn } from '../rules/profiles.js'
import type { Goal } from '../solve/position.js'
import { reached } from '../solve/solve.js'
import { matadors, pointsToWin, schneiderLimit, type Level, type Matadors } from '../rules/valuation.js'
import { dealsOf } from './play/deals.js'
import { aside, hiddenFrom, playedBy, type Places, type Table } from './play/hidden.js'

/** A table of a game with a declarer. */
export interface Declared extends Table {
  readonly declarer: Seat
  readonly announcement: Announcement
}

/** With more cards in a hand, deals are not looked into, since one of them may take long. */
const mostCards = 6

/**
 * Whether whoever leads takes every trick with their hand. Each of their highest trumps draws one from whoever has some left; once as many
 * are led as one of the others can hold, what remains are cards that nobody can beat.
 */
export function takesTheRest(game: GameKind, hand: Cards, others: readonly Cards[]): boolean {
  const trump = trumps(game)
  const theirs = others.reduce((all, held) => all | held, 0)
  const unbeaten = (c: number): boolean => above(game, c, theirs) === 0
  const longest = Math.max(...others.map((held) => count(held & trump)))
  return list(hand & trump).filter(unbeaten).length >= longest && list(hand & ~trump).every(unbeaten)
}

/**
 * Whether a declarer takes no trick in null as long as they do not lead: in each suit their lowest card lies under the lowest that the others may
 * play, their second lowest under the second, and so on. They play the highest card that does not take the trick, and throw their highest ones.
 */
export function ducksTheRest(hand: Cards, others: Cards): boolean {
  const height = (c: Card): number => power(nullGame, c, c)
  const upward = (cards: Cards): readonly number[] =>
    list(cards)
      .map(height)
      .toSorted((a, b) => a - b)
  return [0, 1, 2, 3].every((suit) => {
    const theirs = upward(others & suitCards(suit))
    return upward(hand & suitCards(suit)).every((own, k) => own < (theirs[k] ?? Infinity))
  })
}

/** The matadors that make a bid easiest to reach, and hardest: for players who do not know the declarer's. */
export const most: Matadors = { with: true, n: 11 }
export const fewest: Matadors = { with: true, n: 1 }

/** What each side has taken in the first `n` tricks. Only the declarer counts the discard; others take the matadors to be `unknown`. */
export function situationAfter(table: Declared, n: number, unknown: Matadors): Situation {
  const { view, seat, declarer, game, tricks, announcement } = table
  const declarers = { points: points(view.discard ?? 0), tricks: 0 }
  const opponents = { points: 0, tricks: 0 }
  for (const { leader, cards } of tricks.slice(0, n)) {
    const side = clockwise(leader, winning(game, cards)) === declarer ? declarers : opponents
    side.points += points(toSet(cards))
    side.tricks += 1
  }
  const known = seat === declarer && view.discard !== null
  const held = view.hand | playedBy(tricks, seat) | (view.discard ?? 0)
  const counted = known && game !== nullGame ? matadors(game, held) : unknown
  return {
    announcement,
    bid: view.bid,
    declarer: declarers,
    opponents,
    matadors: game === nullGame ? null : counted,
  }
}

/** How many tricks are over. */
export const finishedTricks = ({ tricks }: Table): number => tricks.length - 1

/** What the declarer has to reach at a level. */
function goalAt(game: GameKind, level: Level): Goal {
  if (game === nullGame) return { kind: 'none' }
  if (level === 'schwarz') return { kind: 'every' }
  return { kind: 'points', points: level === 'simple' ? pointsToWin : 120 - schneiderLimit }
}

/** Whether the declarer wins a deal at a level, or at the one that the bid asks for, with open cards and best play by everyone. */
function winsAt(table: Declared, places: Places, level: Level): boolean {
  const { view, declarer, game, trick, tricks } = table
  const so = situationAfter(table, finishedTricks(table), fewest)
  const held = places[declarer as 0] | playedBy(tricks, declarer) | places[aside]
  const wanted = needed(rulesIn(view), { ...so, matadors: game === nullGame ? null : matadors(game, held) })
  // A game that is overbid beyond repair is lost, whatever is agreed (5.4).
  if (wanted === 'impossible') return true
  const goal = goalAt(game, higher(level, wanted))
  const at = (steps: number): Cards => places[clockwise(declarer, steps) as 0]
  return reached({
    game,
    goal,
    hands: [at(0), at(1), at(2)],
    trick: trick.cards,
    leader: (trick.leader - declarer + 3) % 3,
    points: so.declarer.points + points(places[aside]),
    missed: goal.kind === 'every' ? so.opponents.tricks > 0 : goal.kind === 'none' && so.declarer.tricks > 0,
  })
}

/** Whether an opponent of the declarer can tell that the declarer wins at a level in every deal that fits. */
export function surelyWins(table: Declared, level: Level, over: () => boolean): boolean {
  const { view, announcement } = table
  if (announcement.patrolki > 0 || Math.max(...view.cardsLeft) > mostCards) return false
  return dealsOf(hiddenFrom(table))
    .all()
    .every((places) => !over() && winsAt(table, places, level))
}
