/** Bots of other levels than the usual one, and hints. Only whoever seats bots loads what they think with. */
import type { BotLevel, Budget } from './bot-level.js'
import type { Game, Shapes } from './game.js'
import type { Random } from './random.js'

/** The usual thinking, however long it takes. */
export const unhurried: Budget = { effort: 1, over: () => false }

/** What plays at those levels: see `Game.think`. */
export type Think<T extends Shapes> = NonNullable<Game<T>['think']>

/** A game with bots of every level. */
export const withThink = <T extends Shapes>(game: Game<T>, think: Think<T>): Game<T> => ({ ...game, think })

/** What gives hints: see `Game.hint`. */
export type GiveHint<T extends Shapes> = NonNullable<Game<T>['hint']>

/** A game with hints. */
export const withHints = <T extends Shapes>(game: Game<T>, hint: GiveHint<T>): Game<T> => ({ ...game, hint })

/** All that a player may base a move on, as plain data, so that another thread can choose the move. */
export interface Mind {
  readonly view: object
  readonly memory: object | undefined
}

/** Chooses a move and returns its text; undefined if the budget does not suffice for the level. */
export type Thinker = (mind: Mind, level: BotLevel, budget: Budget, random: Random) => string | undefined

/**
 * The bots of a game beside those of the level `club`, for whoever only chooses moves and needs neither its rules, nor lists and papers.
 * @param write the text of a move, as in the game
 */
export const thinker =
  <T extends Shapes>(think: Think<T>, write: (move: T['move']) => string): Thinker =>
  ({ view, memory }, level, budget, random) => {
    // A mind is plain data of this same game, maybe from another thread.
    const move = level === 'club' ? undefined : think(view, level, budget, random, memory)
    return move === undefined ? undefined : write(move)
  }

/** The text of a move at a level; undefined if the budget does not suffice. Games without `think` have the level `club` only. */
export function moveAt<T extends Shapes>(
  game: Pick<Game<T>, 'write' | 'bot' | 'think'>,
  { view, memory }: { readonly view: T['view']; readonly memory: T['memory'] | undefined },
  level: BotLevel,
  budget: Budget,
  random: Random,
): string | undefined {
  if (level === 'club') return game.write(game.bot(view, random, memory))
  const move = game.think?.(view, level, budget, random, memory)
  return move === undefined ? undefined : game.write(move)
}
