/**
 * The log of a table: everything that happened there, in order, and the only truth about it. Entries contain seeds and
 * deals, so they never leave the server and are never logged.
 */
import type { BotLevel, Chair, Sealed, Seat, Settlement } from '@stolik/core'
import type { Person } from '../base/person.js'
import type { Speed } from '@stolik/contract/shapes'
import type { DealOf } from '@stolik/event/same/deals'

/** The cards of a finished hand. `hand` counts from 0. */
export interface GivenDeal {
  readonly table: string
  readonly hand: number
  readonly deal: string
}

/** What a rated table was opened with. */
export interface RatedFrom {
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** The rating of the person who opened it: others of about that strength are seated here. */
  readonly rating: number
}

/**
 * Entry 0. `sealed` is the first hand's shuffle, committed to before anybody adds luck. Null where other tables play the same deals: then
 * their event or their day gives each shuffle, and luck does not count.
 */
export interface Opened {
  readonly kind: 'open'
  readonly game: string
  readonly version: number
  readonly profile: string
  readonly chairs: number
  /** Hands in the series. */
  readonly length: number
  readonly speed: Speed
  /** The invitation word that lets others in; null at a public table. */
  readonly invitation: string | null
  readonly sealed: Sealed | null
  /** The event that the table belongs to. Its players sit there from the beginning, and only the event seats others. */
  readonly event?: string
  /** How the event lets people look on until the entry `release`; without it, they may. */
  readonly onlookers?: 'late' | 'barred'
  /**
   * Set at a table where somebody plays the deals of a day alone against masters: they give each shuffle. `day` is the `dealsName` of the
   * deals.
   */
  readonly daily?: { readonly day: string; readonly commitment: string }
  /** The finished hand whose cards are dealt again in the first hand. Whoever has seen them may sit here, so the table counts in nothing. */
  readonly given?: GivenDeal
  /** The table itself: players commit to luck for it. Missing in logs before 1.3, and where luck does not count: then it is only added openly. */
  readonly table?: string
  /** Set where the series changes ratings: only accounts sit here, and no bots before the first hand. */
  readonly rated?: RatedFrom
  /** When bots take the chairs that are still free; without it bots only come if players ask for them. */
  readonly botsAt?: number
  /** The level of these bots; left out: `club`, as processes before 1.3 seat them. */
  readonly botLevel?: BotLevel
}

/** Somebody takes a chair, or takes back the one that a bot kept for them. */
export interface Sat {
  readonly kind: 'sit'
  readonly chair: Chair
  readonly person: Person
  /** Mixed into the next shuffle; empty: nothing. */
  readonly luck: string
  /** Whether their browser will commit to luck, so that the deal waits for it a few seconds. */
  readonly commits?: true
}

/** Somebody at the table prefers to wait for people: bots no longer come automatically. */
export interface Waited {
  readonly kind: 'wait'
}

export interface BotSat {
  readonly kind: 'bot'
  readonly chair: Chair
  readonly name: string
  /** Left out: `club`, the only level until 1.0. */
  readonly level?: BotLevel
}

/** Somebody left: the chair is free again, or a bot takes over if cards have been dealt. */
export interface Left {
  readonly kind: 'leave'
  readonly chair: Chair
}

/** Hand n is dealt. `next` is the shuffle of hand n + 1; null after the last hand, and where the event gives each shuffle. */
export interface Dealt {
  readonly kind: 'deal'
  readonly deal: string
  readonly carry: string
  /** By chair. */
  readonly luck: readonly string[]
  readonly next: Sealed | null
  /** The digest of the rules that the hand is dealt by. Logs of 0.1 have neither this nor checks. */
  readonly rules?: string
  /** See `checkOf`. */
  readonly check?: number
}

export interface Moved {
  readonly kind: 'move'
  readonly seat: Seat
  readonly move: string
  /** Milliseconds that the player's clock ran for this move. */
  readonly used: number
  /** Who chose the move: the player, a bot, or the lapsed clock. */
  readonly by: 'player' | 'bot' | 'clock'
  /** See `checkOf`. */
  readonly check?: number
  /** The digest of the rules that the move was made by, if the hand was dealt by others. */
  readonly rules?: string
  /** The settlement of the hand that ends with this move, and whether it was the last of its series. It stands, whatever rules come. */
  readonly ended?: { readonly settlement: Settlement; readonly last: boolean }
}

export interface Readied {
  readonly kind: 'ready'
  readonly chair: Chair
  readonly luck: string
}

/**
 * Luck for the next shuffle from a player who has not asked for the next hand yet. Their browser adds it automatically. At most one of
 * the last four is there: see `luck-round.ts`. Processes of 1.2 read only the first three, and deal from the same luck.
 */
export interface LuckAdded {
  readonly kind: 'luck'
  readonly chair: Chair
  readonly luck: string
  /** The player commits to luck: see `luckCommitment`. */
  readonly commitment?: string
  /** The commitments by chair are complete. */
  readonly bound?: readonly string[]
  /** The luck opens its commitment. */
  readonly opened?: true
  /** These chairs have not opened their commitments in time, and the attempt is thrown away. */
  readonly withheld?: readonly Chair[]
}

/** A player was given a hint for the hand in play. Nothing in the hand depends on it. */
export interface HintTaken {
  readonly kind: 'hint'
  readonly chair: Chair
}

/** Nobody could move for a while, so the clocks start anew. */
export interface Resumed {
  readonly kind: 'resume'
  /** The new time for bots to take the free chairs, if the clock was set meanwhile. */
  readonly botsAt?: number
}

/**
 * Everything after the last settled hand was lost with the cluster's memory, and the table continues from there. `next` is
 * a new shuffle, so that cards already seen do not come again; null if no hand follows, or the event gives each shuffle.
 */
export interface Restored {
  readonly kind: 'restore'
  readonly next: Sealed | null
}

/** The event pauses or resumes play. No clock runs during a pause. */
export interface Paused {
  readonly kind: 'pause'
  readonly paused: boolean
  /** Set where it pauses until its players have come. */
  readonly awaits?: boolean
}

/** The hand in play is void and will be dealt anew. The event's log says who decided it, and how. */
export interface Voided {
  readonly kind: 'void'
  /** The shuffle of the hand that replaces it; null where the event gives each shuffle. */
  readonly next: Sealed | null
}

/** The event gives the shuffle of the next hand, the same at all tables of the series. */
export interface Shuffled {
  readonly kind: 'shuffle'
  readonly next: Sealed
  /** Which deal of the event it is. Missing in logs before 1.3, and at tables of a day. */
  readonly deal?: DealOf
}

/**
 * From now on everybody may look at a table, and sees the present: its series has ended, or the event allows it. Until then its event
 * keeps it from others (`Opened.onlookers`), or other tables have the same deals before them.
 */
export interface Released {
  readonly kind: 'release'
}

/** The rules have changed in the middle of a hand, and it does not stand by the new ones as it did by the old ones. */
export interface Stopped {
  readonly kind: 'stop'
}

/** Nobody is left, or the table was idle for too long. */
export interface Closed {
  readonly kind: 'close'
}

/** After the last hand somebody continues with the same people at a new table. */
export interface Again {
  readonly kind: 'again'
  readonly table: string
  /** The name of the player who went there first. */
  readonly name: string
}

/** The last entry of a finished table whose log was shortened to its people. Its hands remain in their records. */
export interface Shortened {
  readonly kind: 'shorten'
  /** The length of the whole log including this entry: reading continues after it. */
  readonly length: number
}

/** A person's name is forgotten: from now on nothing derived from the log contains it. */
export interface Forgot {
  readonly kind: 'forget'
  readonly person: string
}

/** A person continues under a new name, by their own choice or the owner's. */
export interface Renamed {
  readonly kind: 'rename'
  readonly person: Person
}

export type Entry =
  | Opened
  | Sat
  | Waited
  | BotSat
  | Left
  | Dealt
  | Moved
  | Readied
  | LuckAdded
  | HintTaken
  | Resumed
  | Restored
  | Paused
  | Voided
  | Shuffled
  | Released
  | Stopped
  | Closed
  | Again
  | Forgot
  | Renamed
  | Shortened

/** An entry with the time it was made, in milliseconds since 1970. */
export interface Logged {
  readonly at: number
  readonly entry: Entry
}
