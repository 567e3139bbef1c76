/** What a finished hand of Baśka can teach. Only the threads of pages and tests load this. */
import { analysed, analysedAt, type Analysis, type HandRecord, has, type Judge, toSet } from '@stolik/core'
import { bestLine, isWon, openCards, openPoints, openScore } from './open.js'
import { type Position, positionsOf } from './positions.js'
import { seenChances } from './seen.js'
import { ladderFor } from '../rules/ladder.js'
import { rulesIn } from '../rules/profiles.js'
import type { View } from '../rules/view.js'

/**
 * Returns `last-bok` in the last deal of a bok-round, where a hand counts double for the last time; else the contract that was called; else
 * `count-trumps` if the player holds the highest trump only because higher ones are gone, or `partner` if they do not know who plays with whom; else
 * null.
 */
function themeOf(record: HandRecord, step: number): string | null {
  const view = positionsOf(record).find((one) => one.step === step)?.view
  if (view === undefined) return null
  if (view.bokLeft === 1) return 'last-bok'
  if (['gran', 'zolla', 'wesele'].includes(view.contract)) return view.contract
  if (holdsHighestLeft(view)) return 'count-trumps'
  return view.sides.includes(null) ? 'partner' : null
}

function holdsHighestLeft(view: View): boolean {
  const { trumps } = ladderFor(rulesIn(view), view.contract)
  const gone = [...view.played, toSet(view.trick.map(({ card }) => card))].reduce((set, cards) => set | cards)
  const higher = trumps.slice(
    0,
    Math.max(
      0,
      trumps.findIndex((card) => has(view.hand, card)),
    ),
  )
  return higher.length > 0 && higher.every((card) => has(gone, card))
}

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
