/** The chance of a declarer's game before its first card. */
import type { GameSeen } from '@stolik/core'
import type { Over, Playing } from '../state.js'
import { result } from '../settlement.js'
import { calledLogit, chanceOf, openLogit, practical } from '../think/bidding/model.js'
import { weights } from '../think/bidding/weights.js'

/** The highest call of an opponent, which tells that they hold something. */
const against = ({ calls, declarer }: Playing): number =>
  calls.reduce(
    (top, { seat, call, value }) => (seat === declarer || call === 'pass' ? top : Math.max(top, value)),
    0,
  )

/** A game as its declarer could judge it. Whatever is announced beyond the game must come off as well, so such games are left out. */
export function gameSeen(first: Playing, over: Over): GameSeen | null {
  const { declarer, announcement, hands, discard } = first
  const { game, schneider, schwarz, patrolki, rewolucja, ouvert } = announcement
  const entry = result(over)?.entry
  if (schneider || schwarz || patrolki > 0 || rewolucja || entry?.kind !== 'played') return null
  const held = { hand: hands[declarer as 0], away: discard ?? 0, forehand: declarer === 0 }
  const logit = openLogit(weights, discard === null ? 'hand' : 'taken', game, held)
  const kind = { game, hand: discard === null }
  const chance = ouvert
    ? chanceOf(calledLogit(weights, kind, logit, against(first)))
    : practical(weights, kind, logit, against(first))
  return { seat: declarer, chance, won: entry.value.won }
}
