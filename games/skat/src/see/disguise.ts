/**
 * For the law of secrecy: returns the same hand in which cards unknown to a seat are exchanged. Everything that the
 * seat could see stays the same, and every card was still legally played.
 */
import { bit, type Card, type Cards, list, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import type { Deal } from '../hand/deal.js'
import { disguisedRewolucja } from './disguise-exchange.js'
import { patrolkiCards } from '../rules/patrolki.js'
import { clockwise } from '../hand/play.js'
import { view } from './see.js'
import { ramszGame } from '../rules/cards.js'
import { idleDealer } from '../hand/idle-dealer.js'
import type { Playing, Ramsz, State } from '../hand/state.js'
import { voids } from '../hand/voids.js'

type Hands = readonly [Cards, Cards, Cards]

/** Cards by place: seats 0…2, and 3 for the two cards put aside, which are the skat or the discard. */
type Places = [Cards, Cards, Cards, Cards]
const aside = 3

/** Returns another state that the seat cannot tell from this one; undefined if there is none. */
export function disguise(state: State, viewer: Seat | null, random: Random): State | undefined {
  if (state.phase === 'over') return undefined
  const seat = viewer === idleDealer ? null : viewer
  if (state.phase === 'exchange' || (state.phase === 'play' && state.announcement.rewolucja))
    return disguisedRewolucja(state, viewer, random)
  const before = places(state)
  const after = exchanged(before, hidden(state, viewer), barredIn(state), random)
  const deal = dealBehind(state, after, seat, random)
  const same = deal.skat === state.deal.skat && deal.hands.every((hand, i) => hand === state.deal.hands[i])
  if (same) return undefined
  switch (state.phase) {
    case 'announcement':
      return { ...state, deal, discard: state.discard === null ? null : after[aside] }
    case 'play':
      return {
        ...state,
        deal,
        hands: [after[0], after[1], after[2]],
        discard: state.discard === null ? null : after[aside],
      }
    case 'ramsz':
      return { ...state, deal, hands: [after[0], after[1], after[2]] }
    default:
      return { ...state, deal }
  }
}

type Live = Exclude<State, { phase: 'over' | 'exchange' }>

/** Where the cards are now. While the declarer holds twelve cards, their place does not include the skat. */
function places(s: Live): Places {
  const { hands, skat } = s.deal
  if (s.phase === 'play') return [...s.hands, s.discard ?? skat]
  if (s.phase === 'ramsz') return [...s.hands, skat]
  const discard = s.phase === 'announcement' ? s.discard : null
  if (discard === null || s.phase !== 'announcement') return [...hands, skat]
  const now = hands.map((hand, i) => (i === s.declarer ? (hand | skat) & ~discard : hand)) as [
    Cards,
    Cards,
    Cards,
  ]
  return [...now, discard]
}

/** The patrolki that were announced: those that are not laid out are known to lie in the skat (patrolki 2.4.4). */
const announcedPatrolki = (s: Live): Cards =>
  s.phase === 'play' ? toSet(patrolkiCards(s.announcement.game, s.announcement.patrolki)) : 0

/** Returns, for each place, the cards that the seat cannot know. */
function hidden(s: Live, viewer: Seat | null): (place: number) => Cards {
  const seen = view(s, viewer)
  const seat = viewer === idleDealer ? null : viewer
  const open = seen.openHand !== null && s.phase === 'play' ? [s.declarer] : []
  const openSeats = [...open, ...seen.openOpponents.map(({ seat: owner }) => owner)]
  const knowsAside = seen.skat !== null
  return (p) =>
    p === seat || openSeats.includes(p) || (p === aside && knowsAside) ? 0 : ~announcedPatrolki(s)
}

/** For each seat, the cards that it cannot hold because it did not follow suit. */
function barredIn(s: Live): Hands {
  if (s.phase === 'ramsz') return voids(ramszGame, [...s.tricks, s.trick])
  return s.phase === 'play' ? voids(s.announcement.game, [...s.tricks, s.trick]) : [0, 0, 0]
}

/** Tries every pair of hidden cards in random order and swaps those that both places may hold. */
function exchanged(from: Places, unknown: (place: number) => Cards, barred: Hands, random: Random): Places {
  const now: Places = [...from]
  const at = (c: Card): number => now.findIndex((set) => (set & bit(c)) !== 0)
  const cards = shuffled(
    from.flatMap((cards, p) => list(cards & unknown(p))),
    random,
  )
  for (const a of cards) {
    for (const b of shuffled(cards, random)) {
      const [p, q] = [at(a), at(b)]
      if (p === q || ((barred[p] ?? 0) & bit(b)) !== 0 || ((barred[q] ?? 0) & bit(a)) !== 0) continue
      now[p as 0] ^= bit(a) | bit(b)
      now[q as 0] ^= bit(a) | bit(b)
      break
    }
  }
  return now
}

/**
 * Returns the deal that leads to these places. If the skat was taken, any two of the declarer's twelve cards may
 * have been in it.
 */
function dealBehind(s: Live, now: Places, seat: Seat | null, random: Random): Deal {
  const played = (p: Seat): Cards => (s.phase === 'play' || s.phase === 'ramsz' ? laid(s, p) : 0)
  const own = (p: Seat): Cards => now[p as 0] | played(p)
  const taken = (s.phase === 'announcement' || s.phase === 'play') && s.discard !== null ? s : null
  if (taken === null) return { hands: [own(0), own(1), own(2)], skat: now[aside] }
  const twelve = own(taken.declarer) | now[aside]
  const skat =
    seat === taken.declarer
      ? s.deal.skat
      : shuffled(list(twelve), random)
          .slice(0, 2)
          .reduce((set, c) => set | bit(c), 0)
  const hand = (p: Seat): Cards => (p === taken.declarer ? twelve & ~skat : own(p))
  return { hands: [hand(0), hand(1), hand(2)], skat }
}

/** What a seat has played so far. */
function laid(s: Playing | Ramsz, seat: Seat): Cards {
  let set = 0
  for (const { leader, cards } of [...s.tricks, s.trick]) {
    cards.forEach((c, i) => {
      if (clockwise(leader, i) === seat) set |= bit(c)
    })
  }
  return set
}
