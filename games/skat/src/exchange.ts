/**
 * The opponents' exchange before a rewolucja: a right, no duty.
 *
 * With the skat (patrolki 3.4.9): the first after the dealer first, each may take the skat and put any two cards
 * back. Whoever takes it sees what the other put there, as they would at a table; nobody else learns anything but
 * that it was taken.
 *
 * With each other (towarzyski 2.6): each names unseen how many cards they would exchange, and the lower number counts;
 * then each gives as many, unseen until both have. So nobody chooses with the other's cards before them, and no
 * number but the one agreed on is told.
 */
import type { Cards, Seat } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Move } from './moves.js'
import { firstLead } from './play.js'
import type { Announcing, Exchanging, Playing } from './state.js'
import type { Swap } from './view.js'

const nobody: readonly null[] = [null, null, null]

/** The exchange's beginning. */
export const beginExchange = (s: Announcing, announcement: Announcement): Exchanging => ({
  phase: 'exchange',
  rules: s.rules,
  deal: s.deal,
  calls: s.calls,
  bid: s.bid,
  declarer: s.declarer,
  announcement,
  hands: s.deal.hands,
  skat: s.deal.skat,
  step: s.rules.rewolucjaExchange === 'skat' ? 'take' : 'number',
  acting: [0, 1, 2].filter((seat) => seat !== s.declarer),
  named: nobody,
  count: null,
  given: nobody,
  swaps: [],
})

/** Who is on the clock: one after the other with the skat, both at once with each other. */
export const exchanging = (s: Exchanging): readonly Seat[] =>
  s.step === 'take' || s.step === 'put' ? s.acting.slice(0, 1) : s.acting

/** The state after an opponent has done their part. */
export function exchange(s: Exchanging, seat: Seat, move: Move): Exchanging | Playing {
  switch (move.kind) {
    case 'take':
      return { ...s, step: 'put' }
    case 'discard':
      return next(swapped(s, [{ seat, gave: move.cards, got: s.skat }], move.cards))
    case 'swap':
      return numbered(s, seat, move.count)
    case 'give':
      return gave(s, seat, move.cards)
    default:
      return next(s)
  }
}

/** The cards change places; `skat` is how it lies then. */
function swapped(s: Exchanging, swaps: readonly Swap[], skat: Cards): Exchanging {
  const hands = s.hands.map((hand, seat) => {
    const own = swaps.find((swap) => swap.seat === seat)
    return own === undefined ? hand : (hand | own.got) & ~own.gave
  }) as [Cards, Cards, Cards]
  return { ...s, hands, skat, swaps: [...s.swaps, ...swaps] }
}

/** The other opponent may take the skat now, or forehand leads (4.1.1). */
function next(s: Exchanging): Exchanging | Playing {
  const acting = s.acting.slice(1)
  return acting.length === 0 ? lead(s) : { ...s, step: 'take', acting }
}

const lead = (s: Exchanging): Playing => firstLead(s, s.announcement, s.hands, null, s.swaps)

const set = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((old, i) => (i === seat ? value : old))

const after = (s: Exchanging, seat: Seat): readonly Seat[] => s.acting.filter((other) => other !== seat)

const opponents = ({ declarer }: Exchanging): readonly Seat[] => [0, 1, 2].filter((seat) => seat !== declarer)

/** The lower of the two numbers counts; the higher one is never told. */
function numbered(s: Exchanging, seat: Seat, n: number): Exchanging | Playing {
  const named = set(s.named, seat, n)
  const acting = after(s, seat)
  if (acting.length > 0) return { ...s, named, acting }
  const count = Math.min(...named.filter((each) => each !== null))
  return count === 0 ? lead(s) : { ...s, step: 'give', count, named: nobody, acting: opponents(s) }
}

function gave(s: Exchanging, seat: Seat, cards: Cards): Exchanging | Playing {
  const given = set(s.given, seat, cards)
  const acting = after(s, seat)
  if (acting.length > 0) return { ...s, given, acting }
  const [one, two] = opponents(s) as [Seat, Seat]
  const swaps = [
    { seat: one, gave: given[one] as Cards, got: given[two] as Cards },
    { seat: two, gave: given[two] as Cards, got: given[one] as Cards },
  ]
  return lead(swapped(s, swaps, s.skat))
}
