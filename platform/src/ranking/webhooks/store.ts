/** The store port of webhooks: who is told, and the outbox. One contract suite runs on every column. */

export const webhookTypes = ['ranking.published', 'ranking.withdrawn', 'event.final'] as const
export type WebhookType = (typeof webhookTypes)[number]

export interface Webhook {
  readonly id: string
  readonly url: string
  /** What is signed with: SECRET. */
  readonly secret: string
  readonly types: readonly WebhookType[]
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

/** All methods throw when the store cannot be reached. */
export interface WebhookStore {
  /** Oldest first. */
  webhooks(): Promise<readonly Webhook[]>
  addWebhook(webhook: Webhook): Promise<void>
  /** With all its deliveries; false where there is none. */
  dropWebhook(id: string): Promise<boolean>
  /** Puts messages into the outbox, to be sent from their time on; what is there already stays as it is. */
  post(messages: readonly Message[]): Promise<void>
  /** Those that wait and are due, at most so many, the longest waiting first. */
  due(now: number, most: number): Promise<readonly Delivery[]>
  /** Takes one to send it: until then it is nobody else's. False: another has it, or it is done. */
  claim({ id, tries }: Pick<Delivery, 'id' | 'tries'>, until: number): Promise<boolean>
  settle(id: string, done: Pick<Delivery, 'status' | 'next' | 'answer'>): Promise<void>
  /** Of a webhook, newest first. */
  deliveries(webhook: string, most: number): Promise<readonly Delivery[]>
  /** Forgets what was settled and is older. */
  tidyDeliveries(before: number): Promise<void>
}
