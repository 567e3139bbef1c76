/**
 * The store port of rankings: people, sheets, schemes and editions. The same contract tests run on every implementation.
 */
import type { EditionContent, Named, Stamped } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Entered, EnteredAs } from '@stolik/ranking/model/entered'
import type { Person } from '@stolik/ranking/model/people'
import type { MergeDecision } from '@stolik/ranking/model/same'
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

/** All methods throw when the store cannot be reached. */
export interface RankingStore {
  /** All persons, sorted by id. Other work gets a turn while they are read. */
  persons(): Promise<readonly Person[]>
  /** The first `most` persons whose ids come after this one, in the order of the database. */
  personsAfter(id: string, most: number): Promise<readonly Person[]>
  person(id: string): Promise<Person | undefined>
  personOf(account: string): Promise<Person | undefined>
  /**
   * Writes the whole record, which no longer follows from events. `taken`: the account or a licence number belongs to another person. `forgotten`: the person
   * was forgotten and stays so. In both cases nothing is written.
   */
  savePerson(person: Person): Promise<'done' | 'taken' | 'forgotten'>
  /**
   * Erases name, club, account, year of birth, licence numbers and salts of all these records, or of none. The days of licences stay, since
   * figures depend on them. False if one of them does not exist.
   */
  forget(...persons: readonly string[]): Promise<boolean>

  /** The ids of people whose record follows from events. */
  following(): Promise<ReadonlySet<string>>
  /** The number of the last list of members that was taken; 0: none. */
  memberLists(): Promise<number>
  /**
   * Writes all these records with their clubs, or none; they no longer follow from events. `stale`: a record is not as it was before, or the list does not
   * have the next number. `taken`: a licence number belongs to another person.
   */
  changePeople(changes: readonly PersonChange[], list: MemberList | null): Promise<'done' | 'stale' | 'taken'>

  /** Merge decisions, oldest first. */
  merges(): Promise<readonly MergeDecision[]>
  /** `n`: the number of this decision, from 1. `stale`: that number is not the next one. */
  addMerge(n: number, decision: MergeDecision): Promise<'done' | 'stale'>

  /** The names for those of these seals that can still be opened. */
  named(seals: readonly string[]): Promise<readonly SealedName[]>
  /** All names that can still be opened, without their salts, sorted by seal. */
  sealings(): Promise<readonly SealedPerson[]>
  sealingsAfter(seal: string, most: number): Promise<readonly SealedPerson[]>
  namesOf(person: string): Promise<readonly SealedName[]>
  /** How the events that count have a person whose record follows from them, sorted by day, source and event. */
  enteredOf(person: string): Promise<readonly Entered[]>
  addNames(names: readonly SealedName[]): Promise<void>

  /**
   * Stores sheets; each now counts for its event. Sheets already stored stay unchanged. New persons are stored with them;
   * their records follow from the events that count, see `SheetRecord.entered`. All or nothing: `taken` and `forgotten` are as in `savePerson`, and then nothing is written.
   */
  addSheets(
    sheets: readonly SheetRecord[],
    fresh?: readonly Person[],
  ): Promise<'done' | 'taken' | 'forgotten'>
  /** No sheet counts for the event any more; its sheets stay stored. */
  dropEvent(source: string, event: string): Promise<void>
  /** The sheets that count for the events of a game between two days, both included, sorted by day, source and event. */
  standing(game: string, from: string, until: string): Promise<readonly SheetHead[]>
  standingOf(source: string, event: string): Promise<SheetHead | undefined>
  /** The sheets that count for an event and have one of these fingerprints. */
  sameAs(fingerprints: readonly string[]): Promise<readonly SheetHead[]>
  /** By hash; unknown hashes are left out. */
  sheets(hashes: readonly string[]): Promise<ReadonlyMap<string, Sheet>>
  /** The same as JSON text, for code that only passes them on. */
  sheetTexts(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The events that a person played, oldest first. */
  playedBy(person: string): Promise<readonly PlayedEvent[]>

  rankings(): Promise<readonly Ranking[]>
  ranking(id: string): Promise<Ranking | undefined>
  /** `stale`: a ranking with this id already exists. */
  addRanking(ranking: Pick<Ranking, 'id' | 'association'>, scheme: Scheme): Promise<'done' | 'stale'>
  /** `version` is the number of the new scheme, from 2. `stale`: another number is next. */
  addScheme(ranking: string, version: number, scheme: Scheme): Promise<'done' | 'stale'>

  /** Stores an edition with its first stamp. `stale`: the number is taken. */
  addEdition(edition: NewEdition): Promise<'done' | 'stale'>
  /** `n`: how many stamps the edition has now, at least 1. `stale`: it has another number of stamps. */
  stamp(edition: string, n: number, stamp: Stamped): Promise<'done' | 'stale'>
  edition(hash: string): Promise<EditionRecord | undefined>
  editionHead(hash: string): Promise<EditionHead | undefined>
  /** With the content as JSON text. */
  editionText(hash: string): Promise<EditionText | undefined>
  /** The editions of a ranking, sorted by number. */
  editions(ranking: string): Promise<readonly EditionHead[]>
  /** Editions of all rankings with a stamp at or after this time, in milliseconds. */
  stampedSince(since: number): Promise<readonly EditionHead[]>
}
