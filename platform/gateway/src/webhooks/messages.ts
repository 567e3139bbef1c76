/** What webhooks tell: made from the logs of editions and events alone, so that none is lost whoever is killed when. */
import { contentHash } from '@stolik/contract/canonical'
import type { EventState } from '@stolik/tournament/model/state'
import type { EditionHead, Ranking } from '../ranking/store.js'
import type { Message, Webhook, WebhookType } from './store.js'

/** Something that happened, whoever is told of it. */
export interface Happening {
  readonly type: WebhookType
  readonly at: number
  readonly data: object
}

/** Every step of an edition that everybody may know of. */
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

/** `replaces`: the hash of the result that was final before it was reopened; only there when it was. */
export const ofEvent = (id: string, { regulations, final, reopenings }: EventState): readonly Happening[] =>
  final === null
    ? []
    : [
        {
          type: 'event.final',
          at: final.at,
          data: {
            ...{ event: id, name: regulations.name, game: regulations.game, hash: final.hash },
            ...(reopenings.length === 0 ? {} : { replaces: reopenings.at(-1)?.was.hash }),
          },
        },
      ]

/** The messages of one who is told from `webhook.at` on; of `since` and before nothing is told any more. */
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
