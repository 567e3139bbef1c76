/**
 * The opponents' exchange before a rewolucja; they need not use it.
 *
 * With the skat (patrolki 3.4.9): in turn, starting after the dealer, each opponent may take the skat and put any
 * two cards back. A player who takes it sees what the other put there, as at a real table. Everybody else only
 * learns that it was taken.
 *
 * With each other (towarzyski 2.6): both secretly name how many cards they would exchange, and the lower number
 * counts. Then both secretly give that many cards. So nobody chooses while seeing the other's cards, and only the
 * agreed number is revealed.
 */
import type { Cards, Seat } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import type { Move } from './moves.js'
import { firstLead } from './play.js'
import type { Announcing, Exchanging, Playing } from './state.js'
import type { Swap } from '../rules/view.js'

const nobody: readonly null[] = [null, null, null]

/** Starts the exchange. */
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

/** The seats whose turn it is: one after the other with the skat, both at once with each other. */
export const exchanging = (s: Exchanging): readonly Seat[] =>
  s.step === 'take' || s.step === 'put' ? s.acting.slice(0, 1) : s.acting

/** Returns the state after an opponent's move in the exchange. */
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

/** Makes the swaps; `skat` is the skat afterwards. */
function swapped(s: Exchanging, swaps: readonly Swap[], skat: Cards): Exchanging {
  const hands = s.hands.map((hand, seat) => {
    const own = swaps.find((swap) => swap.seat === seat)
    return own === undefined ? hand : (hand | own.got) & ~own.gave
  }) as [Cards, Cards, Cards]
  return { ...s, hands, skat, swaps: [...s.swaps, ...swaps] }
}

/** The other opponent may take the skat next; otherwise forehand leads (4.1.1). */
function next(s: Exchanging): Exchanging | Playing {
  const acting = s.acting.slice(1)
  return acting.length === 0 ? lead(s) : { ...s, step: 'take', acting }
}

const lead = (s: Exchanging): Playing => firstLead(s, s.announcement, s.hands, null, s.swaps)

const set = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((old, i) => (i === seat ? value : old))

const after = (s: Exchanging, seat: Seat): readonly Seat[] => s.acting.filter((other) => other !== seat)

const opponents = ({ declarer }: Exchanging): readonly Seat[] => [0, 1, 2].filter((seat) => seat !== declarer)

/** The lower of the two numbers counts; the higher one is never revealed. */
function numbered(s: Exchanging, seat: Seat, n: number): Exchanging | Playing {
  const named = set(s.named, seat, n)
  const acting = after(s, seat)
  if (acting.length > 0) return { ...s, named, acting }
  const count = Math.min(...named.filter((each) => each !== null))
  return count === 0 ? lead(s) : { ...s, step: 'give', count, named: nobody, acting: opponents(s) }
}

function gave(s: Exchanging, seat: Seat, cards: Cards): Exchanging | Playing {
  const passedOn = set(s.given, seat, cards)
  const acting = after(s, seat)
  if (acting.length > 0) return { ...s, given: passedOn, acting }
  const [one, two] = opponents(s) as [Seat, Seat]
  const swaps = [
    { seat: one, gave: passedOn[one] as Cards, got: passedOn[two] as Cards },
    { seat: two, gave: passedOn[two] as Cards, got: passedOn[one] as Cards },
  ]
  return lead(swapped(s, swaps, s.skat))
}
