/** Files that an association sends, lists of results and lists of members: the requests, and their previews. */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { exact, flag, list, isDay, maybe, nullable, text, whole } from './parts.js'
import { eventKind } from './scheme.js'

const decision = exact({
  key: text,
  /** The id of a person, or `new`. */
  person: text,
})

/** Values for all rows that do not give their own; null: each row must give it. */
const importDefaults = exact({
  event: nullable(text),
  date: nullable(text),
  title: nullable(text),
  kind: eventKind,
  organiser: nullable(text),
  region: nullable(text),
  profile: nullable(text),
  /** The number of hands in a list. */
  hands: nullable(whole),
})

/** @param encoding how the letters of a file can be written */
const fileFields = <const E extends string>(encoding: readonly E[]) => ({
  /** In base64, so that its encoding does not depend on what a browser makes of it. */
  file: text,
  encoding: v.picklist(encoding),
  /** No letter of the file can have been lost, since it is the text of a workbook that Stolik wrote. */
  whole: maybe(flag),
  decisions: list(decision),
})

export const importRequest = <const E extends string>(encodings: readonly E[]) =>
  exact({
    ...fileFields(encodings),
    /** The party that vouches for the file. Source and event id together identify an event permanently. */
    source: text,
    game: text,
    defaults: importDefaults,
    /** `Repeated.key` of lists that another event has too, and that a person has declared to be different. */
    different: list(text),
    /** Null: only a preview. */
    take: nullable(
      exact({
        /** `ImportPreview.seen`. */
        seen: text,
        /** Take the other rows even if some were put aside. */
        rest: flag,
        /** Replace events that are stored here with other content. */
        replace: flag,
      }),
    ),
  })

const day = v.pipe(text, v.check(isDay))

export const membersRequest = <const E extends string>(encodings: readonly E[]) =>
  exact({
    ...fileFields(encodings),
    /** For rows without a day: since when licences hold, and since when members are in their club. */
    defaults: exact({ from: nullable(day), joined: nullable(day) }),
    /** Everybody about whom nothing was decided is new, even if somebody in the register is called alike. */
    allNew: flag,
    /** Null: only a preview. */
    take: nullable(exact({ /** `MembersPreview.seen`. */ seen: text })),
  })

export type ImportRequest<E extends string> = Deep<v.InferOutput<ReturnType<typeof importRequest<E>>>>
export type ImportTake = NonNullable<ImportRequest<string>['take']>
export type ImportDefaults = ImportRequest<string>['defaults']
export type MembersRequest<E extends string> = Deep<v.InferOutput<ReturnType<typeof membersRequest<E>>>>
export type MemberDefaults = MembersRequest<string>['defaults']
export type Decision = ImportRequest<string>['decisions'][number]

/** An event of a file. */
export interface ImportEvent {
  readonly event: string
  readonly title: string
  readonly date: string
  /** The numbers of players and rows that would be taken. */
  readonly players: number
  readonly rows: number
  readonly line: number
  /**
   * `known`: stored here with the same content. `changed`: stored here with other content. `duplicate`: the same results are
   * stored as another event.
   */
  readonly status: 'new' | 'known' | 'changed' | 'duplicate'
  /** For a duplicate: the other event. */
  readonly of: { readonly source: string; readonly event: string } | null
}

/** Why somebody cannot be matched: nothing identifies them · the licence belongs to somebody with another name · account and
 * licence belong to two people · there is no such person (any more).
 */
export type MatchProblem = 'UNMATCHED' | 'NAME_DIFFERS' | 'TWO_PERSONS' | 'UNKNOWN_PERSON'

/** Somebody as a file has them. */
export interface FilePerson {
  readonly key: string
  readonly name: string
  readonly club: string | null
  readonly licence: string | null
}

/** Somebody in a file of lists who must be identified by a person. */
export interface Unmatched extends FilePerson {
  readonly problem: MatchProblem
  /** Ids. */
  readonly candidates: readonly string[]
  readonly lines: readonly number[]
}

/** A person of the register who may be the same as somebody in the file. */
export interface Candidate {
  readonly id: string
  readonly name: string
  readonly club: string | null
  readonly licences: readonly string[]
}

/** A list of the file that another event has, or had, too. */
export interface Repeated {
  /** Identifies the list in `different`. */
  readonly key: string
  readonly event: string
  readonly series: number
  /** 0 if none is given. */
  readonly table: number
  /** The lines of the file. */
  readonly lines: readonly number[]
  /** A person has declared it to be a different list. */
  readonly different: boolean
  readonly of: ListPlace
}

/** Where a list is stored. */
export interface ListPlace {
  readonly source: string
  readonly event: string
  readonly title: string
  readonly date: string
  readonly series: number
  readonly table: number
}

/** @typeParam Bad a row that was put aside, with its reason */
export interface ImportPreview<Bad> {
  readonly rows: number
  readonly events: readonly ImportEvent[]
  readonly unmatched: readonly Unmatched[]
  /** All persons who are a candidate for at least one entry. */
  readonly candidates: readonly Candidate[]
  readonly repeated: readonly Repeated[]
  readonly bad: readonly Bad[]
  /** How many persons are newly registered when the file is taken. */
  readonly fresh: number
  /** A hash of what was shown. It must be given when the file is taken. */
  readonly seen: string
}

export interface ImportTaken<Bad> {
  readonly events: readonly string[]
  readonly persons: number
  readonly rows: number
  readonly bad: readonly Bad[]
}

/** Somebody in a list of members. */
export interface ListedMember extends FilePerson {
  readonly line: number
}

/** Somebody who would be added. */
export interface AddedMember extends ListedMember {
  /** Ids of people who are called alike, although it was decided that this is another person. */
  readonly alike: readonly string[]
}

/** Why nobody can tell without a person: somebody is called alike, has the licence but another name, or is not in the register. */
export type MemberDoubt = 'ALIKE' | 'NAME_DIFFERS' | 'UNKNOWN_PERSON'

export interface DoubtfulMember extends ListedMember {
  readonly doubt: MemberDoubt
  /** Ids. */
  readonly candidates: readonly string[]
}

export type MemberChange =
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

export interface ChangedMember {
  readonly line: number
  readonly person: string
  readonly name: string
  readonly changes: readonly MemberChange[]
}

export interface MemberCounts {
  readonly added: number
  readonly changed: number
  readonly same: number
  /** People of the register who are not in the list. Nothing happens to them. */
  readonly absent: number
  readonly doubtful: number
  readonly bad: number
}

/** At most 500 of each kind, and how many there are. */
export interface MembersPreview<Bad> {
  readonly rows: number
  readonly added: readonly AddedMember[]
  readonly changed: readonly ChangedMember[]
  readonly doubtful: readonly DoubtfulMember[]
  readonly bad: readonly Bad[]
  /** All persons who are a candidate for somebody shown. */
  readonly candidates: readonly Candidate[]
  readonly counts: MemberCounts
  /** A hash of everything, which is given when the list is taken. */
  readonly seen: string
}

export interface MembersTaken {
  readonly added: number
  readonly changed: number
  readonly same: number
  /** The number of this list among all that were taken. */
  readonly list: number
}

/** The sheets of a season's workbook, by what they hold. Their names never change. */
export const seasonSheets = { scheme: 'scheme', members: 'members', results: 'results' } as const
