import type { EventsAtHand } from './at-hand.js'
import { showRow } from './show.js'
import type { Ending } from './store.js'

export type EventRow = ReturnType<typeof showRow>

/** Events as lists show them. Until they are reopened, those that are final do not change any more, so their rows are kept. */
export function eventRows(take: EventsAtHand['take']) {
  const kept = new Map<string, { readonly ended: number; readonly row: EventRow }>()

  const rowOf = async ({ id, ended }: Ending): Promise<EventRow | undefined> => {
    const known = kept.get(id)
    if (known !== undefined && known.ended === ended) return known.row
    kept.delete(id)
    const event = await take(id)
    if ('refused' in event) return undefined
    // The store knows what other processes have done, perhaps before this one has heard of it.
    if ((event.state().final?.at ?? null) !== ended) await event.catchUp()
    const { final } = event.state()
    const row = showRow(id, event.state())
    if (final !== null && final.at === ended) kept.set(id, { ended, row })
    return row
  }
  return async (endings: readonly Ending[]): Promise<readonly EventRow[]> =>
    (await Promise.all(endings.map(rowOf))).flatMap((row) => row ?? [])
}
