/** The code that makes the first owner: printed when the gateway starts, as long as there is none, and good once. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Entropy } from '../base/entropy.js'
import type { SettingsStore } from './store.js'

/** Thirty-one letters to that power: nobody guesses it. */
const length = 24
/** Of several processes each prints its own; one that was printed longer ago is forgotten. */
const lifetime = 30 * 24 * 60 * 60_000

const hashOf = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`setup ${code}`).digest('hex')

interface Deps {
  readonly store: SettingsStore
  readonly entropy: Pick<Entropy, 'word'>
  readonly secret: string
  readonly now: number
  /** Whether this is the only process: what was printed before is no longer good then. */
  readonly alone: boolean
}

/** Draws a code, of which only an HMAC is kept; undefined when there is an owner. */
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

/** The HMAC of a code that is good; undefined for any other. Takes as long for every text. */
export async function knownCode(
  store: SettingsStore,
  secrets: readonly string[],
  text: string,
): Promise<string | undefined> {
  const given = secrets.map((secret) => Buffer.from(hashOf(secret, text.slice(0, 100).trim())))
  let found: string | undefined
  for (const kept of await store.codes()) {
    const one = Buffer.from(kept)
    if (given.filter((hash) => one.length === hash.length && timingSafeEqual(one, hash)).length > 0)
      found = kept
  }
  return found
}
