/**
 * The log of an event: all that was done in it, in order, by whom, and the only truth about it. It is its audit log.
 * Nothing is taken out; what was wrong is corrected by a later entry. It holds the seed of the draws, so it is shown through `audit` only.
 */
import type { Written } from '@stolik/contract/event/acts'
import type { Recorded } from '@stolik/contract/event/entries'
import type { Chair, Sealed } from '@stolik/core'
import type { Regulations } from './regulations.js'

/**
 * Who did it. `person`: an account or guest who is no player yet; `player`: with their start card or account; `chair`: who
 * keeps the list of the table that it is about. `device`: by which the list in the hall was kept, as that device called itself; a
 * word drawn for the event, which tells nothing of a person.
 */
export type By =
  | { readonly kind: 'direction'; readonly account: string; readonly name: string }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'player'; readonly player: string; readonly device?: string }
  | { readonly kind: 'chair'; readonly chair: Chair; readonly device?: string }
  | { readonly kind: 'gateway' }

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

/** The contract describes all but those that hold regulations. */
export type Entry =
  | Written
  | Recorded
  | {
      readonly kind: 'announce'
      readonly regulations: Regulations
      /** What the first draw is made of: committed to here, and secret until then. Of older logs all lots are. */
      readonly sealed: Sealed
    }
  | { readonly kind: 'amend'; readonly regulations: Regulations; readonly reason: string }

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
