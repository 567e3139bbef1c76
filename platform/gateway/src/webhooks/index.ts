/** The webhooks of a gateway: the store, allowed addresses, secrets, and the outbox that sends them. */
import type { Secrets } from '../base/secrets.js'
import type { Reach } from '../outgoing/address.js'
import { sender } from '../outgoing/send.js'
import { openOutbox, type OutboxDeps } from './outbox.js'
import { webhookSecrets } from './secrets.js'

export function openWebhooks({
  reach,
  secrets: ofGateway,
  webhooks,
  ...deps
}: Omit<OutboxDeps, 'send' | 'secrets'> & {
  readonly reach: Reach
  /** The gateway's own secrets. */
  readonly secrets: Secrets
}) {
  const secrets = webhookSecrets(ofGateway)
  const outbox = openOutbox({ ...deps, webhooks, secrets, send: sender(reach) })
  return { store: webhooks, reach, secrets, outbox }
}

export type Webhooks = ReturnType<typeof openWebhooks>
