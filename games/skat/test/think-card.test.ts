/** The cards of a master: what they depend on, and positions in which the right card is known. */
import { seal, seeded, unhurried, withThink, type Budget, type Hand, type Seat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { profiles, skat, type State } from '../src/index.js'
import { bot } from '../src/bot/bot.js'
import type { Memory } from '../src/memory.js'
import { think } from '../src/think/index.js'
import { after, dealOf } from './hands.js'

const quick: Budget = { ...unhurried, effort: 0.02 }

/** A position in which a seat has a choice of cards. */
interface Choice {
  readonly state: State
  readonly seat: Seat
  readonly memory: Memory
}

/** Choices in hands that usual bots play, of all profiles. */
function* choices(hands: number): Generator<Choice> {
  const rows = Object.values(profiles)
  for (let n = 0; n < hands; n++) {
    const [rules, random] = [rows[n % rows.length] as (typeof rows)[number], seeded(`choices/${n}`)]
    let state: State = skat.setup(rules, skat.deal(rules, random), {})
    const memories: Memory[] = []
    for (;;) {
      const seat = skat.toAct(state)[0]
      if (seat === undefined) break
      const view = skat.view(state, seat)
      const memory = skat.remember?.(memories[seat], view) as Memory
      memories[seat] = memory
      const cards = skat.legal(view).filter(({ kind }) => kind === 'card')
      if (cards.length > 1 && random.below(4) === 0) yield { state, seat, memory }
      state = skat.apply(state, seat, bot(view, memory))
    }
  }
}

const chosen = ({ state, seat, memory }: Choice, budget = quick, seed = 'x') =>
  think(skat.view(state, seat), 'master', budget, seeded(seed), memory)

describe("a master's card", () => {
  it('is legal, and the same for the same view, memory, seed and effort, whatever was thought in between', () => {
    const some = [...choices(12)]
    expect(some.length).toBeGreaterThan(40)
    const first = some.map((choice) => chosen(choice))
    for (const [i, choice] of some.entries()) {
      const legal = skat.legal(skat.view(choice.state, choice.seat))
      expect(legal).toContainEqual(first[i])
    }
    const again = some.toReversed().map((choice) => chosen(choice))
    expect(again.toReversed()).toEqual(first)
  })

  it('does not depend on what the view does not show', () => {
    let disguised = 0
    for (const choice of choices(12)) {
      const other = skat.disguise(choice.state, choice.seat, seeded('disguise'))
      if (other === undefined) continue
      disguised += 1
      expect(chosen({ ...choice, state: other })).toEqual(chosen(choice))
    }
    expect(disguised).toBeGreaterThan(40)
  })

  it('is left to the level below without effort, and legal when time is up at once', () => {
    for (const choice of choices(4)) {
      expect(chosen(choice, { ...unhurried, effort: 0 })).toBeUndefined()
      const legal = skat.legal(skat.view(choice.state, choice.seat))
      expect(legal).toContainEqual(chosen(choice, { effort: 1, over: () => true }))
    }
  })
})

const master = seal(withThink(skat, think), (view) => view)

/** What a master plays in a hand, by so many seeds of their own. */
function plays(hand: Hand, seat: Seat, effort = 0.1): readonly (string | undefined)[] {
  return ['a', 'b', 'c'].map((seed) =>
    master.think(hand.mind(seat), 'master', { ...unhurried, effort }, seeded(seed)),
  )
}

const hand = (deal: string, moves: string): Hand => after(master.start('pzskat', deal, '-') as Hand, moves)

describe('a master', () => {
  it('leads the suit in which a declarer with an open null hand can be caught', () => {
    const open = dealOf(
      'D8 D9 DQ DK DA CA CK SA SK HA',
      'C7 C8 C9 S7 S8 S9 H7 H8 D7 DJ',
      'CT CJ CQ ST SJ SQ HT HJ HQ HK',
    )
    const cards = plays(hand(open, '1:18 0:pass 2:pass 1:hand 1:null-ouvert'), 0)
    expect(cards.every((card) => card === 'D8' || card === 'D9')).toBe(true)
  })
})
