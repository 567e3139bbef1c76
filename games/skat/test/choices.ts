/** Choices of cards in hands that usual bots play: for tests and measurements of those who think. */
import { seeded, type Seat } from '@stolik/core'
import { skat, type Rules, type State } from '../src/index.js'
import { bot } from '../src/bot/bot.js'
import type { Memory } from '../src/hand/memory.js'

/** A position in which a seat has a choice of cards. */
export interface Choice {
  readonly state: State
  readonly seat: Seat
  readonly memory: Memory
}

/** One of `every` choices in so many hands, which take turns with the rule sets. */
export function* choices(
  seed: string,
  hands: number,
  rules: readonly Rules[],
  every: number,
): Generator<Choice> {
  for (let n = 0; n < hands; n++) {
    const [row, random] = [rules[n % rules.length] as Rules, seeded(`${seed}/${n}`)]
    let state: State = skat.setup(row, skat.deal(row, random), {})
    const memories: Memory[] = []
    for (;;) {
      const seat = skat.toAct(state)[0]
      if (seat === undefined) break
      const view = skat.view(state, seat)
      const memory = skat.remember?.(memories[seat], view) as Memory
      memories[seat] = memory
      const cards = skat.legal(view).filter(({ kind }) => kind === 'card')
      if (cards.length > 1 && random.below(every) === 0) yield { state, seat, memory }
      state = skat.apply(state, seat, bot(view, memory))
    }
  }
}
