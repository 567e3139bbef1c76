/** The start of a hand. */
import type { Cards } from '@stolik/core'
import { unlosable } from '../secure/cicha.js'
import type { Rules } from '../rules/rules.js'
import type { Auction, Carry, Deal } from './state.js'

export function setup(rules: Rules, { hands }: Deal, { bokLeft }: Carry): Auction {
  const table = unlosable(rules)
  return {
    phase: 'auction',
    rules,
    bokLeft,
    dealt: hands,
    mustBid: hands.map((hand, seat) => (table[seat] as ReadonlySet<Cards>).has(hand)),
    calls: [],
    contract: 'zwykla',
    owner: null,
    du: false,
    raises: [],
    // In profiles where asking binds, forehand speaks first (L2).
    turn: rules.asks ? 0 : 1,
    passes: 0,
  }
}
