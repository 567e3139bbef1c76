/** What is looked up about an installation before anything is judged. Everything here is plain data. */
import type { UnknownSetting } from '@stolik/gateway/app/unknown-settings'
import type { Room } from '@stolik/gateway/health/disk'
import type { RedisFacts } from '@stolik/gateway/operator/inspect-redis'
import type { SchemaFacts } from '@stolik/gateway/operator/inspect-database'
import type { Between } from '@stolik/gateway/operator/offset'
import type { Arrival } from '@stolik/gateway/operator/probe'
import type { Status } from '@stolik/gateway/operator/requests'

/** Something that was tried: it worked, or failed with a code such as `ECONNREFUSED`. */
export type Tried<T> = { readonly found: T } | { readonly failed: string }

export interface SettingFacts {
  /** One sentence for each wrong setting, or wrong combination. */
  readonly wrong: readonly string[]
  readonly unknown: readonly UnknownSetting[]
  /** Settings whose time is over. */
  readonly over: readonly string[]
}

/** The file `secret` of the data folder. */
export interface SecretFile {
  readonly path: string
  /** Why it cannot be used; undefined if it can. */
  readonly failed: string | undefined
  /** Whether others than its owner may read it. */
  readonly isPublic: boolean
  /** Whether the settings have another secret. */
  readonly isOther: boolean
}

export interface Folder {
  readonly path: string
  /** Why nothing can be written there; undefined if it can. */
  readonly failed: string | undefined
}

export interface MachineFacts {
  /** The version of Node, and whether it is one of those that Stolik supports. */
  readonly node: { readonly version: string; readonly isSupported: boolean }
  readonly data: Folder
  /** The space on its disk; undefined if the system does not report it. */
  readonly room: Room | undefined
  /** undefined: there is none. */
  readonly secret: SecretFile | undefined
}

export interface BackupFacts {
  readonly into: Folder
  readonly hours: number
  /** When the last good one was made; undefined: never, or it could not be found out. */
  readonly last: number | undefined
  /** Whether the database could be asked for the last one. */
  readonly isKnown: boolean
}

export interface DatabaseFacts {
  /** Such as `the file /var/lib/stolik/4000/stolik.db`. */
  readonly name: string
  readonly schema: SchemaFacts
  /** undefined for a file. */
  readonly server:
    | { readonly version: number; readonly careless: readonly string[]; readonly clock: Between }
    | undefined
}

/** A file that is no database, or a damaged one: a sentence that says so. */
export interface Damaged {
  readonly damaged: string
}

export interface UrlFacts {
  readonly url: string
  /** Whether the settings name it; otherwise it is the address on this machine. */
  readonly isPublic: boolean
  /** The status of `/readyz`. */
  readonly ready: Tried<number>
  /** undefined without TLS. */
  readonly certificate: { readonly failed: string | undefined; readonly until: number } | undefined
  /** Whether gateways on other machines may answer there, too. */
  readonly isShared: boolean
  /** How the request, and one for a socket, arrived at a gateway of this data folder; undefined: at none. */
  readonly arrived: { readonly plain: Arrival; readonly socket: Arrival | undefined } | undefined
}

export interface Facts {
  readonly now: number
  readonly isProduction: boolean
  readonly settings: SettingFacts
  readonly machine: MachineFacts
  /** undefined: the settings name none, or are wrong. For a database, also: a running gateway has the file. */
  readonly database: Tried<DatabaseFacts> | Damaged | undefined
  readonly redis: Tried<RedisFacts> | undefined
  /** The SMTP server. The code tells a refused password (`EAUTH`) from a server that is away. */
  readonly mail: Tried<null> | undefined
  /** Gateways that answer in the data folder. */
  readonly gateways: readonly Status[]
  readonly url: UrlFacts | undefined
  readonly backups: BackupFacts | undefined
  /** Proxies that the settings name; undefined if they name none. */
  readonly proxies: readonly string[] | undefined
}

/** Tries something. A failure becomes its code, never its message, which may quote a password. */
export async function attempt<T>(what: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { found: await what() }
  } catch (error) {
    return { failed: codeOf(error) }
  }
}

/** The code of an error, or of what caused it, or the word that begins an answer of Redis, such as `WRONGPASS`. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [word] = /^[A-Z]{4,}\b/.exec(error.message) ?? []
  if (word !== undefined) return word
  return error.cause === undefined ? error.name : codeOf(error.cause)
}
