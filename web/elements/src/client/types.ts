/** The gateway's answers, as the documents of this folder select them (schema: account, lobby, table). */

import type { LuckWay, ShownLevel } from '@stolik/core'

export type Speed = 'FREE' | 'CALM' | 'NORMAL' | 'FAST'
export type Phase = 'GATHERING' | 'PLAYING' | 'BETWEEN' | 'FINISHED' | 'CLOSED'

export const refusalCodes = [
  'NOT_SIGNED_IN',
  'BAD_NAME',
  'RESERVED_NAME',
  'UNKNOWN_TABLE',
  'UNKNOWN_GAME',
  'BAD_CHOICE',
  'NOT_INVITED',
  'CARDS_IN_PLAY',
  'TAKEN',
  'SEATED_ALREADY',
  'NOT_SEATED',
  'NOT_YOUR_TURN',
  'NOT_PLAYING',
  'ILLEGAL',
  'UNREADABLE',
  'OVER',
  'PAUSED',
  'STALE',
  'NO_SUCH_RECORD',
  'BAD_LOGIN',
  'WEAK_PASSWORD',
  'COMMON_PASSWORD',
  'WRONG_CREDENTIALS',
  'CODE_NEEDED',
  'FACTOR_NEEDED',
  'RECOVERY_WAITS',
  'SIGN_IN_AGAIN',
  'NOT_ALLOWED',
  'LAST_OWNER',
  'UNKNOWN_ACCOUNT',
  'BANNED',
  'MUTED',
  'TOO_MANY',
  'MAINTENANCE',
  'UNAVAILABLE',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** A person with a name; with `refresh`, a person with an account. */
export type Guest = { readonly name: string; readonly token: string } & (
  | { readonly refresh?: never }
  | { readonly refresh: string; /** Seconds for which a new token is valid. */ readonly expiresIn: number }
)

export interface SignedIn {
  readonly name: string
  /** The name to sign in with; null for a club's member. */
  readonly login: string | null
  readonly token: string
  readonly refresh: string
  readonly expiresIn: number
  /** A key that this device sends when it signs in again; only present where it was requested. */
  readonly device?: string | null
  /** Recovery codes, sent once with a new account. */
  readonly recovery?: readonly string[] | null
}

/** The data for a new account. */
export interface Registration {
  readonly name: string
  readonly login: string
  readonly password: string
}

/** The chosen login belongs to somebody else. */
export interface LoginTaken {
  /** A free login. */
  readonly suggestion: string
}

export interface Me {
  readonly id: string
  readonly name: string
  /** Whether the owner has taken the person's name away. */
  readonly nameTaken: boolean
  /** Null for a guest and for a club's member. */
  readonly login: string | null
  /** The club that vouches for the person. */
  readonly club: string | null
  readonly tables: readonly string[]
  readonly roles: readonly ('PLAYER' | 'REFEREE' | 'ORGANISER' | 'ASSOCIATION')[]
}

/** A device that is signed in to the person's account. */
export interface Session {
  readonly id: string
  /** Browser and system; empty when neither is known. */
  readonly device: string
  /** Milliseconds since 1970. */
  readonly seen: number
  /** Whether it is this device. */
  readonly here: boolean
}

export interface TableSize {
  readonly chairs: number
  readonly lengths: readonly number[]
}

export interface GameInfo {
  readonly id: string
  /** The levels of its bots. */
  readonly levels: readonly BotLevel[]
  readonly profiles: readonly {
    readonly id: string
    readonly tables: readonly TableSize[]
    /** The name that a club gave to these rules; a profile of the game has none. */
    readonly kept?: string
  }[]
}

/** How well a bot plays, the weakest first. */
export type BotLevel = ShownLevel

/** The mark beside a name that has been verified. */
export type Mark = 'VERIFIED' | 'OFFICIAL'

export interface LobbyPlayer {
  readonly name: string
  readonly mark?: Mark | null
  readonly bot: boolean
  readonly online: boolean
}

export interface LobbyTable {
  readonly id: string
  readonly game: string
  readonly profile: string
  readonly speed: Speed
  readonly length: number
  readonly phase: Phase
  /** Hands settled so far. */
  readonly done: number
  /** By chair; null = free. */
  readonly players: readonly (LobbyPlayer | null)[]
}

export interface Player extends LobbyPlayer {
  /** Null for a person. */
  readonly level?: BotLevel | null
  /** Milliseconds left when the answer was sent; null without clocks. */
  readonly clock: number | null
  readonly thinking: boolean
  readonly ready: boolean
  /** Since when a person is not connected; only where it was asked for. */
  readonly awaySince?: number | null
  /** Whether the table made their last move in this hand, because their time was up. */
  readonly lapsed: boolean
}

export interface Opening {
  readonly salt: string
  readonly seed: string
  /** By chair. */
  readonly luck: readonly string[]
  readonly deal: string
  /** Missing, or null, where all luck was added openly. */
  readonly binding?: GatewayBinding | null
}

/** What the luck of a hand was bound to before any of it was opened. By chair. */
export interface GatewayBinding {
  readonly table: string
  readonly attempt: number
  readonly commitments: readonly string[]
  readonly ways: readonly Uppercase<LuckWay>[]
}

/** How luck for the next shuffle is collected. */
export interface LuckRound {
  readonly hand: number
  /** The gateway's commitment to its shuffle. */
  readonly to: string
  readonly attempt: number
  /** By chair; empty where there is none. */
  readonly commitments: readonly string[]
  readonly bound: boolean
  /** The chairs that may commit, and those that are to open theirs now. */
  readonly committing: readonly number[]
  readonly opening: readonly number[]
}

/** A shuffle that was committed to and not played to the end. */
export interface ThrownShuffle {
  readonly hand: number
  readonly commitment: string
  readonly salt: string
  readonly seed: string
  readonly luck: readonly string[] | null
  readonly deal: string | null
}

export interface Fairness {
  readonly commitment: string
  readonly next: string | null
  readonly opened: Opening | null
}

export interface GatewayArg {
  readonly name: string
  readonly text: string | null
  readonly number: number | null
  readonly flag: boolean | null
}

export interface GatewaySettlement {
  readonly scores: readonly number[]
  readonly lines: readonly {
    readonly code: string
    readonly args: readonly GatewayArg[]
    readonly clause: string
  }[]
}

export interface GatewaySheet {
  readonly rows: readonly {
    readonly hand: number
    readonly dealer: number
    readonly code: string
    readonly args: readonly GatewayArg[]
    readonly owners: readonly number[]
    readonly scores: readonly (number | null)[]
    readonly totals: readonly number[]
  }[]
  readonly sums: readonly {
    readonly code: string
    readonly clause: string
    readonly values: readonly number[]
  }[]
  readonly totals: readonly number[]
}

export interface Table {
  readonly id: string
  readonly seq: number
  /** Differs after a restore: changes that a client has seen may be lost. */
  readonly epoch: string
  /** The number of changes that were missed; null except in the first answer after a lost connection. */
  readonly missed: number | null
  readonly notice: 'RESTORED' | 'RULES_CHANGED' | null
  /** The event that the table belongs to. */
  readonly event: string | null
  /** Whether play is stopped: by the director of the event, or until its players have come. */
  readonly paused: boolean
  readonly awaits: boolean
  /** Whether the first hand has the cards of a finished hand: then nothing counts. */
  readonly given: boolean
  /** The table where the same people continue after the last hand, and who went there first. */
  readonly again: { readonly table: string; readonly name: string } | null
  readonly game: string
  readonly profile: string
  readonly chairs: number
  readonly length: number
  readonly speed: Speed
  readonly phase: Phase
  readonly hand: number | null
  readonly players: readonly (Player | null)[]
  readonly seating: readonly number[]
  readonly dealer: number
  readonly chair: number | null
  /** Of the game's own type, which only its renderer can read. */
  readonly view: (object & { readonly seat: number | null }) | null
  readonly fairness: Fairness | null
  /** Null during a hand, and where luck is added openly. */
  readonly luck: LuckRound | null
  /** By chair: how often luck that was committed to was not opened. */
  readonly withheld: readonly number[]
  readonly thrown: readonly ThrownShuffle[]
  readonly settlement: GatewaySettlement | null
  readonly sheet: GatewaySheet
  readonly invitation: string | null
  readonly nextIn: number | null
  /** Milliseconds until bots take the free chairs automatically. */
  readonly botsIn: number | null
  readonly levels: readonly BotLevel[]
  /** Whether the viewer may ask for hints: all others are bots, and nothing counts. */
  readonly hints: boolean
}
