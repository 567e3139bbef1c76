/** Another hand that a seat cannot tell from this one. For the law of secrecy alone. */
import { type Cards, count, list, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import { apply } from './apply.js'
import { legal } from './legal.js'
import { type Move, write } from './moves.js'
import { setup } from './setup.js'
import { view } from './show.js'
import type { Auction, Play, State } from './state.js'
import type { ThrowIn } from './view.js'

/**
 * How often the hidden cards are dealt anew before there is taken to be no other hand: more often than there are
 * ways to deal a few of them, often enough for many.
 */
const attempts = (hidden: number): number => 3 * hidden * hidden

interface Step {
  readonly seat: Seat
  readonly move: Move
}

/** Everything that was said and played, in order. */
function history(state: Auction | Play): readonly Step[] {
  const calls = state.calls.map(({ seat, call }) => ({ seat, move: { call } }))
  if (state.phase === 'auction') return calls
  const cards = [...state.past.flatMap((trick) => trick.cards), ...state.trick]
  const offered = (at: number): readonly Step[] =>
    state.throws.filter((offer) => offer.at === at).flatMap(offering)
  return [
    ...calls,
    ...cards.flatMap(({ seat, card }, at) => [...offered(at), { seat, move: { card } }]),
    ...offered(cards.length),
  ]
}

/** The words of an offer to throw the cards in, and the answers to it. */
const offering = ({ seat, agreed, declined }: ThrowIn): readonly Step[] => [
  { seat, move: { throwIn: true } },
  ...agreed.map((other) => ({ seat: other, move: { agree: true } })),
  ...(declined === null ? [] : [{ seat: declined, move: { agree: false } }]),
]

/** Deals the cards that `viewer` has not seen anew; what was played stays where it was. */
function redealt(state: State, viewer: Seat | null, random: Random): readonly Cards[] {
  const hands = state.phase === 'auction' ? state.dealt : state.hands
  const pool = shuffled(
    hands.flatMap((hand, seat) => (seat === viewer ? [] : list(hand))),
    random,
  )
  return hands.map((hand, seat) => {
    if (seat === viewer) return state.dealt[seat] as Cards
    return ((state.dealt[seat] as Cards) & ~hand) | toSet(pool.splice(0, count(hand)))
  })
}

/**
 * The same words and cards from other hands; undefined if one of them would not have been legal, or if cards that
 * were thrown in too early would have ended that hand: the judgement was public (R5).
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
  const hands = state.phase === 'auction' ? state.dealt : state.hands
  const hidden = hands.reduce((sum, hand, seat) => (seat === viewer ? sum : sum + count(hand)), 0)
  for (let i = 0; i < attempts(hidden); i++) {
    const dealt = redealt(state, viewer, random)
    if (dealt.every((hand, seat) => hand === state.dealt[seat])) continue
    const other = replayed(state, dealt, steps)
    if (other !== undefined) return other
  }
  return undefined
}
