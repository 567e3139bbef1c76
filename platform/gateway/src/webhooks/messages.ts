/**
 * Makes the messages of webhooks. They are derived only from editions and the logs of events, so none is lost if a process
 * is killed.
 */
import { contentHash } from '@stolik/contract/canonical'
import type { EventState } from '@stolik/event/model/state'
import type { EditionHead, Ranking } from '../ranking/store.js'
import type { Message, Webhook, WebhookType } from './store.js'

/** A piece of news, independent of its receivers. */
export interface Happening {
  readonly type: WebhookType
  readonly at: number
  readonly data: object
}

/** The public steps of an edition. */
export const ofEdition = (
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
export const ofEvent = (id: string, { regulations, final, reopenings }: EventState): readonly Happening[] =>
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
