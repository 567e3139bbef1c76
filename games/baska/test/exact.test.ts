/**
 * How much a master loses by looking at few deals, and by cards being hidden, compared with exact play against itself: at each choice of a
 * call or a card of the first two tricks, what the best choice pays over all deals that the view allows, less what the chosen one pays; in the
 * last two tricks, what each seat could still gain by another strategy. Only if asked for by `BASKA_HANDS`, since a hand takes many seconds.
 */
import { list, seeded, type Seat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska, legal, type Move, type View } from '../src/index.js'
import { ladderFor } from '../src/rules/ladder.js'
import { playable } from '../src/hand/legal.js'
import type { Memory } from '../src/hand/memory.js'
import type { Rules } from '../src/rules/rules.js'
import type { State } from '../src/hand/state.js'
import { likelyCalls } from '../src/think/believe.js'
import { callValues } from '../src/think/call.js'
import { lastTwo, standingOf } from '../src/think/card.js'
import { dealsOf } from '../src/think/deals.js'
import { think } from '../src/think/index.js'
import { gain, rounds, solved } from '../src/think/last.js'
import { stakesIn } from '../src/think/stakes.js'
import { valuesOf } from '../src/think/value.js'
import { kop, lebork } from './table.js'

const hands = Number(process.env['BASKA_HANDS'] ?? 0)
/** All deals, and a few of them as at a busy server. */
const efforts = [1, 0.05, 0.01]
const whole = { effort: 1, over: () => false }

/** Returns what each of the moves pays over all deals. */
function exactly(rules: Rules, view: View, memory: Memory, moves: readonly Move[]): readonly number[] {
  if (view.phase === 'auction') {
    const calls = moves.flatMap((move) => ('call' in move ? [move.call] : []))
    return callValues(view, calls, whole) ?? []
  }
  const deals = dealsOf(view, memory, likelyCalls(view))
  const payments = [stakesIn(rules, standingOf(view), deals, view.played)]
  return (
    valuesOf(view, list(playable(view)), ladderFor(rules, view.contract), payments, deals, whole)?.means[0] ??
    []
  )
}

/** Plays a hand of masters. Returns what they lose at their choices, by effort, and what the hand cost them. */
function loss(rules: Rules, seed: string): { readonly lost: readonly number[]; readonly stake: number } {
  let state: State = baska.setup(rules, baska.deal(rules, seeded(seed)), { bokLeft: 0 })
  const lost = efforts.map(() => 0)
  while (state.phase !== 'over') {
    const seat = baska.toAct(state)[0] as Seat
    const view = baska.view(state, seat)
    const memory: Memory = { tricks: state.phase === 'play' ? state.past : [] }
    const moves = legal(view).filter((move) => view.phase === 'auction' || 'card' in move)
    const chosen = efforts.map(
      (effort) => think(view, 'master', { ...whole, effort }, seeded(seed), memory) as Move,
    )
    const past = state.phase === 'play' ? state.past.length : 0
    if (past === 2 && view.trick.length === 0) {
      const game = lastTwo(view, memory)
      const more = gain(
        game,
        solved(game, rounds, () => false),
      )
      efforts.forEach((_, k) => (lost[k] = (lost[k] as number) + more))
    } else if (past < 2 && moves.length > 1) {
      const values = exactly(rules, view, memory, moves)
      const best = Math.max(...values)
      chosen.forEach((move, k) => {
        const at = moves.findIndex((open) => baska.write(open) === baska.write(move))
        // A late raise is not among the cards.
        if (at >= 0) lost[k] = (lost[k] as number) + best - (values[at] as number)
      })
    }
    state = baska.apply(state, seat, chosen[0] as Move)
  }
  const scores = baska.result(state)?.scores ?? []
  return { lost, stake: scores.reduce((sum, score) => sum + Math.abs(score), 0) }
}

describe.runIf(hands > 0).each([lebork, kop])('a master against itself, $id', (rules) => {
  it(`loses less than a hundredth of the stake over ${hands} hands`, () => {
    const played = Array.from({ length: hands }, (_, n) => loss(rules, `exact/${n}`))
    const stake = played.reduce((sum, hand) => sum + hand.stake, 0)
    const shares = efforts.map(
      (_, k) => played.reduce((sum, { lost }) => sum + (lost[k] as number), 0) / stake,
    )
    console.log(
      `${rules.id}: ${hands} hands, ${(stake / hands / 4).toFixed(2)} points a seat and hand; lost of them: ` +
        efforts
          .map((effort, k) => `${(100 * (shares[k] as number)).toFixed(3)} % with effort ${effort}`)
          .join(', '),
    )
    expect(shares[0]).toBeLessThan(0.01)
  }, 3_600_000)
})
