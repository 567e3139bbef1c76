/** A table in progress: its state, and since when its clocks run. Both are folds of the log with its times. */
import type { Chair, Plugin } from '@stolik/core'
import { runOn, type Running } from './due.js'
import type { Entry, Logged } from './entry.js'
import { luckWait } from './luck-round.js'
import { open, step } from './fold.js'
import { BadLog } from './bad-log.js'
import { isOver, type TableState } from './state.js'

export interface Replayed {
  readonly state: TableState
  readonly running: Running
  /** The length of the log when the last hand was settled, or the table was over: this part is never played again. */
  readonly safe: number
  /** The last entry, as it is stored. */
  readonly last: Logged
}

/** The settled part of a log: it is never played again. */
export interface Settled {
  readonly length: number
  /** How many hands are settled in it. */
  readonly hands: number
  readonly over: boolean
}

/**
 * Replays a log.
 * @throws BadLog if no table of this plugin can have such a log.
 */
export function replayLog(plugin: Plugin, log: readonly Logged[]): Replayed {
  const [first, ...rest] = log
  if (first?.entry.kind !== 'open') throw new BadLog('a log begins with open')
  const state = open(plugin, first.entry)
  const running = { since: new Map<Chair, number>(), settledAt: first.at, luckSince: first.at }
  return rest.reduce(advance, { state, running, safe: 1, last: first })
}

/** Applies one more entry. */
export function advance({ state, running, safe }: Replayed, last: Logged): Replayed {
  const { at, entry } = last
  const after = step(state, entry)
  const settled = after.settled.length > state.settled.length
  return {
    state: after,
    running:
      entry.kind === 'resume' || entry.kind === 'restore' || entry.kind === 'pause' || entry.kind === 'void'
        ? runAnew(after, at)
        : runOn(luckOn(running, state, after, at), after, at, fresh(state, entry), settled),
    safe: settled || isOver(after) ? after.seq : safe,
    last,
  }
}

export const settledOf = ({ state, safe }: Replayed): Settled => ({
  length: safe,
  hands: state.settled.length,
  over: isOver(state),
})

/** Starts all clocks anew, so that time in which nobody could move counts for nobody. */
export const runAnew = (state: TableState, now: number): Running =>
  runOn({ since: new Map(), settledAt: now, luckSince: now }, state, now, new Set(), true)

/** Starts the time for luck anew if the deal waits for something else than before. */
function luckOn(running: Running, before: TableState, after: TableState, now: number): Running {
  const [old, wait] = [luckWait(before), luckWait(after)]
  const isSame =
    old?.what === wait?.what &&
    old?.stage === wait?.stage &&
    before.luckRound.attempt === after.luckRound.attempt
  return isSame ? running : { ...running, luckSince: now }
}

/** The chair whose clock starts anew with an entry. */
function fresh(state: TableState, entry: Entry): ReadonlySet<Chair> {
  const chair =
    entry.kind === 'move'
      ? state.hand?.seating[entry.seat]
      : entry.kind === 'sit' || entry.kind === 'leave'
        ? entry.chair
        : undefined
  return new Set(chair === undefined ? [] : [chair])
}
