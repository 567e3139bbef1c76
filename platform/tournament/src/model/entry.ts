/**
 * The log of an event: all that was done in it, in order, by whom, and the only truth about it. It is its audit log.
 * Nothing is taken out; what was wrong is corrected by a later entry. It holds the seed of the draws, so it is shown through `audit` only.
 */
import type { Written } from '@stolik/contract/event/acts'
import type { Recorded } from '@stolik/contract/event/entries'
import type { By } from '@stolik/contract/event/logged'

export type { By }
export type Entrant = Recorded<'enter'>['entrant']
export type Seal = NonNullable<Recorded<'enter'>['seal']>

/** A table and its series, both from 1 as they are called out. */
export interface At {
  readonly series: number
  readonly table: number
}

export type Seated = Recorded<'draw'>['tables'][number]

/** An account that acts for an event: in everything, or in rulings alone. */
export type Official = Pick<Recorded<'appoint'>, 'account' | 'name' | 'office'>

export type Entry = Written | Recorded

export interface Logged {
  /** By the server's clock, in milliseconds since 1970. */
  readonly at: number
  readonly by: By
  /**
   * The sender's own name for the act that this is of, 64 characters at most; null = the gateway's own doing. Sent again, it
   * is not done again. Entries of one act share it.
   */
  readonly op: string | null
  readonly entry: Entry
}
