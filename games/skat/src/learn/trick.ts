/** Tells what the last trick was worth, who took it and why (1.2.2, 4.4.2). */
import { cardName, has, line, named, suitOf, suits, type Card, type ToldTrick } from '@stolik/core'
import { pointsOf, trumps } from '../cards.js'
import { grand, type GameKind } from '../games.js'
import type { View, WonTrick } from '../view.js'

/** The game whose rules decide following suit and winning: the announced game, or grand in ramsz. */
export const ruling = (view: View): GameKind => (view.ramsz ? grand : (view.announcement?.game ?? grand))

const sum = (cards: readonly Card[]): number => cards.reduce((all, c) => all + pointsOf(c), 0)

export function toldTrick(view: View): ToldTrick | null {
  const last = view.lastTrick ?? view.disclosure?.tricks.at(-1) ?? null
  return last === null ? null : told(ruling(view), last, view)
}

function told(game: GameKind, { cards, leader, winner }: WonTrick, view: View): ToldTrick {
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
