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
import type { OpenHand, View } from '../rules/view.js'

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
  switch (s.phase) {
    case 'play':
      return inPlay(s, seat)
    case 'exchange':
      return { ...blank(s, seat), ...inExchange(s, seat) }
    case 'ramsz':
      return { ...blank(s, seat), ...inRamsz(s, seat) }
    case 'over':
      return { ...blank(s, seat), ...afterwards(s, seat) }
    default:
      return { ...blank(s, seat), ...beforePlay(s, seat) }
  }
}

/** A view in which nothing has happened yet but calls. Each phase adds what it shows. */
const blank = (s: State, seat: Seat | null): View => ({
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

function beforePlay(s: Auction | SkatChoice | Discarding | Announcing, seat: Seat | null): Partial<View> {
  if (s.phase === 'auction') return { asker: s.asker, hearer: s.hearer, bid: s.bid }
  const { declarer, bid } = s
  const discard = s.phase === 'announcement' ? s.discard : null
  const fromHand = s.phase === 'skat' ? null : s.phase === 'announcement' && discard === null
  const cardsLeft = s.phase === 'discard' ? tens.map((n, i) => (i === declarer ? n + 2 : n)) : tens
  const open = { declarer, bid, fromHand, cardsLeft }
  if (seat !== declarer || s.phase === 'skat' || fromHand === true) return open
  const all = (s.deal.hands[declarer] as Cards) | s.deal.skat
  return { ...open, hand: discard === null ? all : all & ~discard, skat: s.deal.skat, discard }
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

function inPlay(s: Playing, seat: Seat | null): View {
  const { declarer, hands, trick, tricks, discard, announcement } = s
  const knows = seat === declarer && discard !== null
  return {
    ...blank(s, seat),
    cardsLeft: cardsLeft[9 * tricks.length + 3 * trick.leader + trick.cards.length] as readonly number[],
    bid: s.bid,
    declarer,
    fromHand: announcement.hand,
    announcement,
    openHand: liesOpen(s) ? (hands[declarer] as Cards) : null,
    patrolki: laidOut(s),
    exchange: announcement.rewolucja ? afterExchange(s, seat) : null,
    openOpponents: s.open.length === 0 ? noHands : openOpponents(s),
    skat: knows ? s.deal.skat : null,
    discard: knows ? discard : null,
    trick,
    lastTrick: lastTrickSeen(s, seat),
    tricksWon: s.won,
    played: s.played,
    offer: s.offer,
    reach: seat === declarer ? reachOf(s) : null,
    declined: s.declined,
    look: s.look,
  }
}

function afterwards(s: Over, seat: Seat | null): Partial<View> {
  const { game } = s
  const took = game !== null && game.discard !== null && seat === game.declarer
  return {
    cardsLeft: s.hands.map(count),
    bid: s.bid,
    declarer: game && game.declarer,
    fromHand: game && game.announcement.hand,
    announcement: game && game.announcement,
    ramsz: s.ramsz,
    skat: took ? s.deal.skat : null,
    discard: took ? game.discard : null,
    trick: s.trick,
    lastTrick: s.tricks.at(-1) ?? null,
    tricksWon: s.won,
    played: s.played,
    disclosure: {
      hands: s.deal.hands,
      skat: s.deal.skat,
      discard: game && game.discard,
      swaps: game === null ? [] : game.swaps,
      tricks: s.tricks,
      points: s.points,
      skatPoints: game === null && !s.ramsz ? 0 : points(skatInPlay(s)),
    },
  }
}
