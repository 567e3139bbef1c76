/** The webhooks of a gateway: the store, where they may go, what they are signed with, and what sends them. */
import type { Reach } from './address.js'
import { openOutbox, type Outbox, type OutboxDeps } from './outbox.js'
import { webhookSecrets, type SecretOf } from './secrets.js'
import { sender } from './send.js'
import type { WebhookStore } from './store.js'

export interface Webhooks {
  readonly store: WebhookStore
  readonly reach: Reach
  readonly secretOf: SecretOf
  readonly outbox: Outbox
}

export function openWebhooks({
  reach,
  secret,
  webhooks,
  ...deps
}: Omit<OutboxDeps, 'send' | 'secretOf'> & {
  readonly reach: Reach
  /** The gateway's. */
  readonly secret: string
}): Webhooks {
  const secretOf = webhookSecrets(secret)
  const outbox = openOutbox({ ...deps, webhooks, secretOf, send: sender(reach) })
  return { store: webhooks, reach, secretOf, outbox }
}
