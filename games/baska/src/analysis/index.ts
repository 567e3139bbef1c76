/** What a finished hand of Baśka can teach. Only the threads of pages and tests load this. */
import { analysed, analysedAt, type Analysis, type Judge } from '@stolik/core'
import { bestLine, isWon, openCards, openPoints, openScore } from './open.js'
import { positionsOf, type Position } from './positions.js'
import { seenChances } from './seen.js'
import { themeOf } from './theme.js'

const judge: Judge<Position> = {
  known: ({ step, seat, state }, n) => ({
    step,
    seat,
    own: state.sides[seat] === 'starzy',
    trick: Math.floor(n / 4) + 1,
    reached: isWon(state, openPoints(state)),
  }),
  open: ({ state }) =>
    openCards(state).map(({ card, points }) => ({
      card,
      points,
      reached: isWon(state, points),
      score: openScore(state, points),
    })),
  seen: (at) => {
    const { chances, grades } = seenChances(at)
    const best = Math.max(...chances.values())
    return { chances, grades, lost: (card) => best - (chances.get(card) ?? best) }
  },
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
    return at === undefined ? [] : bestLine(at.state)
  },
}
