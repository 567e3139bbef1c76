/** Checks where a browser wants to be reached, and sends it one encrypted message (RFC 8030, RFC 8291). */
import { createECDH } from 'node:crypto'
import { readAddress, type Reach } from '../outgoing/address.js'
import type { Send } from '../outgoing/send.js'
import { library, type PushKeys } from './push-keys.js'
import type { Subscription } from './store.js'

export type PushAddress = NonNullable<Subscription['push']>

/** Longer than any that a browser gives. */
const longestEndpoint = 1_000

/** The field that is not valid; undefined if all are. */
export function badPush(
  { endpoint, p256dh, auth }: PushAddress,
  reach: Reach,
): keyof PushAddress | undefined {
  if (typeof readAddress(endpoint, reach, longestEndpoint) === 'string') return 'endpoint'
  if (!isPoint(p256dh)) return 'p256dh'
  return /^[\w-]{22}={0,2}$/.test(auth) ? undefined : 'auth'
}

/** Whether this is a public key on the curve P-256. Encrypting for another one fails. */
function isPoint(text: string): boolean {
  if (!/^[\w-]{87}=?$/.test(text)) return false
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** How long a push service keeps a message for a phone that is off, in seconds. */
const lifetime = 24 * 60 * 60

/**
 * Returns the status, or a code in capitals if there was no answer.
 * @param contact the address of this site, which a push service may ask
 * @param topic replaces a message with the same topic that was not delivered yet; 32 letters
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  { text, topic, contact }: { readonly text: string; readonly topic: string; readonly contact: string },
  keys: PushKeys,
  { send, signal }: { readonly send: Send; readonly signal: AbortSignal },
): Promise<string> {
  const subject = contact.startsWith('https:') ? contact : 'mailto:nobody@localhost'
  const { headers, body } = (await library()).generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    {
      vapidDetails: { subject, publicKey: keys.public, privateKey: keys.private },
      TTL: lifetime,
      topic,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    },
  )
  const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return send({ url: endpoint, headers: Object.fromEntries(texts), body }, signal)
}
