/**
 * The log of an event: everything that was done, in order and by whom. It is the only source of truth and the audit log.
 * Nothing is removed: a later entry corrects a mistake. It contains the seeds of the draws, so it is shown only through
 * `audit`.
 */
import type { Settled } from '@stolik/core'
import type { Written } from '@stolik/contract/event/acts'
import type { Recorded } from '@stolik/contract/event/entries'
import type { By } from '@stolik/contract/event/logged'

export type { By }
export type Entrant = Recorded<'enter'>['entrant']
export type Seal = NonNullable<Recorded<'enter'>['seal']>

/** A table and its series, both counted from 1. */
export interface At {
  readonly series: number
  readonly table: number
}

export type Seated = Recorded<'draw'>['tables'][number]

/** An account that acts for an event: in everything, or only for rulings. */
export type Official = Pick<Recorded<'appoint'>, 'account' | 'name' | 'office'>

export type Entry = Written | Recorded

/** How hands of a list are settled. */
export interface Settlements {
  /** In the order of hands. Why it came to this is worked out for whoever asks, so the lines of a settlement are left out. */
  readonly settled: readonly Settled[]
  /** The digest of the rules that settled them. Null for entries of 0.1, which did not write it. */
  readonly rules: string | null
}

/** An entry as it is decided. */
export interface NewEntry {
  readonly entry: Entry
  /** After a change of a list: the hands that it settles. They stay so, whatever rules come, as all other hands do. */
  readonly settlements?: Settlements
}

export interface Logged extends NewEntry {
  /** By the server's clock, in milliseconds since 1970. */
  readonly at: number
  readonly by: By
  /**
   * The sender's own name for the act, at most 64 characters; null for acts of the gateway itself. An act that is sent again is
   * not done again. All entries of one act share it.
   */
  readonly op: string | null
  /**
   * A keyed digest of the request, so that another request under the same `op` is noticed. Releases up to 1.2.0 wrote none. It is
   * keyed because a request may hold the name of a person who is forgotten later.
   */
  readonly content?: string
}
