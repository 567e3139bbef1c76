/**
 * The port for examined hands and findings: what detectors counted beyond the usual, and what people decided about it. One contract suite
 * tests every store.
 */
import type { Count } from '../fairness/hand.js'

export interface Named {
  readonly id: string
  readonly name: string
}

/** An examined hand as it is stored. */
export interface HandRow {
  readonly table: string
  /** Counted from 0. */
  readonly hand: number
  readonly at: number
  /** JSON: the person in each seat, `Named`; null for a bot, and for somebody who was forgotten. */
  readonly players: string
  /** JSON: what the game and the clock tell of the hand, `Seen`. */
  readonly seen: string
}

/** `OPEN`: nobody has decided. `DECIDED`: the player may appeal. `APPEALED`: an answer is due. `CLOSED`: it was answered. */
export type FindingState = 'OPEN' | 'DECIDED' | 'APPEALED' | 'CLOSED'

/** A decision, an appeal against it, or the answer to that. */
export interface FindingEntry {
  readonly kind: 'DECISION' | 'APPEAL' | 'ANSWER'
  readonly at: number
  /** The account of who wrote it. */
  readonly by: string
  readonly text: string
}

/** A count beyond the usual, with the names of its people. */
export interface Beyond extends Pick<Count, 'detector' | 'found' | 'among' | 'figure' | 'hands'> {
  readonly player: Named
  readonly companion: Named | null
}

export interface Finding extends Beyond {
  readonly id: string
  readonly game: string
  readonly state: FindingState
  /** When it was found, last counted, and last changed by somebody. Milliseconds since 1970, like all times here. */
  readonly since: number
  readonly counted: number
  readonly changed: number
}

/** What one count of a game has found. */
export interface Found {
  readonly game: string
  readonly all: readonly Beyond[]
  readonly at: number
  /** What was decided later than this is not found again: its hands may still be among those that are counted. */
  readonly since: number
  /** Makes the id of a new finding. */
  readonly id: () => string
}

/** All methods throw when the store cannot be reached. */
export interface FindingStore {
  /** Claims a run, unless it was claimed at `since` or later. Of several processes one gets it. A claim later than `now` does not count. */
  claim(now: number, since: number): Promise<boolean>
  /** Finished tables after `after` whose hands were not examined, by id. */
  unexamined(after: string, most: number): Promise<readonly string[]>
  /** Stores the examined hands of a table, which is not examined again. */
  examined(table: string, game: string, hands: readonly HandRow[]): Promise<void>
  /** When was counted last, and whether hands were added since. */
  counting(): Promise<{ readonly counted: number; readonly fresh: boolean }>
  /** How many hands are counted. */
  hands(): Promise<number>
  /** The newest hands of a game, newest first, before this one. */
  page(
    game: string,
    before: Pick<HandRow, 'table' | 'hand' | 'at'> | null,
    most: number,
  ): Promise<readonly HandRow[]>
  /** Takes over what was counted: open findings are counted anew, and go if they are not beyond the usual any more. */
  found(found: Found): Promise<void>
  /** Notes that everything was counted. */
  done(at: number): Promise<void>
  /** Newest change first; open ones before all others. */
  list(most: number): Promise<readonly Finding[]>
  find(id: string): Promise<Finding | undefined>
  /** The findings about a player that somebody has decided, newest change first. */
  decided(player: string, most: number): Promise<readonly Finding[]>
  /** Oldest first. Those whose text was deleted are left out. */
  entries(finding: string): Promise<readonly FindingEntry[]>
  /** Adds an entry and changes the state; false, and nothing is written, if the state is not `from` any more. */
  add(
    finding: string,
    entry: FindingEntry,
    change: Readonly<Record<'from' | 'to', FindingState>>,
  ): Promise<boolean>
  /** Whether a hand, `TABLE/NUMBER` counted from 1, is among those of a finding. */
  isBehind(hand: string): Promise<boolean>
  /** Deletes examined hands and findings that nobody has decided. Their tables can be examined again. */
  clear(): Promise<void>
  /** Deletes what is about these people, and what they wrote. */
  forget(people: readonly string[]): Promise<void>
  /** Deletes hands that ended before, and findings that last changed before. Returns how many. */
  tidy(before: { readonly hands: number; readonly findings: number }): Promise<number>
}
