/**
 * The acts of an event. `decide` turns each into log entries or a refusal. Most acts have the shape that the contract
 * describes. This file adds those that need more from the sender or from the event.
 */
import type { ActKind, Asked, SeenField } from '@stolik/contract/event/acts'
import type { Rating, RequestCost } from '@stolik/contract/published/draws'
import type { Recorded } from '@stolik/contract/event/entries'
import type { Chair, Settled } from '@stolik/core'
import type { At, Entrant, Official, Seated } from './entry.js'
import type { Regulations } from '@stolik/contract/event/regulations'

/** One line of a file of entries. `line` counts the header as 1. */
export interface EntryRow {
  readonly line: number
  readonly entrant: Entrant
  readonly reserve: boolean
}

/** One list of a file of lists. */
export interface ListRows extends At {
  /** Where the list begins in the file. */
  readonly line: number
  readonly lines: readonly string[]
  /** The line of the file for each hand. */
  readonly fileLines: readonly number[]
  /** Running totals from the paper, by hand and chair, to be checked; null where none is written. */
  readonly totals?: readonly (readonly (number | null)[])[]
}

/** Acts whose request differs from the entry that they write. */
export type OtherKind =
  | (
      | 'amend'
      | 'appoint'
      | 'accept'
      | 'enter'
      | 'enterAll'
      | 'register'
      | 'change'
      | 'claim'
      | 'renewCodes'
      | 'handOver'
    )
  | ('draw' | 'hand' | 'pause' | 'confirm' | 'sign' | 'listAll' | 'rule' | 'final')
  | ('protest' | 'decide' | 'appeal' | 'decideAppeal' | 'ready')

/** A correction of one hand. */
export type Correction = Omit<ActOfKind<'correct'>, 'kind' | keyof At>
type ActOfKind<K extends Act['kind']> = Extract<Act, { readonly kind: K }>

export type LaterDraws = NonNullable<Asked<'draw'>['later']>

export type PlainKind = Exclude<ActKind, OtherKind>

/** Whoever leaves out what they saw overwrites what others did meanwhile. */
type Plain = {
  readonly [K in PlainKind]: { readonly kind: K } & Omit<Asked<K>, SeenField> &
    Partial<Pick<Asked<K>, SeenField & keyof Asked<K>>>
}[PlainKind]

/** An act with some of its fields read or filled in. */
type Filled<K extends ActKind, Fields> = { readonly kind: K } & Omit<Asked<K>, SeenField | keyof Fields> &
  Fields

export type Act =
  | Plain
  | { readonly kind: 'renewCodes' }
  | { readonly kind: 'handOver' }
  | { readonly kind: 'final' }
  /** `seen`, here and in `change`: the value before the change. If another director was quicker, nothing is overwritten. */
  | Filled<'amend', { readonly regulations: Regulations; readonly seen?: Regulations | null }>
  | ({ readonly kind: 'appoint'; readonly appointed: boolean } & Official)
  /** Somebody with an account accepts the office that an invitation offers. */
  | { readonly kind: 'accept'; readonly n: number; readonly account: string; readonly name: string }
  // Entries. People enter themselves in an open event, and players withdraw themselves. Everything else is the director's.
  | Filled<'enter', { readonly entrant: Entrant }>
  /** `skip`: entries that are there already, exactly so, are left out instead of refusing the file. */
  | { readonly kind: 'enterAll'; readonly rows: readonly EntryRow[]; readonly skip?: boolean }
  | Filled<'change', { readonly entrant: Entrant; readonly seen?: Entrant | null }>
  /** A player who was entered on paper connects their start card with their account. */
  | { readonly kind: 'claim'; readonly person: string }
  /** Deletes the official's name, even after the final result. The gateway sends it when an account is deleted. */
  | { readonly kind: 'forgetOfficial'; readonly account: string }
  // The deals that all tables play. Only the gateway has their secret, and derives it again whenever it is needed.
  | Recorded<'sealDeals' | 'openDeals'>
  // Series, by the director. The tables of `draw` come from `drawSeats`; nobody types them in.
  | ({
      readonly kind: 'draw'
      readonly tables: readonly Seated[]
      readonly byes: readonly string[]
      /** The places that it took from an edition. */
      readonly rating?: Rating | null
      /** What each request cost. */
      readonly costs?: readonly RequestCost[]
    } & Pick<Asked<'draw'>, 'series' | 'reason'> &
      Partial<Pick<Asked<'draw'>, 'outside' | 'later'>>)
  | ({ readonly kind: 'pause'; readonly at: At | null } & Pick<Asked<'pause'>, 'paused' | 'reason'>)
  // Arenas. `here`: the players whom the gateway sees at the event now; who of them waits, and with whom they sit, is decided.
  | Recorded<'ready'>
  | { readonly kind: 'seat'; readonly series: number; readonly here: readonly string[] }
  // Tables: by a chair, a player who sits there, or the director. Only the gateway opens online tables and delivers their lists.
  | Recorded<'open'>
  /** `played`: by which live table, how it settled the hand, and the digest of its rules. Only the gateway tells it. */
  | Filled<
      'hand',
      {
        readonly begun?: number | null | undefined
        readonly played?: { readonly live: string | null; readonly settled: Settled; readonly rules: string }
      }
    >
  /** `line` is the line that the chair saw. If it was corrected meanwhile, the act does not confirm it. */
  | Filled<'confirm', { readonly chair: Chair }>
  | Filled<'sign', { readonly chair: Chair }>
  /** `overwrite`: hands that a list has already are replaced. */
  | { readonly kind: 'listAll'; readonly rows: readonly ListRows[]; readonly overwrite: boolean }
  | Filled<'rule', { readonly facts: Readonly<Record<string, string | number | boolean>> }>
  | Filled<'protest', { readonly player: string }>
  | Filled<'appeal', { readonly player: string }>
  /** `correction`: what it corrects in the list that the protest is about. */
  | Filled<'decide' | 'decideAppeal', { readonly correction?: Correction | null }>
