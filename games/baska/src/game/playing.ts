/** The rules of Baśka for playing a hand, without bots and paper lists. */
import type { Play } from '@stolik/core'
import { apply } from '../hand/apply.js'
import { carries, deal, deals } from '../hand/deal.js'
import { legal } from '../hand/legal.js'
import type { Memory } from '../hand/memory.js'
import { type Move, notation, write } from '../rules/moves.js'
import { profiles } from '../rules/profiles.js'
import type { Entry } from '../settle/result.js'
import type { Rules } from '../rules/rules.js'
import { between, dealerOf, seatingOf } from '../settle/series.js'
import { settle } from '../settle/settle.js'
import { setup } from '../hand/setup.js'
import { toAct, view } from '../see/show.js'
import type { Carry, Deal, State } from '../hand/state.js'
import type { View } from '../rules/view.js'

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
  tricks: (state) => ('past' in state ? state.past.length : 0),
  result: (state) => (state.phase === 'over' ? settle(state) : undefined),
}
