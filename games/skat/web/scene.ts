/** What a view of Skat looks like on the table, without what the viewer may do with their cards. */
import { cardName, cardNames, has, type Cards, type Seat } from '@stolik/core'
import {
  nameOf,
  noTrick,
  placeOfSeat,
  platesOf,
  toShownCard,
  type HandCard,
  type Middle,
  type Scene,
  type Situation,
  type Trick as ShownTrick,
} from '@stolik/kit/shown'
import { grand, type GameKind } from '../src/rules/games.js'
import type { Call, Trick, View } from '../src/rules/view.js'
import { writtenGame } from './contract.js'
import { exchangeMiddle } from './exchange.js'
import { sorted } from './sort.js'

export function sceneOf(view: View, at: Situation): Scene {
  return {
    plates: platesOf(at, (seat) => ({
      role: at.t(`skat.place.${seat}`),
      call: callOf(view, seat, at),
      side: sideOf(view, seat, at),
      cards: view.cardsLeft[seat] ?? 0,
      tricks: view.tricksWon[seat] ?? 0,
      plays: seat === view.declarer,
      points: null,
      turn: view.toAct.includes(seat),
      open: openCards(view, seat, at),
    })),
    trick: view.trick === null ? noTrick : trick(view.trick, null, at),
    last: view.lastTrick === null ? null : trick(view.lastTrick, view.lastTrick.winner, at),
    done: view.tricksWon.reduce((sum, n) => sum + n, 0),
    contract: contractLine(view, at),
    middle: middle(view, at),
    hand: cardsOf(view, at, ruling(view), 0),
    over: view.phase === 'over',
    mode: 'still',
  }
}

export const mine = (view: View): boolean => view.seat !== null && view.toAct.includes(view.seat)

/** The last call of a seat, during the auction and until the game is announced. */
function callOf(view: View, seat: Seat, at: Situation): string {
  if (view.announcement !== null || view.ramsz || seat === view.declarer) return ''
  const last = view.calls.findLast((c) => c.seat === seat)
  return last === undefined ? '' : callWords(last, at)
}

/** A call as it is spoken: "20", "mam", "20, pas". */
export const callWords = ({ call, value }: Call, at: Situation): string =>
  at.t(`skat.said.${call}`, { value })

/**
 * An open hand, or the patrolki, at their owner's place. The viewer's own cards lie below anyway (2.2.5, 4.3.4,
 * 4.3.5).
 */
function openCards(view: View, seat: Seat, at: Situation): readonly { card: string; label: string }[] {
  if (seat === view.seat) return []
  const laid = view.openOpponents.find((open) => open.seat === seat)?.cards
  const open = seat === view.declarer ? (view.openHand ?? view.patrolki) : laid
  if (open === null || open === undefined) return []
  return sorted(open, view.announcement?.game ?? null).map((c) => toShownCard(at, cardName(c)))
}

function trick(t: Trick, winner: Seat | null, at: Situation): ShownTrick {
  return {
    cards: t.cards.map((c, i) => ({
      ...toShownCard(at, cardName(c)),
      place: placeOfSeat(at, (t.leader + i) % 3),
    })),
    winner: winner === null ? null : placeOfSeat(at, winner),
  }
}

/** The text on the declarer's plate. If the declarer is the viewer, the contract line says it instead. */
const sideOf = (view: View, seat: Seat, at: Situation): string =>
  seat === view.declarer && seat !== view.seat ? at.t('skat.declarerAt', { value: view.bid }) : ''

/**
 * The contract, such as "Herc z ręki · gra Ola". Before the announcement it says who is declarer, unless the viewer
 * is.
 */
function contractLine(view: View, at: Situation): string {
  const { declarer, announcement: game, bid } = view
  if (declarer === null) return view.ramsz ? at.t('skat.ramszAlone') : ''
  if (declarer !== view.seat) {
    const who = at.t('skat.plays', { name: nameOf(at, declarer) })
    return game === null ? who : `${writtenGame(game, at.t)} · ${who}`
  }
  return game === null ? '' : `${writtenGame(game, at.t)} · ${at.t('skat.youPlayAt', { value: bid })}`
}

function middle(view: View, at: Situation): Middle | null {
  const of = (big: string, small: string, cards: Cards = 0): Middle => ({
    big,
    small: [small],
    cards: cardNames(cards).map((c) => toShownCard(at, c)),
  })
  const bid = String(view.bid)
  switch (view.phase) {
    case 'auction':
      return of(view.bid === 0 ? at.t('skat.starts') : bid, auctionWords(view, at))
    case 'skat':
      return of(bid, mine(view) ? at.t('skat.youChoose') : at.t('skat.choosing', declarer(view, at)))
    case 'discard':
      return of(bid, mine(view) ? at.t('skat.youDiscard') : at.t('skat.discarding', declarer(view, at)))
    case 'announcement':
      return of(bid, mine(view) ? at.t('skat.youAnnounce') : at.t('skat.announcing', declarer(view, at)))
    case 'exchange':
      return exchangeMiddle(view, mine(view), at)
    case 'play':
      return null
    case 'ramsz':
      // Only until the first trick is complete. Later, the table stays empty between two tricks.
      return view.played === 0 ? of(at.t('skat.ramsz'), at.t('skat.ramszSmall')) : null
    case 'over':
      return over(view, of, at)
  }
}

const declarer = (view: View, at: Situation): { name: string } => ({ name: nameOf(at, view.declarer ?? 0) })

function auctionWords(view: View, at: Situation): string {
  const { asker, hearer, seat } = view
  if (asker === null)
    return seat === 0 ? at.t('skat.youForehand') : at.t('skat.forehand', { name: nameOf(at, 0) })
  if (hearer === null) return ''
  const names = { asker: nameOf(at, asker), hearer: nameOf(at, hearer) }
  if (seat === asker) return at.t('skat.youAsk', names)
  return at.t(seat === hearer ? 'skat.youAnswer' : 'skat.asks', names)
}

/** The card points of both sides and the skat, or the message that all passed. */
function over(
  view: View,
  of: (big: string, small: string, cards?: Cards) => Middle,
  at: Situation,
): Middle | null {
  const all = view.disclosure
  if (all === null) return null
  if (view.ramsz) return of(at.t('skat.ramsz'), pointsOfAll(all.points, at), all.skat)
  if (view.declarer === null) return of(at.t('skat.allPassed'), at.t('skat.allPassedSmall'), all.skat)
  const own = (all.points[view.declarer] ?? 0) + all.skatPoints
  const others = all.points.reduce((sum, n, seat) => (seat === view.declarer ? sum : sum + n), 0)
  return of(`${own} : ${others}`, at.t('skat.result'), all.discard ?? all.skat)
}

const pointsOfAll = (points: readonly number[], at: Situation): string =>
  points.map((n, seat) => at.t('skat.ramszPoints', { name: nameOf(at, seat), n })).join(' · ')

/** The game whose rules decide following suit and winning: the announced game, or grand in ramsz. Null before. */
export const ruling = (view: View): GameKind | null =>
  view.ramsz ? grand : (view.announcement?.game ?? null)

/** The viewer's cards, sorted for a game. `laid` are those that they would lay out as patrolki. */
export function cardsOf(view: View, at: Situation, game: GameKind | null, laid: Cards): readonly HandCard[] {
  const noted = notes(view, laid, at)
  return sorted(view.hand, game).map((c) => ({
    ...toShownCard(at, cardName(c)),
    playable: true,
    why: '',
    note: has(noted.cards, c) ? noted.note : '',
  }))
}

/** Cards of the hand with a note: just taken, or laid out as patrolki. */
function notes(view: View, laid: Cards, at: Situation): { cards: Cards; note: string } {
  const taken = view.phase === 'discard' ? view.skat : (view.exchange?.got ?? null)
  if (taken !== null)
    return {
      cards: taken,
      note: at.t(view.exchange?.how === 'opponents' ? 'skat.received' : 'skat.fromSkat'),
    }
  const own = view.seat === view.declarer ? view.patrolki : null
  return { cards: own ?? laid, note: at.t('skat.patrolka') }
}
