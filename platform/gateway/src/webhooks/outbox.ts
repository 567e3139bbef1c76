/**
 * Sees to webhooks: puts what happened into the outbox, sends what is due, and tries anew with growing delay. What is still
 * to be told follows from the store, so a process that is killed is followed by another that goes on.
 */
import { logFailure, type Log } from '../base/failure.js'
import { partStanding, type PartStanding } from '../base/part.js'
import type { Time } from '../base/time.js'
import { newsReader, type News } from './happenings.js'
import { messagesTo } from './messages.js'
import type { WebhookSecrets } from './secrets.js'
import type { Send } from './send.js'
import { signedHeaders } from './sign.js'
import type { Delivery, Untaken, Webhook, WebhookStore } from './store.js'

export interface OutboxDeps extends News {
  readonly webhooks: WebhookStore
  readonly secrets: Pick<WebhookSecrets, 'told'>
  readonly send: Send
  readonly time: Time
  readonly log: Log
}

export interface Outbox {
  /** Looks now: something has happened. */
  nudge(): void
  /** What receivers did not take, when that was last looked at. */
  untaken(): Untaken
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
/** Who happens to do something says so: this is for what was done by a process that was killed before it could. */
const lookEvery = minute
/** When the store could not be asked. */
const askAgain = 5 * second
/** Nobody takes it from who sends it before that. */
const lease = minute
const atOnce = 8
/** Older than that, nobody need be told who was not. */
const newsFor = 7 * day
const kept = 30 * day

/** An answer that is none: the gateway's secret is not the one that the receiver's was made of. */
export const secretChanged = 'SECRET_CHANGED'

export function openOutbox(deps: OutboxDeps): Outbox {
  const { webhooks, rankings, events, eventStore, secrets, send, time, log } = deps
  const stopping = new AbortController()
  const news = newsReader({ rankings, events, eventStore })
  /** What this process has put into the outbox itself, so that it is not written again every time. */
  let posted: ReadonlySet<string> = new Set()
  /** What is being sent. */
  const flying = new Set<Promise<void>>()
  /** Whether their receivers take anything, as far as this process has tried. */
  const receivers = new Map<string, PartStanding>()
  let untaken: Untaken = { waiting: 0, failed: 0 }

  const tellReceiver = (webhook: string, delivered: boolean, answer: string): void => {
    const receiver = receivers.get(webhook) ?? partStanding('WEBHOOK', { time, log })
    receivers.set(webhook, receiver)
    if (delivered) receiver.back({ webhook })
    else receiver.away({ webhook, answer })
  }

  const post = async (all: readonly Webhook[]): Promise<void> => {
    const since = time.now() - newsFor
    const happened = await news(Math.max(since, Math.min(...all.map(({ at }) => at))))
    const messages = all.flatMap((webhook) => messagesTo(webhook, happened, since))
    const fresh = messages.filter(({ id }) => !posted.has(id))
    if (fresh.length > 0) await webhooks.post(fresh)
    posted = new Set(messages.map(({ id }) => id))
  }

  /** Sends what was claimed, and writes down how that went. */
  const deliver = async ({ id, body, tries }: Delivery, webhook: Webhook): Promise<void> => {
    const secret = secrets.told(webhook)
    const headers = secret && signedHeaders({ id, body, secret }, time.now())
    const answer = headers ? await send({ url: webhook.url, headers, body }, stopping.signal) : secretChanged
    if (stopping.signal.aborted) return
    const delay = delays[tries]
    const delivered = /^2\d\d$/.test(answer)
    tellReceiver(webhook.id, delivered, answer)
    const status = delivered ? 'delivered' : delay === undefined ? 'failed' : 'waiting'
    await webhooks.settle({ id, tries: tries + 1 }, { status, next: time.now() + (delay ?? 0), answer })
  }

  /** Begins to send, without waiting for who may not answer; false where it was not ours to send. */
  const begin = async (delivery: Delivery, webhook: Webhook | undefined): Promise<boolean> => {
    if (webhook === undefined || !(await webhooks.claim(delivery, time.now() + lease))) return false
    const flight = deliver(delivery, webhook)
      .catch((error: unknown) => logFailure(log, 'how a webhook went could not be written down', error))
      .then(() => {
        flying.delete(flight)
        look()
      })
    flying.add(flight)
    return true
  }

  /** Everything that is to be done now; answers after how many milliseconds it is looked again. */
  const round = async (): Promise<number> => {
    const all = await webhooks.webhooks()
    for (const id of receivers.keys()) if (!all.some((one) => one.id === id)) receivers.delete(id)
    if (all.length === 0) {
      untaken = { waiting: 0, failed: 0 }
      return lookEvery
    }
    await post(all)
    while (flying.size < atOnce) {
      const due = await webhooks.due(time.now(), atOnce - flying.size)
      const begun = await Promise.all(
        due.map((one) =>
          begin(
            one,
            all.find(({ id }) => id === one.webhook),
          ),
        ),
      )
      // What is another's, or of a webhook that came meanwhile, is looked at in the next round.
      if (stopping.signal.aborted || !begun.includes(true)) break
    }
    await webhooks.tidyDeliveries(time.now() - kept)
    untaken = await webhooks.untaken()
    const wait = ((await webhooks.nextDue()) ?? Infinity) - time.now()
    // What is due and could not be had is another's just now.
    return Math.min(lookEvery, Math.max(wait, second))
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
      .catch((error: unknown) => {
        logFailure(log, 'webhooks could not be seen to', error)
        return askAgain
      })
      .then((wait) => {
        running = undefined
        if (stopping.signal.aborted) return
        cancel = time.after(again ? 0 : wait, look)
        again = false
      })
  }
  cancel = time.after(0, look)

  return {
    nudge: look,
    untaken: () => untaken,
    stop: async () => {
      stopping.abort()
      cancel()
      await running
      await Promise.all(flying)
    },
  }
}
