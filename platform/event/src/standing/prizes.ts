/** Assigns the prizes of a list in order. Nobody gets two prizes of the same list. */
import type { PrizeList } from '@stolik/contract/event/regulations'
import type { EventState } from '../model/state.js'
import type { Stamp } from '../model/standings.js'

/** Returns the prizes by item (PT 1.5, PT 3.3, PT 7.4.3). An item that may not have one is skipped. Empty while lists are open, and if fees are paid back instead (PT 3.4). */
export function prizes<T>(
  { regulations: { prizes: lists }, latest }: EventState,
  stamp: Stamp,
  of: PrizeList['of'],
  inOrder: readonly T[],
  mayHave: (item: T) => boolean,
): ReadonlyMap<T, string> {
  const none = stamp === 'live' || latest.endEarly?.refund === true
  const places = none ? [] : (lists.find((list) => list.of === of)?.places ?? [])
  const winners = inOrder.filter(mayHave)
  return new Map(places.flatMap((prize, i) => (i in winners ? [[winners[i] as T, prize] as const] : [])))
}
