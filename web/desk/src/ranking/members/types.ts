/** The gateway's answers to a list of members. */
import type { Encoding } from '@stolik/files/encoding/names'
import type { Decision } from '../client.js'
import type { BadRow, Candidate } from '../import/types.js'

/** The data sent with a list. */
export interface MembersAsked {
  readonly encoding: Encoding
  readonly defaults: { readonly from: string | null; readonly joined: string | null }
  readonly decisions: readonly Decision[]
  /** Everybody about whom nothing was decided is new. */
  readonly allNew: boolean
  readonly take: { readonly seen: string } | null
}

export interface Listed {
  readonly key: string
  readonly line: number
  readonly name: string
  readonly club: string | null
  readonly licence: string | null
}

export interface Added extends Listed {
  /** Ids of people who are called alike. */
  readonly alike: readonly string[]
}

export interface Doubtful extends Listed {
  readonly doubt: 'ALIKE' | 'NAME_DIFFERS' | 'UNKNOWN_PERSON'
  readonly candidates: readonly string[]
}

export type Change =
  | { readonly what: 'name'; readonly before: string; readonly now: string }
  | {
      readonly what: 'club'
      readonly before: string | null
      readonly now: string
      readonly from: string | null
    }
  | {
      readonly what: 'licence'
      readonly number: string
      readonly from: string
      readonly until: string | null
    }
  | { readonly what: 'born'; readonly before: number | null; readonly now: number }

export interface Changed {
  readonly line: number
  readonly person: string
  readonly name: string
  readonly changes: readonly Change[]
}

/** The first 500 of each kind, and how many there are. */
export interface MembersPreview {
  readonly rows: number
  readonly added: readonly Added[]
  readonly changed: readonly Changed[]
  readonly doubtful: readonly Doubtful[]
  readonly bad: readonly BadRow[]
  readonly candidates: readonly Candidate[]
  readonly counts: Readonly<Record<'added' | 'changed' | 'same' | 'absent' | 'doubtful' | 'bad', number>>
  readonly seen: string
}

export interface MembersTaken {
  readonly added: number
  readonly changed: number
  readonly same: number
}
