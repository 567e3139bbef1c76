/** Assumes that the caller of a gran or zolla holds cards for it. With an average hand, any raise would look good. */
import { type Cards, list, none, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import { deck } from '../order.js'
import { ladderFor } from '../ladder.js'
import { rulesIn } from '../profiles.js'
import type { View } from '../view.js'
import { securerFor } from './reckon.js'
import { imagine, type World } from './worlds.js'

/** How many worlds to draw until the call makes sense, and how many deals to test the caller's hand with in each. */
const draws = 12
const deals = 3

/** Returns a world in which the caller of the current gran or zolla would call it, or else any world. */
export function believe(view: View, random: Random): World {
  let world = imagine(view, random)
  const { owner, contract } = view
  if (owner === null || owner === view.seat || (contract !== 'gran' && contract !== 'zolla')) return world
  for (let i = 1; i < draws && !sensible(view, owner, world.dealt[owner] as Cards, random); i++) {
    world = imagine(view, random)
  }
  return world
}

/** Whether a hand wins alone in a few random deals of the other cards. */
function sensible(view: View, owner: Seat, hand: Cards, random: Random): boolean {
  const rules = rulesIn(view)
  const secure = securerFor(ladderFor(rules, view.contract), rules.win)
  const others = deck.filter((c) => !list(hand).includes(c))
  for (let i = 0; i < deals; i++) {
    const pool = shuffled(others, random)
    const hands = [none, none, none, none].map((_, seat) =>
      seat === owner ? hand : toSet(pool.splice(0, 4)),
    )
    if (!secure([owner], hands)) return false
  }
  return true
}
