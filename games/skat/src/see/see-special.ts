/** What each seat may know of games with phases of their own: a ramsz, and the exchange before a rewolucja, during it and afterwards. */
import { type Cards, count, type Seat } from '@stolik/core'
import { lastTrickSeen } from '../hand/play.js'
import type { Exchanging, Playing, Ramsz } from '../hand/state.js'
import type { Draft, Exchange } from '../rules/view.js'

/** The seat that holds the skat in addition to its ten cards, if any. */
const holding = (s: Exchanging): Seat | undefined => (s.step === 'put' ? s.acting[0] : undefined)

const ten = 10

/** The view during the exchange: own cards, and the declarer's cards if they already lie open. */
export function inExchange(seen: Draft, s: Exchanging): void {
  const { seat } = seen
  const holder = holding(s)
  if (seat !== null && seat === holder) seen.hand = (s.hands[seat] as Cards) | s.skat
  seen.cardsLeft = s.hands.map((_, i) => (i === holder ? ten + 2 : ten))
  seen.bid = s.bid
  seen.declarer = s.declarer
  seen.fromHand = true
  seen.announcement = s.announcement
  if (s.rules.rewolucjaExposure === 'before-first-lead') seen.openHand = s.hands[s.declarer] as Cards
  seen.exchange = now(s, seat)
}

function now(s: Exchanging, seat: Seat | null): Exchange {
  const holder = holding(s)
  const own = s.swaps.find((swap) => swap.seat === seat)
  const taken = s.swaps.map((swap) => swap.seat)
  return {
    how: s.rules.rewolucjaExchange,
    step: s.step,
    took: holder === undefined ? taken : [...taken, holder],
    count: s.count,
    named: seat === null ? null : (s.named[seat] as number | null),
    gave: own?.gave ?? (seat === null ? null : (s.given[seat] as Cards | null)),
    got: own?.got ?? (seat !== null && seat === holder ? s.skat : null),
  }
}

/** What a seat may know about the exchange during the play of a rewolucja. */
export function afterExchange(s: Playing, seat: Seat | null): Exchange {
  const how = s.rules.rewolucjaExchange
  const own = s.swaps.find((swap) => swap.seat === seat)
  return {
    how,
    step: 'done',
    took: how === 'skat' ? s.swaps.map((swap) => swap.seat) : [],
    count: how === 'skat' ? null : count(s.swaps[0]?.gave ?? 0),
    named: null,
    gave: own?.gave ?? null,
    got: own?.got ?? null,
  }
}

/** In a ramsz: the viewer's own cards and the cards played. */
export function inRamsz(seen: Draft, s: Ramsz): void {
  seen.cardsLeft = s.hands.map(count)
  seen.ramsz = true
  seen.trick = s.trick
  seen.lastTrick = lastTrickSeen(s, seen.seat)
  seen.tricksWon = s.won
  seen.played = s.played
  seen.look = s.look
}
