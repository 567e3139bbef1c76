/** The rules for playing a hand of Skat, without bots, lists, papers and the arbiter. */
import type { Play } from '@stolik/core'
import { apply } from '../hand/apply.js'
import { opening } from '../hand/auction.js'
import { type Deal, deals, shuffle } from '../hand/deal.js'
import type { Entry } from '../hand/entry.js'
import { legal } from '../hand/legal.js'
import type { Memory } from '../hand/memory.js'
import { type Move, notation, write } from '../hand/moves.js'
import { profiles } from '../rules/profiles.js'
import type { Rules } from '../rules/rules.js'
import { dealer, seating } from '../rules/seating.js'
import { toAct, view } from '../see/see.js'
import { result } from '../settle/settlement.js'
import type { State } from '../hand/state.js'
import type { View } from '../rules/view.js'

/** Nothing is carried over between hands: the dealer follows from the hand's number. */
type Carry = Readonly<Record<string, never>>
const carry: Carry = Object.freeze({})

export interface SkatShapes {
  readonly rules: Rules
  readonly deal: Deal
  readonly carry: Carry
  readonly state: State
  readonly move: Move
  readonly view: View
  readonly memory: Memory
  readonly entry: Entry
}

export const play: Play<SkatShapes> = {
  id: 'skat',
  version: 2,
  profiles,
  chairs: (rules) => rules.chairs,
  seating,
  dealer,
  idleDealer: true,
  between: () => carry,
  carries: { write: () => '-', read: (text) => (text === '-' ? carry : undefined) },
  deal: (_, random) => shuffle(random),
  deals,
  setup: (rules, deal) => opening(rules, deal),
  toAct,
  view,
  legal,
  write,
  notation,
  apply,
  tricks: (state) => ('tricks' in state ? state.tricks.length : 0),
  result,
}
