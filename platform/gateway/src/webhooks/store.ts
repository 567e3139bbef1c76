/** The store port of webhooks: receivers, and the outbox. The same contract tests run on every implementation. */

export const webhookTypes = ['ranking.published', 'ranking.withdrawn', 'event.final'] as const
export type WebhookType = (typeof webhookTypes)[number]

export interface Webhook {
  readonly id: string
  readonly url: string
  /** Identifies its secret, which is not stored anywhere (`secrets.ts`). */
  readonly fingerprint: string
  readonly types: readonly WebhookType[]
  /** While it is paused, its messages wait. */
  readonly paused: boolean
  /** Only news from this time on is sent, in milliseconds. */
  readonly at: number
}

export interface Message {
  /** The same on every try, and in every process that creates it. */
  readonly id: string
  readonly webhook: string
  readonly type: WebhookType
  /** The JSON that is signed and sent. */
  readonly body: string
  readonly at: number
}

export interface Delivery extends Message {
  readonly status: 'waiting' | 'delivered' | 'failed'
  /** How many tries were started. */
  readonly tries: number
  /** The time of the next try. */
  readonly next: number
  /** The status of the last answer, or why there was none; null before the first try. */
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
  /** False if there is no such webhook. */
  pauseWebhook(id: string, paused: boolean): Promise<boolean>
  /** Deletes a webhook with all its deliveries; false if there is none. */
  dropWebhook(id: string): Promise<boolean>
  /** Puts messages into the outbox, to be sent from their time on. Existing ones stay unchanged. */
  post(messages: readonly Message[]): Promise<void>
  /**
   * Waiting deliveries that are due, longest due first, limited to `most`.
   * @param without these webhooks, and paused ones
   */
  due(now: number, most: number, without?: readonly string[]): Promise<readonly Delivery[]>
  /** When the next waiting delivery is due, `without` those of these webhooks; null if none waits. */
  nextDue(without?: readonly string[]): Promise<number | null>
  /** Reserves a delivery for sending until this time. False: another process has it, or it is done. */
  claim({ id, tries }: Pick<Delivery, 'id' | 'tries'>, until: number): Promise<boolean>
  /** Records the outcome of the try numbered `tries`. Writes nothing if another try was started since. */
  settle(
    { id, tries }: Pick<Delivery, 'id' | 'tries'>,
    done: Pick<Delivery, 'status' | 'next' | 'answer'>,
  ): Promise<void>
  /** Makes a delivery due now. If it had ended, all its tries start again. False if there is none. */
  sendAgain(id: string, now: number): Promise<boolean>
  /** The deliveries of a webhook, newest first. */
  deliveries(webhook: string, most: number): Promise<readonly Delivery[]>
  /** Counts deliveries of webhooks that are not paused: those tried without success so far, and those given up. */
  untaken(): Promise<Untaken>
  /** Deletes deliveries of news from before this time, including those of paused webhooks. */
  tidyDeliveries(before: number): Promise<void>
}
