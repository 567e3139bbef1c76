/**
 * For the law of secrecy in a rewolucja. Cards that a seat has never seen trade places in the whole state: in the
 * deal, the hands, the skat and all exchanges. Numbers that the seat has not been told are replaced.
 */
import { bit, type Card, type Cards, list, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import { deck } from '../rules/cards.js'
import { idleDealer } from '../hand/idle-dealer.js'
import { view } from './see.js'
import type { Exchanging, Playing } from '../hand/state.js'
import type { Swap } from '../rules/view.js'
import { voids } from '../hand/voids.js'

type Rewolucja = Exchanging | Playing

/** Returns another state that the seat cannot tell from this one; undefined if there is none. */
export function disguisedRewolucja<S extends Rewolucja>(
  s: S,
  seat: Seat | null,
  random: Random,
): S | undefined {
  const unseen = deck & ~seenBy(s, seat)
  const faces = trade(s, shuffled(list(unseen), random), random)
  const other = (cards: Cards): Cards => toSet(list(cards).map((c) => faces[c] as Card))
  const three = (hands: Rewolucja['hands']): Rewolucja['hands'] => [
    other(hands[0]),
    other(hands[1]),
    other(hands[2]),
  ]
  const swaps = s.swaps.map((swap): Swap => ({ ...swap, gave: other(swap.gave), got: other(swap.got) }))
  const deal = { hands: three(s.deal.hands), skat: other(s.deal.skat) }
  const changed = { ...s, deal, hands: three(s.hands), swaps }
  if (changed.phase === 'exchange') Object.assign(changed, unheard(changed, seat, random, other))
  return faces.every((face, c) => face === c) ? undefined : changed
}

/** Replaces what the other seats have named or given while somebody still has to act. */
function unheard(
  s: Exchanging,
  seat: Seat | null,
  random: Random,
  other: (cards: Cards) => Cards,
): Pick<Exchanging, 'skat' | 'named' | 'given'> {
  const most = 10
  return {
    skat: other(s.skat),
    named: s.named.map((n, i) => (n === null || i === seat ? n : random.below(most + 1))),
    given: s.given.map((cards) => cards && other(cards)),
  }
}

/** Every card that the seat has seen. */
function seenBy(s: Rewolucja, seat: Seat | null): Cards {
  const seen = view(s, seat)
  const own = s.deal.hands[seat ?? idleDealer] ?? 0
  const looked = seen.openOpponents.reduce((set, open) => set | open.cards, 0)
  const moved = (seen.exchange?.gave ?? 0) | (seen.exchange?.got ?? 0)
  return (
    own | looked | moved | seen.hand | (seen.openHand ?? 0) | seen.played | toSet(seen.trick?.cards ?? [])
  )
}

/**
 * Returns for each card the card that replaces it. Pairs of unseen cards are swapped if both may be at the other's
 * place.
 */
function trade(s: Rewolucja, unseen: readonly Card[], random: Random): readonly Card[] {
  const faces = Array.from({ length: 32 }, (_, c) => c)
  const places = s.hands.map((hand) => hand)
  const barred = s.phase === 'play' ? voids(s.announcement.game, [...s.tricks, s.trick]) : []
  const at = (c: Card): Seat => places.findIndex((hand) => (hand & bit(c)) !== 0)
  const may = (c: Card, place: Seat): boolean => ((barred[place] ?? 0) & bit(c)) === 0
  for (const a of unseen) {
    const b = shuffled(unseen, random).find((c) => c !== a && may(c, at(a)) && may(a, at(c)))
    if (b === undefined) continue
    const pair = bit(a) | bit(b)
    for (const place of [at(a), at(b)]) {
      const one = (places[place] ?? 0) & pair
      if (one !== 0 && one !== pair) places[place] = (places[place] as Cards) ^ pair
    }
    faces.forEach((face, c) => {
      if (face === a) faces[c] = b
      else if (face === b) faces[c] = a
    })
  }
  return faces
}
