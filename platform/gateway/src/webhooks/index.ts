/** The webhooks of a gateway: the store, allowed addresses, secrets, and the outbox that sends them. */
import type { Secrets } from '../base/secrets.js'
import type { Reach } from '../outgoing/address.js'
import { sender } from '../outgoing/send.js'
import { openOutbox, type Outbox, type OutboxDeps } from './outbox.js'
import { webhookSecrets, type WebhookSecrets } from './secrets.js'
import type { WebhookStore } from './store.js'

export interface Webhooks {
  readonly store: WebhookStore
  readonly reach: Reach
  readonly secrets: WebhookSecrets
  readonly outbox: Outbox
}

export function openWebhooks({
  reach,
  secrets: ofGateway,
  webhooks,
  ...deps
}: Omit<OutboxDeps, 'send' | 'secrets'> & {
  readonly reach: Reach
  /** The gateway's own secrets. */
  readonly secrets: Secrets
}): Webhooks {
  const secrets = webhookSecrets(ofGateway)
  const outbox = openOutbox({ ...deps, webhooks, secrets, send: sender(reach) })
  return { store: webhooks, reach, secrets, outbox }
}
