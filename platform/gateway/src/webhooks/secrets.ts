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
  readonly announced: (webhook: { readonly id: string; readonly fingerprint: string }) => string | undefined
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
    announced: ({ id, fingerprint }) =>
      secrets
        .good()
        .map((secret) => made(id, secret))
        .find((one) => fingerprintOf(one) === fingerprint),
    until: secrets.until,
  }
}

// Signs webhooks according to Standard Webhooks 1.0: HMAC-SHA256 over id, time and body.

/** @param at the time of sending, in milliseconds since 1970 */
export function signedHeaders(
  { id, body, secret }: { readonly id: string; readonly body: string; readonly secret: string },
  at: number,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(at / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Stolik-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
