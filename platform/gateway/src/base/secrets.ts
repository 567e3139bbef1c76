/**
 * The gateway's secrets: one of them signs. For a while the one from before is believed beside it, so that a secret changes while
 * people play.
 */
import { createHash } from 'node:crypto'
import type { Time } from './time.js'

/** The secret that another one takes the place of. */
export interface SecretBefore {
  readonly secret: string
  /** Until then it goes on signing: by then every process knows both. */
  readonly from: number
  /** Until then it is believed. */
  readonly until: number
}

export interface Secrets {
  /** What is signed and sealed with now. */
  readonly now: () => string
  /** What is believed now, with what signs first. */
  readonly good: () => readonly string[]
  /** Also one that is believed no more: what was sealed with it can still be opened, and sealed anew. */
  readonly all: readonly string[]
  /** When the one from before ends; null: there is none. */
  readonly until: number | null
}

export const oneSecret = (secret: string): Secrets => ({
  now: () => secret,
  good: () => [secret],
  all: [secret],
  until: null,
})

/** All processes of a cluster share the clock, so that they change at one time. */
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

/** SHA-256 in hex: tells whether it is a secret that somebody was told, and nothing of it. */
export const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
