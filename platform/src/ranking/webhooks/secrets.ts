/**
 * What webhooks are signed with. Each is made of the gateway's secret, so that none lies in the database or its backups and
 * nobody can think one up; the database has only what one is known by again.
 */
import { createHash, createHmac } from 'node:crypto'

/** The secret of a webhook, as receivers are told it: `whsec_` and 256 bits in base64. SECRET */
export type SecretOf = (webhook: string) => string

/** @param secret the gateway's */
export const webhookSecrets =
  (secret: string): SecretOf =>
  (webhook) =>
    `whsec_${createHmac('sha256', secret)
      .update(JSON.stringify(['stolik webhook', webhook]))
      .digest('base64')}`

/** SHA-256 in hex: tells whether it is the secret that the receiver was told, and nothing of it. */
export const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
