/** The shuffle of a hand, and the luck that is collected for the next one, as the state of a table has them. */
import type { LuckBinding, Sealed } from '@stolik/core'

/** The shuffle of a hand, which is counted from 0. */
export interface Shuffle {
  readonly hand: number
  readonly sealed: Sealed
  /** By chair: what of it had been opened; null if nothing had, or it was lost. */
  readonly luck: readonly string[] | null
  readonly binding: LuckBinding | null
  /** Null if no cards were dealt, or they were lost. */
  readonly deal: string | null
}

/** By chair everywhere; an empty text means that there is none. */
export interface LuckRound {
  /** From 0: how many attempts of this hand were thrown away. */
  readonly attempt: number
  /** Whether the commitments are complete, so that luck is opened. */
  readonly isBound: boolean
  readonly commitments: readonly string[]
  /** Whether the chair may commit in this attempt. */
  readonly mayCommit: readonly boolean[]
  /** How many commitments each chair has sent for this hand. */
  readonly sent: readonly number[]
  /** The luck that counts. What was added openly counts as opened. */
  readonly opened: readonly string[]
  /** What was added openly, as it was first bound; null before. */
  readonly openly: readonly string[] | null
  /** The commitments that were not opened in time, in any attempt. */
  readonly withheld: readonly string[]
}

export function freshRound(chairs: number): LuckRound {
  const none = Array.from({ length: chairs }, () => '')
  return {
    attempt: 0,
    isBound: false,
    commitments: none,
    mayCommit: none.map(() => true),
    sent: none.map(() => 0),
    opened: none,
    openly: null,
    withheld: none,
  }
}
