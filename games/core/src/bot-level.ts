/** How well bots play, and what they may spend on it. */

/**
 * How well a bot plays, the weakest first. `beginner`: with the mistakes that beginners make · `club`: the game's `bot` · `master`:
 * thinks for some hundred milliseconds.
 */
export const botLevels = ['beginner', 'club', 'master'] as const
export type BotLevel = (typeof botLevels)[number]
/** Levels as the schema writes them. */
export type ShownLevel = Uppercase<BotLevel>

export const shownLevel = (level: BotLevel): ShownLevel => level.toUpperCase() as ShownLevel

/** The level that somebody asks for. Null is no choice, as if it were left out. */
export const levelAsked = (name: ShownLevel | null | undefined): BotLevel =>
  botLevels.find((level) => shownLevel(level) === name) ?? 'club'

const long: Readonly<Record<BotLevel, boolean>> = { beginner: false, club: false, master: true }
/** Whether bots of a level think so long that threads work for them. All others answer at once. */
export const thinksLong = (level: BotLevel): boolean => long[level]

/** What one decision may cost. */
export interface Budget {
  /** How much of the game's usual thinking, more than 0 and up to 1; with nothing, a bot plays one level below. */
  readonly effort: number
  /** Whether time is up. A bot asks now and then, and decides by what it has found so far. */
  readonly over: () => boolean
}
