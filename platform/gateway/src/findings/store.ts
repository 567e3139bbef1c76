/** Examined hands and findings: what detectors counted beyond the usual, and what people decided about it. */
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
