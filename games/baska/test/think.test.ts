/** Tests what masters reckon with, all deals of a view and the values in them, against plain enumeration. */
import { bit, type Cards, list, pick, seeded, type Seat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska, legal, type Move, type View } from '../src/index.js'
import { ladderFor } from '../src/rules/ladder.js'
import { playable } from '../src/hand/legal.js'
import type { Memory } from '../src/hand/memory.js'
import { deck } from '../src/rules/order.js'
import type { Rules } from '../src/rules/rules.js'
import { settle } from '../src/settle/settle.js'
import { solver } from '../src/secure/solve.js'
import type { Over, Play, State } from '../src/hand/state.js'
import { lastTwo, standingOf } from '../src/think/card.js'
import { type Deals, dealsOf } from '../src/think/deals.js'
import { gain, rounds, solved } from '../src/think/last.js'
import { stakesIn } from '../src/think/stakes.js'
import { valuesOf } from '../src/think/value.js'
import { kop, lebork, turnOf } from './table.js'

const unhurried = { effort: 1, over: () => false }
const even = (): number => 1

interface Step {
  readonly seat: Seat
  readonly move: Move
}

interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly view: View
  readonly memory: Memory
  readonly steps: readonly Step[]
}

/** Returns every moment of a hand of random moves, late raises of players who are not on turn included. */
function moments(rules: Rules, seed: string): readonly Moment[] {
  const random = seeded(seed)
  let state: State = baska.setup(rules, baska.deal(rules, random), { bokLeft: random.below(2) })
  const steps: Step[] = []
  const out: Moment[] = []
  while (state.phase !== 'over') {
    const offTurn = [0, 1, 2, 3].filter((s) => s !== turnOf(state) && legal(baska.view(state, s)).length > 0)
    const seat = offTurn.length > 0 && random.below(2) === 0 ? pick(offTurn, random) : turnOf(state)
    const view = baska.view(state, seat)
    out.push({
      state,
      seat,
      view,
      memory: { tricks: state.phase === 'play' ? state.past : [] },
      steps: [...steps],
    })
    const moves = legal(view).filter((move) => !('throwIn' in move))
    // Passing half of the time, so that every contract is reached.
    const move = random.below(2) === 0 ? (moves[0] as Move) : pick(moves, random)
    steps.push({ seat, move })
    state = baska.apply(state, seat, move)
  }
  return out
}

/** Returns all deals of the cards that a seat has not seen, by dealing each in turn. */
function dealings(
  left: readonly number[],
  hands: readonly Cards[],
  pool: readonly number[],
): readonly (readonly Cards[])[] {
  const [card, ...rest] = pool
  if (card === undefined) return [hands]
  return hands.flatMap((hand, s) =>
    left[s] === 0
      ? []
      : dealings(left.with(s, (left[s] as number) - 1), hands.with(s, hand | bit(card)), rest),
  )
}

/** Returns the hands left in every deal in which all moves so far were legal. */
function allowed(rules: Rules, { state, seat, view, steps }: Moment): readonly string[] {
  const seen = view.played.reduce((set, cards) => set | cards, view.hand)
  const pool = deck.filter((c) => (seen & bit(c)) === 0)
  const start = [0, 1, 2, 3].map((s) => (s === seat ? view.hand : 0))
  return dealings(view.left.with(seat, 0), start, pool)
    .filter((hands) => {
      const dealt = hands.map((hand, s) => hand | (view.played[s] as Cards))
      let other: State = baska.setup(rules, { hands: dealt }, { bokLeft: state.bokLeft })
      for (const { seat: who, move } of steps) {
        const text = baska.write(move)
        if (!legal(baska.view(other, who)).some((open) => baska.write(open) === text)) return false
        other = baska.apply(other, who, move)
      }
      return true
    })
    .map((hands) => hands.join())
    .toSorted()
}

const listed = ({ hands, count }: Deals): readonly string[] =>
  Array.from({ length: count }, (_, i) => hands.map((held) => held[i]).join()).toSorted()

/** Returns what a card pays in one deal if everybody plays well from then on, by the plain solver and the settlement. */
function paid(state: Play, seat: Seat, card: number, hands: readonly Cards[]): number {
  const dealt = hands.map((hand, s) => hand | ((state.dealt[s] as Cards) & ~(state.hands[s] as Cards)))
  // As if these hands had been dealt: the sides and a cicha may be others.
  const begun = baska.setup(state.rules, { hands: dealt }, { bokLeft: state.bokLeft })
  let other: State = begun
  for (const { seat: who, call } of state.calls) other = baska.apply(other, who, { call })
  if (other.phase !== 'play') throw new Error('the auction is not over')
  const { sides } = other
  const side = ([0, 1, 2, 3] as const).filter((s) => sides[s] === 'starzy')
  const after = hands.map((hand, s) => (s === seat ? hand & ~bit(card) : hand))
  const trick = [...state.trick.map((played) => played.card), card]
  const more = solver(ladderFor(state.rules, state.contract)).value(
    { hands: after, leader: state.leader, trick },
    side,
  )
  const old = side.reduce((sum, s) => sum + (state.points[s] as number), more)
  // One of starzy and one of młodzi take everything: the settlement adds up sides.
  const young = sides.indexOf('mlodzi')
  const points = [0, 1, 2, 3].map((s) => (s === side[0] ? old : s === young ? 104 - old : 0))
  const over: Over = { ...other, phase: 'over', points, settledAt: null }
  return settle(over).scores[seat] as number
}

const rulesList = [lebork, kop]

describe.each(rulesList)('all deals of a view, $id', (rules) => {
  it('are those in which every move so far was legal', () => {
    const sizes = new Set<number>()
    for (let n = 0; n < 60; n++) {
      const late = moments(rules, `deals/${n}`).filter(({ view }) => view.left.reduce((a, b) => a + b) <= 11)
      const moment = late[n % late.length] as Moment
      const found = listed(dealsOf(moment.view, moment.memory, even))
      expect(found, `hand ${n}`).toEqual(allowed(rules, moment))
      sizes.add(found.length)
    }
    expect(sizes.size).toBeGreaterThan(5)
  })

  it('are those in which every call was legal, before a card is played', () => {
    const calls = new Set<string>()
    for (let n = 0; calls.size < 3; n++) {
      const early = moments(rules, `calls/${n}`).filter(
        ({ view }) => view.phase === 'auction' && view.calls.length > 3,
      )
      const moment = early.at(-1)
      const kind = moment?.view.calls.find(({ call }) => call !== 'pas' && call !== 'pytam')?.call ?? 'none'
      if (moment === undefined || calls.has(kind)) continue
      calls.add(kind)
      expect(listed(dealsOf(moment.view, undefined, even)), kind).toEqual(allowed(rules, moment))
    }
  })

  it('pay on average what the plain solver and the settlement say of each', () => {
    for (let n = 0; n < 60; n++) {
      const late = moments(rules, `values/${n}`).filter(
        ({ view, state }) =>
          view.phase === 'play' &&
          state.phase === 'play' &&
          state.takenBack.length === 0 &&
          view.left.reduce((a, b) => a + b) <= 11 &&
          view.toAct.includes(view.seat as Seat),
      )
      const moment = late[n % late.length]
      if (moment === undefined) continue
      const { view, memory, seat } = moment
      const state = moment.state as Play
      const cards = list(playable(view))
      const deals = dealsOf(view, memory, even)
      const payments = stakesIn(rules, standingOf(view), deals, view.played)
      const found = valuesOf(view, cards, ladderFor(rules, view.contract), [payments], deals, unhurried)
      expect(found?.deals).toBe(deals.count)
      cards.forEach((card, i) => {
        let sum = 0
        for (let d = 0; d < deals.count; d++)
          sum += paid(
            state,
            seat,
            card,
            deals.hands.map((held) => held[d] as Cards),
          )
        expect(found?.means[0]?.[i], `hand ${n}, card ${card}`).toBeCloseTo(sum / deals.count, 9)
      })
    }
  })
})

describe.each(rulesList)('the last two tricks with hidden cards, $id', (rules) => {
  /** The first moments of the third trick. */
  const starts = Array.from({ length: 8 }, (_, n) =>
    moments(rules, `last/${n}`).find(
      ({ state, view }) => state.phase === 'play' && state.past.length === 2 && view.trick.length === 0,
    ),
  ).filter((moment) => moment !== undefined)

  it('leave nobody anything to gain by playing otherwise than they are solved', () => {
    let even = 0
    for (const { view, memory } of starts) {
      const game = lastTwo(view, memory)
      const stake = game.pays.reduce((most, pay) => Math.max(most, Math.abs(pay)), 0)
      expect(
        gain(
          game,
          solved(game, rounds, () => false),
        ),
      ).toBeLessThan(0.001 * stake)
      even += gain(game, new Float64Array(game.names.size).fill(0.5))
    }
    // Playing either card equally often is not that good, so there was something to solve.
    expect(even).toBeGreaterThan(starts.length / 10)
  })

  it('pay what the rules say, whatever is played', () => {
    for (const moment of starts.slice(0, 3)) {
      const { view, memory } = moment
      const game = lastTwo(view, memory)
      const deals = dealsOf({ ...view, seat: null, hand: 0, left: [2, 2, 2, 2] }, memory, even)
      expect(game.deals).toBe(deals.count)
      for (let d = 0; d < deals.count; d += 7) {
        const hands = deals.hands.map((held) => held[d] as Cards)
        for (const { way, scores } of playedOut(moment, hands))
          scores.forEach((score, seat) => {
            const place = (seat - view.leader + 4) % 4
            expect(game.pays[(d * 16 + way) * 4 + place], `deal ${d}, way ${way}, seat ${seat}`).toBe(score)
          })
      }
    }
  })
})

/** Plays the last two tricks in every way, through the rules. Bit i of a way: the i-th seat plays its higher-numbered card first. */
function playedOut(
  { state, steps }: Moment,
  hands: readonly Cards[],
): readonly { readonly way: number; readonly scores: readonly number[] }[] {
  const dealt = hands.map((hand, s) => hand | (baska.view(state, s).played[s] as Cards))
  let begun: State = baska.setup(state.rules, { hands: dealt }, { bokLeft: state.bokLeft })
  for (const { seat, move } of steps) begun = baska.apply(begun, seat, move)
  const go = (at: State, way: number, i: number): readonly { way: number; scores: readonly number[] }[] => {
    if (at.phase === 'over') return [{ way, scores: settle(at).scores }]
    const seat = turnOf(at)
    const held = list(hands[seat] as Cards)
    return list(playable(baska.view(at, seat))).flatMap((card) =>
      go(baska.apply(at, seat, { card }), i < 4 && card === held[1] ? way | (1 << i) : way, i + 1),
    )
  }
  return go(begun, 0, 0)
}
