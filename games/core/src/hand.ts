/** The one door for moves: text → legal(view) → apply. */
import type { Game, Seat, Shapes } from './game.js'
import type { Hand, Refusal } from './seal.js'

/** The state after a move written as text, or why there is none. */
export function step<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  text: string,
): T['state'] | Refusal {
  if (game.toAct(state).length === 0) return { refused: 'over' }
  if (!game.notation.test(text)) return { refused: 'unreadable' }
  const moves = game.legal(game.view(state, seat))
  if (moves.length === 0) return { refused: 'not-your-turn' }
  const move = moves.find((m) => game.write(m) === text)
  return move === undefined ? { refused: 'illegal' } : game.apply(state, seat, move)
}

/** A hand in play at a state of its game. */
export function hand<T extends Shapes>(
  game: Game<T>,
  present: (view: T['view']) => object,
  state: T['state'],
): Hand {
  // A move is tried at the door and then made: it is judged once.
  let last: { readonly seat: Seat; readonly text: string; readonly next: Hand } | undefined
  return {
    toAct: game.toAct(state),
    settlement: game.result(state),
    view: (seat) => present(game.view(state, seat)),
    legal: (seat) => game.legal(game.view(state, seat)).map((move) => game.write(move)),
    play: (seat, text) => {
      if (last?.seat === seat && last.text === text) return last.next
      const after = step(game, state, seat, text)
      if ('refused' in after) return after
      const next = hand(game, present, after)
      last = { seat, text, next }
      return next
    },
    auto: (seat) => game.write(game.auto(game.view(state, seat))),
    bot: (seat, random) => game.write(game.bot(game.view(state, seat), random)),
  }
}
