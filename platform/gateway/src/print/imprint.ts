/** Data printed on every document, so that a stranger knows which rules it is based on. */
import type { Locale } from '@stolik/core'

export interface Imprint {
  readonly locale: Locale
  /** IANA name of the time zone for printed times, such as Europe/Warsaw. */
  readonly timeZone: string
  /** Name and place of the event, as in its regulations; or the name of the rules. */
  readonly name: string
  readonly place: string
  /** Milliseconds since 1970; null for what does not begin. */
  readonly starts: number | null
  readonly profileName: string
  /** What identifies the rules: the id of a profile, or the digest of a rule set in words. */
  readonly rules: string
  /** The version of the game. */
  readonly version: number
  /** SHA-256 in lower-case hex of the document's contents as canonical JSON; null if it has no other than the rules. */
  readonly hash: string | null
  /**
   * The printed time of the document, in milliseconds since 1970. It comes from the event's log instead of the clock; null
   * for what is the same at any time.
   */
  readonly at: number | null
}
