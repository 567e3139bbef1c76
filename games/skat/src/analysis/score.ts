/** What the settlement gives the declarer once a card has led to its result, with best play by everybody. */
import { points } from '../cards.js'
import { nullGame } from '../games.js'
import { playCard } from '../play.js'
import { after } from '../solve/position.js'
import { reached, type CardValue } from '../solve/solve.js'
import { evaluate } from '../valuation.js'
import type { Position } from './positions.js'

const allPoints = 120
const allCards = 10

/**
 * More card points never give the declarer less, so best play for points is best play for the score, and only schwarz is looked into apart. Null where
 * more than points and tricks decides: with patrolki, and where the declarer gets no points and may still take a trick, or none.
 */
export function scoreAfter(at: Position, { card, reached: made, points: sum }: CardValue): number | null {
  const { playing, open } = at
  const { rules, declarer, announcement, deal, bid } = playing
  const settled = (taken: number, tricks: number, opponentsTricks: number): number =>
    evaluate(rules, {
      announcement,
      bid,
      points: taken,
      tricks,
      opponentsTricks,
      resigned: false,
      held: deal.hands[declarer as 0] | deal.skat,
    }).score
  if (announcement.game === nullGame) return settled(0, made ? 0 : 1, 0)
  if (sum === null || announcement.patrolki > 0) return null
  const { won, tricks } = playCard(playing, card)
  const own = won[declarer as 0] as number
  const others = tricks.length - own
  if (sum === points(at.aside) && own === 0)
    return tricks.length === allCards ? settled(sum, 0, others) : null
  if (sum < allPoints || others > 0) return settled(sum, 1, 1)
  const next = { ...after(open, card), goal: { kind: 'every' }, missed: false } as const
  return settled(sum, 1, reached(next) ? 0 : 1)
}
