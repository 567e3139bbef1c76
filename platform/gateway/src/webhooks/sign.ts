/** Signs webhooks according to Standard Webhooks 1.0: HMAC-SHA256 over id, time and body. */
import { createHmac } from 'node:crypto'

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
