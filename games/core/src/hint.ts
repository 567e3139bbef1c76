/** Hints for a player who asks what a strong player would do, and why. They come from the player's view and memory alone. */
import type { Line } from './settlement.js'

/** A move, as its game has it or as text, with sentences from the game's catalogue of hints. */
export interface Hint<M> {
  readonly move: M
  /** The move in words. */
  readonly what: Line
  /** Why, with figures. */
  readonly why: Line
}
