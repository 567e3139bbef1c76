/** The state of an event after its log. It is a value: each entry gives a new state that shares all unchanged parts. */
import type { Ops } from '@stolik/contract/same-request'
import type { Chair, Sealed, SeriesPlan, Settled } from '@stolik/core'
import type { Written, WrittenKind } from '@stolik/contract/event/acts'
import type { Rating, RequestCost, SeatRequest } from '@stolik/contract/published/draws'
import type { Recorded, RecordedKind } from '@stolik/contract/event/entries'
import type { By, Entrant, Official, Seal } from './entry.js'
import type { Regulations } from '@stolik/contract/event/regulations'

/** What an entry of the log says. */
type Fields<K extends RecordedKind> = Omit<Recorded<K>, 'kind'>

export interface EventState {
  /** The number of entries it was built from. The next entry is expected at this position. */
  readonly length: number
  /** When it was announced. */
  readonly announced: number
  readonly regulations: Regulations
  /** Changes of the regulations, oldest first. */
  readonly amendments: readonly { readonly at: number; readonly reason: string }[]
  /** People who act for the event besides its announcer. */
  readonly officials: readonly Official[]
  /** By number, from 1. */
  readonly invitations: readonly Invitation[]
  /** The epoch of the table codes: raising it invalidates all earlier codes. */
  readonly codesEpoch: number
  /** SHA-256 of salt and seed of the first draw, as core's `commitment` makes it. */
  readonly commitment: string
  /** The salt and seed of the first draw. SECRET until `opened`. */
  readonly sealed: Sealed
  /** Whether anything has been drawn. */
  readonly opened: boolean
  /** The secrets of the next draw, or of any lots after the last series. SECRET while `fresh`. */
  readonly next: Sealed
  /** Whether `next` is still unused. Older logs have no seed for each draw, and reuse the one that is open already. */
  readonly fresh: boolean
  /** All draws, oldest first, including repeated ones. */
  readonly draws: readonly DrawnLots[]
  /** By id, in the order of their numbers. */
  readonly players: ReadonlyMap<string, Player>
  /** Who came and who left after the first draw, oldest first. */
  readonly roster: readonly RosterChange[]
  /** Exclusions that were overturned, oldest first. */
  readonly overturned: readonly Overturned[]
  /** One per series of the plan. */
  readonly series: readonly SeriesState[]
  /** What draws are asked for from now on, oldest first. */
  readonly requests: readonly Request[]
  readonly pause: Pause
  /** By number, from 1: `adjustments[n - 1]`. Rulings and protests are numbered in the same way. */
  readonly adjustments: readonly Adjustment[]
  readonly rulings: readonly Ruling[]
  readonly protests: readonly Protest[]
  /** Each time the event went on in a file, oldest first. */
  readonly handOvers: readonly HandOver[]
  /** Who brought the event here, with how many entries, if it was announced in a file. */
  readonly brought: { readonly at: number; readonly by: By; readonly entries: number } | null
  readonly final: Final | null
  /** Fees in the order in which they were taken and paid back (a negative amount). */
  readonly fees: readonly FeeTaken[]
  /** The other entries of the cash book, by number: `booked[n - 1]`. */
  readonly booked: readonly Booked[]
  /** Prizes that were given to their winners, in the order in which that was noted. */
  readonly prizesPaid: readonly PrizePaid[]
  /** Each time a final result was found to be wrong, oldest first. */
  readonly reopenings: readonly Reopening[]
  /** Notices to all players, oldest first. An empty text took back the one before. */
  readonly notices: readonly { readonly at: number; readonly text: string }[]
  /** The newest entry of each kind that holds until the next of its kind. The fold of each kind stores it here. */
  readonly latest: { readonly [K in WrittenKind]?: Written<K> & { readonly at: number } }
  /** All acts done so far that are not about a table. */
  readonly ops: Ops
  /** Ids of live tables that no longer belong to the event: they are to be closed. */
  readonly abandoned: readonly string[]
  /** Series that do not count since the event ended early, as they were then. */
  readonly dropped: readonly SeriesState[]
  /** Early ends that were taken back, oldest first. */
  readonly undoneEnds: readonly UndoneEnd[]
  /** The deals that all tables of a series play, in the order in which they were committed to. */
  readonly deals: readonly DealsOfSeries[]
  /** Who waits and who plays in an arena; nobody in other events. */
  readonly arena: ArenaState
  /** Accounts that have printed the deals of a series before these were open. */
  readonly slips: readonly { readonly series: number; readonly account: string }[]
}

export interface ArenaState {
  /** By the id of the player. */
  readonly players: ReadonlyMap<string, ArenaPlayer>
  /** How many tables have finished, and how many milliseconds they took together. */
  readonly finished: number
  readonly spent: number
}

export interface ArenaPlayer {
  /** Whether they want to be seated, or pause. */
  readonly ready: boolean
  /** Since when they wait, or play. Milliseconds since 1970. */
  readonly since: number
  /** The table where they play; null if they do not. */
  readonly table: number | null
  /** The players whom they met at their newest table. */
  readonly met: readonly string[]
  /** At how many tables they have sat. */
  readonly tables: number
}

export interface DealsOfSeries {
  readonly series: number
  /** As `dealsCommitment` makes it. */
  readonly commitment: string
  /** Null until the series has ended: the log does not have the secret before. */
  readonly opened: Sealed | null
}

/** Asked for by the director. Its players are people, not places. */
export interface Request extends SeatRequest {
  readonly at: number
  readonly reason: string
}

/** The input of a draw that took place. */
export interface DrawnLots {
  readonly series: number
  readonly at: number
  readonly sealed: Sealed
  /** The outside value that was mixed in. */
  readonly outside: string | null
  /** The places of the edition that it used. */
  readonly rating?: Rating
}

/** A link by which people become referees. */
export interface Invitation {
  readonly n: number
  /** How many people may accept it. */
  readonly uses: number
  /** Accounts that have accepted it. */
  readonly taken: readonly Pick<Official, 'account' | 'name'>[]
  readonly revoked: boolean
}

/** Amounts are in the smallest coin. */
export interface FeeTaken {
  readonly at: number
  readonly by: By
  readonly player: string
  readonly amount: number
}

export interface Booked extends Fields<'book'> {
  readonly n: number
  readonly at: number
  readonly by: By
  /** Why the entry is struck; null if it counts. */
  readonly struck: string | null
}

export interface PrizePaid extends Pick<Written<'payPrize'>, 'of' | 'winner' | 'amount'> {
  readonly at: number
  readonly by: By
}

export interface Final {
  readonly at: number
  readonly hash: string
  /** The version of the game then. */
  readonly version: number
}

export interface HandOver {
  readonly at: number
  /** The number of the log entry. */
  readonly n: number
  /** The director who took it. */
  readonly by: By
  /** How it came back; null while it is away. */
  readonly back: (Fields<'takeBack'> & { readonly at: number }) | null
}

export interface Reopening {
  readonly at: number
  readonly reason: string
  readonly clause: string | null
  /** The result that was final until then. */
  readonly was: Final
}

export interface UndoneEnd {
  readonly at: number
  readonly after: number
  readonly reason: string
  /** When and why it was taken back. */
  readonly undone: { readonly at: number; readonly reason: string }
}

/** `replaced`: a reserve has taken over the place. `reserve`: does not play, but may take over a place. */
export type PlayerStatus =
  | 'entered'
  | 'waiting'
  | 'reserve'
  | 'withdrawn'
  | 'excluded'
  | 'replaced'
  // The director has not answered yet, or has declined the entry.
  | 'pending'
  | 'declined'

export interface Player {
  readonly id: string
  /** Their start number. */
  readonly number: number
  readonly entrant: Entrant
  /** Null for players from before entries were sealed. */
  readonly seal: Seal | null
  readonly status: PlayerStatus
  readonly paid: boolean
  /** How much they have paid, in the smallest coin. */
  readonly fee: number
  /** What the door has noted; null: nothing. */
  readonly arrival: 'HERE' | 'LATE' | null
  /** The number of the log entry that entered them. The player who has waited longest comes next. */
  readonly entered: number
  /** The number of the newest log entry that moved them to the head of the waiting list; null if none did. */
  readonly advanced: number | null
  /** Reserves who took over this place, and from which series. The last one holds it now. */
  readonly successors: readonly { readonly player: string; readonly from: number }[]
  /** For a reserve who took over: the player whose place they hold. */
  readonly inPlaceOf: string | null
  readonly excluded: Exclusion | null
  /** What they were before they withdrew; null if they have not withdrawn. */
  readonly left: 'entered' | 'waiting' | 'reserve' | null
}

export interface Exclusion {
  readonly at: number
  readonly reason: string
  readonly clause: string | null
  /** What they were before. */
  readonly was: PlayerStatus
}

export interface Overturned {
  readonly player: string
  readonly exclusion: Exclusion
  readonly at: number
  readonly reason: string
  readonly clause: string | null
}

/** A change of who plays, after the first draw. */
export interface RosterChange {
  readonly what: 'entered' | 'withdrawn' | 'replaced'
  readonly at: number
  readonly player: string
  /** The reserve who took over the place, and from which series; null otherwise. */
  readonly by: string | null
  readonly from: number | null
}

/** Since when play is paused, and how long earlier pauses lasted. Milliseconds. */
export interface Pause {
  readonly since: number | null
  readonly before: number
}

export interface SeriesState {
  /** From 1. */
  readonly series: number
  readonly plan: SeriesPlan
  readonly status: 'planned' | 'drawn' | 'running' | 'ended'
  /** How often the series was drawn. */
  readonly draws: number
  /** By table number: `tables[n - 1]`. */
  readonly tables: readonly TableState[]
  readonly byes: readonly string[]
  /** What the draw was asked for, and what each of that cost. */
  readonly costs: readonly RequestCost[]
  /** Players whom the director has taken out of this series. It brings them nothing. */
  readonly out: readonly string[]
  /** What the director changed about seats after the draw, oldest first. */
  readonly changes: readonly SeatChange[]
  readonly started: number | null
  readonly ended: number | null
  /** Minutes that the director has added. */
  readonly extended: number
  /** How long the event had been paused in total when the series began. */
  readonly pausedBefore: number
  /** The limit that the director has set while it is played; null: that of the plan, from its start. */
  readonly clock: SetClock | null
}

/** A time limit from a moment on, and what pauses and added minutes there had been until then. */
export interface SetClock {
  readonly at: number
  readonly minutes: number
  readonly extended: number
  readonly pausedBefore: number
}

export type Place = { readonly table: number; readonly chair: Chair } | 'bye' | undefined

/** Seats that changed after the draw; none if the start of the series was taken back. */
export interface SeatChange {
  readonly at: number
  readonly reason: string
  readonly seats: readonly { readonly player: string; readonly from: Place; readonly to: Place }[]
}

export interface TableState {
  readonly table: number
  /** Ids of players by chair; none at a table that was given up. Somebody else may have taken over a place (`holder`). */
  readonly players: readonly string[]
  readonly online: boolean
  /** The number of the log entry that last gave the table its seats. Its list began then. */
  readonly begun: number
  /** The id of the live table. */
  readonly live: string | null
  readonly pause: Pause
  /** Whether it waits for its players before its first hand, or has waited. */
  readonly waiting: 'not yet' | 'now' | 'over'
  /** The chairs where bots play because it went on before these players had an account here. */
  readonly bots: readonly Chair[]
  /** Substitutes within the series: chair, player, and after how many hands of the list. */
  readonly substitutes: readonly { readonly chair: Chair; readonly player: string; readonly after: number }[]
  readonly redeals: readonly Redeal[]
  readonly list: TableList
}

export interface TableList {
  /** The number of hands in a full list. */
  readonly length: number
  readonly hands: readonly WrittenHand[]
  /**
   * How the first hands are settled, without the lines of their settlements. Hands that 0.1 wrote are missing until somebody
   * settles them (`decide/settle-later.ts`).
   */
  readonly settled: readonly SettledHand[]
  readonly corrections: readonly Correction[]
  /** Chairs that have signed the current list. */
  readonly signed: readonly Chair[]
  /** Why the list does not count; null if it does. */
  readonly annulled: string | null
  /** Chairs whose player never came, so that the table does not play; empty otherwise. */
  readonly missing: readonly Chair[]
  /** The keys of acts done at this table, as in `EventState`. */
  readonly ops: Ops
}

export interface Redeal {
  /** The first hand that was dealt again, and the last one: after a redeal, the one that was in play. Both from 0. */
  readonly hand: number
  readonly until: number
  readonly reason: string
  /** The hand was not voided: a table in the hall says that it played a spare deal. */
  readonly spare?: true
}

export interface SettledHand extends Settled {
  /** The digest of the rules that settled it. Null if the hand was written by 0.1. */
  readonly rules: string | null
}

export interface WrittenHand {
  /** In the game's canonical notation. */
  readonly line: string
  /** The number of the log entry that has it, from 0. */
  readonly entry: number
  readonly by: By
  /** Chairs that have confirmed it, never its writer. */
  readonly confirmed: readonly Chair[]
}

export interface Correction {
  readonly hand: number
  readonly before: string
  readonly after: string
  readonly by: By
  readonly at: number
  /** The clause of a director's correction of a signed list. */
  readonly clause: string | null
}

export interface Adjustment extends Fields<'adjust'> {
  readonly revoked: string | null
}

export interface Ruling extends Fields<'ruling'> {
  readonly at: number
  readonly by: By
}

export type ProtestStatus = 'open' | 'upheld' | 'rejected' | 'appealed' | 'appealUpheld' | 'appealRejected'

export interface Protest extends Fields<'protest'> {
  readonly at: number
  readonly status: ProtestStatus
  readonly decision: { readonly at: number; readonly text: string } | null
  readonly appeal: { readonly at: number; readonly player: string; readonly text: string } | null
  readonly appealDecision: { readonly at: number; readonly text: string } | null
}
