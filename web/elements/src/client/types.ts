/** The gateway's answers, as the documents of this folder ask for them (schema: account, lobby, table). */

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
  'SIGN_IN_AGAIN',
  'NOT_ALLOWED',
  'LAST_OWNER',
  'UNKNOWN_ACCOUNT',
  'BANNED',
  'MUTED',
  'TOO_MANY',
  'UNAVAILABLE',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Somebody with a name; with `refresh`, somebody with an account. */
export type Guest = { readonly name: string; readonly token: string } & (
  | { readonly refresh?: never }
  | { readonly refresh: string; /** Seconds that a new token is good for. */ readonly expiresIn: number }
)

export interface SignedIn {
  readonly name: string
  /** What one signs in with; null for a club's member. */
  readonly login: string | null
  readonly token: string
  readonly refresh: string
  readonly expiresIn: number
  /** Shown when one signs in again on this device; only where it was asked for. */
  readonly device?: string | null
  /** Recovery codes, once, for a new account. */
  readonly recovery?: readonly string[] | null
}

/** What somebody wants an account with. */
export interface Registration {
  readonly name: string
  readonly login: string
  readonly password: string
}

/** Somebody has the login that was chosen. */
export interface LoginTaken {
  /** A login that is free. */
  readonly suggestion: string
}

export interface Me {
  readonly id: string
  readonly name: string
  /** Whether the owner took the name away that one had. */
  readonly nameTaken: boolean
  /** Null for a guest, and for a club's member. */
  readonly login: string | null
  /** The club that vouches for one. */
  readonly club: string | null
  readonly tables: readonly string[]
  readonly roles: readonly ('PLAYER' | 'REFEREE' | 'ORGANISER' | 'ASSOCIATION')[]
}

/** A device that is signed in to one's account. */
export interface Session {
  readonly id: string
  /** Browser and system; empty when neither is known. */
  readonly device: string
  /** Milliseconds since 1970. */
  readonly seen: number
  /** This one. */
  readonly here: boolean
}

export interface TableSize {
  readonly chairs: number
  readonly lengths: readonly number[]
}

export interface GameInfo {
  readonly id: string
  readonly profiles: readonly { readonly id: string; readonly tables: readonly TableSize[] }[]
}

/** What stands beside a name that can be believed. */
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
  /** Milliseconds left when the answer was made; null without clocks. */
  readonly clock: number | null
  readonly thinking: boolean
  readonly ready: boolean
}

export interface Opening {
  readonly salt: string
  readonly seed: string
  /** By chair. */
  readonly luck: readonly string[]
  readonly deal: string
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
  /** Another one than before: what was counted on may be lost. */
  readonly epoch: string
  /** Changes that were not told; null but in the first answer after the line was down. */
  readonly missed: number | null
  readonly notice: 'RESTORED' | null
  /** The event that it belongs to. */
  readonly event: string | null
  /** Where the same people go on after the last hand, and who went there first. */
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
  /** Of the game's own type: only its renderer can read it. */
  readonly view: (object & { readonly seat: number | null }) | null
  readonly fairness: Fairness | null
  readonly settlement: GatewaySettlement | null
  readonly sheet: GatewaySheet
  readonly invitation: string | null
  readonly nextIn: number | null
  /** Milliseconds until bots take the free chairs by themselves. */
  readonly botsIn: number | null
}
