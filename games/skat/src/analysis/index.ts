/** What a finished hand of Skat can teach. Only the threads of pages and tests load this. */
import { analysed, analysedAt, cardName, type Analysis, type Judge, type Played } from '@stolik/core'
import { clockwise } from '../play.js'
import { after, mover } from '../solve/position.js'
import { reached, solve } from '../solve/solve.js'
import { positionsOf, type Position } from './positions.js'
import { scoreAfter } from './score.js'
import { seenChances } from './seen.js'
import { themeOf } from './theme.js'

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
