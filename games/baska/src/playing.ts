/** The rules of Baśka for playing a hand, without bots and paper lists. */
import type { Play } from '@stolik/core'
import { apply } from './apply.js'
import { carries, deal, deals } from './deal.js'
import { legal } from './legal.js'
import type { Memory } from './memory.js'
import { type Move, notation, write } from './moves.js'
import { profiles } from './profiles.js'
import type { Entry } from './result.js'
import type { Rules } from './rules.js'
import { between, dealerOf, seatingOf } from './series.js'
import { settle } from './settle.js'
import { setup } from './setup.js'
import { toAct, view } from './show.js'
import type { Carry, Deal, State } from './state.js'
import type { View } from './view.js'

export interface BaskaShapes {
  readonly rules: Rules
  readonly deal: Deal
  readonly carry: Carry
  readonly state: State
  readonly move: Move
  readonly view: View
  readonly memory: Memory
  readonly entry: Entry
}

export const play: Play<BaskaShapes> = {
  id: 'baska',
  version: 1,
  profiles,
  chairs: () => [4],
  seating: (_, hand) => seatingOf(hand),
  dealer: (_, hand) => dealerOf(hand),
  between,
  carries,
  deal: (_, random) => deal(random),
  deals,
  setup,
  toAct,
  view,
  legal,
  write,
  notation,
  apply,
  result: (state) => (state.phase === 'over' ? settle(state) : undefined),
}
