/** What each card of a position is worth as its player saw it: in how many deals that fit what they knew their side wins. */
import { list, seeded, type Card } from '@stolik/core'
import { playable, points } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import { clockwise } from '../hand/play.js'
import { forget as forgetNull, positions as positionsOfNull } from '../solve/null.js'
import { after, type OpenCards } from '../solve/position.js'
import { reached } from '../solve/solve.js'
import { forget, positions } from '../solve/trumps.js'
import { drawn } from '../think/play/drawn.js'
import { aside, hiddenFrom, tableOf } from '../think/play/hidden.js'
import type { Position } from './positions.js'

/** At most so many deals are looked into for a card. */
const mostDeals = 80
/** At most so many positions are looked at for a card, so that a whole hand takes some seconds. */
const mostPositions = 1_000_000
/** So many deals are looked into however long they take: fewer tell nothing. */
const fewest = 16
/** A difference counts from so many of its own standard errors on: less may be the chance of the draw. */
const sure = 2

export interface SeenChances {
  /** For each legal card, the share of deals, from 0 to 1, in which the player's side wins. */
  readonly chances: ReadonlyMap<Card, number>
  /** The share that a card gives away compared with the best one; 0 if it is too small to be told from chance. */
  lost(card: Card): number
}

/** Undefined if the position is none that can be judged. */
export function seenChances(at: Position): SeenChances | undefined {
  const { view, memory, open, declarer, seat } = at
  const table = tableOf(view, memory.tricks)
  if (table === undefined) return undefined
  const cards = list(playable(open.game, open.trick, view.hand))
  const own = seat === declarer
  const looked = open.game === nullGame ? positionsOfNull : positions
  // What was found for other cards would make this one faster, and so let it see more deals.
  forget()
  forgetNull()
  const until = looked() + mostPositions
  // Seeded with what the player saw: everybody who analyses this hand gets the same figures.
  const random = seeded(JSON.stringify(view))
  const { deals, weights } = drawn(table, hiddenFrom(table), { effort: 0.25, over: () => false }, random)
  const wins = cards.map((): boolean[] => [])
  const counted: number[] = []
  for (const [n, places] of deals.entries()) {
    if (weights === undefined && n >= mostDeals) break
    if (n >= fewest && looked() >= until) break
    const dealt: OpenCards = {
      ...open,
      hands: [
        places[declarer as 0],
        places[clockwise(declarer, 1) as 0],
        places[clockwise(declarer, 2) as 0],
      ],
      points: open.points - points(at.aside) + points(places[aside]),
    }
    counted.push(weights?.[n] ?? 1)
    cards.forEach((card, i) => wins[i]?.push(reached(after(dealt, card)) === own))
  }
  const all = counted.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return undefined
  const isWhole = weights !== undefined && counted.length === deals.length
  /** The weighted mean of something of each deal. */
  const mean = (of: (n: number) => number): number =>
    counted.reduce((sum, weight, n) => sum + weight * of(n), 0) / all
  const chances = new Map(cards.map((card, i) => [card, mean((n) => Number(wins[i]?.[n]))]))
  const best = cards.reduce((a, b) => ((chances.get(b) ?? 0) > (chances.get(a) ?? 0) ? b : a))
  return {
    chances,
    lost(card) {
      const [a, b] = [wins[cards.indexOf(best)], wins[cards.indexOf(card)]]
      const difference = (n: number): number => Number(a?.[n]) - Number(b?.[n])
      const lost = mean(difference)
      const error = isWhole ? 0 : Math.sqrt((mean((n) => difference(n) ** 2) - lost ** 2) / counted.length)
      return lost > sure * error ? lost : 0
    },
  }
}
