import type { Plugin, Sealed } from '@stolik/core'
import { replayLog } from './replayed.js'
import type { Entry, Logged } from './entry.js'
import { BadLog } from './fold.js'
import { isHuman, type TableState } from './state.js'

/**
 * The entries to append to a log whose end may be lost; undefined if its rules are not installed.
 *
 * The archive of a cluster ends with a settled hand, or with the opening of the table. A log that ends within a hand was
 * written by a process without Redis, so nothing is missing. The exception is a store that is `older` than the play: then
 * players may have seen more cards than it knows of.
 */
export function reviveBy(
  plugins: ReadonlyMap<string, Plugin>,
  log: readonly Logged[],
  at: number,
  sealed: () => Sealed,
  older: boolean,
): readonly Logged[] | undefined {
  const opened = log[0]?.entry
  const plugin = opened?.kind === 'open' ? plugins.get(opened.game) : undefined
  if (plugin === undefined) return undefined
  try {
    return revive(replayLog(plugin, log).state, sealed, older).map((entry) => ({ at, entry }))
  } catch (error) {
    if (error instanceof BadLog) return undefined
    throw error
  }
}

function revive(state: TableState, sealed: () => Sealed, older: boolean): readonly Entry[] {
  const isInHand = state.phase === 'PLAYING'
  if (isInHand && !older) return [{ kind: 'resume' }]
  const next = isInHand || state.next !== null ? sealed() : null
  // A new shuffle, because otherwise the cards that players have seen would come again.
  const restored: Entry = { kind: 'restore', next }
  const first: readonly Entry[] = isInHand && next !== null ? [{ kind: 'void', next }, restored] : [restored]
  return state.occupants.some(isHuman) || state.opened.event !== undefined
    ? first
    : [...first, { kind: 'close' }]
}
