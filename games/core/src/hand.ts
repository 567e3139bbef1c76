/** The one door for moves: text → legal(view) → apply. */
import type { Seat } from './seat.js'
import type { Play, Shapes } from './game.js'
import type { Settlement } from './settlement.js'

/**
 * Why a move is refused. None of them depends on what the sender may not know:
 * `over` the hand is finished · `not-playing` they hold no seat · `unreadable` no move looks like this ·
 * `not-your-turn` nothing is open to them now · `illegal` they may move, but not so.
 */
export type RefusalCode = 'over' | 'not-playing' | 'unreadable' | 'not-your-turn' | 'illegal'

export interface Refusal {
  readonly refused: RefusalCode
}

/** A hand in play: an immutable value; `play` gives the next one. It never shows its state. */
export interface HandInPlay {
  readonly toAct: readonly Seat[]
  readonly settlement: Settlement | undefined
  /** What leaves the server for a seat, null for an onlooker: JSON-safe, with the `__typename` of its schema. */
  view(seat: Seat | null): object
  /** The moves open to a seat, as text. */
  legal(seat: Seat): readonly string[]
  play(seat: Seat, text: string): HandInPlay | Refusal
}

/** The state after a move written as text, or why there is none. */
export function step<T extends Shapes>(
  game: Play<T>,
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

/** A hand and what is added to it, also to each hand that a move makes of it. */
export type HandWith<More> = Omit<HandInPlay, 'play'> &
  More & { readonly play: (seat: Seat, text: string) => HandWith<More> | Refusal }

/** A hand in play at a state of its game, with what `more` makes of the state. */
export function hand<T extends Shapes, More extends object>(
  game: Play<T>,
  present: (view: T['view']) => object,
  more: (state: T['state']) => More,
  state: T['state'],
): HandWith<More> {
  // A move is tried at the door and then made: it is judged once.
  let last: { readonly seat: Seat; readonly text: string; readonly next: HandWith<More> } | undefined
  return {
    toAct: game.toAct(state),
    settlement: game.result(state),
    view: (seat) => present(game.view(state, seat)),
    legal: (seat) => game.legal(game.view(state, seat)).map((move) => game.write(move)),
    play: (seat, text) => {
      if (last?.seat === seat && last.text === text) return last.next
      const after = step(game, state, seat, text)
      if ('refused' in after) return after
      const next = hand(game, present, more, after)
      last = { seat, text, next }
      return next
    },
    ...more(state),
  }
}
