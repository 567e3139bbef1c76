/**
 * The gateway's secrets. One of them signs. For a while the previous one is accepted too, so that a secret can be changed
 * while people play.
 */
import { createHash } from 'node:crypto'
import type { Time } from './time.js'

/** The previous secret, which another one replaces. */
export interface SecretBefore {
  readonly secret: string
  /** Until this time the previous secret still signs, so that every process can learn both before. */
  readonly from: number
  /** Until this time signatures with the previous secret are accepted. */
  readonly until: number
}

export interface Secrets {
  /** The secret that signs and seals now. */
  readonly now: () => string
  /** The secrets that are accepted now; the one that signs comes first. */
  readonly good: () => readonly string[]
  /** Includes an expired secret, so that what was sealed with it can still be opened and resealed. */
  readonly all: readonly string[]
  /** When the previous secret expires; null if there is none. */
  readonly until: number | null
}

export const oneSecret = (secret: string): Secrets => ({
  now: () => secret,
  good: () => [secret],
  all: [secret],
  until: null,
})

/** All processes of a cluster share the clock, so they switch at the same time. */
export function openSecrets(
  secret: string,
  before: SecretBefore | undefined,
  time: Pick<Time, 'now'>,
): Secrets {
  if (before === undefined) return oneSecret(secret)
  const all = [secret, before.secret]
  const good = (): readonly string[] => {
    const now = time.now()
    if (now >= before.until) return [secret]
    return now < before.from ? [before.secret, secret] : all
  }
  return { now: () => good()[0] ?? secret, good, all, until: before.until }
}

/** SHA-256 in hex. Shows whether somebody was told this secret, without revealing it. */
export const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
