/**
 * What can be done in an event. `decide` says what comes of it: entries of the log, or a refusal. Most acts are what was asked
 * for, as the contract describes it; here stand those that take something from who asks, or from the event.
 */
import type { ActKind, Asked } from '@stolik/contract/event/acts'
import type { Chair } from '@stolik/core'
import type { At, Entrant, Official, Seated } from './entry.js'
import type { Regulations } from '@stolik/contract/event/announced'

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

/** What is asked for otherwise than it is done. */
export type OtherKind =
  | ('amend' | 'appoint' | 'accept' | 'enter' | 'enterAll' | 'register' | 'change' | 'claim' | 'renewCodes')
  | (
      | 'draw'
      | 'pause'
      | 'confirm'
      | 'correct'
      | 'sign'
      | 'listAll'
      | 'substitute'
      | 'rule'
      | 'protest'
      | 'appeal'
      | 'final'
    )

export type PlainKind = Exclude<ActKind, OtherKind>

type Plain = { readonly [K in PlainKind]: { readonly kind: K } & Asked<K> }[PlainKind]

export type Act =
  | Plain
  /** `seen`, here and in `change`: what it was changed from; where another director was quicker, nothing is written over. */
  | {
      readonly kind: 'amend'
      readonly regulations: Regulations
      readonly reason: string
      readonly seen?: Regulations | null
    }
  | ({ readonly kind: 'appoint'; readonly appointed: boolean } & Official)
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
  /** What they are called is thrown away, after the final result, too. It is the gateway's, when an account is deleted. */
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
  | { readonly kind: 'pause'; readonly at: At | null; readonly paused: boolean; readonly reason: string }
  // Tables. A chair, a player who sits there or the director; `open`, and `list` of an online table, are the gateway's.
  | ({ readonly kind: 'open'; readonly live: string } & At)
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
  | { readonly kind: 'listAll'; readonly rows: readonly ListRows[] }
  | ({
      readonly kind: 'substitute'
      readonly chair: Chair
      readonly player: string
      readonly reason: string
      /** Who must sit there when it is done; anybody unless said. */
      readonly instead?: string
    } & At)
  | ({
      readonly kind: 'rule'
      readonly hand: number | null
      readonly question: string | null
      readonly facts: Readonly<Record<string, string | number | boolean>>
      readonly note: string
    } & At)
  | ({ readonly kind: 'protest'; readonly player: string; readonly text: string } & At)
  | { readonly kind: 'appeal'; readonly n: number; readonly player: string; readonly text: string }
  | { readonly kind: 'final' }
