/**
 * What each seat remembers, when a bot asks for it. A hand keeps only its moves, since most hands have no bots; its
 * memories are folded from the views of the states that these moves lead to.
 */
import type { Game, Play, Shapes } from './game.js'
import { step } from './hand.js'
import type { Seat } from './seat.js'

/** The moves of a hand so far, the last one first. */
export interface Past {
  readonly seat: Seat
  readonly text: string
  readonly before: Past | undefined
}

/** The parts of a game that memories are folded by. */
type Recalled<T extends Shapes> = Play<T> & Pick<Game<T>, 'remember'>

/** Returns what a seat remembers after these moves, the view included that it has now. */
export type Recall<T extends Shapes> = (
  past: Past | undefined,
  seat: Seat,
  view: T['view'],
) => T['memory'] | undefined

/** How far a hand has been folded. */
interface Folded<T extends Shapes> {
  readonly past: Past | undefined
  readonly state: T['state']
  /** By seat. */
  readonly memories: readonly (T['memory'] | undefined)[]
}

/** Recalls a hand from its first state on. What was folded last is kept, so that a bot pays only for the moves since. */
export function recalling<T extends Shapes>(game: Recalled<T>, start: T['state']): Recall<T> {
  const first: Folded<T> = { past: undefined, state: start, memories: [] }
  let last = first
  return (past, seat, view) => {
    if (game.remember === undefined) return undefined
    const since = movesSince(last.past, past)
    // A hand is a value: after a later one was asked for, an earlier one may be, or another way to go on.
    last = (since ?? movesSince(undefined, past) ?? []).reduce(
      (so, move) => onward(game, so, move),
      since === undefined ? first : last,
    )
    return game.remember(last.memories[seat], view)
  }
}

/** The moves after a point, the first one first; undefined if it does not lie on this way. */
function movesSince(point: Past | undefined, past: Past | undefined): readonly Past[] | undefined {
  const moves: Past[] = []
  for (let at = past; at !== point; at = at.before) {
    if (at === undefined) return undefined
    moves.push(at)
  }
  return moves.toReversed()
}

function onward<T extends Shapes>(game: Recalled<T>, { state, memories }: Folded<T>, past: Past): Folded<T> {
  const { seat, text } = past
  const next = step(game, state, seat, text)
  if ('refused' in next) throw new Error(`a move that was made is refused: ${text}`)
  const updated = [...memories]
  updated[seat] = game.remember?.(memories[seat], game.view(state, seat))
  return { past, state: next, memories: updated }
}
