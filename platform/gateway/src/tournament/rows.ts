import type { LoadedEvents } from './loaded-events.js'
import { showRow } from './show.js'
import type { Ending } from './store.js'

export type EventRow = ReturnType<typeof showRow>

/** Rows for lists of events. A final event does not change until it is reopened, so its row is cached. */
export function eventRows(take: LoadedEvents['take']) {
  const kept = new Map<string, { readonly ended: number; readonly row: EventRow }>()

  const rowOf = async ({ id, ended }: Ending): Promise<EventRow | undefined> => {
    const known = kept.get(id)
    if (known !== undefined && known.ended === ended) return known.row
    kept.delete(id)
    const event = await take(id)
    if ('refused' in event) return undefined
    // The store knows acts of other processes, perhaps before this process has heard of them.
    if ((event.state().final?.at ?? null) !== ended) await event.catchUp()
    const { final } = event.state()
    const row = showRow(id, event.state())
    if (final !== null && final.at === ended) kept.set(id, { ended, row })
    return row
  }
  return async (endings: readonly Ending[]): Promise<readonly EventRow[]> =>
    (await Promise.all(endings.map(rowOf))).flatMap((row) => row ?? [])
}
