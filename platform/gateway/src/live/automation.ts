import type { Random, Sealed, Seat } from '@stolik/core'
import { logFailure, type Log } from '../base/failure.js'
import { botsOnFreeChairs } from '../table/bots.js'
import { dealNext } from '../table/deal.js'
import type { Decision } from '../table/door.js'
import { due, type Pace, type Running } from '../table/due.js'
import { isOver, seatOf, type HandOnTable, type TableState } from '../table/state.js'

export interface AutomationDeps {
  readonly pace: Pace
  readonly random: Random
  readonly log: Log
  readonly sealed: () => Sealed
}

/** What the table does by itself now: bots for the free chairs, a bot's move, the move of a lapsed clock, the next deal; or nothing. */
export function automate(state: TableState, running: Running, now: number, deps: AutomationDeps): Decision {
  const next = due(state, running, deps.pace)
  if (next === null || next.at > now) return []
  if (next.what === 'fill') return botsOnFreeChairs(state)
  if (next.what === 'deal') return [dealNext(state, deps.sealed())]
  const seat = seatOf(state, next.chair)
  if (state.hand === null || seat === null) return []
  if (next.what === 'bot')
    return [{ kind: 'move', seat, move: botMove(state.hand, seat, deps), used: 0, by: 'bot' }]
  const used = now - (running.since.get(next.chair) ?? now)
  return [{ kind: 'move', seat, move: state.hand.now.auto(seat), used, by: 'clock' }]
}

/** A bot that fails must not hold up the others at the table. */
function botMove(hand: HandOnTable, seat: Seat, { random, log }: AutomationDeps): string {
  try {
    return hand.now.bot(seat, random)
  } catch (error) {
    logFailure(log, 'a bot failed', error)
    return hand.now.auto(seat)
  }
}

/** The clocks begin anew after a while in which nobody could move. */
export const afterPause = ({ phase }: TableState): Decision =>
  phase === 'PLAYING' || phase === 'BETWEEN' ? [{ kind: 'resume' }] : []

/** The clocks begin anew after the clock that they are read from was set: by so many milliseconds. */
export const afterLeap =
  (by: number) =>
  (state: TableState): Decision => {
    if (isOver(state)) return []
    if (state.phase !== 'GATHERING') return [{ kind: 'resume' }]
    return state.botsAt === null ? [] : [{ kind: 'resume', botsAt: state.botsAt + by }]
  }
