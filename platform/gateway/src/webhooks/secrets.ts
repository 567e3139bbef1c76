/**
 * What webhooks are signed with. Each is made of the gateway's secret, so that none lies in the database or its backups and
 * nobody can think one up; the database has only what one is known by again.
 */
import { createHmac } from 'node:crypto'
import { fingerprintOf, type Secrets } from '../base/secrets.js'

export interface WebhookSecrets {
  /** The secret of a webhook, as receivers are told it: `whsec_` and 256 bits in base64. SECRET */
  readonly of: (webhook: string) => string
  /** The one that its receiver was told. Undefined: it was made of a secret that is good no more. SECRET */
  readonly told: (webhook: { readonly id: string; readonly fingerprint: string }) => string | undefined
  /** When the gateway's secret ends that was before the one that signs; null: there is none. */
  readonly until: number | null
}

/** @param secrets the gateway's */
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
