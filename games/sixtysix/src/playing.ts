/** The rules for playing a hand, without bot and paper lists. */
import type { Play } from '@stolik/core'
import { apply, setup } from './apply.js'
import { carries, deal, deals } from './deal.js'
import { type Move, toAct, type Deal, type State } from './state.js'
import { legal, notation, write } from './moves.js'
import { between, result, type Entry } from './result.js'
import { profiles, type Carry, type Rules } from './rules.js'
import { view } from './show.js'
import type { View } from './view.js'

export interface SixtysixShapes {
  readonly rules: Rules
  readonly deal: Deal
  readonly carry: Carry
  readonly state: State
  readonly move: Move
  readonly view: View
  readonly entry: Entry
}

export const play: Play<SixtysixShapes> = {
  id: 'sixtysix',
  version: 1,
  profiles,
  chairs: () => [2],
  // S3: the dealer's opponent leads, and the players deal in turn.
  seating: (_, hand) => (hand % 2 === 0 ? [1, 0] : [0, 1]),
  dealer: (_, hand) => hand % 2,
  between: (_, settled) => between(settled),
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
  tricks: ({ tricks }) => tricks.length,
  result,
}
