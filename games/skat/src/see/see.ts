/** What each seat may know about a state. Players get information about a state only through this. */
import { type Cards, count, type Seat, toSet } from '@stolik/core'
import { caller } from '../hand/auction.js'
import { points } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import { lastTrickSeen, place, skatInPlay, turn } from '../hand/play.js'
import { reachable } from '../rules/levels.js'
import { awaited } from '../hand/offers.js'
import { profiles } from '../rules/profiles.js'
import type { Rules } from '../rules/rules.js'
import type { Announcing, Auction, Discarding, Over, Playing, SkatChoice, State } from '../hand/state.js'
import { patrolkiCards } from '../rules/patrolki.js'
import { afterExchange, inExchange, inRamsz } from './see-special.js'
import { levelAgainst, matadors, type Level } from '../rules/valuation.js'
import { exchanging } from '../hand/exchange.js'
import { idleDealer } from '../hand/idle-dealer.js'
import type { Draft, OpenHand, View } from '../rules/view.js'

const nobody: readonly Seat[] = []
const alone: readonly (readonly Seat[])[] = [[0], [1], [2]]
const tens: readonly number[] = [10, 10, 10]
const zeros: readonly number[] = [0, 0, 0]
/** How many cards each seat holds, indexed by finished tricks, leader and cards on the table. */
const cardsLeft: readonly (readonly number[])[] = Array.from({ length: 11 * 9 }, (_, i) =>
  [0, 1, 2].map((seat) => 10 - Math.floor(i / 9) - (place(Math.floor(i / 3) % 3, seat) < i % 3 ? 1 : 0)),
)
const noHands: readonly OpenHand[] = []

/** The seats whose turn it is. Offers to end the game can also be made out of turn. */
export function toAct(s: State): readonly Seat[] {
  switch (s.phase) {
    case 'auction':
      return alone[caller(s)] as readonly Seat[]
    case 'play':
      return s.offer === null ? (alone[turn(s)] as readonly Seat[]) : awaited(s, s.offer)
    case 'ramsz':
      return alone[turn(s)] as readonly Seat[]
    case 'exchange':
      return exchanging(s)
    case 'over':
      return nobody
    default:
      return alone[s.declarer] as readonly Seat[]
  }
}

/** Everything that a seat may know (4.5.3–4.5.5). Null is an onlooker, who sees what lies open. */
export function view(s: State, seat: Seat | null): View {
  const seen = seat === idleDealer ? besides(s) : inPhase(s, seat)
  return profiles[s.rules.id as keyof typeof profiles] === s.rules ? seen : { ...seen, rules: s.rules }
}

function inPhase(s: State, seat: Seat | null): View {
  const seen = blank(s, seat)
  switch (s.phase) {
    case 'play':
      inPlay(seen, s)
      break
    case 'exchange':
      inExchange(seen, s)
      break
    case 'ramsz':
      inRamsz(seen, s)
      break
    case 'over':
      afterwards(seen, s)
      break
    default:
      beforePlay(seen, s)
  }
  return seen
}

/** A view in which nothing has happened yet but calls. Each phase fills in what it shows. */
const blank = (s: State, seat: Seat | null): Draft => ({
  profile: s.rules.id,
  phase: s.phase,
  seat,
  toAct: toAct(s),
  hand: seat === null ? 0 : (('hands' in s ? s.hands : s.deal.hands)[seat] as Cards),
  cardsLeft: tens,
  calls: s.calls,
  asker: null,
  hearer: null,
  bid: 0,
  declarer: null,
  fromHand: null,
  announcement: null,
  openHand: null,
  patrolki: null,
  exchange: null,
  ramsz: false,
  openOpponents: noHands,
  skat: null,
  discard: null,
  trick: null,
  lastTrick: null,
  tricksWon: zeros,
  played: 0,
  offer: null,
  reach: null,
  declined: nobody,
  look: null,
  disclosure: null,
})

/** What a dealer who sits out may know: what lies open, and the one hand that they look into (pzskat 3.5.4). */
function besides(s: State): View {
  const seen = { ...inPhase(s, null), seat: idleDealer }
  if ((s.phase !== 'play' && s.phase !== 'ramsz') || s.look?.granted !== true) return seen
  const { at } = s.look
  const cards = s.hands[at] as Cards
  if (at === seen.declarer) return { ...seen, openHand: cards }
  const others = seen.openOpponents.filter((open) => open.seat !== at)
  return { ...seen, openOpponents: [...others, { seat: at, cards }] }
}

function beforePlay(seen: Draft, s: Auction | SkatChoice | Discarding | Announcing): void {
  seen.bid = s.bid
  if (s.phase === 'auction') {
    seen.asker = s.asker
    seen.hearer = s.hearer
    return
  }
  const { declarer } = s
  const discard = s.phase === 'announcement' ? s.discard : null
  seen.declarer = declarer
  if (s.phase === 'discard') seen.cardsLeft = tens.map((n, i) => (i === declarer ? n + 2 : n))
  if (s.phase !== 'skat') seen.fromHand = s.phase === 'announcement' && discard === null
  if (seen.seat !== declarer || seen.fromHand !== false) return
  seen.hand = ((s.deal.hands[declarer] as Cards) | s.deal.skat) & ~(discard ?? 0)
  seen.skat = s.deal.skat
  seen.discard = discard
}

/** When the profile has the hand of an open game laid down (2.2.5). */
function exposure({ announcement, rules }: Playing): Rules['nullLaidOpen'] {
  if (announcement.rewolucja) return rules.rewolucjaExposure
  return announcement.game === nullGame ? rules.nullLaidOpen : 'before-first-lead'
}

const liesOpen = (s: Playing): boolean =>
  (s.open.length > 0 && s.open.includes(s.declarer)) ||
  (s.announcement.ouvert && (s.tricks.length > 0 || exposure(s) === 'before-first-lead'))

/** The hands of opponents who laid them down (4.3.5). */
const openOpponents = (s: Playing): readonly OpenHand[] =>
  s.open.filter((seat) => seat !== s.declarer).map((seat) => ({ seat, cards: s.hands[seat] as Cards }))

/** The patrolki that still have to take their tricks (patrolki 2.4.4). */
const laidOut = ({ announcement, hands, declarer }: Playing): Cards | null =>
  announcement.patrolki === 0
    ? null
    : (hands[declarer] as Cards) & toSet(patrolkiCards(announcement.game, announcement.patrolki))

/** The highest level that a declarer can still demand, as far as they know. In a hand game the skat is unknown. */
function reachOf({
  announcement: { game },
  rules,
  deal,
  declarer,
  discard,
  won,
  points,
}: Playing): Level | null {
  if (game === nullGame || rules.declarerShows === 'claim') return null
  const of = (sums: readonly number[]): number => sums.reduce((a, b) => a + b, 0) - (sums[declarer] as number)
  const left = levelAgainst({ points: of(points), tricks: of(won) })
  if (discard === null) return left
  const own = matadors(game, (deal.hands[declarer] as Cards) | deal.skat)
  const levels: readonly Level[] = ['schwarz', 'schneider', 'simple']
  return levels.slice(levels.indexOf(left)).find((level) => reachable(game, own, level)) ?? null
}

function inPlay(seen: Draft, s: Playing): void {
  const { seat } = seen
  const { declarer, hands, trick, tricks, discard, announcement } = s
  seen.cardsLeft = cardsLeft[9 * tricks.length + 3 * trick.leader + trick.cards.length] as readonly number[]
  seen.bid = s.bid
  seen.declarer = declarer
  seen.fromHand = announcement.hand
  seen.announcement = announcement
  if (liesOpen(s)) seen.openHand = hands[declarer] as Cards
  seen.patrolki = laidOut(s)
  if (announcement.rewolucja) seen.exchange = afterExchange(s, seat)
  if (s.open.length > 0) seen.openOpponents = openOpponents(s)
  if (seat === declarer) {
    if (discard !== null) seen.skat = s.deal.skat
    seen.discard = discard
    seen.reach = reachOf(s)
  }
  seen.trick = trick
  seen.lastTrick = lastTrickSeen(s, seat)
  seen.tricksWon = s.won
  seen.played = s.played
  seen.offer = s.offer
  seen.declined = s.declined
  seen.look = s.look
}

function afterwards(seen: Draft, s: Over): void {
  const { game } = s
  seen.cardsLeft = s.hands.map(count)
  seen.bid = s.bid
  seen.ramsz = s.ramsz
  if (game !== null) {
    seen.declarer = game.declarer
    seen.fromHand = game.announcement.hand
    seen.announcement = game.announcement
    if (game.discard !== null && seen.seat === game.declarer) {
      seen.skat = s.deal.skat
      seen.discard = game.discard
    }
  }
  seen.trick = s.trick
  seen.lastTrick = s.tricks.at(-1) ?? null
  seen.tricksWon = s.won
  seen.played = s.played
  seen.disclosure = {
    hands: s.deal.hands,
    skat: s.deal.skat,
    discard: game && game.discard,
    swaps: game === null ? [] : game.swaps,
    tricks: s.tricks,
    points: s.points,
    skatPoints: game === null && !s.ramsz ? 0 : points(skatInPlay(s)),
  }
}
