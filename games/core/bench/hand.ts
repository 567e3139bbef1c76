import { pick, type Game, type Random, type Seat, type Shapes } from '@stolik/core'

/**
 * Plays a whole hand with random legal moves through the game's public interface and returns the number of moves.
 * Moves that `skip` matches are avoided where there are others, since a hand given up at once measures nothing.
 */
export function randomHand<T extends Shapes>(
  game: Game<T>,
  rules: T['rules'],
  carry: T['carry'],
  random: Random,
  skip: (move: T['move']) => boolean = () => false,
): number {
  let state = game.setup(rules, game.deal(rules, random), carry)
  let moves = 0
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    state = game.apply(state, seat, choose(game.legal(game.view(state, seat)), random, skip))
    moves += 1
  }
  if (game.result(state) === undefined) throw new Error('a hand without a result')
  return moves
}

function choose<M>(moves: readonly M[], random: Random, skip: (move: M) => boolean): M {
  for (let attempt = 0; attempt < 8; attempt++) {
    const move = pick(moves, random)
    if (!skip(move)) return move
  }
  return moves.find((move) => !skip(move)) ?? pick(moves, random)
}

/** Returns a state in the middle of a hand, where views are full, and the seat whose turn it is. */
export function midHand<T extends Shapes>(
  game: Game<T>,
  rules: T['rules'],
  carry: T['carry'],
  random: Random,
  skip: (move: T['move']) => boolean = () => false,
): { readonly state: T['state']; readonly seat: Seat } {
  const states: T['state'][] = []
  let state = game.setup(rules, game.deal(rules, random), carry)
  for (;;) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    states.push(state)
    state = game.apply(state, seat, choose(game.legal(game.view(state, seat)), random, skip))
  }
  const middle = states[Math.floor(states.length * 0.7)]
  if (middle === undefined) throw new Error('a hand without a move')
  return { state: middle, seat: game.toAct(middle)[0] as Seat }
}
