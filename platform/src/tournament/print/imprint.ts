/** What stands on every document of an event, so that a stranger knows by which rules it came about. */
import { createHash } from 'node:crypto'
import type { Locale } from '@stolik/core'

export interface Imprint {
  readonly locale: Locale
  /** IANA name of the zone in which times are told, such as Europe/Warsaw. */
  readonly timeZone: string
  /** Name and place of the event, as its regulations have them. */
  readonly name: string
  readonly place: string
  /** Milliseconds since 1970. */
  readonly starts: number
  /** The profile in words, its id, and the version of the game. */
  readonly profileName: string
  readonly profile: string
  readonly version: number
  /** SHA-256, in lower-case hex, of what the document shows: see `contentHash`. */
  readonly hash: string
  /** When the document says that it was made, in milliseconds since 1970: a time of the event's log, not of the clock. */
  readonly at: number
}

/** Canonical JSON: keys in order of their UTF-16 units, no spaces, everything else as JSON.stringify writes it. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** SHA-256 of the UTF-8 bytes of the canonical JSON, in lower-case hex. */
export const contentHash = (value: unknown): string =>
  createHash('sha256').update(canonical(value), 'utf8').digest('hex')
