import type { Sealed } from '@stolik/core'
import { playedRows } from '../table/played-row.js'
import type { HandRecord } from '../store/store.js'
import { recordText } from './archive.js'
import { advance, type Replayed } from '../table/replayed.js'
import { byRules, pinned } from '../table/pinned.js'
import { dealDue, dealNext } from '../table/deal.js'
import { luckFollows } from '../table/luck-round.js'
import type { Entry, Logged } from '../table/entry.js'
import { isOver } from '../table/state.js'

/** Entries that are written together, and the state after them. */
export interface Plan {
  readonly entries: readonly Logged[]
  readonly after: Replayed
  readonly over: boolean
  /** Records of the hands that end with these entries. */
  readonly records: readonly HandRecord[]
}

/** Applies the entries, and adds the deals that follow from them. */
export function plan(before: Replayed, decided: readonly Entry[], at: number, sealed: () => Sealed): Plan {
  const toWrite = [...decided]
  const entries: Logged[] = []
  const records: HandRecord[] = []
  let after = before
  for (const one of toWrite) {
    const entry = byRules(one, after.state)
    const hands = after.state.settled.length
    const advanced = advance(after, { at, entry })
    const last = { at, entry: pinned(entry, advanced.state) }
    after = { ...advanced, last }
    entries.push(last)
    if (after.state.settled.length > hands)
      records.push({ hand: hands, text: recordText(after.state), played: playedRows(after.state, at) })
    if (entries.length < toWrite.length) continue
    const luck = luckFollows(after.state)
    if (luck !== undefined) toWrite.push(luck)
    else if (dealDue(after.state)) toWrite.push(dealNext(after.state, sealed()))
  }
  return { entries, after, over: isOver(after.state), records }
}
