/** Reads the news for webhooks from the store: events that became final, and editions that were stamped. */
import type { Events } from '../event/events.js'
import type { EventStore } from '../event/store.js'
import type { RankingStore } from '../ranking/store.js'
import { ofEdition, ofEvent, type Happening } from './messages.js'

export interface News {
  readonly rankings: Pick<RankingStore, 'ranking' | 'stampedSince'>
  readonly events: Pick<Events, 'find'>
  readonly eventStore: Pick<EventStore, 'ended'>
}

/**
 * News from this time on, in milliseconds.
 * @throws if the store is unavailable
 */
export function newsReader({
  rankings,
  events,
  eventStore,
}: News): (since: number) => Promise<readonly Happening[]> {
  /** Each final event is read once: it does not change until it is reopened. */
  const finals = new Map<string, { readonly ended: number; readonly happened: readonly Happening[] }>()

  const ofEvents = async (since: number): Promise<readonly Happening[]> => {
    const all = await eventStore.ended(since)
    const endings = new Map(all.map(({ id, ended }) => [id, ended]))
    for (const [id, known] of finals) if (endings.get(id) !== known.ended) finals.delete(id)
    for (const { id, ended } of all) {
      if (finals.has(id)) continue
      const event = await events.find(id)
      // An event that cannot be loaded now is tried again next time.
      if ('refused' in event) continue
      await event.catchUp()
      const happened = ofEvent(id, event.state())
      // It may have been reopened or made final again meanwhile: then it is read again next time.
      if (event.state().final?.at === ended) finals.set(id, { ended, happened })
    }
    return all.flatMap(({ id }) => finals.get(id)?.happened ?? [])
  }

  const ofEditions = async (since: number): Promise<readonly Happening[]> => {
    const found: Happening[] = []
    for (const head of await rankings.stampedSince(since)) {
      const ranking = await rankings.ranking(head.ranking)
      if (ranking !== undefined) found.push(...ofEdition(ranking, head))
    }
    return found
  }

  return async (since) => [...(await ofEditions(since)), ...(await ofEvents(since))]
}
