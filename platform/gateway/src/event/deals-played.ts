/** The cards of the hands that were played online in events where all tables play the same, so that anybody can compare them. */
import { readFirstRecord } from '@stolik/core'
import type { Dealt } from '@stolik/contract/published/results'
import { isHeldBack, isSameCards } from '@stolik/event/model/playing'
import type { EventState } from '@stolik/event/model/state'
import type { Store } from '../store/store.js'

/** Hands of series that have ended, in order. A hand without a record, such as one that was entered by the director, is missing. */
export async function dealsPlayed(
  state: EventState,
  store: Pick<Store, 'record'>,
): Promise<readonly Dealt[]> {
  if (!isSameCards(state)) return []
  const dealt: Dealt[] = []
  for (const series of state.series) {
    if (isHeldBack(state, series)) continue
    for (const { table, online, live, list } of series.tables) {
      if (!online || live === null || list.annulled !== null) continue
      for (const hand of list.hands.keys()) {
        const text = await store.record(live, hand)
        const read = text === undefined ? undefined : readFirstRecord(text)
        if (read !== undefined && 'record' in read)
          dealt.push({ series: series.series, table, hand, deal: read.record.deal })
      }
    }
  }
  return dealt
}
