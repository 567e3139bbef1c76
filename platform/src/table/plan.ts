import type { Chair, Sealed } from '@stolik/core'
import { recordText } from './archive.js'
import { dealDue, dealNext } from './deal.js'
import type { Entry } from './entry.js'
import { step } from './fold.js'
import { isOver, type TableState } from './state.js'

/** What is written together, and what the table is after it. */
export interface Plan {
  readonly entries: readonly Entry[]
  readonly after: TableState
  readonly over: boolean
  /** Records of hands that end with it. */
  readonly records: readonly { readonly hand: number; readonly text: string }[]
  /** Chairs whose clock begins anew. */
  readonly fresh: ReadonlySet<Chair>
}

/** Folds the entries in, and lets the deal follow that they make due. */
export function plan(before: TableState, decided: readonly Entry[], sealed: () => Sealed): Plan {
  const entries = [...decided]
  const fresh = new Set<Chair>()
  const records: { hand: number; text: string }[] = []
  let after = before
  for (const entry of entries) {
    const chair = chairTouched(after, entry)
    if (chair !== undefined) fresh.add(chair)
    const hands = after.settled.length
    after = step(after, entry)
    if (after.settled.length > hands) records.push({ hand: hands, text: recordText(after) })
    if (dealDue(after)) entries.push(dealNext(after, sealed()))
  }
  return { entries, after, over: isOver(after), records, fresh }
}

function chairTouched(state: TableState, entry: Entry): Chair | undefined {
  if (entry.kind === 'move') return state.hand?.seating[entry.seat]
  return entry.kind === 'sit' || entry.kind === 'leave' ? entry.chair : undefined
}
