/** What a finished hand of Skat can teach. Only the threads of pages and tests load this. */
import {
  analysed,
  analysedAt,
  type Analysis,
  cardName,
  count,
  type HandRecord,
  type Judge,
  none,
  type Played,
  toSet,
} from '@stolik/core'
import { clockwise, playCard } from '../hand/play.js'
import { after, mover } from '../solve/position.js'
import { type CardValue, reached, solve } from '../solve/solve.js'
import { type Position, positionsOf } from './positions.js'
import { seenChances } from './seen.js'
import { points, trumps } from '../rules/cards.js'
import { gameNames, grand, nullGame } from '../rules/games.js'
import { evaluate } from '../rules/valuation.js'

/** The last trumps are those of which others can have at most so many, as far as the player has seen. */
const fewTrumps = 2

/** Returns `null`, `grand`, or in a suit game `last-trumps` if the player cannot be sure that others have none; else null. */
function themeOf(record: HandRecord, step: number): string | null {
  const positions = positionsOf(record)
  const n = positions.findIndex((one) => one.step === step)
  const at = positions[n]
  if (at === undefined) return null
  const { game } = at.open
  if (game === nullGame || game === grand) return gameNames[game]
  const played = toSet(positions.slice(0, n).map(({ card }) => card))
  const unseen = count(trumps(game) & ~played & ~at.view.hand & ~(at.view.discard ?? none))
  return unseen > 0 && unseen <= fewTrumps ? 'last-trumps' : null
}

/** What the settlement gives the declarer once a card has led to its result, with best play by everybody. */
const allPoints = 120
const allCards = 10

/**
 * More card points never give the declarer less, so best play for points is best play for the score, and only schwarz is looked into apart. Null where
 * more than points and tricks decides: with patrolki, and where the declarer gets no points and may still take a trick, or none.
 */
function scoreAfter(at: Position, { card, reached: made, points: sum }: CardValue): number | null {
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

const judge: Judge<Position> = {
  known: ({ step, seat, declarer, open }, n) => ({
    step,
    seat,
    own: seat === declarer,
    trick: Math.floor(n / 3) + 1,
    reached: reached(open),
  }),
  open: (at) => solve(at.open).cards.map((value) => ({ ...value, score: scoreAfter(at, value) })),
  seen: seenChances,
}

export const analysis: Analysis = {
  analyse: (record) => {
    const positions = positionsOf(record)
    return positions.length === 0 ? undefined : analysed(judge, positions)
  },
  card: (record, step) => analysedAt(judge, positionsOf(record), step),
  theme: themeOf,
  best: (record, step) => {
    const at = positionsOf(record).find((one) => one.step === step)
    if (at === undefined) return []
    const moves: Played[] = []
    let open = at.open
    for (const card of solve(at.open).line) {
      moves.push({ seat: clockwise(at.declarer, mover(open)), move: cardName(card) })
      open = after(open, card)
    }
    return moves
  },
}
