/**
 * Throwing the cards in (R5, T13): the player on turn offers it, the other three answer, and if all agree it is judged.
 *
 * Whether the outcome can still change depends on hidden cards. So anyone may offer and agree, and the ruling comes last: an
 * earlier refusal would reveal hands. If the offer came too early, the hand goes on, and everybody has learned only the ruling
 * that all four asked for. Only one offer is open at a time, and only one is made per trick.
 */
import type { Seat } from '@stolik/core'
import { close } from './close.js'
import { ladderFor } from '../rules/ladder.js'
import { reach } from '../secure/reach.js'
import { rowOf } from '../rules/row.js'
import { solverFor } from '../secure/solve.js'
import type { Over, Play } from './state.js'
import type { ThrowIn } from '../rules/view.js'

const seats: readonly Seat[] = [0, 1, 2, 3]

export function offer(state: Play, seat: Seat): Play {
  const at = 4 * state.past.length + state.trick.length
  return { ...state, throws: [...state.throws, { seat, at, agreed: [], declined: null, settled: null }] }
}

/** One refusal ends the offer. The third consent brings the ruling. */
export function answer(state: Play, seat: Seat, agrees: boolean): Play | Over {
  const open = state.throws.at(-1) as ThrowIn
  const now = (changed: Partial<ThrowIn>): Play => ({
    ...state,
    throws: [...state.throws.slice(0, -1), { ...open, ...changed }],
  })
  if (!agrees) return now({ declined: seat })
  const agreed = [...open.agreed, seat]
  if (agreed.length < 3) return now({ agreed })
  const least = settledAt(state)
  const ruled = now({ agreed, settled: least !== null })
  return least === null ? ruled : close(ruled, least)
}

/**
 * Returns the fewest card points that starzy can end with, if every play leads to the same payment and the same tie; else null.
 * Each row of the payment table is an interval of points, so the ends of the range decide. Only with du, a tie lies between two
 * lost results.
 */
function settledAt(state: Play): number | null {
  const { rules, contract, du, sides, hands, leader, trick, points } = state
  const old = seats.filter((seat) => sides[seat] === 'starzy')
  const taken = old.reduce((sum, seat) => sum + (points[seat] as number), 0)
  const position = { hands, leader, trick: trick.map(({ card }) => card) }
  const ladder = ladderFor(rules, contract)
  const oneRow = (ends: readonly number[]): boolean => {
    const rows = ends.map((more) => rowOf(rules, contract, du, taken + more))
    return new Set(rows.map(({ won, grade, tie }) => `${won} ${grade} ${tie}`)).size === 1
  }
  const ends = solverFor(ladder).range(position, old)
  return oneRow(ends) && (!du || oneRow(reach(ladder, position, old))) ? taken + ends[0] : null
}
