/** Solves positions with open cards: whether the goal is reached, the exact card points, and the value of each card. */
import { type Card, count, list } from '@stolik/core'
import { playable } from '../rules/cards.js'
import { layoutOf, toPlaces } from './layout.js'
import { getsThrough, nullPlace, toNullPlaces } from './null.js'
import { after, keeps, mover, tricksLeft, type OpenCards } from './position.js'
import { leftIn, plain, prepare, search, toTheEnd, type Placed, type Terms } from './trumps.js'

/** What a card leads to with best play by everyone. */
export interface CardValue {
  readonly card: Card
  readonly reached: boolean
  /** The declarer's card points at the end; null in a null game, which ends with the first trick of theirs. */
  readonly points: number | null
}

export interface Solution {
  readonly reached: boolean
  readonly points: number | null
  /** Each legal card of whoever is to play. */
  readonly cards: readonly CardValue[]
  /** Best play to the end: of points, or of the goal in a null game. */
  readonly line: readonly Card[]
}

/** Prepares a search of points, or of the goal where it asks for more, and returns it with what is left to take. */
function searching(
  p: OpenCards,
  goal: Terms,
): { readonly at: (need: number) => number; readonly left: number } {
  const layout = layoutOf(p.game)
  const placed: Placed = {
    hands: [toPlaces(layout, p.hands[0]), toPlaces(layout, p.hands[1]), toPlaces(layout, p.hands[2])],
    leader: p.leader,
    trick: p.trick.map((c) => layout.placeOf[c] as number),
  }
  const left = leftIn(layout, placed, goal)
  return {
    left,
    at: (need) => {
      prepare(layout, goal)
      return search(placed, need, left)
    },
  }
}

/** The terms of the points alone. */
const pointTerms = ({ goal }: OpenCards): Terms =>
  goal.kind === 'few' ? { ...plain, few: true, last: goal.skat } : plain

/** The terms of a goal that asks for tricks besides points. */
function trickTerms(p: OpenCards): Terms {
  const { goal } = p
  if (goal.kind !== 'patrolki') return { ...plain, strict: 10, last: toTheEnd }
  const reserved = toPlaces(layoutOf(p.game), goal.cards)
  return { few: false, last: toTheEnd, strict: count(goal.cards), reserved, inOrder: goal.lowestLast }
}

/** Whether the goal is reached, with best play by everyone. */
export function reached(p: OpenCards): boolean {
  const { goal } = p
  if (p.missed || !keeps(p)) return false
  const over = tricksLeft(p) === 0
  switch (goal.kind) {
    case 'none':
      return over || getsThrough(placedInNull(p))
    case 'few': {
      const most = goal.most - p.points
      return over ? most >= 0 : searching(p, pointTerms(p)).at(most + 1) <= most
    }
    case 'every':
      return over || searching(p, trickTerms(p)).at(toTheEnd) >= toTheEnd
    case 'points': {
      const need = goal.points - p.points
      return need <= 0 || (!over && searching(p, plain).at(need) >= need)
    }
    case 'patrolki': {
      const need = goal.points - p.points
      if (over) return need <= 0
      return searching(p, trickTerms(p)).at(need + toTheEnd) >= need + toTheEnd
    }
  }
}

const placedInNull = ({ hands: [a, b, c], leader, trick }: OpenCards): Placed => ({
  hands: [toNullPlaces(a), toNullPlaces(b), toNullPlaces(c)],
  leader,
  trick: trick.map(nullPlace),
})

/**
 * The declarer's card points at the end, with best play for points by everyone; or, which takes less time, a number that is no further from it
 * than `within`. Not for null games.
 */
export function exactPoints(p: OpenCards, guess = 61, within = 0): number {
  if (tricksLeft(p) === 0) return p.points
  const { at, left } = searching(p, pointTerms(p))
  return p.points + between(at, 0, left, guess - p.points, within)
}

/** Halves the gap between two bounds until they meet, or everything between them is near enough. */
function between(at: (need: number) => number, from: number, to: number, guess: number, within = 0): number {
  let low = from
  let high = to
  let need = Math.min(high, Math.max(low + 1, guess))
  while (high - low > 2 * within) {
    const found = at(need)
    if (found >= need) low = found
    else high = found
    need = (low + high + 1) >> 1
  }
  return (low + high) >> 1
}

/** Whether whoever is to play wants the declarer's points high. */
const wantsHigh = (p: OpenCards): boolean => (mover(p) === 0) !== (p.goal.kind === 'few')

/** The points after a card, when no card leads to a better value than `best` for whoever plays it. */
function pointsAfter(p: OpenCards, next: OpenCards, best: number): number {
  if (tricksLeft(next) === 0) return next.points
  const { at, left } = searching(next, pointTerms(p))
  const most = best - next.points
  const value = wantsHigh(p) ? between(at, 0, most, most) : between(at, Math.max(0, most), left, most + 1)
  return next.points + value
}

const legalCards = (p: OpenCards): readonly Card[] => list(playable(p.game, p.trick, p.hands[mover(p) as 0]))

/** Solves a position: the goal, the points, each card and a line of best play. */
export function solve(p: OpenCards): Solution {
  const over = tricksLeft(p) === 0
  const cards = over ? [] : legalCards(p)
  if (p.goal.kind === 'none') {
    const values = cards.map((card) => ({ card, reached: reached(after(p, card)), points: null }))
    return { reached: reached(p), points: null, cards: values, line: lineOfNull(p) }
  }
  const points = exactPoints(p)
  const values = cards.map((card) => {
    const next = after(p, card)
    return { card, reached: reached(next), points: pointsAfter(p, next, points) }
  })
  return { reached: reached(p), points, cards: values, line: lineOfPoints(p, points) }
}

/** Best play for points; of several best cards, the first. */
function lineOfPoints(start: OpenCards, points: number): readonly Card[] {
  const line: Card[] = []
  for (let p = start; tricksLeft(p) > 0;) {
    const high = wantsHigh(p)
    const holds = (card: Card): boolean => {
      const next = after(p, card)
      if (tricksLeft(next) === 0) return next.points === points
      const need = points - next.points
      const { at } = searching(next, pointTerms(p))
      return high ? at(need) >= need : at(need + 1) <= need
    }
    const card = legalCards(p).find(holds)
    if (card === undefined) throw new Error('no card keeps the value of a position')
    line.push(card)
    p = after(p, card)
  }
  return line
}

/** Play of a null game in which nobody spoils what they have, up to the trick that the declarer takes. */
function lineOfNull(start: OpenCards): readonly Card[] {
  const line: Card[] = []
  for (let p = start; tricksLeft(p) > 0 && !p.missed;) {
    const legal = legalCards(p)
    const wanted = mover(p) === 0
    const card = legal.find((c) => reached(after(p, c)) === wanted) ?? legal[0]
    if (card === undefined) break
    line.push(card)
    p = after(p, card)
  }
  return line
}
