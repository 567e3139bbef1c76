/** What the log of an event comes to. A value: an entry gives the next one, and what did not change is shared. */
import type { Chair, Line, Sealed, SeriesPlan } from '@stolik/core'
import type { Written, WrittenKind } from '@stolik/contract/event/acts'
import type { At, By, Entrant, Official, Seal } from './entry.js'
import type { Regulations } from '@stolik/contract/event/announced'

export interface EventState {
  /** Entries that it comes from: what the next one is expected after. */
  readonly length: number
  readonly regulations: Regulations
  /** Changes of the regulations, oldest first. */
  readonly amendments: readonly { readonly at: number; readonly reason: string }[]
  /** Who acts for it beside whoever announced it. */
  readonly officials: readonly Official[]
  /** By number, from 1. */
  readonly invitations: readonly Invitation[]
  /** Of the codes of tables: goes up whenever those from before are made invalid. */
  readonly codesEpoch: number
  /** SHA-256 of salt and seed of the first draw, as core's `commitment` makes it. */
  readonly commitment: string
  /** Of the first draw. SECRET until `opened`. */
  readonly sealed: Sealed
  /** Whether anything has been drawn. */
  readonly opened: boolean
  /** What the next draw, or after the last series every lot, is made of. SECRET while `fresh`. */
  readonly next: Sealed
  /** Whether `next` was not used yet; logs from before each draw had a seed of its own go on with the one that is open. */
  readonly fresh: boolean
  /** All draws, oldest first, those that were made again among them. */
  readonly draws: readonly DrawnLots[]
  /** By id, in the order of their numbers. */
  readonly players: ReadonlyMap<string, Player>
  /** One for each of the plan. */
  readonly series: readonly SeriesState[]
  readonly pause: Pause
  /** By number, from 1: `adjustments[n - 1]`; so are rulings and protests. */
  readonly adjustments: readonly Adjustment[]
  readonly rulings: readonly Ruling[]
  readonly protests: readonly Protest[]
  readonly final: Final | null
  /** Whenever a final result was found to be wrong, oldest first. */
  readonly reopenings: readonly Reopening[]
  /** What the director has told all players, oldest first; an empty text took back the one before. */
  readonly notices: readonly { readonly at: number; readonly text: string }[]
  /** Of entries that hold until the next of their kind the newest; each kind's own fold puts it here. */
  readonly latest: { readonly [K in WrittenKind]?: Written<K> & { readonly at: number } }
  /** What was done, by whose name for it (`opKey`), of all that is not about a table. */
  readonly ops: ReadonlySet<string>
}

/** What a draw was made of. */
export interface DrawnLots {
  readonly series: number
  readonly at: number
  readonly sealed: Sealed
  /** The value from outside that was mixed in. */
  readonly outside: string | null
}

/** A link by which people become referees. */
export interface Invitation {
  readonly n: number
  /** How many may accept it. */
  readonly uses: number
  /** Accounts that have. */
  readonly taken: readonly Pick<Official, 'account' | 'name'>[]
  readonly revoked: boolean
}

export interface Final {
  readonly at: number
  readonly hash: string
}

export interface Reopening {
  readonly at: number
  readonly reason: string
  readonly clause: string | null
  /** What was final until then. */
  readonly was: Final
}

/** `replaced`: a reserve has taken over; `reserve`: may take over, and does not while they are one. */
export type PlayerStatus =
  | 'entered'
  | 'waiting'
  | 'reserve'
  | 'withdrawn'
  | 'excluded'
  | 'replaced'
  // The director has not said yet whether they may take part, or has said that they may not.
  | 'pending'
  | 'declined'

export interface Player {
  readonly id: string
  /** Their start number. */
  readonly number: number
  readonly entrant: Entrant
  /** Null of players from before names were sealed. */
  readonly seal: Seal | null
  readonly status: PlayerStatus
  readonly paid: boolean
  /** When they were entered: who waits longest comes next. */
  readonly entered: number
  /** Who plays on in their place, and from which series on; the last one now. */
  readonly successors: readonly { readonly player: string; readonly from: number }[]
  /** Of a reserve that took over: whose place they have. */
  readonly inPlaceOf: string | null
  /** Why they were excluded. */
  readonly excluded: { readonly reason: string; readonly clause: string | null } | null
}

/** Standing still since, and how long it has stood still before. Milliseconds. */
export interface Pause {
  readonly since: number | null
  readonly before: number
}

export interface SeriesState {
  /** From 1. */
  readonly series: number
  readonly plan: SeriesPlan
  readonly status: 'planned' | 'drawn' | 'running' | 'ended'
  /** How often it was drawn. */
  readonly draws: number
  /** By table number: `tables[n - 1]`. */
  readonly tables: readonly TableState[]
  readonly byes: readonly string[]
  readonly started: number | null
  readonly ended: number | null
  /** Minutes that the director has added. */
  readonly extended: number
  /** Of the event, so far, when the series began. */
  readonly pausedBefore: number
}

export interface TableState {
  readonly table: number
  /** Places by chair: ids of players, of whom others may have taken over (`holder`). */
  readonly players: readonly string[]
  readonly online: boolean
  /** Id of the live table. */
  readonly live: string | null
  readonly pause: Pause
  /** Who played on for a chair within the series, and after how many hands of the list. */
  readonly substitutes: readonly { readonly chair: Chair; readonly player: string; readonly after: number }[]
  readonly redeals: readonly { readonly hand: number; readonly reason: string }[]
  readonly list: TableList
}

export interface TableList {
  /** Hands that it has when it is full. */
  readonly length: number
  readonly hands: readonly WrittenHand[]
  readonly corrections: readonly Correction[]
  /** Chairs that have signed what stands now. */
  readonly signed: readonly Chair[]
  /** Why it counts nothing; null while it does. */
  readonly annulled: string | null
  /** Chairs whose player never came, so that nothing is played; empty for all others. */
  readonly missing: readonly Chair[]
  /** As in the state: what was done at this table. */
  readonly ops: ReadonlySet<string>
}

export interface WrittenHand {
  /** In the game's canonical words. */
  readonly line: string
  /** Number of the entry that it stands in, from 0. */
  readonly entry: number
  readonly by: By
  /** Chairs that have confirmed it, whoever wrote it not among them. */
  readonly confirmed: readonly Chair[]
}

export interface Correction {
  readonly hand: number
  readonly before: string
  readonly after: string
  readonly by: By
  readonly at: number
  /** Of the director's correction of a signed list. */
  readonly clause: string | null
}

export interface Adjustment {
  readonly n: number
  readonly player: string
  readonly series: number | null
  readonly points: number
  readonly small: number
  readonly penalty: boolean
  readonly reason: string
  readonly clause: string | null
  readonly revoked: string | null
}

export interface Ruling extends At {
  readonly n: number
  readonly at: number
  readonly by: By
  readonly hand: number | null
  readonly question: string | null
  readonly facts: Readonly<Record<string, string | number | boolean>>
  readonly lines: readonly Line[]
  readonly note: string
}

export type ProtestStatus = 'open' | 'upheld' | 'rejected' | 'appealed' | 'appealUpheld' | 'appealRejected'

export interface Protest extends At {
  readonly n: number
  readonly at: number
  readonly player: string
  readonly text: string
  readonly status: ProtestStatus
  readonly decision: { readonly at: number; readonly text: string } | null
  readonly appeal: { readonly at: number; readonly player: string; readonly text: string } | null
  readonly appealDecision: { readonly at: number; readonly text: string } | null
}
