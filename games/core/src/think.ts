/** Bots of other levels than the usual one. Only whoever seats bots loads what they think with. */
import type { Game, Shapes } from './game.js'
import type { Random } from './random.js'

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

/** The usual thinking, however long it takes. */
export const unhurried: Budget = { effort: 1, over: () => false }

/**
 * A bot's move at a level that is not the game's `bot`. Only called when `legal(view)` is not empty. It knows what `bot` knows, and the same
 * view, memory, random numbers and effort lead to the same move as long as time is not up. Undefined if the budget does not suffice: the bot
 * then plays one level below.
 */
export type Think<T extends Shapes> = (
  view: T['view'],
  level: Exclude<BotLevel, 'club'>,
  budget: Budget,
  random: Random,
  memory?: T['memory'],
) => T['move'] | undefined

/** A game with bots of every level. */
export const withThink = <T extends Shapes>(game: Game<T>, think: Think<T>): Game<T> => ({ ...game, think })

/** All that a player may base a move on, as plain data, so that another thread can choose the move. */
export interface Mind {
  readonly view: object
  readonly memory: object | undefined
}

/** The text of a move at a level; undefined if the budget does not suffice. Games without `think` have the level `club` only. */
export function moveAt<T extends Shapes>(
  game: Game<T>,
  { view, memory }: { readonly view: T['view']; readonly memory: T['memory'] | undefined },
  level: BotLevel,
  budget: Budget,
  random: Random,
): string | undefined {
  if (level === 'club') return game.write(game.bot(view, random, memory))
  const move = game.think?.(view, level, budget, random, memory)
  return move === undefined ? undefined : game.write(move)
}
