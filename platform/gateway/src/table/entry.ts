/**
 * The log of a table: all that ever happened at it, in order, and the only truth about it. Entries hold seeds
 * and deals, so they never leave the server, not even into its own logs.
 */
import type { Chair, Sealed, Seat } from '@stolik/core'
import type { Speed } from '@stolik/contract/shapes'

export interface Person {
  readonly id: string
  readonly name: string
}

/** Entry 0. `sealed` is the shuffle of the first hand, committed to before anybody adds luck. */
export interface Opened {
  readonly kind: 'open'
  readonly game: string
  readonly version: number
  readonly profile: string
  readonly chairs: number
  /** Hands in the series. */
  readonly length: number
  readonly speed: Speed
  /** The word that lets others in; null at a public table. */
  readonly invitation: string | null
  readonly sealed: Sealed
  /** The event that it belongs to: its players sit from the beginning, and nobody else ever does. */
  readonly event?: string
  /** When bots take the chairs that are still free; without it only people's orders bring bots. */
  readonly botsAt?: number
}

/** Someone takes a chair, or takes the one back that a bot kept for them. */
export interface Sat {
  readonly kind: 'sit'
  readonly chair: Chair
  readonly person: Person
  /** Mixed into the next shuffle; empty = nothing. */
  readonly luck: string
}

/** Somebody at the table would rather wait for people: no bots come by themselves any more. */
export interface Waited {
  readonly kind: 'wait'
}

export interface BotSat {
  readonly kind: 'bot'
  readonly chair: Chair
  readonly name: string
}

/** The chair is free again, or once cards have been dealt a bot goes on for them. */
export interface Left {
  readonly kind: 'leave'
  readonly chair: Chair
}

/** Hand n is dealt; `next` is the shuffle of hand n + 1, null for the last. */
export interface Dealt {
  readonly kind: 'deal'
  readonly deal: string
  readonly carry: string
  /** By chair. */
  readonly luck: readonly string[]
  readonly next: Sealed | null
}

export interface Moved {
  readonly kind: 'move'
  readonly seat: Seat
  readonly move: string
  /** Milliseconds that the mover's clock ran for it. */
  readonly used: number
  /** Who decided it: the player, a bot, or their lapsed clock. */
  readonly by: 'player' | 'bot' | 'clock'
}

export interface Readied {
  readonly kind: 'ready'
  readonly chair: Chair
  readonly luck: string
}

/** Luck for the next shuffle from somebody who has not asked for the next hand: their browser adds it by itself. */
export interface LuckAdded {
  readonly kind: 'luck'
  readonly chair: Chair
  readonly luck: string
}

/** Nobody could move for a while, and the clocks begin anew. */
export interface Resumed {
  readonly kind: 'resume'
  /** When bots take the free chairs after all, where the clock was set meanwhile. */
  readonly botsAt?: number
}

/**
 * What came after the last settled hand was lost with the memory of the cluster, and the table goes on from there.
 * The cards that were seen do not come again: `next` is another shuffle; null when there is none to come.
 */
export interface Restored {
  readonly kind: 'restore'
  readonly next: Sealed | null
}

/** The director of the event stops play, or lets it go on: nobody's clock runs meanwhile. */
export interface Paused {
  readonly kind: 'pause'
  readonly paused: boolean
}

/** The hand in play counts for nothing, and is dealt anew: by whom and how the event's log says. */
export interface Voided {
  readonly kind: 'void'
  /** The shuffle of the hand in its place. */
  readonly next: Sealed
}

/** Nobody is left, or the table has stood idle too long. */
export interface Closed {
  readonly kind: 'close'
}

/** After the last hand somebody goes on with the same people, at a table that is opened for it. */
export interface Again {
  readonly kind: 'again'
  readonly table: string
  /** Who went there first. */
  readonly name: string
}

/** The last entry of a finished table of which only its people are kept: its hands are in their records. */
export interface Shortened {
  readonly kind: 'shorten'
  /** Of the whole log, with this entry: who reads on begins behind it. */
  readonly length: number
}

/** Somebody's name is forgotten: what is made of the log from now on has none for them. */
export interface Forgot {
  readonly kind: 'forget'
  readonly person: string
}

/** Somebody goes on under another name: their own choice, or the owner's. */
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
  | Resumed
  | Restored
  | Paused
  | Voided
  | Closed
  | Again
  | Forgot
  | Renamed
  | Shortened

/** An entry and when it was made, in milliseconds since 1970. */
export interface Logged {
  readonly at: number
  readonly entry: Entry
}
