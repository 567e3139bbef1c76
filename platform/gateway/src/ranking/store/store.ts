/** What the store of rankings holds (`sql.ts`). */
import type { EditionContent, Named, Stamped } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { EnteredAs } from '@stolik/ranking/model/entered'
import type { Person } from '@stolik/ranking/model/people'
import type { Tally } from './tally.js'

/** A sheet to be stored, with its hash. */
export interface SheetRecord {
  readonly hash: string
  readonly sheet: Sheet
  /** SHA-256 of the results, whoever reported them: two events with the same fingerprint are the same event. */
  readonly fingerprint: string
  /** By person; imported sheets have none. */
  readonly tallies: ReadonlyMap<string, Tally>
  /** By person: how the event has them. Records that the association has not written itself follow from this. */
  readonly entered: ReadonlyMap<string, EnteredAs>
}

/** The columns of a sheet that are known without parsing it. */
export interface SheetHead {
  readonly hash: string
  readonly source: string
  readonly event: string
  readonly date: string
  readonly game: string
  readonly fingerprint: string
}

/** An event that a person played, by the sheet that counts for it now. */
export interface PlayedEvent extends SheetHead {
  readonly tally: Tally | null
}

export interface Ranking {
  readonly id: string
  /** The association that publishes it. */
  readonly association: string
  /** By version: `schemes[n - 1]`. */
  readonly schemes: readonly Scheme[]
}

export interface EditionRecord {
  readonly hash: string
  readonly content: EditionContent
  readonly stamps: readonly Stamped[]
}

/** An edition with its content as text, for code that only passes it on. */
export interface EditionText extends Omit<EditionRecord, 'content'> {
  readonly content: string
}

/** An edition without its content. */
export interface EditionHead extends Omit<EditionRecord, 'content'> {
  readonly ranking: string
  readonly number: number
  readonly date: string
}

/** An edition to be stored. Its content is canonical JSON; ranking, number and date repeat those in the content. */
export interface NewEdition extends EditionHead {
  readonly content: string
}

export interface SealedName extends Named {
  readonly seal: string
}

export type SealedPerson = Omit<SealedName, 'salt'>

/** A change that was worked out from a record as it was; `before` is null for a new person. */
export interface PersonChange {
  readonly before: Person | null
  readonly after: Person
}

/** A list of members that was taken. It names nobody. */
export interface MemberList {
  /** From 1. */
  readonly n: number
  readonly at: number
  readonly by: string
  /** The first digits of the file's hash. */
  readonly file: string
  readonly added: number
  readonly changed: number
}
