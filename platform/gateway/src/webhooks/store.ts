/** The store port of webhooks: who is told, and the outbox. One contract suite runs on every column. */

export const webhookTypes = ['ranking.published', 'ranking.withdrawn', 'event.final'] as const
export type WebhookType = (typeof webhookTypes)[number]

export interface Webhook {
  readonly id: string
  readonly url: string
  /** What its secret is known by, which is kept nowhere (`secrets.ts`). */
  readonly fingerprint: string
  readonly types: readonly WebhookType[]
  /** What happens meanwhile waits for it. */
  readonly paused: boolean
  /** Told of what happens from then on; milliseconds. */
  readonly at: number
}

export interface Message {
  /** The same whenever it is sent, and whoever wrote it down. */
  readonly id: string
  readonly webhook: string
  readonly type: WebhookType
  /** JSON, as it is sent and signed. */
  readonly body: string
  readonly at: number
}

export interface Delivery extends Message {
  readonly status: 'waiting' | 'delivered' | 'failed'
  /** How often it was begun to be sent. */
  readonly tries: number
  /** When it is to be sent next. */
  readonly next: number
  /** Status of the last answer, or why there was none; null before the first. */
  readonly answer: string | null
}

export interface Untaken {
  readonly waiting: number
  readonly failed: number
}

/** All methods throw when the store cannot be reached. */
export interface WebhookStore {
  /** Oldest first. */
  webhooks(): Promise<readonly Webhook[]>
  addWebhook(webhook: Webhook): Promise<void>
  /** False where there is none. */
  pauseWebhook(id: string, paused: boolean): Promise<boolean>
  /** With all its deliveries; false where there is none. */
  dropWebhook(id: string): Promise<boolean>
  /** Puts messages into the outbox, to be sent from their time on; what is there already stays as it is. */
  post(messages: readonly Message[]): Promise<void>
  /** Those that wait, are due and are of no paused webhook, at most so many, the longest waiting first. */
  due(now: number, most: number): Promise<readonly Delivery[]>
  /** When the next one of them is due; null where none waits. */
  nextDue(): Promise<number | null>
  /** Takes one to send it: until then it is nobody else's. False: another has it, or it is done. */
  claim({ id, tries }: Pick<Delivery, 'id' | 'tries'>, until: number): Promise<boolean>
  /** How the try went that it was claimed for, the `tries`-th; of one that somebody else has begun anew nothing is written. */
  settle(
    { id, tries }: Pick<Delivery, 'id' | 'tries'>,
    done: Pick<Delivery, 'status' | 'next' | 'answer'>,
  ): Promise<void>
  /** Makes it due now, as yet unanswered, with all tries to come where it was over; false where there is none. */
  sendAgain(id: string, now: number): Promise<boolean>
  /** Of a webhook, newest first. */
  deliveries(webhook: string, most: number): Promise<readonly Delivery[]>
  /** How many of webhooks that are not paused were sent and not taken so far, and how many were given up. */
  untaken(): Promise<Untaken>
  /** Forgets those that happened before, of paused webhooks too. */
  tidyDeliveries(before: number): Promise<void>
}
