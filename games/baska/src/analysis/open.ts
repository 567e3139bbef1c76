/** What a position is worth if all cards lie open and everybody plays well. */
import { type Card, list, type Played, type Seat } from '@stolik/core'
import { ladderFor } from '../rules/ladder.js'
import { playable } from '../hand/legal.js'
import { play as playCard } from '../hand/play.js'
import { play } from '../game/playing.js'
import { rowOf } from '../rules/row.js'
import { solverFor } from '../secure/solve.js'
import { recognised } from '../rules/raises.js'
import { scoresOf, stake, tied } from '../settle/result.js'
import type { Over, Play } from '../hand/state.js'

/** The seats of starzy, or of whoever plays alone. */
const starzy = ({ sides }: Play | Over): readonly Seat[] =>
  sides.flatMap((side, seat) => (side === 'starzy' ? [seat] : []))

/** Returns the card points that starzy end with. */
export function openPoints(state: Play | Over): number {
  const side = starzy(state)
  const taken = side.reduce((sum, seat) => sum + (state.points[seat] as number), 0)
  if (state.phase === 'over') return taken
  const { hands, leader, trick } = state
  const cards = trick.map(({ card }) => card)
  return (
    taken + solverFor(ladderFor(state.rules, state.contract)).value({ hands, leader, trick: cards }, side)
  )
}

/** Returns whether starzy win with so many card points. */
export const isWon = ({ rules, contract, du }: Play | Over, points: number): boolean =>
  rowOf(rules, contract, du, points).won

/** Returns what each player of starzy, or the lone player, gets with so many card points. */
export function openScore(
  { rules, contract, du, raises, sides, bokLeft }: Play | Over,
  points: number,
): number {
  const { won, grade, tie } = rowOf(rules, contract, du, points)
  const counted = recognised(rules, contract, raises, sides).filter((counts) => counts).length
  const full = stake(rules, { contract, du, counted, bokRound: bokLeft > 0, won, grade })
  const { unit } = tied(rules, contract, tie, full)
  return scoresOf({ contract, won, unit }, sides)[sides.indexOf('starzy')] as number
}

export interface OpenCard {
  readonly card: Card
  /** The card points that starzy end with after it. */
  readonly points: number
}

/** Returns what each card leads to that the seat on turn may play. */
export const openCards = (state: Play): readonly OpenCard[] =>
  list(playable(play.view(state, state.turn))).map((card) => ({
    card,
    points: openPoints(playCard(state, state.turn, card)),
  }))

/** Returns best play to the end of the hand; of several best cards, the first. */
export function bestLine(start: Play): readonly Played[] {
  const moves: Played[] = []
  for (let state: Play | Over = start; state.phase === 'play';) {
    const { turn, sides } = state
    const cards = openCards(state)
    const all = cards.map(({ points }) => points)
    const best = sides[turn] === 'starzy' ? Math.max(...all) : Math.min(...all)
    const { card } = cards.find(({ points }) => points === best) as OpenCard
    moves.push({ seat: turn, move: play.write({ card }) })
    state = playCard(state, turn, card)
  }
  return moves
}
