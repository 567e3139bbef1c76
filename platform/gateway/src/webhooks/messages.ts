/**
 * Makes the messages of webhooks. They are derived only from editions and the logs of events, so none is lost if a process
 * is killed.
 */
import { contentHash } from '@stolik/contract/canonical'
import type { EventState } from '@stolik/event/model/state'
import type { EditionHead, Ranking } from '../ranking/store/store.js'
import type { RankingStore } from '../ranking/store/sql.js'
import type { Message, Webhook, WebhookType } from './store.js'
import type { Events } from '../event/live/events.js'
import type { EventStore } from '../event/store/sql.js'

/** A piece of news, independent of its receivers. */
interface Happening {
  readonly type: WebhookType
  readonly at: number
  readonly data: object
}

/** The public steps of an edition. */
const ofEdition = (
  { association }: Ranking,
  { ranking, number, date, hash, stamps }: EditionHead,
): readonly Happening[] =>
  stamps.flatMap(({ status, at }, i) => {
    const published = stamps
      .slice(0, i + 1)
      .some((one) => one.status === 'provisional' || one.status === 'final')
    if (status === 'draft' || !published) return []
    const type = status === 'withdrawn' ? 'ranking.withdrawn' : 'ranking.published'
    return [{ type, at, data: { association, ranking, edition: number, date, status, hash } }]
  })

/** `replaces`: the hash of the earlier final result; present only if the event was reopened. */
const ofEvent = (id: string, { regulations, final, reopenings }: EventState): readonly Happening[] =>
  final === null
    ? []
    : [
        {
          type: 'event.final',
          at: final.at,
          data: {
            event: id,
            name: regulations.name,
            game: regulations.game,
            hash: final.hash,
            ...(reopenings.length === 0 ? {} : { replaces: reopenings.at(-1)?.was.hash }),
          },
        },
      ]

/** The messages for a webhook, from `webhook.at` on. News at or before `since` is too old to be sent. */
export const messagesTo = (
  webhook: Webhook,
  happenings: readonly Happening[],
  since: number,
): readonly Message[] =>
  happenings
    .filter(({ type, at }) => webhook.types.includes(type) && at >= webhook.at && at > since)
    .map(({ type, at, data }) => {
      const id = `msg_${contentHash({ webhook: webhook.id, type, at, data }).slice(0, 32)}`
      const timestamp = new Date(at).toISOString()
      return { id, webhook: webhook.id, type, at, body: JSON.stringify({ id, type, timestamp, data }) }
    })

export interface News {
  readonly rankings: Pick<RankingStore, 'ranking' | 'stampedSince'>
  readonly events: Pick<Events, 'find'>
  readonly eventStore: Pick<EventStore, 'ended'>
}

/**
 * Reads the news from this time on, in milliseconds: events that became final, and editions that were stamped.
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
