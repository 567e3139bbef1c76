import { datedOf, type Dated } from './dated.js'
import type { LoadedEvents } from './loaded-events.js'
import type { LiveEvent } from './event.js'
import { showRow } from './show.js'
import type { Ending } from './store.js'

export type EventRow = ReturnType<typeof showRow>

/** An event as lists and calendars have it. */
export interface Listed {
  readonly row: EventRow
  readonly dated: Dated
  /** The account that announced it. */
  readonly owner: string | null
}

export function listedOf(event: Pick<LiveEvent, 'id' | 'state' | 'owner'>): Listed {
  const [state, owner] = [event.state(), event.owner()]
  return {
    row: showRow(event.id, state),
    dated: datedOf(state),
    owner: owner.kind === 'direction' ? owner.account : null,
  }
}

/** Events in lists. A final event does not change until it is reopened, so what is listed of it is cached. */
export function listedEvents(take: LoadedEvents['take']) {
  const cached = new Map<string, { readonly ended: number; readonly listed: Listed }>()

  const listed = async ({ id, ended }: Ending): Promise<Listed | undefined> => {
    const known = cached.get(id)
    if (known !== undefined && known.ended === ended) return known.listed
    cached.delete(id)
    const event = await take(id)
    if ('refused' in event) return undefined
    // The store knows acts of other processes, perhaps before this process has heard of them.
    if ((event.state().final?.at ?? null) !== ended) await event.catchUp()
    const { final } = event.state()
    const now = listedOf(event)
    if (final !== null && final.at === ended) cached.set(id, { ended, listed: now })
    return now
  }
  return async (endings: readonly Ending[]): Promise<readonly Listed[]> =>
    (await Promise.all(endings.map(listed))).flatMap((one) => one ?? [])
}
