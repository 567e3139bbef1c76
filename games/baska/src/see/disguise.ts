/** Finds another hand that a seat cannot tell from this one. Only tests of secrecy use it. */
import { type Cards, count, list, none, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import { apply } from '../hand/apply.js'
import { legal } from '../hand/legal.js'
import { beforeCards, type Step } from '../rules/history.js'
import { write } from '../rules/moves.js'
import { setup } from '../hand/setup.js'
import { seen, view } from './show.js'
import type { Auction, Play, State } from '../hand/state.js'
import type { ThrowIn } from '../rules/view.js'

/**
 * How often to deal the hidden cards again before giving up. With few hidden cards, that is more often than there are deals.
 * With many, it is often enough.
 */
const attempts = (hidden: number): number => 3 * hidden * hidden

/** Returns all calls and cards, in order. */
function history(state: Auction | Play): readonly Step[] {
  if (state.phase === 'auction') return beforeCards(state.calls, [])
  const cards = [...state.past.flatMap((trick) => trick.cards), ...state.trick]
  const offered = (at: number): readonly Step[] =>
    state.throws.filter((offer) => offer.at === at).flatMap(offering)
  return [
    ...beforeCards(state.calls, state.takenBack),
    ...cards.flatMap(({ seat, card }, at) => [...offered(at), { seat, move: { card } }]),
    ...offered(cards.length),
  ]
}

/** Returns an offer to throw the cards in, and its answers, as moves. */
const offering = ({ seat, agreed, declined }: ThrowIn): readonly Step[] => [
  { seat, move: { throwIn: true } },
  ...agreed.map((other) => ({ seat: other, move: { agree: true } })),
  ...(declined === null ? [] : [{ seat: declined, move: { agree: false } }]),
]

/** Returns the cards of each seat that `viewer` has not seen. */
function hiddenFrom(state: State, viewer: Seat | null): readonly Cards[] {
  const known = seen(state)
  return state.dealt.map((cards, seat) => (seat === viewer ? none : cards & ~(known[seat] as Cards)))
}

/** Deals the hidden cards again. Cards that were seen stay where they are. */
function redealt(state: State, hidden: readonly Cards[], random: Random): readonly Cards[] {
  const pool = shuffled(hidden.flatMap(list), random)
  return state.dealt.map((cards, seat) => {
    const unknown = hidden[seat] as Cards
    return (cards & ~unknown) | toSet(pool.splice(0, count(unknown)))
  })
}

/**
 * Repeats the same calls and cards with other hands. Undefined if one of the moves would be illegal. Also undefined if a
 * rejected throwing-in would have ended the other hand: the ruling was public (R5).
 */
function replayed(state: Auction | Play, dealt: readonly Cards[], steps: readonly Step[]): State | undefined {
  let other: State = setup(state.rules, { hands: dealt }, { bokLeft: state.bokLeft })
  for (const { seat, move } of steps) {
    const text = write(move)
    if (!legal(view(other, seat)).some((open) => write(open) === text)) return undefined
    other = apply(other, seat, move)
  }
  return other.phase === 'over' ? undefined : other
}

export function disguise(state: State, viewer: Seat | null, random: Random): State | undefined {
  if (state.phase === 'over') return undefined
  const steps = history(state)
  const hidden = hiddenFrom(state, viewer)
  const most = attempts(hidden.reduce((sum, cards) => sum + count(cards), 0))
  for (let i = 0; i < most; i++) {
    const dealt = redealt(state, hidden, random)
    if (dealt.every((hand, seat) => hand === state.dealt[seat])) continue
    const other = replayed(state, dealt, steps)
    if (other !== undefined) return other
  }
  return undefined
}
