/** Adds to entries of lists how their hands are settled, before they are written. */
import type { Entry, Logged } from '../model/entry.js'
import type { Lists } from '../model/lists.js'
import { tableOf } from '../model/playing.js'
import type { EventState } from '../model/state.js'
import { settledHands } from '../standing/table.js'
import { fold } from '../fold/fold.js'

/** The entries with what they lead to, and the state after them. */
export interface Folded {
  readonly entries: readonly Logged[]
  readonly after: EventState
}

/** Folds entries that were decided on this state. */
export function foldPinned(state: EventState, entries: readonly Logged[], lists: Lists): Folded {
  let after = state
  const pinned = entries.map((logged) => {
    const before = after
    after = fold(before, logged)
    const settled = settledBy(logged.entry, before, after, lists)
    if (settled === undefined) return logged
    const whole = { ...logged, settled }
    after = fold(before, whole)
    return whole
  })
  return { entries: pinned, after }
}

/** From the first hand on that the entry changes, or that an earlier entry has left open. */
function settledBy(
  entry: Entry,
  before: EventState,
  after: EventState,
  lists: Lists,
): Logged['settled'] | undefined {
  if (entry.kind !== 'hand' && entry.kind !== 'correct' && entry.kind !== 'list') return undefined
  const table = tableOf(after, entry)
  const known = tableOf(before, entry)?.list.settled.length ?? 0
  if (table === undefined) return undefined
  const first = Math.min(known, entry.kind === 'list' ? 0 : entry.hand)
  // Why it came to this is worked out for whoever asks; a log need not keep the sentences.
  return settledHands(lists, after, table)
    .slice(first)
    .map(({ settlement, ...hand }) => ({ ...hand, settlement: { ...settlement, lines: [] } }))
}
