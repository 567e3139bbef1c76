/** The guide during play: which cards are trumps, who leads, and what must be played and why (2.3, 4.1, 4.2). */
import {
  bit,
  type Card,
  cardName,
  count,
  has,
  line,
  type Line,
  named,
  namedSet,
  suitOf,
  suits,
  type ToldTrick,
} from '@stolik/core'
import { deck, following, playable, points, pointsOf, trumpOrder, trumps, winning } from '../rules/cards.js'
import { type GameKind, gameNames, grand, nullGame } from '../rules/games.js'
import { pointsToWin } from '../rules/valuation.js'
import type { Trick, View, WonTrick } from '../rules/view.js'
import { isPartner, ruling } from './card.js'

const all = points(deck)

/** Shown before the viewer's first card: the game, its trumps, and the viewer's aim. */
export function aims(view: View): readonly Line[] {
  const { declarer, seat, announcement: a } = view
  if (declarer === null || a === null) return []
  const args = { game: gameNames[a.game], hand: a.hand }
  const mine = declarer === seat
  const partner = [0, 1, 2].find((other) => isPartner(view, other))
  return [
    mine ? line('play.you', '3.4.1', args) : line('play.other', '3.4.1', { ...args, seat: declarer }),
    trumpLine(a.game),
    ...(partner === undefined || seat === null ? [] : [line('play.partner', '3.5.1', { seat: partner })]),
    a.game === nullGame
      ? line(mine ? 'aim.null.you' : 'aim.null.other', '5.2.7')
      : line(mine ? 'aim.you' : 'aim.other', '5.2.2', { n: mine ? pointsToWin : all - pointsToWin + 1, all }),
  ]
}

export function trumpLine(game: GameKind): Line {
  if (game === nullGame) return line('trumps.none', '2.3.4')
  const order = trumpOrder(game)
  const args = { cards: named(order.slice(0, 4)), n: order.length }
  if (game === grand) return line('trumps.grand', '2.3.3', args)
  return line('trumps.suit', '2.3.1', { ...args, suit: suits[game] })
}

/** Describes the cards on the table. */
export function table(view: View): readonly Line[] {
  const { leader, cards } = view.trick as Trick
  const [lead] = cards
  if (lead === undefined) return [line('play.lead', '4.1.1')]
  const best = winning(ruling(view), cards)
  const n = points(cards.reduce((set, c) => set | bit(c), 0))
  const led = line('play.led', '4.2.1', { seat: leader, card: named([lead]) })
  const holder = { seat: (leader + best) % 3, card: named([cards[best] as Card]), n }
  return [led, ...(cards.length === 1 ? [] : [line('play.holds', '4.4.2', holder)])]
}

/** Describes which cards may be played to the trick. */
export function may(view: View): readonly Line[] {
  const { cards } = view.trick as Trick
  const [lead] = cards
  if (lead === undefined) return [line('may.lead', '4.1.1')]
  const game = ruling(view)
  const open = playable(game, cards, view.hand)
  if ((view.hand & following(game, lead)) === 0)
    return [
      line(
        has(trumps(game), lead) ? 'may.noTrump' : `may.none.${game === nullGame ? 'null' : 'trump'}`,
        '4.2.2',
        { suit: suits[suitOf(lead)] },
      ),
    ]
  const args = { cards: namedSet(open), suit: suits[suitOf(lead)], n: count(open) }
  if (has(trumps(game), lead)) return [line('may.trump', '4.2.1', args)]
  return [line('may.suit', '4.2.1', args)]
}

const sum = (cards: readonly Card[]): number => cards.reduce((all, c) => all + pointsOf(c), 0)

export function toldTrick(view: View): ToldTrick | null {
  const last = view.lastTrick ?? view.disclosure?.tricks.at(-1) ?? null
  return last === null ? null : trickOf(ruling(view), last, view)
}

function trickOf(game: GameKind, { cards, leader, winner }: WonTrick, view: View): ToldTrick {
  const best = cards[(winner - leader + 3) % 3] as Card
  const mine = winner === view.seat ? '.you' : ''
  const trump = has(trumps(game), best)
  const args = { card: named([best]), suit: suits[suitOf(best)], ...(mine === '' ? { seat: winner } : {}) }
  return {
    cards: cards.map((c, i) => ({
      seat: (leader + i) % 3,
      card: cardName(c),
      points: pointsOf(c),
      wins: c === best,
    })),
    lines: [
      line(`trick.${trump ? 'trump' : 'suit'}${mine}`, '4.4.2', args),
      line('trick.sum', '1.2.2', { n: sum(cards) }),
      ...(view.phase === 'over'
        ? []
        : [line(`trick.next${mine}`, '4.1.1', { ...(mine === '' ? { seat: winner } : {}) })]),
    ],
  }
}
