/** The setup code that makes the first owner. The gateway prints it at the start while there is no owner; it works once. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Entropy } from '../base/entropy.js'
import type { SettingsStore } from './store.js'

/** With 31 possible letters in each place, nobody can guess the code. */
const length = 24
/** If there are several processes, each prints its own code. A code expires after this time. */
const lifetime = 30 * 24 * 60 * 60_000

const hashOf = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`setup ${code}`).digest('hex')

interface Deps {
  readonly store: SettingsStore
  readonly entropy: Pick<Entropy, 'word'>
  readonly secret: string
  readonly now: number
  /** Whether this is the only process: then codes printed earlier become invalid. */
  readonly alone: boolean
}

/** Creates a code, of which only an HMAC is stored; undefined if there is an owner. */
export async function drawSetupCode({
  store,
  entropy,
  secret,
  now,
  alone,
}: Deps): Promise<string | undefined> {
  const decided = await store.newer(0)
  if (decided !== undefined && decided.settings.owners.length > 0) return undefined
  await store.dropCodes(alone ? now + 1 : now - lifetime)
  const code = entropy.word(length)
  await store.addCode(hashOf(secret, code), now)
  return code
}

/** The HMAC of a valid code; undefined for any other. It takes equally long for every text. */
export async function knownCode(
  store: SettingsStore,
  secrets: readonly string[],
  text: string,
): Promise<string | undefined> {
  const hashes = secrets.map((secret) => Buffer.from(hashOf(secret, text.slice(0, 100).trim())))
  let found: string | undefined
  for (const stored of await store.codes()) {
    const one = Buffer.from(stored)
    if (hashes.filter((hash) => one.length === hash.length && timingSafeEqual(one, hash)).length > 0)
      found = stored
  }
  return found
}
