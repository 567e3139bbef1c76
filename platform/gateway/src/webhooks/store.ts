/** What the store of webhooks holds (`sql.ts`): receivers, and the outbox. */

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
