/** Seals the rules of play with bots and the list of points: what it takes to play hands through, without papers and without knobs. */
import { botLevels, type BotLevel, type Budget } from './bot-level.js'
import type { Game, Play, Shapes } from './game.js'
import type { HandInPlay, Made, Present, Refusal } from './hand.js'
import type { Random } from './random.js'
import { recalling, type Past, type Recall } from './recall.js'
import { rulesOf, sealPlay, type SealedPlay } from './seal-play.js'
import type { Seat } from './seat.js'
import type { Settled, Sheet } from './sheet.js'
import { moveAt, type Mind } from './think.js'

/** A hand at a table, where moves may have to be made for absent players. */
export interface Hand extends HandInPlay {
  play(seat: Seat, text: string): Hand | Refusal
  /** The move made for a seat whose time has run out. */
  auto(seat: Seat): string
  bot(seat: Seat, random: Random): string
  /** What a bot in this seat knows, for `SealedBots.think`. */
  mind(seat: Seat): Mind
}

/** What a game must provide so that bots can play its hands through. A `Plugin` also provides it. */
export interface SealedBots extends SealedPlay {
  start(profile: string, deal: string, carry: string): Hand | undefined
  /** The levels of bots that the game has. */
  readonly levels: readonly BotLevel[]
  /** The text of a bot's move, from what a hand of this game says it knows; undefined if the budget does not suffice for the level. */
  think(mind: Mind, level: BotLevel, budget: Budget, random: Random): string | undefined
  sheet(profile: string, chairs: number, settled: readonly Settled[]): Sheet
}

/** The parts of a game that `sealBots` needs. */
export type WithBots<T extends Shapes> = Play<T> &
  Pick<Game<T>, 'auto' | 'remember' | 'bot' | 'think' | 'sheet'>

/** What a hand at a table has beside the rules of play, and how its bots come to their memories. */
interface Moved<T extends Shapes> extends Pick<Hand, 'auto' | 'bot' | 'mind'> {
  readonly recall: Recall<T>
  readonly past: Past | undefined
}

/** `present` turns a view into the shape that clients receive. */
export function sealBots<T extends Shapes>(game: WithBots<T>, present: Present<T>): SealedBots {
  const moved = (state: T['state'], made?: Made<Moved<T>>): Moved<T> => {
    const recall = made?.before.recall ?? recalling(game, state)
    const mind = (seat: Seat): { readonly view: T['view']; readonly memory: T['memory'] | undefined } => {
      const view = game.view(state, seat)
      return { view, memory: recall(past, seat, view) }
    }
    const past = made && { seat: made.seat, text: made.text, before: made.before.past }
    return {
      auto: (seat) => game.write(game.auto(game.view(state, seat))),
      bot: (seat, random) => {
        const { view, memory } = mind(seat)
        return game.write(game.bot(view, random, memory))
      },
      mind,
      recall,
      past,
    }
  }
  return {
    ...sealPlay<T, Moved<T>>(game, present, moved),
    levels: game.think === undefined ? ['club'] : botLevels,
    // A mind is plain data of this same game, maybe from another thread.
    think: ({ view, memory }, level, budget, random) => moveAt(game, { view, memory }, level, budget, random),
    // The platform stores settlements of this same game as JSON, so their entries have this game's type.
    sheet: (profile, chairs, settled) => game.sheet(rulesOf(game, profile), chairs, settled),
  }
}
