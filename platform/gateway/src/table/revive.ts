import type { Plugin, Sealed } from '@stolik/core'
import { pinnedLater } from './pinned.js'
import { advance, replayLog } from './replayed.js'
import type { Entry, Logged } from './entry.js'
import { BadLog } from './bad-log.js'
import { isDealtByEvent, isHuman, type TableState } from './state.js'

/** A log whose end may be lost. */
export interface Revived {
  /** The log with what one of 0.1 does not say: to what its hands were settled. */
  readonly log: readonly Logged[]
  /** The entries to append. */
  readonly more: readonly Logged[]
}

/**
 * Returns undefined if the rules of a log are not installed.
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
): Revived | undefined {
  const [first, ...rest] = log
  const plugin = first?.entry.kind === 'open' ? plugins.get(first.entry.game) : undefined
  if (first === undefined || plugin === undefined) return undefined
  try {
    let replayed = replayLog(plugin, [first])
    const pinned = rest.map((logged) => {
      replayed = advance(replayed, logged)
      const entry = pinnedLater(logged.entry, replayed.state)
      return entry === undefined ? logged : { ...logged, entry }
    })
    const more = revive(replayed.state, sealed, older).map((entry) => ({ at, entry }))
    return { log: [first, ...pinned], more }
  } catch (error) {
    if (error instanceof BadLog) return undefined
    throw error
  }
}

function revive(state: TableState, sealed: () => Sealed, older: boolean): readonly Entry[] {
  const isInHand = state.phase === 'PLAYING'
  if (isInHand && !older) return [{ kind: 'resume' }]
  // A new shuffle, because otherwise the cards that players have seen would come again. An event gives one once it has noted the loss.
  const next = !isDealtByEvent(state) && (isInHand || state.next !== null) ? sealed() : null
  const restored: Entry = { kind: 'restore', next }
  const first: readonly Entry[] = isInHand ? [{ kind: 'void', next }, restored] : [restored]
  // Deals of a day that were seen would come again.
  const isOver = state.opened.daily !== undefined
  const isKept = state.occupants.some(isHuman) || state.opened.event !== undefined
  return isKept && !isOver ? first : [...first, { kind: 'close' }]
}
