/**
 * Settles the hands of logs that 0.1 wrote. Their entries do not say how hands are settled, so every release would settle
 * them by its own rules. What is found here is kept beside the log, and joined to its entries whenever they are read.
 */
import type { Settled } from '@stolik/core'
import { fold } from '../fold/fold.js'
import type { Logged, Settlements } from '../model/entry.js'
import { tableOf } from '../model/playing.js'
import type { EventState } from '../model/state.js'
import type { Tools } from './ask.js'
import { settlements } from './settle.js'

/** What an entry lacks. */
export interface LaterSettlements {
  /** The number of the entry in its log, from 0. */
  readonly seq: number
  readonly settlements: Settlements
}

const changing: ReadonlySet<string> = new Set(['hand', 'correct', 'list'])

/** Whether an entry changes a list, but does not say how its hands are settled. */
export const lacksSettlements = ({ entry, settlements: settled }: Logged): boolean =>
  settled === undefined && changing.has(entry.kind)

/**
 * Returns what the entries of a whole log lack, by the rules of now. Nobody wrote which rules 0.1 had, so no digest is named.
 * Hands from a line on that these rules refuse stay unsettled.
 * @throws RangeError when the log cannot be genuine
 */
export function settledLater(
  log: readonly Logged[],
  { lists }: Pick<Tools, 'lists'>,
): readonly LaterSettlements[] {
  if (!log.some(lacksSettlements)) return []
  const found: LaterSettlements[] = []
  let state: EventState | undefined
  for (const [seq, logged] of log.entries()) {
    const after = fold(state, logged)
    const anew = lacksSettlements(logged) ? unsettled(after, logged, lists) : []
    const later = { seq, settlements: settlements(anew, null) }
    state = anew.length === 0 ? after : fold(state, { ...logged, settlements: later.settlements })
    if (anew.length > 0) found.push(later)
  }
  return found
}

/** The hands of the list that an entry changed which it leaves unsettled. */
function unsettled(state: EventState, { entry }: Logged, { papers }: Tools['lists']): readonly Settled[] {
  const table = 'series' in entry && 'table' in entry ? tableOf(state, entry) : undefined
  if (table === undefined) return []
  const { list, players } = table
  const settled: Settled[] = [...list.settled]
  for (const { line } of list.hands.slice(settled.length)) {
    const read = papers.enter(state.regulations.format.profile, players.length, settled, line)
    if ('refused' in read) break
    settled.push(read.settled)
  }
  return settled.slice(list.settled.length)
}
