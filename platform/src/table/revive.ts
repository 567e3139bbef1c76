import type { Plugin, Sealed } from '@stolik/core'
import type { Logged } from '../store/store.js'
import { courseOf } from './course.js'
import type { Entry } from './entry.js'
import { BadLog } from './fold.js'
import { isHuman, type TableState } from './state.js'

/**
 * What is to be written after a log that lay in the archive; undefined when there are no rules for it.
 *
 * The archive ends where a hand was settled, or a table opened, and what came after it is lost. A log that ends
 * within a hand was written there by a process without Redis, and nothing of it is missing.
 */
export function reviveBy(
  plugins: ReadonlyMap<string, Plugin>,
  log: readonly Logged[],
  at: number,
  sealed: () => Sealed,
): readonly Logged[] | undefined {
  const opened = log[0]?.entry
  const plugin = opened?.kind === 'open' ? plugins.get(opened.game) : undefined
  if (plugin === undefined) return undefined
  try {
    return revive(courseOf(plugin, log).state, sealed).map((entry) => ({ at, entry }))
  } catch (error) {
    if (error instanceof BadLog) return undefined
    throw error
  }
}

function revive(state: TableState, sealed: () => Sealed): readonly Entry[] {
  if (state.phase === 'PLAYING') return [{ kind: 'resume' }]
  // Drawn anew: the cards that the players have seen would come again.
  const restored: Entry = { kind: 'restore', next: state.next === null ? null : sealed() }
  return state.occupants.some(isHuman) || state.opened.event !== undefined
    ? [restored]
    : [restored, { kind: 'close' }]
}
