/** The store port of rankings: people, sheets, schemes and editions. One contract suite runs on every column. */
import type { EditionContent, Stamped } from '@stolik/ranking/model/edition'
import type { Named, Person } from '@stolik/ranking/model/people'
import type { MergeDecision } from '@stolik/ranking/model/same'
import type { Scheme } from '@stolik/ranking/model/scheme'
import type { Sheet } from '@stolik/ranking/model/sheet'
import type { Tally } from './tally.js'

/** A sheet that is to be kept, by its hash. */
export interface SheetRecord {
  readonly hash: string
  readonly sheet: Sheet
  /** SHA-256 of what was played, whoever says so: two events that have the same are one. */
  readonly fingerprint: string
  /** By person; of an import there are none. */
  readonly tallies: ReadonlyMap<string, Tally>
}

/** What is known of a sheet without reading it. */
export interface SheetHead {
  readonly hash: string
  readonly source: string
  readonly event: string
  readonly date: string
  readonly game: string
  readonly fingerprint: string
}

/** An event of somebody, by the sheet that stands for it now. */
export interface PlayedEvent extends SheetHead {
  readonly tally: Tally | null
}

export interface Ranking {
  readonly id: string
  /** Who publishes it. */
  readonly association: string
  /** By version: `schemes[n - 1]`. */
  readonly schemes: readonly Scheme[]
}

export interface EditionRecord {
  readonly hash: string
  readonly content: EditionContent
  readonly stamps: readonly Stamped[]
}

/** An edition for whoever hands it on and need not look into it. */
export interface EditionText extends Omit<EditionRecord, 'content'> {
  readonly content: string
}

/** An edition without what it holds. */
export interface EditionHead extends Omit<EditionRecord, 'content'> {
  readonly ranking: string
  readonly number: number
  readonly date: string
}

/** An edition that is to be kept: its content is canonical JSON, and ranking, number and date are those in it. */
export interface NewEdition extends EditionHead {
  readonly content: string
}

export interface SealedName extends Named {
  readonly seal: string
}

export type SealedPerson = Omit<SealedName, 'salt'>

/** All methods throw when the store cannot be reached. */
export interface RankingStore {
  /** Everybody, in the order of ids; others have their turn while they are read. */
  persons(): Promise<readonly Person[]>
  /** The first so many whose ids come after this one, in the order that the database has. */
  personsAfter(id: string, most: number): Promise<readonly Person[]>
  person(id: string): Promise<Person | undefined>
  personOf(account: string): Promise<Person | undefined>
  /**
   * Writes all of them. `taken`: their account or the number of a licence is another's; `forgotten`: they were, and stay it.
   * Nothing is written then.
   */
  savePerson(person: Person): Promise<'done' | 'taken' | 'forgotten'>
  /**
   * Name, club, account, licences and the salts of the seals of these records are gone, of all or of none; false where one of
   * them is not there.
   */
  forget(...persons: readonly string[]): Promise<boolean>

  /** Decisions on who is who, oldest first. */
  merges(): Promise<readonly MergeDecision[]>
  /** `n`: the how-manieth it is, from 1. `stale`: another is. */
  addMerge(n: number, decision: MergeDecision): Promise<'done' | 'stale'>

  /** Those of these seals that can still be opened. */
  named(seals: readonly string[]): Promise<readonly SealedName[]>
  /** All that can be opened, without what opens them; in the order of seals. */
  sealings(): Promise<readonly SealedPerson[]>
  sealingsAfter(seal: string, most: number): Promise<readonly SealedPerson[]>
  namesOf(person: string): Promise<readonly SealedName[]>
  addNames(names: readonly SealedName[]): Promise<void>

  /**
   * Keeps sheets; each stands for its event from now on. What is there already stays as it is. With them go the persons who
   * are new, all or nothing: `taken` or `forgotten` as in `savePerson`, and then nothing was written.
   */
  addSheets(
    sheets: readonly SheetRecord[],
    fresh?: readonly Person[],
  ): Promise<'done' | 'taken' | 'forgotten'>
  /** Nothing stands for the event any more; its sheets are kept. */
  dropEvent(source: string, event: string): Promise<void>
  /** The sheets that stand for the events of a game from and until a day, both counted in, in the order of day, source and event. */
  standing(game: string, from: string, until: string): Promise<readonly SheetHead[]>
  standingOf(source: string, event: string): Promise<SheetHead | undefined>
  /** Those that stand for an event and have one of these fingerprints. */
  sameAs(fingerprints: readonly string[]): Promise<readonly SheetHead[]>
  /** By hash; what is not there is left out. */
  sheets(hashes: readonly string[]): Promise<ReadonlyMap<string, Sheet>>
  /** The same as JSON, for whoever hands them on and need not look into them. */
  sheetTexts(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The events of somebody, oldest first. */
  playedBy(person: string): Promise<readonly PlayedEvent[]>

  rankings(): Promise<readonly Ranking[]>
  ranking(id: string): Promise<Ranking | undefined>
  /** `stale`: there is a ranking of this id already. */
  addRanking(ranking: Pick<Ranking, 'id' | 'association'>, scheme: Scheme): Promise<'done' | 'stale'>
  /** `version` is the new one's, from 2; `stale`: another is the next. */
  addScheme(ranking: string, version: number, scheme: Scheme): Promise<'done' | 'stale'>

  /** With its first stamp. `stale`: another has the number. */
  addEdition(edition: NewEdition): Promise<'done' | 'stale'>
  /** `n`: how many stamps it has now, at least 1. `stale`: it has another number of them. */
  stamp(edition: string, n: number, stamp: Stamped): Promise<'done' | 'stale'>
  edition(hash: string): Promise<EditionRecord | undefined>
  editionHead(hash: string): Promise<EditionHead | undefined>
  /** Its content is JSON. */
  editionText(hash: string): Promise<EditionText | undefined>
  /** Of a ranking, by number. */
  editions(ranking: string): Promise<readonly EditionHead[]>
  /** Those of all rankings with a stamp of then or later, in milliseconds. */
  stampedSince(since: number): Promise<readonly EditionHead[]>
}
