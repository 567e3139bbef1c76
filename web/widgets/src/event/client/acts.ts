/** What can be done in an event, as it is sent: exactly one field (schema: EventAct). */
import type { Regulations } from './types.js'

/** Who asks, where it is not their account or their guest's token. */
export interface Pass {
  readonly card?: string
  readonly key?: string
  readonly chair?: number
  /** What this browser calls itself, for the log. */
  readonly device?: string
  readonly agreed?: readonly Agreed[]
}

/** The player on a chair agrees on this device: what their PIN was exchanged for. */
export interface Agreed {
  readonly chair: number
  readonly code: string
}

export interface Entrant {
  readonly name: string
  readonly club?: string | null
  readonly licence?: string | null
  readonly woman?: boolean | null
  readonly born?: number | null
  readonly team?: string | null
  readonly pair?: string | null
  readonly substitute?: boolean
  /** Whether they play online. */
  readonly online?: boolean
}

interface At {
  readonly series: number
  readonly table: number
}

/** What is done at a table in the hall, and can wait for the network. */
export interface ListActs {
  readonly hand: At & { readonly hand: number; readonly line: string }
  readonly confirm: At & { readonly hand: number; readonly line: string; readonly chair: number }
  readonly correct: At & {
    readonly hand: number
    readonly readings: readonly string[]
    readonly consent: readonly number[]
    /** The line that is corrected. */
    readonly seen?: string | null
  }
  /** The whole list as it was seen. */
  readonly sign: At & { readonly chair: number; readonly lines: readonly string[] }
}

export interface Fact {
  readonly name: string
  readonly text?: string
  readonly number?: number
  readonly flag?: boolean
}

interface Acts extends ListActs {
  /** `seen`, here and of an entry: what it was changed from. */
  readonly amend: { readonly regulations: Regulations; readonly reason: string; readonly seen: Regulations }
  /** By id or login of the account. */
  readonly appoint: {
    readonly account: string
    readonly office: 'DIRECTION' | 'REFEREE'
    readonly appointed: boolean
  }
  /** A link by which so many become referees, and its end. */
  readonly invite: { readonly uses: number }
  readonly uninvite: { readonly n: number }
  /** Codes of tables that were printed so far are refused. */
  readonly renewCodes: { readonly ok: true }
  /** With what the link says. */
  readonly accept: { readonly code: string }
  /** With a start card: whoever asks is its player from now on. */
  readonly claim: { readonly ok: true }
  readonly register: { readonly entrant: Entrant }
  readonly enter: { readonly entrant: Entrant; readonly reserve: boolean }
  readonly enterAll: { readonly csv: string }
  readonly change: { readonly player: string; readonly entrant: Entrant; readonly seen: Entrant }
  readonly paid: { readonly player: string; readonly paid: boolean }
  readonly admit: { readonly player: string }
  readonly approve: { readonly players: readonly string[] }
  readonly decline: { readonly players: readonly string[] }
  readonly withdraw: { readonly player: string }
  /** The name is gone for good; results and places stay. */
  readonly forget: { readonly player: string }
  readonly exclude: { readonly player: string; readonly reason: string; readonly clause: string | null }
  readonly replace: { readonly player: string; readonly by: string; readonly from: number }
  readonly draw: {
    readonly series: number
    readonly reason: string | null
    readonly outside: string | null
  }
  readonly move: {
    readonly series: number
    readonly a: string
    /** null: `a` gets up, and the others play without. */
    readonly b: string | null
    readonly reason: string
  }
  readonly start: { readonly series: number }
  readonly end: { readonly series: number }
  readonly list: At & { readonly lines: readonly string[]; readonly signed: boolean }
  readonly listAll: { readonly csv: string }
  readonly missing: At & { readonly chairs: readonly number[]; readonly reason: string }
  readonly annul: At & { readonly reason: string }
  readonly pause: {
    readonly series?: number
    readonly table?: number
    readonly paused: boolean
    readonly reason: string
  }
  readonly extend: { readonly series: number; readonly minutes: number }
  readonly redeal: At & { readonly hand: number; readonly reason: string }
  readonly substitute: At & { readonly chair: number; readonly player: string; readonly reason: string }
  readonly adjust: {
    readonly player: string
    readonly series: number | null
    readonly points: number
    readonly small: number
    readonly penalty: boolean
    readonly reason: string
    readonly clause: string | null
  }
  readonly revoke: { readonly n: number; readonly reason: string }
  readonly rule: At & {
    readonly hand: number | null
    readonly question: string | null
    readonly facts: readonly Fact[]
    readonly note: string
  }
  /** `player`: whose it is, where the director speaks for them. */
  readonly protest: At & { readonly player?: string; readonly text: string }
  readonly decide: { readonly n: number; readonly upheld: boolean; readonly text: string }
  readonly appeal: { readonly n: number; readonly player?: string; readonly text: string }
  readonly decideAppeal: { readonly n: number; readonly upheld: boolean; readonly text: string }
  readonly final: { readonly ok: true }
  readonly reopen: { readonly reason: string; readonly clause: string | null }
}

type OneOf<T> = { readonly [K in keyof T]: Readonly<Record<K, T[K]>> }[keyof T]

export type Act = OneOf<Acts>
export type ListAct = OneOf<ListActs>
