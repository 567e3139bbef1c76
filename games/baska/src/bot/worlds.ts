/** Possible hands of the other players, imagined from a player's view. */
import { type Cards, has, list, none, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import { deck, follow, orderFor } from '../rules/order.js'
import { rulesIn } from '../rules/profiles.js'
import type { Contract, Side } from '../rules/rules.js'
import { lonely, trueSides } from '../rules/sides.js'
import { winningCard } from '../hand/trick.js'
import type { Played, View } from '../rules/view.js'

export interface World {
  readonly hands: readonly Cards[]
  /** The cards that each seat was dealt. */
  readonly dealt: readonly Cards[]
}

/** The maximum number of draws when the cards just played contradict a deal. */
const draws = 6

/** Deals the unseen cards. `hands` are the cards that are left now. `view.seat` must not be null. */
export function imagine(view: View, random: Random): World {
  let world = draw(view, random)
  for (let i = 1; i < draws && !credible(view, world); i++) world = draw(view, random)
  return world
}

function draw(view: View, random: Random): World {
  const { seat, hand, played, left, calls, takenBack } = view
  const seen = played.reduce((set, cards) => set | cards, hand)
  // Forehand still holds the cards that they took back, or has played them since.
  const hands: Cards[] = [toSet(takenBack) & ~seen, none, none, none]
  // Only a player with both old queens can have called wesele (W1).
  const caller = calls.find(({ call }) => call === 'wesele')?.seat
  if (caller !== undefined && caller !== seat) {
    const queens = rulesIn(view).oldQueens.filter((q) => !has(seen, q))
    hands[caller] = (hands[caller] as Cards) | toSet(queens)
  }
  const dealt = hands.reduce((set, cards) => set | cards, seen)
  const pool = shuffled(
    deck.filter((c) => !has(dealt, c)),
    random,
  )
  hands.forEach((cards, s) => {
    if (s === seat) hands[s] = hand
    else hands[s] = cards | toSet(pool.splice(0, (left[s] as number) - list(cards).length))
  })
  return { hands, dealt: hands.map((cards, s) => cards | (played[s] as Cards)) }
}

/** Whether the last trick and the current one are legal with these hands. */
function credible(view: View, { hands }: World): boolean {
  const order = orderFor(rulesIn(view), view.contract)
  const since: Cards[] = [...hands]
  const fits = (trick: readonly Played[]): boolean =>
    trick.every(({ seat, card }, i) => {
      const led = trick[0]
      if (i === 0 || led === undefined) return true
      return has(follow(order, since[seat] as Cards, led.card, winningCard(order, trick.slice(0, i))), card)
    })
  const back = (trick: readonly Played[]): void => {
    for (const { seat, card } of trick) since[seat] = (since[seat] as Cards) | toSet([card])
  }
  back(view.trick)
  if (!fits(view.trick)) return false
  const last = view.lastTrick?.cards ?? []
  back(last)
  return fits(last)
}

/** Returns the sides in a world if `owner` plays `contract`. */
export function sidesIn(view: View, world: World, contract: Contract, owner: Seat | null): readonly Side[] {
  const rules = rulesIn(view)
  const alone = contract === 'zwykla' ? lonely(rules, world.dealt) : null
  return alone === null
    ? trueSides(rules, contract, owner, world.dealt)
    : trueSides(rules, 'cicha', alone, world.dealt)
}

export const seatsOf = (sides: readonly Side[], side: Side): readonly Seat[] =>
  [0, 1, 2, 3].filter((seat) => sides[seat] === side)
