/** The webhooks of a gateway: the store, where they may go, and what sends them. */
import type { Reach } from './address.js'
import { openOutbox, type Outbox, type OutboxDeps } from './outbox.js'
import { sender } from './send.js'
import type { WebhookStore } from './store.js'

export interface Webhooks {
  readonly store: WebhookStore
  readonly reach: Reach
  readonly outbox: Outbox
}

export function openWebhooks({
  reach,
  webhooks,
  ...deps
}: Omit<OutboxDeps, 'send'> & { readonly reach: Reach }): Webhooks {
  return { store: webhooks, reach, outbox: openOutbox({ ...deps, webhooks, send: sender(reach) }) }
}
