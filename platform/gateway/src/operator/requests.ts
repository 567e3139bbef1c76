/** What an operator may request from a running gateway through its socket, and the answers. */
import type { Deep } from '@stolik/contract/read'
import * as v from 'valibot'
import type { Drained } from './drain.js'
import type { Arrival } from './probe.js'

const who = v.string()
const role = v.picklist(['REFEREE', 'ORGANISER', 'ASSOCIATION', 'OWNER'])

const plain = <const K extends string>(kind: K) => v.object({ kind: v.literal(kind) })
const ofProbe = <const K extends string>(kind: K) => v.object({ kind: v.literal(kind), word: v.string() })
const ofAccount = <const K extends string>(kind: K) => v.object({ kind: v.literal(kind), who })

export const operatorRequest = v.variant('kind', [
  plain('status'),
  plain('drained'),
  v.object({ kind: v.literal('drain'), emptying: v.nullable(v.picklist(['people', 'tables'])) }),
  ofProbe('expectProbe'),
  ofProbe('probeArrived'),
  v.object({ kind: v.literal('findAccounts'), text: v.string() }),
  v.object({ kind: v.literal('changeRoles'), who, give: v.array(role), take: v.array(role) }),
  ofAccount('resetAccount'),
  ofAccount('exportAccount'),
  ofAccount('forgetAccount'),
  ofAccount('liftBans'),
  v.object({
    kind: v.literal('ban'),
    who,
    lasts: v.picklist(['HOUR', 'DAY', 'WEEK', 'MONTH']),
    mute: v.boolean(),
    withAddress: v.boolean(),
  }),
])
export type OperatorRequest = Deep<v.InferOutput<typeof operatorRequest>>

export interface Status {
  /** Whether no other process takes over what this one leaves. */
  readonly alone: boolean
  readonly version: string
  /** The process, to tell it from others. */
  readonly pid: number
  /** The address for people, which is one on `localhost` if neither the settings nor the owner name another, and the one on this machine. */
  readonly url: string
  readonly local: string
  /** As in the settings: the proxies that may name the sender of a request. */
  readonly proxies: readonly string[]
  /** Tables whose settled hands are not in the database yet, and for how many milliseconds the oldest waits. */
  readonly behind: { readonly tables: number; readonly oldest: number }
  /** When the last good backup was made; null: never. */
  readonly lastBackup: number | null
}

/** An account as the operator sees it. */
export interface ShownAccount {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly club: string | null
  readonly roles: readonly string[]
  readonly verified: boolean
  /** Devices that are signed in. */
  readonly sessions: number
  /** When the longest of their bans ends, in milliseconds since 1970; null without one. */
  readonly bannedUntil: number | null
}

/** Why something was not done: a code, and a sentence in English. */
export interface NotDone {
  readonly refused: string
  readonly message: string
}

/** Which answer belongs to which request. */
export interface Answers {
  readonly status: Status
  readonly drain: Drained
  readonly drained: Drained
  readonly expectProbe: null
  readonly probeArrived: readonly Arrival[]
  readonly findAccounts: readonly ShownAccount[]
  readonly changeRoles: ShownAccount | NotDone
  /** Recovery codes. */
  readonly resetAccount: readonly string[] | NotDone
  readonly exportAccount: object | NotDone
  readonly forgetAccount: null | NotDone
  readonly liftBans: number | NotDone
  readonly ban: null | NotDone
}
