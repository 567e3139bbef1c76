/** The one door for moves: text → legal(view) → apply. */
import type { Game, Shapes } from './game.js'
import type { Hand } from './seal.js'

/** A hand in play at a state of its game. */
export function hand<T extends Shapes>(
  game: Game<T>,
  present: (view: T['view']) => object,
  state: T['state'],
): Hand {
  const toAct = game.toAct(state)
  const settlement = game.result(state)
  return {
    toAct,
    settlement,
    view: (seat) => present(game.view(state, seat)),
    legal: (seat) => game.legal(game.view(state, seat)).map((move) => game.write(move)),
    play: (seat, text) => {
      if (settlement !== undefined) return { refused: 'over' }
      if (!game.notation.test(text)) return { refused: 'unreadable' }
      const moves = game.legal(game.view(state, seat))
      if (moves.length === 0) return { refused: 'not-your-turn' }
      const move = moves.find((m) => game.write(m) === text)
      return move === undefined ? { refused: 'illegal' } : hand(game, present, game.apply(state, seat, move))
    },
    auto: (seat) => game.write(game.auto(game.view(state, seat))),
    bot: (seat, random) => game.write(game.bot(game.view(state, seat), random)),
  }
}
