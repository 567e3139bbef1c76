import type { Plugin, Sealed } from '@stolik/core'
import { replayLog } from './replayed.js'
import type { Entry, Logged } from './entry.js'
import { BadLog } from './fold.js'
import { isHuman, type TableState } from './state.js'

/**
 * What is to be written after a log of which the rest may be lost; undefined when there are no rules for it.
 *
 * The archive of a cluster of several ends where a hand was settled, or a table opened. A log that ends within a hand was
 * written there by a process without Redis, and nothing of it is missing, unless the whole store is `older` than what was
 * played: then more of its cards may have been seen than it knows of.
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
  // Drawn anew: the cards that the players have seen would come again.
  const restored: Entry = { kind: 'restore', next }
  const first: readonly Entry[] = isInHand && next !== null ? [{ kind: 'void', next }, restored] : [restored]
  return state.occupants.some(isHuman) || state.opened.event !== undefined
    ? first
    : [...first, { kind: 'close' }]
}
