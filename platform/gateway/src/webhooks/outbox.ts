/**
 * Sends webhooks: puts news into the outbox, sends what is due, and retries with growing delays. The remaining work follows
 * from the store, so another process can continue after one is killed.
 */
import { logFailure, type Log } from '../base/failure.js'
import { partStanding, type PartStanding } from '../base/part.js'
import { rounds } from '../base/rounds.js'
import type { Time } from '../base/time.js'
import { outgoing, toHttpServers, type Attempt } from '../outgoing/outgoing.js'
import type { Send } from '../outgoing/send.js'
import type { Lane } from '../outgoing/slots.js'
import { newsReader, type News, messagesTo } from './messages.js'
import { type WebhookSecrets, signedHeaders } from './secrets.js'
import type { Delivery, Untaken, Webhook } from './store.js'
import type { WebhookStore } from './sql.js'

export interface OutboxDeps extends News {
  readonly webhooks: WebhookStore
  readonly secrets: Pick<WebhookSecrets, 'announced'>
  readonly send: Send
  readonly time: Time
  readonly log: Log
}

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]
/** The delay after the first failed try, the second, and so on; after the last one the delivery is given up. */
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
/** News normally triggers a check at once. This interval is for news of a process that was killed before it could do so. */
const lookEvery = minute
/** The delay if the store was unavailable. */
const askAgain = 5 * second
/** How long a delivery is reserved for the process that is sending it. */
const lease = minute
/** Deliveries that are read at once. */
const atOnce = 32
/** Older news is no longer sent. */
const newsFor = 7 * day
const keepFor = 30 * day

/** Stands in for an answer: the gateway's secret has changed since the receiver was given its own. */
export const secretChanged = 'SECRET_CHANGED'

export function openOutbox(deps: OutboxDeps) {
  const { webhooks, rankings, events, eventStore, secrets, send, time, log } = deps
  const lanes = outgoing({ time, ...toHttpServers })
  const news = newsReader({ rankings, events, eventStore })
  /** Ids that this process already put into the outbox, so that they are not written again every time. */
  let posted: ReadonlySet<string> = new Set()
  /** Whether receivers accept deliveries, as far as this process has tried. */
  const receivers = new Map<string, PartStanding>()
  let untaken: Untaken = { waiting: 0, failed: 0 }

  const tellReceiver = (webhook: string, delivered: boolean, answer: string): void => {
    const receiver = receivers.get(webhook) ?? partStanding('WEBHOOK', { time, log })
    receivers.set(webhook, receiver)
    if (delivered) receiver.back({ webhook })
    else {
      receiver.away({ webhook, answer })
      receiver.failed()
    }
  }

  const post = async (all: readonly Webhook[]): Promise<void> => {
    const since = time.now() - newsFor
    const happened = await news(Math.max(since, Math.min(...all.map(({ at }) => at))))
    const messages = all.flatMap((webhook) => messagesTo(webhook, happened, since))
    const fresh = messages.filter(({ id }) => !posted.has(id))
    if (fresh.length > 0) await webhooks.post(fresh)
    posted = new Set(messages.map(({ id }) => id))
  }

  /** Sends a claimed delivery and records the outcome. */
  const deliver = async (
    { id, body, tries }: Delivery,
    webhook: Webhook,
    attempt: Attempt,
  ): Promise<void> => {
    const secret = secrets.announced(webhook)
    const headers = secret && signedHeaders({ id, body, secret }, time.now())
    const answer = headers
      ? await attempt((signal) => send({ url: webhook.url, headers, body }, signal))
      : secretChanged
    if (lanes.isStopped()) return
    const delay = delays[tries]
    const delivered = /^2\d\d$/.test(answer)
    tellReceiver(webhook.id, delivered, answer)
    const otherwise = delay === undefined ? 'failed' : 'waiting'
    const status = delivered ? 'delivered' : otherwise
    await webhooks.settle({ id, tries: tries + 1 }, { status, next: time.now() + (delay ?? 0), answer })
  }

  /** Starts a delivery without waiting for a slow receiver. Resolves with whether it could be claimed. */
  const begin = (delivery: Delivery, webhook: Webhook | undefined): Promise<boolean> =>
    new Promise((resolve, reject) => {
      if (webhook === undefined || !lanes.hasRoom(laneOf(webhook))) return resolve(false)
      void lanes
        .run(laneOf(webhook), async (attempt) => {
          const isClaimed = await webhooks.claim(delivery, time.now() + lease)
          resolve(isClaimed)
          if (isClaimed)
            await deliver(delivery, webhook, attempt).catch((error: unknown) =>
              logFailure(log, 'the outcome of a webhook could not be recorded', error),
            )
        })
        .then(() => {
          resolve(false)
          look()
        }, reject)
    })

  /** Does all pending work. Returns the milliseconds until the next check. */
  const round = async (): Promise<number> => {
    const all = await webhooks.webhooks()
    for (const id of receivers.keys()) if (!all.some((one) => one.id === id)) receivers.delete(id)
    if (all.length === 0) {
      untaken = { waiting: 0, failed: 0 }
      return lookEvery
    }
    await post(all)
    /** Those whose receivers have no slot free: what is due to them waits, and takes nobody else's turn. */
    const busy = (): string[] => all.filter((one) => !lanes.hasRoom(laneOf(one))).map(({ id }) => id)
    for (;;) {
      const due = await webhooks.due(time.now(), atOnce, busy())
      const begun = await Promise.all(
        due.map((one) =>
          begin(
            one,
            all.find(({ id }) => id === one.webhook),
          ),
        ),
      )
      // Deliveries of another process, or of a webhook added meanwhile, are left for the next round.
      if (lanes.isStopped() || !begun.includes(true)) break
    }
    await webhooks.tidyDeliveries(time.now() - keepFor)
    untaken = await webhooks.untaken()
    const wait = ((await webhooks.nextDue(busy())) ?? Infinity) - time.now()
    // A delivery that is due but could not be claimed is being sent by another process.
    return Math.min(lookEvery, Math.max(wait, second))
  }

  const { look, stop } = rounds(time, () =>
    round().catch((error: unknown) => {
      logFailure(log, 'webhooks that are due could not be sent', error)
      return askAgain
    }),
  )

  return {
    /** Checks at once, because there is news. */
    nudge: look,
    /** Deliveries that receivers did not accept, as of the last check. */
    untaken: (): Untaken => untaken,
    /** Looks at once, and tries receivers again that failed too often: their webmaster says that they work. */
    tryAgain: () => {
      lanes.retryAll()
      look()
    },
    /** Aborts requests in progress; the next process sends them again. */
    stop: async (): Promise<void> => {
      const stopped = stop()
      await lanes.stop()
      await stopped
    },
  }
}

const laneOf = ({ id, url }: Webhook): Lane => ({ host: new URL(url).host, group: id })

export type Outbox = ReturnType<typeof openOutbox>
