/**
 * What a master of Baśka reckons with, beside the machine's baseline, on one core. One operation values every card of a view over all deals
 * that it allows, or solves the last two tricks with hidden cards.
 */
import { list, seeded, type Seat } from '@stolik/core'
import { baseline } from '@stolik/core/bench'
import { bench, describe } from 'vitest'
import { baska } from '../src/index.js'
import { ladderFor } from '../src/rules/ladder.js'
import { playable } from '../src/hand/legal.js'
import type { Memory } from '../src/hand/memory.js'
import type { State } from '../src/hand/state.js'
import { lastTwo, standingOf } from '../src/think/card.js'
import { dealsOf } from '../src/think/deals.js'
import { rounds as usual, solved } from '../src/think/last.js'
import { stakesIn } from '../src/think/stakes.js'
import { valuesOf } from '../src/think/value.js'
import type { View } from '../src/rules/view.js'

interface Asked {
  readonly view: View
  readonly memory: Memory
}

/** The views of a hand of the usual bots in which a card is chosen. */
function choices(seed: string): readonly Asked[] {
  const random = seeded(seed)
  const rules = baska.profiles['lebork'] as NonNullable<(typeof baska.profiles)[string]>
  let state: State = baska.setup(rules, baska.deal(rules, random), { bokLeft: 0 })
  const out: Asked[] = []
  while (state.phase !== 'over') {
    const seat = baska.toAct(state)[0] as Seat
    const view = baska.view(state, seat)
    if (state.phase === 'play' && list(playable(view)).length > 1)
      out.push({ view, memory: { tricks: state.past } })
    state = baska.apply(state, seat, baska.bot(view, random))
  }
  return out
}

const views = Array.from({ length: 30 }, (_, n) => choices(`views/${n}`)).flat()
const cardsLeft = ({ view }: Asked): number => view.left.reduce((sum, n) => sum + n)

function every({ view, memory }: Asked): void {
  const deals = dealsOf(view, memory, () => 1)
  const rules = baska.profiles[view.profile] as NonNullable<(typeof baska.profiles)[string]>
  const payments = [stakesIn(rules, standingOf(view), deals, view.played)]
  const ladder = ladderFor(rules, view.contract)
  valuesOf(view, list(playable(view)), ladder, payments, deals, { effort: 1, over: () => false })
}

/** One operation takes the next of some views, and each of them as often as the others. */
function rounds(name: string, of: readonly Asked[], work: (one: Asked) => void): void {
  let n = 0
  bench(`${name}, ${of.length} views`, () => work(of[n++ % of.length] as Asked), {
    warmupTime: 1,
    warmupIterations: of.length,
    time: 1,
    iterations: of.length,
  })
}

describe('master of Baśka', () => {
  bench('machine baseline: 1,000 packs shuffled and counted', () => void baseline(), {
    warmupTime: 1000,
    time: 1000,
  })
  rounds('every card over all deals', views, every)
  rounds(
    'the same, forehand’s first card',
    views.filter((one) => cardsLeft(one) === 16),
    every,
  )
  rounds(
    'the same, the other first cards',
    views.filter((one) => [13, 14, 15].includes(cardsLeft(one))),
    every,
  )
  rounds(
    'the same, later tricks',
    views.filter((one) => cardsLeft(one) < 13),
    every,
  )
  rounds(
    'the last two tricks',
    views.filter((one) => [5, 6, 7, 8].includes(cardsLeft(one))),
    ({ view, memory }) => void solved(lastTwo(view, memory), usual, () => false),
  )
})
