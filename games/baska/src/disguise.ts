/** Another hand that a seat cannot tell from this one. For the law of secrecy alone. */
import { type Cards, count, list, none, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import { apply } from './apply.js'
import { legal } from './legal.js'
import { type Move, write } from './moves.js'
import { setup } from './setup.js'
import { seen, view } from './show.js'
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
  const spoken = state.calls.map(({ seat, call }) => ({ seat, move: { call } }))
  if (state.phase === 'auction') return spoken
  // The auction ended with a pass; what was said later is a raise against a lead, or the answer of who led.
  const end = spoken.findLastIndex(({ move }) => move.call === 'pas') + 1
  const leads = state.takenBack.map((card) => ({ seat: 0, move: { card } }))
  const late = spoken.slice(end).flatMap((step) => (step.seat === 0 ? [step] : [...leads.splice(0, 1), step]))
  const cards = [...state.past.flatMap((trick) => trick.cards), ...state.trick]
  const offered = (at: number): readonly Step[] =>
    state.throws.filter((offer) => offer.at === at).flatMap(offering)
  return [
    ...spoken.slice(0, end),
    ...late,
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

/** The cards of each seat that `viewer` has not seen. */
function hiddenFrom(state: State, viewer: Seat | null): readonly Cards[] {
  const known = seen(state)
  return state.dealt.map((cards, seat) => (seat === viewer ? none : cards & ~(known[seat] as Cards)))
}

/** Deals the hidden cards anew; what was shown stays where it was. */
function redealt(state: State, hidden: readonly Cards[], random: Random): readonly Cards[] {
  const pool = shuffled(hidden.flatMap(list), random)
  return state.dealt.map((cards, seat) => {
    const unknown = hidden[seat] as Cards
    return (cards & ~unknown) | toSet(pool.splice(0, count(unknown)))
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
