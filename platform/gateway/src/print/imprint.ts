/** Data printed on every document of an event, so that a stranger knows which rules it is based on. */
import type { Locale } from '@stolik/core'

export interface Imprint {
  readonly locale: Locale
  /** IANA name of the time zone for printed times, such as Europe/Warsaw. */
  readonly timeZone: string
  /** Name and place of the event, as in its regulations. */
  readonly name: string
  readonly place: string
  /** Milliseconds since 1970. */
  readonly starts: number
  /** The name of the profile, its id, and the version of the game. */
  readonly profileName: string
  readonly profile: string
  readonly version: number
  /** SHA-256 in lower-case hex of the document's contents as canonical JSON. */
  readonly hash: string
  /** The printed time of the document, in milliseconds since 1970. It comes from the event's log instead of the clock. */
  readonly at: number
}
