/** What stands on every document of an event, so that a stranger knows by which rules it came about. */
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
  /** SHA-256, in lower-case hex, of what the document shows: its canonical JSON. */
  readonly hash: string
  /** When the document says that it was made, in milliseconds since 1970: a time of the event's log, not of the clock. */
  readonly at: number
}
