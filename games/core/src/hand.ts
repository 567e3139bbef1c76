/** Every move enters here: its text is looked up among the legal moves of the view, then applied. */
import type { Seat } from './seat.js'
import type { Play, Shapes } from './game.js'
import type { Settlement } from './settlement.js'

/**
 * Why a move is refused. No code depends on anything the sender may not know. `over`: the hand is finished ·
 * `not-playing`: they hold no seat · `unreadable`: no move looks like this · `not-your-turn`: they have no legal
 * moves now · `illegal`: they may move, but not like this.
 */
export type RefusalCode = 'over' | 'not-playing' | 'unreadable' | 'not-your-turn' | 'illegal'

export interface Refusal {
  readonly refused: RefusalCode
}

/** A hand in play, as an immutable value: `play` returns the next one. It never shows its state. */
export interface HandInPlay {
  readonly toAct: readonly Seat[]
  readonly settlement: Settlement | undefined
  /** The number of tricks that are complete; 0 in a game that does not count them. */
  readonly tricks: number
  /** What the server sends to a seat, or to an onlooker (null): JSON-safe, with the `__typename` of its schema. */
  view(seat: Seat | null): object
  /** The legal moves of a seat, as text. */
  legal(seat: Seat): readonly string[]
  play(seat: Seat, text: string): HandInPlay | Refusal
}

/** Turns a view and its legal moves, as text, into the shape that clients receive. */
export type Present<T extends Shapes> = (view: T['view'], legal: readonly string[]) => object

/** What a viewer sees of a state, and their legal moves. */
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

/** Returns the state after a move given as text, or why the move is refused. */
export function step<T extends Shapes>(
  game: Play<T>,
  state: T['state'],
  seat: Seat,
  text: string,
  seen?: (seat: Seat) => Seen<T>,
): T['state'] | Refusal {
  if (game.toAct(state).length === 0) return { refused: 'over' }
  if (!game.notation.test(text)) return { refused: 'unreadable' }
  // A replay looks up one move only, so it does not write all the other legal moves as text.
  const known = seen?.(seat)
  const moves = known?.moves ?? game.legal(game.view(state, seat))
  if (moves.length === 0) return { refused: 'not-your-turn' }
  const move =
    known === undefined ? moves.find((m) => game.write(m) === text) : moves[known.texts.indexOf(text)]
  return move === undefined ? { refused: 'illegal' } : game.apply(state, seat, move)
}

/** A move that led to a hand, and the additional members of the hand before it. */
export interface Made<More> {
  readonly seat: Seat
  readonly text: string
  readonly before: More
}

/** A hand with additional members, which every later hand also has. */
export type HandWith<More> = Omit<HandInPlay, 'play'> &
  More & { readonly play: (seat: Seat, text: string) => HandWith<More> | Refusal }

/** Makes a hand in play from a state of its game, with the members that `more` derives from it and from the move that led to it. */
export function hand<T extends Shapes, More extends object>(
  game: Play<T>,
  present: Present<T>,
  more: (state: T['state'], made?: Made<More>) => More,
  state: T['state'],
  made?: Made<More>,
): HandWith<More> {
  const before = more(state, made)
  // A caller may check a move and then make it. The last result is kept, so that it is worked out only once.
  let last: { readonly seat: Seat; readonly text: string; readonly next: HandWith<More> } | undefined
  // What a seat sees is computed once and used for showing it and for judging its moves.
  const known = new Map<Seat | null, Seen<T>>()
  const seen = (seat: Seat | null): Seen<T> => {
    const of = known.get(seat) ?? see(game, state, seat)
    known.set(seat, of)
    return of
  }
  const presented = new Map<Seat | null, object>()
  return {
    toAct: game.toAct(state),
    settlement: game.result(state),
    tricks: game.tricks?.(state) ?? 0,
    view: (seat) => {
      const { view, texts } = seen(seat)
      const made = presented.get(seat) ?? present(view, texts)
      presented.set(seat, made)
      return made
    },
    legal: (seat) => seen(seat).texts,
    play: (seat, text) => {
      if (last?.seat === seat && last.text === text) return last.next
      const after = step(game, state, seat, text, seen)
      if ('refused' in after) return after
      const next = hand(game, present, more, after, { seat, text, before })
      last = { seat, text, next }
      return next
    },
    ...before,
  }
}
