/** A finished hand as the detectors know it. */
import type { HandSeen } from '@stolik/core'

export interface ExaminedHand {
  /** By which people find the hand. */
  readonly id: string
  /** The person in each seat; null for a bot. */
  readonly players: readonly (string | null)[]
  readonly seen: HandSeen
  /** How long each move took, in milliseconds, by its place among the moves; null if the times were not kept. */
  readonly times: readonly number[] | null
  /** A keyed hash of each seat's address; null where none is kept. */
  readonly addresses: readonly (string | null)[]
}

/** The detectors that count hands. */
export const detectors = ['bids', 'cards', 'times', 'addresses', 'results'] as const
/** `farming` counts rated series instead. */
export type Detector = (typeof detectors)[number] | 'farming'

/** What a detector counted of a player, or of what they did to the advantage of a companion. */
export interface Count {
  readonly detector: Detector
  readonly player: string
  readonly companion: string | null
  /** How often it happened, and among how many chances for it. */
  readonly found: number
  readonly among: number
  /** The figure that is compared with the limit of the detector. */
  readonly figure: number
  /** Whether there is enough of it, and the figure is beyond the limit. */
  readonly marked: boolean
  /** The hands in which it happened, newest last. */
  readonly hands: readonly string[]
}
