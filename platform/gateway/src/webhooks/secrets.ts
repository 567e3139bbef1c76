/**
 * The secrets that sign webhooks. Each is derived from the gateway's secret, so that none is in the database or its backups
 * and nobody can guess one. The database has only fingerprints.
 */
import { createHmac } from 'node:crypto'
import { fingerprintOf, type Secrets } from '../base/secrets.js'

export interface WebhookSecrets {
  /** The current secret of a webhook, in the form for receivers: `whsec_` and 256 bits in base64. SECRET */
  readonly of: (webhook: string) => string
  /** The secret that the receiver was given. Undefined: it was derived from a secret that is no longer valid. SECRET */
  readonly told: (webhook: { readonly id: string; readonly fingerprint: string }) => string | undefined
  /** When the gateway's previous secret expires; null if there is none. */
  readonly until: number | null
}

/** @param secrets of the gateway */
export function webhookSecrets(secrets: Secrets): WebhookSecrets {
  const made = (webhook: string, secret: string): string =>
    `whsec_${createHmac('sha256', secret)
      .update(JSON.stringify(['stolik webhook', webhook]))
      .digest('base64')}`
  return {
    of: (webhook) => made(webhook, secrets.now()),
    told: ({ id, fingerprint }) =>
      secrets
        .good()
        .map((secret) => made(id, secret))
        .find((one) => fingerprintOf(one) === fingerprint),
    until: secrets.until,
  }
}
