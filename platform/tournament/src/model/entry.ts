/**
 * The log of an event: all that was done in it, in order, by whom, and the only truth about it. It is its audit log.
 * Nothing is taken out; what was wrong is corrected by a later entry. It holds the seed of the draws, so it is shown through `audit` only.
 */
import type { Written } from '@stolik/contract/event/acts'
import type { Chair, Line, Sealed } from '@stolik/core'
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

/** One entry of a person for an event. Their start number is given by the log: never again to anybody else. */
export interface Entrant {
  readonly name: string
  readonly club: string | null
  /** Account or guest that is shown their table; null for who was entered on paper. */
  readonly person: string | null
  /** Whether they play online; in a mixed event those who do are drawn among themselves. */
  readonly online: boolean
  /** Licence of an association; two entrants never share one. */
  readonly licence: string | null
  /** Asked for only where a category needs it. */
  readonly woman: boolean | null
  readonly born: number | null
  readonly team: string | null
  readonly pair: string | null
  /** Enters a team as its named substitute. */
  readonly substitute: boolean
}

/** Stands for a name and club wherever a result is hashed, so that the hash stays when the name is forgotten. */
export interface Seal {
  /** SHA-256 of `salt`, name and club as canonical JSON. */
  readonly hash: string
  /** 256 bits, in hex; null once it was thrown away, with the name. */
  readonly salt: string | null
}

/** A table and its series, both from 1 as they are called out. */
export interface At {
  readonly series: number
  readonly table: number
}

export interface Seated {
  readonly table: number
  /** By chair. */
  readonly players: readonly string[]
  readonly online: boolean
}

/** An account that acts for an event: in everything, or in rulings alone. */
export interface Official {
  readonly account: string
  readonly name: string
  readonly office: 'direction' | 'referee'
}

/** What was done as it was asked for stands in the log as the contract describes the act; here stands the rest. */
export type Entry =
  | Written
  | {
      readonly kind: 'announce'
      readonly regulations: Regulations
      /** What the first draw is made of: committed to here, and secret until then. Of older logs all lots are. */
      readonly sealed: Sealed
    }
  | { readonly kind: 'amend'; readonly regulations: Regulations; readonly reason: string }
  /** Whoever announced it names others who direct or rule, and takes it back. */
  | ({
      readonly kind: 'appoint'
      readonly appointed: boolean
      /** The number of the invitation that was accepted. */
      readonly invitation?: number
    } & Official)
  /** A link by which so many people become referees; its code is made of the gateway's secret, and stands nowhere. */
  | { readonly kind: 'invite'; readonly n: number; readonly uses: number }
  /** Codes of tables from before are good for nothing from now on; the number stands in those that are made. */
  | { readonly kind: 'renewCodes'; readonly epoch: number }
  | {
      readonly kind: 'enter'
      readonly player: string
      readonly number: number
      readonly entrant: Entrant
      readonly waiting: boolean
      readonly reserve: boolean
      /** The director is asked first. */
      readonly pending?: true
      /** Since names are kept apart from the log. */
      readonly seal?: Seal
    }
  | {
      readonly kind: 'change'
      readonly player: string
      readonly entrant: Entrant
      readonly seal?: Seal
    }
  /** What an account that acted for the event is called is thrown away. Everything else stays as it was. */
  | { readonly kind: 'forgetOfficial'; readonly account: string }
  /** Of who waits for the director: takes part, or waits until there is a place; or may not. */
  | { readonly kind: 'approve'; readonly player: string; readonly waiting: boolean }
  | { readonly kind: 'decline'; readonly player: string }
  /** A draw; another one of a series that has not begun replaces it. With it the seed that it was made of is opened. */
  | {
      readonly kind: 'draw'
      readonly series: number
      /** Why it was drawn again; null the first time. */
      readonly reason: string | null
      readonly tables: readonly Seated[]
      readonly byes: readonly string[]
      /** Mixed into the seed, where the regulations ask for a value that nobody here can choose. */
      readonly outside?: string
      /** The seed of the next draw, or of the lots at the end: committed to here, and secret until then. Older draws have none. */
      readonly next?: Sealed
    }
  | ({ readonly kind: 'open'; /** Id of the live table. */ readonly live: string } & At)
  | ({ readonly kind: 'confirm'; readonly hand: number; readonly chair: Chair } & At)
  | ({
      readonly kind: 'correct'
      readonly hand: number
      readonly line: string
      readonly consent: readonly Chair[]
      /** Of the director's correction; null for the table's own. */
      readonly clause: string | null
    } & At)
  | ({ readonly kind: 'sign'; readonly chair: Chair } & At)
  | { readonly kind: 'pause'; readonly at: At | null; readonly paused: boolean; readonly reason: string }
  /** Points given or taken, of a series or of the whole (null); numbered, so that they can be revoked. */
  | {
      readonly kind: 'adjust'
      readonly n: number
      readonly player: string
      readonly series: number | null
      readonly points: number
      readonly small: number
      readonly penalty: boolean
      readonly reason: string
      readonly clause: string | null
    }
  | ({
      readonly kind: 'ruling'
      readonly n: number
      readonly hand: number | null
      /** Of the game's arbiter; null for a ruling in the referee's own words. */
      readonly question: string | null
      readonly facts: Readonly<Record<string, string | number | boolean>>
      readonly lines: readonly Line[]
      readonly note: string
    } & At)
  | ({ readonly kind: 'protest'; readonly n: number; readonly player: string; readonly text: string } & At)
  | { readonly kind: 'appeal'; readonly n: number; readonly player: string; readonly text: string }
  /** The standings become final: `hash` is over regulations, lists and result. */
  | { readonly kind: 'final'; readonly hash: string }

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
