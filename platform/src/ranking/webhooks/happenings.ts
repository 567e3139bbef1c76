/** Reads from the store what webhooks may be told of: events as they became final, editions as they were stamped. */
import type { Events } from '../../tournament/events.js'
import { isEventRefusal } from '../../tournament/refusal.js'
import type { EventStore } from '../../tournament/store.js'
import type { RankingStore } from '../store.js'
import { ofEdition, ofEvent, type Happening } from './messages.js'

export interface News {
  readonly rankings: Pick<RankingStore, 'ranking' | 'stampedSince'>
  readonly events: Pick<Events, 'find'>
  readonly eventStore: Pick<EventStore, 'ended'>
}

/** What happened then or later, in milliseconds. @throws when the store is away */
export function newsReader({
  rankings,
  events,
  eventStore,
}: News): (since: number) => Promise<readonly Happening[]> {
  /** Events that are final change no more, so each is read once. */
  const finals = new Map<string, readonly Happening[]>()

  const ofEvents = async (since: number): Promise<readonly Happening[]> => {
    const ended = await eventStore.ended(since)
    for (const id of finals.keys()) if (!ended.includes(id)) finals.delete(id)
    for (const id of ended) {
      if (finals.has(id)) continue
      const event = await events.find(id)
      // What cannot be taken up now is asked for again.
      if (isEventRefusal(event)) continue
      await event.catchUp()
      const happened = ofEvent(id, event.state())
      if (happened.length > 0) finals.set(id, happened)
    }
    return ended.flatMap((id) => finals.get(id) ?? [])
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
