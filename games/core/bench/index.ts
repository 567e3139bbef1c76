/** Benchmarks of a game for `vitest bench`, next to the machine's baseline. */
import { bench, describe } from 'vitest'
import { seeded, type Game, type Present, type Shapes } from '@stolik/core'
import { baseline } from './baseline.js'
import { midHand, randomHand } from './hand.js'

export { baseline }

export interface BenchOptions<T extends Shapes> {
  readonly profile: string
  readonly present: Present<T>
  /** Moves that would cut a hand short, such as giving up. */
  readonly skip?: (move: T['move']) => boolean
}

/** Milliseconds. The default of half a second is too short: the engine has not compiled a game's rules by then. */
const warm = { warmupTime: 1000, time: 1000 }

/** Declares the benchmarks of a game. One operation is a hand, a view, or a run of the baseline. */
export function benchGame<T extends Shapes>(
  game: Game<T>,
  { profile, present, skip }: BenchOptions<T>,
): void {
  const rules = game.profiles[profile]
  if (rules === undefined) throw new RangeError(`${game.id} has no profile ${profile}`)
  const carry = game.between(rules, [])
  const { state, seat } = midHand(game, rules, carry, seeded('middle'), skip)
  let n = 0

  describe(`${game.id}, ${profile}`, () => {
    bench('machine baseline: 1,000 packs shuffled and counted', () => void baseline(), warm)
    bench(
      'whole hand, random legal moves',
      () => void randomHand(game, rules, carry, seeded(n++), skip),
      warm,
    )
    bench('view of a seat', () => void game.view(state, seat), warm)
    bench(
      'view of a seat, presented, as JSON',
      () => {
        const view = game.view(state, seat)
        JSON.stringify(
          present(
            view,
            game.legal(view).map((move) => game.write(move)),
          ),
        )
      },
      warm,
    )
  })
}
