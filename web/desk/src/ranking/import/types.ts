/** The gateway's answers to a file of lists. */
import type { Decision, Refusal, CodedMessage } from '../client.js'

export interface Defaults {
  readonly event: string | null
  readonly date: string | null
  readonly title: string | null
  readonly kind: 'tournament' | 'evening'
  readonly organiser: string | null
  readonly region: string | null
  readonly profile: string | null
  /** The number of hands in a list. */
  readonly hands: number | null
}

export { encodings, type Encoding } from '@stolik/files/encoding/names'
import type { Encoding } from '@stolik/files/encoding/names'

/** The data sent with a file. */
export interface Asked {
  readonly encoding: Encoding
  readonly source: string
  readonly game: string
  readonly defaults: Defaults
  readonly decisions: readonly Decision[]
  /** Keys of lists that look repeated but are different. */
  readonly different: readonly string[]
  readonly take: Take | null
}

export interface Take {
  readonly seen: string
  readonly rest: boolean
  readonly replace: boolean
}

/** A rejected row. */
export interface BadRow extends CodedMessage {
  readonly line: number
}

export interface ImportEvent {
  readonly event: string
  readonly title: string
  readonly date: string
  readonly players: number
  readonly rows: number
  readonly line: number
  readonly status: 'new' | 'known' | 'changed' | 'duplicate'
  readonly of: { readonly source: string; readonly event: string } | null
}

export interface Unmatched {
  readonly key: string
  readonly name: string
  readonly club: string | null
  readonly licence: string | null
  readonly problem: 'UNMATCHED' | 'NAME_DIFFERS' | 'TWO_PERSONS' | 'UNKNOWN_PERSON'
  /** Ids. */
  readonly candidates: readonly string[]
  readonly lines: readonly number[]
}

/** A person of the register. */
export interface Candidate {
  readonly id: string
  readonly name: string
  readonly club: string | null
  readonly licences: readonly string[]
}

export interface Repeated {
  readonly key: string
  readonly event: string
  readonly series: number
  /** 0 if none is given. */
  readonly table: number
  readonly lines: readonly number[]
  readonly different: boolean
  readonly of: {
    readonly source: string
    readonly event: string
    readonly title: string
    readonly date: string
    readonly series: number
    readonly table: number
  }
}

export interface ImportPreview {
  readonly rows: number
  readonly events: readonly ImportEvent[]
  readonly unmatched: readonly Unmatched[]
  readonly candidates: readonly Candidate[]
  readonly repeated: readonly Repeated[]
  readonly bad: readonly BadRow[]
  readonly fresh: number
  readonly seen: string
}

export interface ImportTaken {
  readonly events: readonly string[]
  readonly persons: number
  readonly rows: number
  readonly bad: readonly BadRow[]
}

/** The progress: bytes sent, then rows read. */
export interface Progress {
  readonly what: 'sent' | 'read'
  readonly done: number
  readonly of: number
}

export type Sent<T> = { readonly done: T } | { readonly refused: Refusal }
