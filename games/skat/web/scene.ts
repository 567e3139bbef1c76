/** What a view of Skat looks like on the table. */
import { cardName, cardNames, has, suitOf, suits, type Card, type Cards, type Seat } from '@stolik/core'
import {
  nameOf,
  noTrick,
  placeOfSeat,
  platesOf,
  shown,
  type HandCard,
  type Middle,
  type Scene,
  type Situation,
  type Trick as ShownTrick,
} from '@stolik/kit'
import { playable, trumps } from '../src/cards.js'
import type { GameKind } from '../src/games.js'
import type { Call, Trick, View } from '../src/view.js'
import { gameWords } from './contract.js'
import { sorted } from './sort.js'

/** `picked` is the game that the soloist is about to announce: his hand is sorted for it already. */
export function sceneOf(view: View, at: Situation, picked: GameKind | null): Scene {
  return {
    plates: platesOf(at, (seat) => ({
      role: at.t(`skat.place.${seat}`),
      call: callOf(view, seat, at),
      side: sideOf(view, seat, at),
      cards: view.cardsLeft[seat] ?? 0,
      points: null,
      turn: view.toAct.includes(seat),
      open: openCards(view, seat, at),
    })),
    trick: view.trick === null ? noTrick : trick(view.trick, null, at),
    last: view.lastTrick === null ? null : trick(view.lastTrick, view.lastTrick.winner, at),
    done: view.tricksWon.reduce((sum, n) => sum + n, 0),
    contract: contractLine(view, at),
    middle: middle(view, at),
    hand: hand(view, at, view.announcement?.game ?? picked),
    over: view.phase === 'over',
    mode: mode(view),
  }
}

const mine = (view: View): boolean => view.seat !== null && view.toAct.includes(view.seat)

function mode(view: View): Scene['mode'] {
  if (!mine(view)) return 'still'
  if (view.phase === 'discard') return 'choose'
  return view.phase === 'play' && view.resignation === null ? 'play' : 'still'
}

/** What a seat said last, while the auction goes on and until the game is named. */
function callOf(view: View, seat: Seat, at: Situation): string {
  if (view.announcement !== null || seat === view.soloist) return ''
  const last = view.calls.findLast((c) => c.seat === seat)
  return last === undefined ? '' : said(last, at)
}

/** A call as it is spoken: 20, mam · 20, pas. */
export const said = ({ call, value }: Call, at: Situation): string => at.t(`skat.said.${call}`, { value })

/** The open hand of an ouvert game, at its owner's place; one's own lies below anyway (2.2.5). */
function openCards(view: View, seat: Seat, at: Situation): readonly { card: string; label: string }[] {
  if (view.openHand === null || seat !== view.soloist || seat === view.seat) return []
  return sorted(view.openHand, view.announcement?.game ?? null).map((c) => shown(at, cardName(c)))
}

function trick(t: Trick, winner: Seat | null, at: Situation): ShownTrick {
  return {
    cards: t.cards.map((c, i) => ({
      ...shown(at, cardName(c)),
      place: placeOfSeat(at, (t.leader + i) % 3),
    })),
    winner: winner === null ? null : placeOfSeat(at, winner),
  }
}

/** On the soloist's plate, his own aside: there the contract line says it. */
const sideOf = (view: View, seat: Seat, at: Situation): string =>
  seat === view.soloist && seat !== view.seat ? at.t('skat.soloistAt', { value: view.bid }) : ''

/** "Herc z ręki · gra Ola"; before the announcement who plays, unless the middle asks him what. */
function contractLine(view: View, at: Situation): string {
  const { soloist, announcement: game, bid } = view
  if (soloist === null) return ''
  if (soloist !== view.seat) {
    const who = at.t('skat.plays', { name: nameOf(at, soloist) })
    return game === null ? who : `${gameWords(game, at.t)} · ${who}`
  }
  return game === null ? '' : `${gameWords(game, at.t)} · ${at.t('skat.youPlayAt', { value: bid })}`
}

function middle(view: View, at: Situation): Middle | null {
  const of = (big: string, small: string, cards: Cards = 0): Middle => ({
    big,
    small: [small],
    cards: cardNames(cards).map((c) => shown(at, c)),
  })
  const bid = String(view.bid)
  switch (view.phase) {
    case 'auction':
      return of(view.bid === 0 ? at.t('skat.starts') : bid, auctionWords(view, at))
    case 'skat':
      return of(bid, mine(view) ? at.t('skat.youChoose') : at.t('skat.choosing', soloist(view, at)))
    case 'discard':
      return of(bid, mine(view) ? at.t('skat.youDiscard') : at.t('skat.discarding', soloist(view, at)))
    case 'announcement':
      return of(bid, mine(view) ? at.t('skat.youAnnounce') : at.t('skat.announcing', soloist(view, at)))
    case 'exchange':
    case 'play':
    case 'ramsz':
      return null
    case 'over':
      return over(view, of, at)
  }
}

const soloist = (view: View, at: Situation): { name: string } => ({ name: nameOf(at, view.soloist ?? 0) })

function auctionWords(view: View, at: Situation): string {
  const { asker, hearer, seat } = view
  if (asker === null)
    return seat === 0 ? at.t('skat.youForehand') : at.t('skat.forehand', { name: nameOf(at, 0) })
  if (hearer === null) return ''
  const names = { asker: nameOf(at, asker), hearer: nameOf(at, hearer) }
  if (seat === asker) return at.t('skat.youAsk', names)
  return at.t(seat === hearer ? 'skat.youAnswer' : 'skat.asks', names)
}

/** The card points of both sides and the skat as it lay, or that nobody played. */
function over(
  view: View,
  of: (big: string, small: string, cards?: Cards) => Middle,
  at: Situation,
): Middle | null {
  const all = view.disclosure
  if (all === null) return null
  if (view.soloist === null) return of(at.t('skat.allPassed'), at.t('skat.allPassedSmall'), all.skat)
  const own = (all.points[view.soloist] ?? 0) + all.skatPoints
  const others = all.points.reduce((sum, n, seat) => (seat === view.soloist ? sum : sum + n), 0)
  return of(`${own} : ${others}`, at.t('skat.result'), all.discard ?? all.skat)
}

function hand(view: View, at: Situation, game: GameKind | null): readonly HandCard[] {
  const cards = sorted(view.hand, game)
  const lead = view.trick?.cards[0]
  const may =
    view.announcement === null || view.trick === null
      ? view.hand
      : playable(view.announcement.game, view.trick.cards, view.hand)
  const why = lead === undefined || view.announcement === null ? '' : whyNot(view.announcement.game, lead, at)
  return cards.map((c) => ({
    ...shown(at, cardName(c)),
    playable: has(may, c),
    why: has(may, c) ? '' : why,
    note: view.phase === 'discard' && has(view.skat ?? 0, c) ? at.t('skat.fromSkat') : '',
  }))
}

/** "Herc do herca": what was led has to be followed (4.2.1). */
const whyNot = (game: GameKind, lead: Card, at: Situation): string =>
  at.t(has(trumps(game), lead) ? 'skat.why.trump' : `skat.why.${suits[suitOf(lead)]}`)
