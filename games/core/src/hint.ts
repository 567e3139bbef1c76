/**
 * Hints for a player who asks what a strong player would do, and why. They come from the player's view and memory alone. Whoever seals a game
 * adds them, since few need them.
 */
import type { Game, Shapes } from './game.js'
import type { Line } from './settlement.js'

/** A move, as its game has it or as text, with sentences from the game's catalogue of hints. */
export interface Hint<M> {
  readonly move: M
  /** The move in words. */
  readonly what: Line
  /** Why, with figures. */
  readonly why: Line
}

/** What gives hints: see `Game.hint`. */
export type GiveHint<T extends Shapes> = NonNullable<Game<T>['hint']>

/** A game with hints. */
export const withHints = <T extends Shapes>(game: Game<T>, hint: GiveHint<T>): Game<T> => ({ ...game, hint })
