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

/** Turns a view and the moves that are open in it, as text, into the shape that is shown. */
export type Present<T extends Shapes> = (view: T['view'], legal: readonly string[]) => object

/** What somebody sees of a state, and what is open to them. */
interface Seen<T extends Shapes> {
  readonly view: T['view']
  readonly moves: readonly T['move'][]
  readonly texts: readonly string[]
}

function see<T extends Shapes>(game: Play<T>, state: T['state'], seat: Seat | null): Seen<T> {
  const view = game.view(state, seat)
  const moves = game.legal(view)
  return { view, moves, texts: moves.map((move) => game.write(move)) }
}

/** The state after a move written as text, or why there is none. */
export function step<T extends Shapes>(
  game: Play<T>,
  state: T['state'],
  seat: Seat,
  text: string,
  seen?: (seat: Seat) => Seen<T>,
): T['state'] | Refusal {
  if (game.toAct(state).length === 0) return { refused: 'over' }
  if (!game.notation.test(text)) return { refused: 'unreadable' }
  // Who plays a record again need not write all the moves that were not made.
  const known = seen?.(seat)
  const moves = known?.moves ?? game.legal(game.view(state, seat))
  if (moves.length === 0) return { refused: 'not-your-turn' }
  const move =
    known === undefined ? moves.find((m) => game.write(m) === text) : moves[known.texts.indexOf(text)]
  return move === undefined ? { refused: 'illegal' } : game.apply(state, seat, move)
}

/** A hand and what is added to it, also to each hand that a move makes of it. */
export type HandWith<More> = Omit<HandInPlay, 'play'> &
  More & { readonly play: (seat: Seat, text: string) => HandWith<More> | Refusal }

/** A hand in play at a state of its game, with what `more` makes of the state. */
export function hand<T extends Shapes, More extends object>(
  game: Play<T>,
  present: Present<T>,
  more: (state: T['state']) => More,
  state: T['state'],
): HandWith<More> {
  // A move is tried at the door and then made: it is judged once.
  let last: { readonly seat: Seat; readonly text: string; readonly next: HandWith<More> } | undefined
  // What was shown to a seat is what its move is judged by, and what it is shown again.
  const known = new Map<Seat | null, Seen<T>>()
  const seen = (seat: Seat | null): Seen<T> => {
    const of = known.get(seat) ?? see(game, state, seat)
    known.set(seat, of)
    return of
  }
  const shown = new Map<Seat | null, object>()
  return {
    toAct: game.toAct(state),
    settlement: game.result(state),
    view: (seat) => {
      const { view, texts } = seen(seat)
      const made = shown.get(seat) ?? present(view, texts)
      shown.set(seat, made)
      return made
    },
    legal: (seat) => seen(seat).texts,
    play: (seat, text) => {
      if (last?.seat === seat && last.text === text) return last.next
      const after = step(game, state, seat, text, seen)
      if ('refused' in after) return after
      const next = hand(game, present, more, after)
      last = { seat, text, next }
      return next
    },
    ...more(state),
  }
}
