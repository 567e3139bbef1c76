/**
 * Sees to webhooks: puts what happened into the outbox, sends what is due, and tries anew with growing delay. What is still
 * to be told follows from the store, so a process that is killed is followed by another that goes on.
 */
import { logFailure, type Log } from '../../failure.js'
import type { Time } from '../../time.js'
import type { Events } from '../../tournament/events.js'
import { isEventRefusal } from '../../tournament/refusal.js'
import type { EventStore } from '../../tournament/store.js'
import type { RankingStore } from '../store.js'
import { messagesTo, ofEdition, ofEvent, type Happening } from './messages.js'
import type { Send } from './send.js'
import { signedHeaders } from './sign.js'
import type { Delivery, Webhook, WebhookStore } from './store.js'

export interface OutboxDeps {
  readonly webhooks: WebhookStore
  readonly rankings: Pick<RankingStore, 'rankings' | 'editions'>
  readonly events: Pick<Events, 'find'>
  readonly eventStore: Pick<EventStore, 'newest' | 'live'>
  readonly send: Send
  readonly time: Time
  readonly log: Log
}

export interface Outbox {
  /** Looks now: something has happened. */
  nudge(): void
  /** Ends what is being sent; it is sent again by whoever comes next. */
  stop(): Promise<void>
}

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]
/** After the first, the second … try that failed; then it is given up. */
const delays = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
]
const lookEvery = 15 * second
/** Nobody takes it from who sends it before that. */
const lease = minute
const atOnce = 8
/** Of events that are over, so many of the newest are looked at. */
const mostEvents = 100
/** Older than that, nobody need be told who was not. */
const news = 7 * day
const kept = 30 * day

export function openOutbox({ webhooks, rankings, events, eventStore, send, time, log }: OutboxDeps): Outbox {
  const stopping = new AbortController()
  /** Events that are final, as they were told of. */
  const finals = new Map<string, readonly Happening[]>()
  /** What this process has put into the outbox itself, so that it is not written again every time. */
  let posted: ReadonlySet<string> = new Set()

  const happenings = async (): Promise<readonly Happening[]> => {
    const found: Happening[] = []
    for (const ranking of await rankings.rankings())
      for (const head of await rankings.editions(ranking.id)) found.push(...ofEdition(ranking, head))
    const live = new Set(await eventStore.live())
    const over = (await eventStore.newest(mostEvents)).filter((id) => !live.has(id))
    for (const id of over) {
      const known = finals.get(id)
      const event = known === undefined ? await events.find(id) : undefined
      if (event !== undefined && !isEventRefusal(event)) {
        await event.catchUp()
        finals.set(id, ofEvent(id, event.state()))
      }
      found.push(...(finals.get(id) ?? []))
    }
    for (const id of finals.keys()) if (!over.includes(id)) finals.delete(id)
    return found
  }

  const post = async (all: readonly Webhook[]): Promise<void> => {
    const happened = await happenings()
    const since = time.now() - news
    const messages = all.flatMap((webhook) => messagesTo(webhook, happened, since))
    const fresh = messages.filter(({ id }) => !posted.has(id))
    if (fresh.length > 0) await webhooks.post(fresh)
    posted = new Set(messages.map(({ id }) => id))
  }

  /** Whether it was ours to send. */
  const deliver = async (delivery: Delivery, webhook: Webhook | undefined): Promise<boolean> => {
    const { id, body, tries } = delivery
    if (webhook === undefined || !(await webhooks.claim(delivery, time.now() + lease))) return false
    const headers = signedHeaders({ id, body, secret: webhook.secret }, time.now())
    const answer = await send({ url: webhook.url, headers, body }, stopping.signal)
    if (stopping.signal.aborted) return true
    const delay = delays[tries]
    const status = /^2\d\d$/.test(answer) ? 'delivered' : delay === undefined ? 'failed' : 'waiting'
    await webhooks.settle(id, { status, next: time.now() + (delay ?? 0), answer })
    return true
  }

  const round = async (): Promise<void> => {
    const all = await webhooks.webhooks()
    if (all.length === 0) return
    await post(all)
    for (;;) {
      const due = await webhooks.due(time.now(), atOnce)
      const sent = await Promise.all(
        due.map((one) =>
          deliver(
            one,
            all.find(({ id }) => id === one.webhook),
          ),
        ),
      )
      // What is another's, or of a webhook that came meanwhile, is looked at in the next round.
      if (stopping.signal.aborted || !sent.includes(true)) break
    }
    await webhooks.tidyDeliveries(time.now() - kept)
  }

  let running: Promise<void> | undefined
  let again = false
  let cancel = (): void => undefined
  const look = (): void => {
    if (stopping.signal.aborted) return
    if (running !== undefined) {
      again = true
      return
    }
    cancel()
    running = round()
      .catch((error: unknown) => logFailure(log, 'webhooks could not be seen to', error))
      .then(() => {
        running = undefined
        if (stopping.signal.aborted) return
        cancel = time.after(again ? 0 : lookEvery, look)
        again = false
      })
  }
  cancel = time.after(0, look)

  return {
    nudge: look,
    stop: async () => {
      stopping.abort()
      cancel()
      await running
    },
  }
}
