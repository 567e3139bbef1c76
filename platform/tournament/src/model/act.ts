/** What can be done in an event. `decide` says what comes of it: entries of the log, or a refusal. */
import type { Chair } from '@stolik/core'
import type { At, Entrant, Official, Seated } from './entry.js'
import type { Regulations } from './regulations.js'

/** One line of a file of entries; `line` counts the head as 1. */
export interface EntryRow {
  readonly line: number
  readonly entrant: Entrant
  readonly reserve: boolean
}

/** One list of a file of lists. */
export interface ListRows extends At {
  readonly line: number
  readonly lines: readonly string[]
  /** Running totals as they stand on the paper, by hand and chair, to be checked; null where none is written. */
  readonly totals?: readonly (readonly (number | null)[])[]
}

export type Act =
  /** `seen`, here and in `change`: what it was changed from; where another director was quicker, nothing is written over. */
  | {
      readonly kind: 'amend'
      readonly regulations: Regulations
      readonly reason: string
      readonly seen?: Regulations | null
    }
  | ({ readonly kind: 'appoint'; readonly appointed: boolean } & Official)
  | { readonly kind: 'invite'; readonly uses: number }
  | { readonly kind: 'uninvite'; readonly n: number }
  | { readonly kind: 'renewCodes' }
  /** Somebody with an account takes the office that an invitation offers. */
  | { readonly kind: 'accept'; readonly n: number; readonly account: string; readonly name: string }
  // Entries. A person enters themselves where the event is open, a player withdraws themselves; all else is the director's.
  | { readonly kind: 'enter'; readonly entrant: Entrant; readonly reserve: boolean }
  | { readonly kind: 'enterAll'; readonly rows: readonly EntryRow[] }
  | {
      readonly kind: 'change'
      readonly player: string
      readonly entrant: Entrant
      readonly seen?: Entrant | null
    }
  /** Who was entered on paper ties their start card to their account. */
  | { readonly kind: 'claim'; readonly person: string }
  | { readonly kind: 'pay'; readonly player: string; readonly paid: boolean }
  | { readonly kind: 'admit'; readonly player: string }
  /** All of them or none. */
  | { readonly kind: 'approve'; readonly players: readonly string[] }
  | { readonly kind: 'decline'; readonly players: readonly string[] }
  | { readonly kind: 'withdraw'; readonly player: string }
  | {
      readonly kind: 'exclude'
      readonly player: string
      readonly reason: string
      readonly clause: string | null
    }
  | { readonly kind: 'replace'; readonly player: string; readonly by: string; readonly from: number }
  /** What they are called is thrown away, after the final result, too. The second is the gateway's, when an account is deleted. */
  | { readonly kind: 'forget'; readonly player: string }
  | { readonly kind: 'forgetOfficial'; readonly account: string }
  // Series, by the director. What `draw` brings was made of `seatingTasks`, never typed in.
  | {
      readonly kind: 'draw'
      readonly series: number
      readonly tables: readonly Seated[]
      readonly byes: readonly string[]
      /** Why, where the series was drawn before. */
      readonly reason: string | null
      /** What was mixed into the seed. */
      readonly outside?: string | null
    }
  | {
      readonly kind: 'move'
      readonly series: number
      readonly a: string
      readonly b: string | null
      readonly reason: string
    }
  | { readonly kind: 'start'; readonly series: number }
  | { readonly kind: 'end'; readonly series: number }
  | { readonly kind: 'pause'; readonly at: At | null; readonly paused: boolean; readonly reason: string }
  | { readonly kind: 'extend'; readonly series: number; readonly minutes: number }
  // Tables. A chair, a player who sits there or the director; `open`, and `list` of an online table, are the gateway's.
  | ({ readonly kind: 'open'; readonly live: string } & At)
  | ({ readonly kind: 'hand'; readonly hand: number; readonly line: string } & At)
  /** `line` is what the chair saw: another one, corrected meanwhile, is not confirmed by it. */
  | ({ readonly kind: 'confirm'; readonly hand: number; readonly line: string; readonly chair: Chair } & At)
  /**
   * While the list is not signed by all, the table writes one line with everybody's consent. Afterwards the director tells
   * every reading that the entry allows, the true one first, and the rule book says which is written. `seen` is the line that
   * was to be corrected, where it was seen: what another phone has made of it meanwhile is not written over.
   */
  | ({
      readonly kind: 'correct'
      readonly hand: number
      readonly readings: readonly string[]
      readonly consent: readonly Chair[]
      readonly seen?: string | null
    } & At)
  /** `lines` is the whole list that was seen: a signature is for that one and no other. */
  | ({ readonly kind: 'sign'; readonly chair: Chair; readonly lines: readonly string[] } & At)
  | ({ readonly kind: 'list'; readonly lines: readonly string[]; readonly signed: boolean } & At)
  | { readonly kind: 'listAll'; readonly rows: readonly ListRows[] }
  | ({ readonly kind: 'annul'; readonly reason: string } & At)
  | ({ readonly kind: 'missing'; readonly chairs: readonly Chair[]; readonly reason: string } & At)
  | ({ readonly kind: 'redeal'; readonly hand: number; readonly reason: string } & At)
  | ({
      readonly kind: 'substitute'
      readonly chair: Chair
      readonly player: string
      readonly reason: string
      /** Who must sit there when it is done; anybody unless said. */
      readonly instead?: string
    } & At)
  // The desk.
  | {
      readonly kind: 'adjust'
      readonly player: string
      readonly series: number | null
      readonly points: number
      readonly small: number
      readonly penalty: boolean
      readonly reason: string
      readonly clause: string | null
    }
  | { readonly kind: 'revoke'; readonly n: number; readonly reason: string }
  | ({
      readonly kind: 'rule'
      readonly hand: number | null
      readonly question: string | null
      readonly facts: Readonly<Record<string, string | number | boolean>>
      readonly note: string
    } & At)
  | ({ readonly kind: 'protest'; readonly player: string; readonly text: string } & At)
  | { readonly kind: 'decide'; readonly n: number; readonly upheld: boolean; readonly text: string }
  | { readonly kind: 'appeal'; readonly n: number; readonly player: string; readonly text: string }
  | { readonly kind: 'decideAppeal'; readonly n: number; readonly upheld: boolean; readonly text: string }
  | { readonly kind: 'final' }
  /** A final result that was found to be wrong is final no more. */
  | { readonly kind: 'reopen'; readonly reason: string; readonly clause: string | null }
