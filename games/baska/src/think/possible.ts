/** Which hands a player can hold, as far as their calls and their cards show. */
import { bit, type Card, type Cards, has, list, none, type Seat, toSet } from '@stolik/core'
import { apply } from '../hand/apply.js'
import { beforeCards } from '../rules/history.js'
import { legal } from '../hand/legal.js'
import type { Memory } from '../hand/memory.js'
import { write } from '../rules/moves.js'
import { follow, type Order, orderFor } from '../rules/order.js'
import { rulesIn } from '../rules/profiles.js'
import { setup } from '../hand/setup.js'
import { view as viewOf } from '../see/show.js'
import type { State } from '../hand/state.js'
import { winningCard } from '../hand/trick.js'
import type { Played, View } from '../rules/view.js'

/** A card that had to follow: what it tells about the hand it came from. */
interface Followed {
  readonly card: Card
  readonly led: Card
  readonly winning: Card
  /** The cards that the player has played since, this one included. */
  readonly since: Cards
}

/** Returns every trick that the view and the memory know, with the cards on the table last. */
const tricksOf = ({ lastTrick, trick }: View, memory: Memory | undefined): readonly (readonly Played[])[] => [
  ...(memory?.tricks ?? (lastTrick === null ? [] : [lastTrick])).map(({ cards }) => cards),
  trick,
]

function followed(order: Order, tricks: readonly (readonly Played[])[], seat: Seat): readonly Followed[] {
  let since = none
  const out: Followed[] = []
  for (const trick of tricks.toReversed()) {
    const i = trick.findIndex((played) => played.seat === seat)
    if (i < 0) continue
    const { card } = trick[i] as Played
    since |= bit(card)
    if (i > 0)
      out.push({
        card,
        led: (trick[0] as Played).card,
        winning: winningCard(order, trick.slice(0, i)),
        since,
      })
  }
  return out
}

/** Returns whether a seat may hold these cards now, given the cards it has played. */
export function playedFrom(view: View, memory: Memory | undefined, seat: Seat): (hand: Cards) => boolean {
  const order = orderFor(rulesIn(view), view.contract)
  const follows = followed(order, tricksOf(view, memory), seat)
  const back = seat === 0 ? toSet(view.takenBack) & ~(view.played[0] as Cards) : none
  return (hand) =>
    (hand & back) === back &&
    follows.every(({ card, led, winning, since }) => has(follow(order, hand | since, led, winning), card))
}

/**
 * Returns whether a seat may have been dealt these cards, given its calls. A call depends on the old queens, on the cards that decide who
 * is the partner in a wesele, and on whether the hand may not pass.
 */
export function calledWith(view: View, seat: Seat): (dealt: Cards) => boolean {
  const rules = rulesIn(view)
  const steps = beforeCards(view.calls, view.takenBack)
  const signs = toSet([...rules.oldQueens, ...rules.weselePartner])
  const known = new Map<string, boolean>()
  const start = (dealt: Cards): State => {
    const back = toSet(view.takenBack)
    const others = [back, none, none, none]
    const hands = others.map((hand, s) => (s === seat ? dealt : hand))
    return setup(rules, { hands }, { bokLeft: view.bokLeft })
  }
  const legally = (first: State): boolean => {
    let state = first
    for (const step of steps) {
      const text = write(step.move)
      const call = step.seat === seat && 'call' in step.move
      if (call && !legal(viewOf(state, seat)).some((move) => write(move) === text)) return false
      state = apply(state, step.seat, step.move)
    }
    return true
  }
  return (dealt) => {
    const first = start(dealt)
    const key = `${dealt & signs} ${String(first.phase === 'auction' && first.mustBid[seat])}`
    const before = known.get(key) ?? legally(first)
    known.set(key, before)
    return before
  }
}

/** Returns all sets of so many cards of a pool. */
export function choices(pool: Cards, size: number): readonly Cards[] {
  if (size === 0) return [none]
  const out: Cards[] = []
  const cards = list(pool)
  const add = (from: number, missing: number, set: Cards): void => {
    for (let i = from; i <= cards.length - missing; i++) {
      const more = set | bit(cards[i] as Card)
      if (missing === 1) out.push(more)
      else add(i + 1, missing - 1, more)
    }
  }
  add(0, size, none)
  return out
}
