import { seeded, thinksLong, unhurried, type Chair, type Random, type Sealed, type Seat } from '@stolik/core'
import { logFailure, type Log } from '../base/failure.js'
import { botsOnFreeChairs } from '../table/bots.js'
import { dealNext } from '../table/deal.js'
import type { Opened } from '../table/entry.js'
import type { Decision } from '../table/door.js'
import { due, type Due, type Pace, type Running } from '../table/due.js'
import { luckTimedOut } from '../table/luck-round.js'
import { isOver, seatOf, type HandOnTable, type TableState } from '../table/state.js'
import type { Thoughts } from './thoughts.js'

export interface AutomationDeps {
  readonly pace: Pace
  readonly random: Random
  readonly log: Log
  readonly sealed: () => Sealed
  /** The shuffle of a hand of the day's deals; undefined if it is not known any more. */
  readonly shuffleOfDay: (table: Opened, hand: number) => Sealed | undefined
  readonly thoughts: Pick<Thoughts, 'grace' | 'chosen'>
  /** Whether a seated person is connected. */
  readonly isAttended: () => boolean
}

/**
 * What the table does automatically now: bots on free chairs, a bot's move, the move for an expired clock, or the next deal.
 * May be nothing.
 */
export function automate(state: TableState, running: Running, now: number, deps: AutomationDeps): Decision {
  const next = due(state, running, deps.pace, { grace: deps.thoughts.grace, isAttended: deps.isAttended() })
  if (next === null || next.at > now) return []
  switch (next.what) {
    case 'fill':
      return botsOnFreeChairs(state, state.opened.botLevel ?? 'club')
    case 'luck': {
      const luck = luckTimedOut(state)
      return luck === undefined ? [] : [luck]
    }
    case 'stop':
      return [{ kind: 'stop' }]
    case 'shuffle': {
      const shuffle = deps.shuffleOfDay(state.opened, state.settled.length)
      return [shuffle === undefined ? { kind: 'close' } : { kind: 'shuffle', next: shuffle }]
    }
    case 'deal':
      return [dealNext(state, deps.sealed())]
    case 'bot':
    case 'lapse':
      return moveOf(state, next, running, now, deps)
  }
}

/** The move of a bot, or of the clock for somebody who has none left. */
function moveOf(
  state: TableState,
  { what, chair }: Extract<Due, { readonly chair: Chair }>,
  running: Running,
  now: number,
  deps: AutomationDeps,
): Decision {
  const seat = seatOf(state, chair)
  if (state.hand === null || seat === null) return []
  switch (what) {
    case 'bot': {
      const move = botMove(state, state.hand, chair, seat, deps)
      return move === null ? [] : [{ kind: 'move', seat, move, used: 0, by: 'bot' }]
    }
    case 'lapse': {
      const used = now - (running.since.get(chair) ?? now)
      return [{ kind: 'move', seat, move: state.hand.now.auto(seat), used, by: 'clock' }]
    }
  }
}

/** Null: it still thinks. A bot that fails must not block the others at the table, so its automatic move is played. */
function botMove(
  { plugin, occupants }: TableState,
  { now }: HandOnTable,
  chair: Chair,
  seat: Seat,
  { random, log, thoughts }: AutomationDeps,
): string | null {
  const level = occupants[chair]?.level ?? 'club'
  // A bot may draw thousands of numbers, and each from the operating system would take longer than its use.
  const numbers = seeded(`${random.below(2 ** 32)} ${random.below(2 ** 32)}`)
  try {
    if (level === 'club') return now.bot(seat, numbers)
    const chosen = thinksLong(level)
      ? thoughts.chosen(now, chair, seat)
      : plugin.think(now.mind(seat), level, unhurried, numbers)
    return chosen === undefined ? now.bot(seat, numbers) : chosen
  } catch (error) {
    logFailure(log, 'a bot failed', error)
    return now.auto(seat)
  }
}

/** Restarts the clocks after a time in which nobody could move. */
export const afterPause = ({ phase }: TableState): Decision =>
  phase === 'PLAYING' || phase === 'BETWEEN' ? [{ kind: 'resume' }] : []

/** Restarts the clocks after the system clock was changed by so many milliseconds. */
export const afterLeap =
  (by: number) =>
  (state: TableState): Decision => {
    if (isOver(state)) return []
    if (state.phase !== 'GATHERING') return [{ kind: 'resume' }]
    return state.botsAt === null ? [] : [{ kind: 'resume', botsAt: state.botsAt + by }]
  }
