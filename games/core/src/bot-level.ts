/** How well bots play, and what they may spend on it. */

/**
 * How well a bot plays, the weakest first. `beginner`: with the mistakes that beginners make · `club`: the game's `bot` · `master`:
 * thinks for some hundred milliseconds.
 */
export const botLevels = ['beginner', 'club', 'master'] as const
export type BotLevel = (typeof botLevels)[number]

/** What one decision may cost. */
export interface Budget {
  /** How much of the game's usual thinking, more than 0 and up to 1; with nothing, a bot plays one level below. */
  readonly effort: number
  /** Whether time is up. A bot asks now and then, and decides by what it has found so far. */
  readonly over: () => boolean
}
