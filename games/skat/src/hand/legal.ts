/**
 * Lists the legal moves of a viewer, from the view alone. The lists are made on first use and shared, so nobody may
 * change them.
 */
import { bit, type Cards, type Seat } from '@stolik/core'
import { type Announcement, announcements, patrolkiAnnouncements } from '../rules/announcement.js'
import { bidValues, namable } from '../rules/bids.js'
import { playable, ramszGame } from '../rules/cards.js'
import { endings } from './endings.js'
import type { GameKind } from '../rules/games.js'
import { besides, consents, idleDealer, looks } from './idle-dealer.js'
import type { Move } from './moves.js'
import { patrolkiAmong } from '../rules/patrolki.js'
import { rulesIn } from '../rules/profiles.js'
import type { Rules } from '../rules/rules.js'
import type { Exchange, Trick, View } from '../rules/view.js'

const nothing: readonly Move[] = []
const pass: Move = { kind: 'pass' }
const skatChoices: readonly Move[] = [{ kind: 'take' }, { kind: 'hand' }]
const skatOffered: readonly Move[] = [{ kind: 'take' }, { kind: 'leave' }]
const numbers: readonly Move[] = Array.from({ length: 11 }, (_, n) => ({ kind: 'swap', count: n }))
const answers: readonly Move[] = [{ kind: 'hold' }, pass]
const forehandsChoices: readonly Move[] = [{ kind: 'play' }, pass]
const cardMoves: readonly Move[] = Array.from({ length: 32 }, (_, card) => ({ kind: 'card', card }))
const discards: readonly Move[] = Array.from({ length: 32 * 32 }, (_, i) => ({
  kind: 'discard',
  cards: bit(i >> 5) | bit(i & 31),
}))

const bidOf = (value: number): Move => ({ kind: 'bid', value })

type ByBid = (bid: number) => readonly Move[]

interface Lists {
  readonly rules: Rules
  /** Passing and every value above the bid. */
  readonly bids: ByBid
  /** Announcements by bid: after taking the skat, and below from the hand. */
  readonly taken: ByBid
  readonly hand: ByBid
}

const announce = (announcement: Announcement): Move => ({ kind: 'announce', announcement })

function lists(rules: Rules): Lists {
  const values = bidValues(rules)
  const byBid = (make: ByBid): ByBid => {
    const made: (readonly Move[])[] = []
    return (bid) => (made[bid] ??= make(bid))
  }
  const games = (hand: boolean, bid: number): readonly Move[] =>
    announcements(rules, hand, bid, 0).map(announce)
  return {
    rules,
    bids: byBid((bid) => [pass, ...namable(rules, bid, values).map(bidOf)]),
    taken: byBid((bid) => games(false, bid)),
    hand: byBid((bid) => games(true, bid)),
  }
}

const prepared = new WeakMap<Rules, Lists>()

function listsOf(view: View): Lists {
  const rules = rulesIn(view)
  let made = prepared.get(rules)
  if (made === undefined) prepared.set(rules, (made = lists(rules)))
  return made
}

/** The viewer's legal moves; none for an onlooker, and none takes anything back (2.1.1, 3.3.8, 3.4.7, 4.1.2). */
export function legal(view: View): readonly Move[] {
  const { seat } = view
  if (seat === null) return nothing
  if (view.trick !== null && view.phase !== 'over') return inTricks(view)
  if (!view.toAct.includes(seat)) return nothing
  switch (view.phase) {
    case 'auction':
      if (seat !== view.asker) return view.asker === null ? forehandsChoices : answers
      return listsOf(view).bids(view.bid)
    case 'skat':
      return skatChoices
    case 'discard':
      return pairs(view.hand)
    case 'announcement':
      return announcing(view)
    case 'exchange':
      return exchanging(view)
    default:
      return nothing
  }
}

/** Moves while cards are played. */
function inTricks(view: View): readonly Move[] {
  const cards = (): readonly Move[] => (view.ramsz ? cardsIn(view, ramszGame) : playing(view))
  const moves = view.seat === idleDealer ? besides(view) : cards()
  const more = looks(view)
  return more.length === 0 ? moves : [...moves, ...more]
}

/** The cards that the viewer may play; none if it is not their turn. */
const cardsIn = ({ toAct, seat, trick, hand }: View, game: GameKind): Move[] =>
  toAct.includes(seat as Seat) ? cardsOf(playable(game, (trick as Trick).cards, hand)) : []

/** The profile's games, and those with the patrolki in the hand (2.2.4, 3.4.1, patrolki 2.4.4). */
function announcing(view: View): readonly Move[] {
  const { taken, hand, rules } = listsOf(view)
  const fromHand = view.fromHand === true
  const games = (fromHand ? hand : taken)(view.bid)
  const among = patrolkiAmong(rules, view.hand, view.discard)
  const laidOut = patrolkiAnnouncements(rules, fromHand, among).map(announce)
  return laidOut.length === 0 ? games : [...games, ...laidOut]
}

/** The moves in the exchange before a rewolucja, step by step (patrolki 3.4.9, towarzyski 2.6). */
function exchanging({ exchange, hand }: View): readonly Move[] {
  const { step, count } = exchange as Exchange
  switch (step) {
    case 'take':
      return skatOffered
    case 'put':
      return pairs(hand)
    case 'number':
      return numbers
    default:
      return subsets(hand, count as number).map((cards): Move => ({ kind: 'give', cards }))
  }
}

/** All subsets of n cards. */
function subsets(cards: Cards, n: number): readonly Cards[] {
  if (n === 0) return [0]
  const out: Cards[] = []
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    out.push(...subsets(rest & (rest - 1), n - 1).map((others) => others | (rest & -rest)))
  return out
}

function cardsOf(open: Cards): Move[] {
  const out: Move[] = []
  for (let rest = open; rest !== 0; rest &= rest - 1)
    out.push(cardMoves[31 - Math.clz32(rest & -rest)] as Move)
  return out
}

/** All pairs of cards; any two may be discarded (2.2.2). */
function pairs(hand: Cards): readonly Move[] {
  const out: Move[] = []
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const low = 31 - Math.clz32(rest & -rest)
    for (let other = rest & (rest - 1); other !== 0; other &= other - 1) {
      out.push(discards[(low << 5) | (31 - Math.clz32(other & -other))] as Move)
    }
  }
  return out
}

/** Cards when it is the viewer's turn. Moves that end the game, and answers to them, at any time (4.2, 4.3). */
function playing(view: View): readonly Move[] {
  if (view.offer !== null) return view.toAct.includes(view.seat as Seat) ? consents : nothing
  const out = cardsIn(view, (view.announcement as Announcement).game)
  if (out.length === 0) return endings(view)
  // A loop, since spreading them as arguments would cost more than the cards.
  for (const ending of endings(view)) out.push(ending)
  return out
}
