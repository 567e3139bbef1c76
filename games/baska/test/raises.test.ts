import { cases } from '@stolik/core/cases'
import { type Cards, count, has, pick, type Random, type Seat, seeded, toSet } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import type { Move } from '../src/rules/moves.js'
import { uncovered } from '../src/hand/uncovered.js'
import { rulesOf } from '../src/rules/profiles.js'
import { countedRaises, recognised } from '../src/rules/raises.js'
import { trueSides } from '../src/rules/sides.js'
import type { Rules } from '../src/rules/rules.js'
import type { State } from '../src/hand/state.js'
import type { View } from '../src/rules/view.js'
import { after, kop, lebork, open, start, viewOf } from './table.js'

/** Seat 0 has Q♣, seat 1 Q♠. */
const plain = 'CQHAHQSA SQHTDQDA CJSJHJDJ CACTSTDT'
/** Seat 2 has both old queens and no black jack; seat 1 has J♣, seat 0 J♠. */
const wedding = 'HAHTHQSJ DQCJSADA CQSQHJDJ CACTSTDT'

describe('L8, L9 four raises by name', () => {
  it('K9 are kontra, rekontra, hirsch, bok, with no fifth', () => {
    let state = start(plain)
    for (const raise of lebork.raises) {
      expect(open(state)).toContain(raise)
      state = after(state, raise)
    }
    expect(open(state)).toEqual(['pas', 'gran', 'gran-du', 'zolla', 'zolla-du'])
  })

  it('K10 are not possible after the first card', () => {
    const state = after(start(plain), 'pas pas pas pas')
    expect(open(state).every((text) => !lebork.raises.some((raise) => raise === text))).toBe(true)
  })

  it('ZO2.1, K3 may be begun by anyone in a zwykła gra', () => {
    for (const calls of ['', 'pas', 'pas pas', 'pas pas pas']) {
      expect(open(after(start(plain), calls))).toContain('kontra')
    }
  })
})

describe('K6 raises that a player’s own knowledge refuses', () => {
  it.each([
    ['(1) nobody may raise over their own raise', plain, 'kontra pas pas pas', 'rekontra', false],
    ['(2) nobody may say kontra to their own gran', plain, 'gran pas pas pas', 'kontra', false],
    [
      'ZO2.6 (2) nobody may say kontra to their own wesele',
      wedding,
      'pas wesele pas pas pas',
      'kontra',
      false,
    ],
    ['ZO2.5 (3) nobody may say kontra to their own cicha', wedding, 'pas', 'kontra', false],
    ['ZO2.5 (3) the player of a cicha may say rekontra', wedding, 'kontra', 'rekontra', true],
    ['(4) nobody may raise over a fellow opponent', plain, 'zolla kontra', 'rekontra', false],
    ['(4) L11 the declarer may raise over an opponent', plain, 'zolla kontra pas pas', 'rekontra', true],
    [
      '(4) L11 an opponent may raise over the declarer',
      plain,
      'zolla kontra pas pas rekontra',
      'hirsch',
      true,
    ],
    ['(5) a partner who knows it may not say kontra', wedding, 'pas wesele pas pas', 'kontra', false],
    [
      '(5) a partner who knows it may not raise over the caller',
      wedding,
      'pas wesele kontra pas pas rekontra pas pas',
      'hirsch',
      false,
    ],
    [
      '(5) a partner who knows it may raise over an opponent',
      wedding,
      'pas wesele kontra pas',
      'rekontra',
      true,
    ],
    ['K7 a player with J♠ and without J♣ may say kontra', wedding, 'pas wesele pas', 'kontra', true],
    ['K8 a młody may raise over another młody', plain, 'pas kontra', 'rekontra', true],
  ])('%s', (_, deal, calls, raise, may) => {
    expect(open(after(start(deal), calls)).includes(raise)).toBe(may)
  })

  it.each([lebork, kop])(
    'are exactly those that a search through all possible sides would refuse: $id',
    (rules) => {
      const random = seeded('raises')
      let refused = 0
      let late = 0
      for (let n = 0; n < cases(250, 700); n++) {
        let state: State = baska.setup(rules, baska.deal(rules, random), { bokLeft: 0 })
        while (state.phase === 'auction') {
          const view = viewOf(state)
          if (!(rules.asks && view.calls.length === 0)) refused += askedOf(view)
          state = baska.apply(state, view.seat as Seat, pick(baska.legal(view), random))
        }
        while (state.phase === 'play' && uncovered(rules, viewOf(state))) {
          // In profiles with late raises, other players may raise off turn.
          for (const seat of [0, 1, 2, 3]) {
            const view = viewOf(state, seat)
            if (seat === 0 ? view.trick.length === 1 || view.takenBack.length === 0 : view.trick.length === 0)
              continue
            refused += askedOf(view)
            late += view.takenBack.length
          }
          const seat = viewOf(state).trick.length === 1 ? random.below(3) + 1 : 0
          const moves = baska.legal(viewOf(state, seat))
          if (moves.length > 0) state = baska.apply(state, seat, pick(moves, random))
        }
      }
      expect(late > 100).toBe(rules.raiseUntil === 'covered')
      expect(refused).toBeGreaterThan(500)
    },
  )

  it.each([lebork, kop])(
    'nobody answers their own raise, even without knowing their own side (wesele, J♠ without J♣): $id',
    (rules) => {
      const random = seeded('own raise')
      let unsure = 0
      let over = 0
      for (let n = 0; n < 2000 && over < 100; n++) {
        let state: State = baska.setup(rules, baska.deal(rules, random), { bokLeft: 0 })
        while (state.phase === 'auction') {
          const view = viewOf(state)
          const seat = view.seat as Seat
          if (view.contract === 'wesele' && view.sides[seat] === null) {
            unsure += 1
            if (view.raises.at(-1) === seat) over += 1
            askedOf(view)
          }
          state = baska.apply(state, seat, wantedCall(view, random))
        }
      }
      expect(unsure).toBeGreaterThan(100)
      expect(over).toBeGreaterThan(50)
    },
  )
})

/** A call of somebody who announces every wesele, often raises when unsure of their side, and mostly passes. */
function wantedCall(view: View, random: Random): Move {
  const calls = baska.legal(view)
  const named = (name: string | undefined): Move | undefined =>
    calls.find((move) => 'call' in move && move.call === name)
  const unsure = view.sides[view.seat as Seat] === null
  const raise = named(rulesOf(view.profile).raises[view.raises.length])
  const wanted = named('wesele') ?? (random.below(4) < (unsure ? 3 : 1) ? raise : undefined)
  return wanted ?? named('pas') ?? pick(calls, random)
}

/** Compares the viewer's legal raises with the search. Returns 1 if a raise is refused, else 0. */
function askedOf(view: View): number {
  const rules = rulesOf(view.profile)
  const next = rules.raises[view.raises.length]
  if (next === undefined) return 0
  const may = baska.legal(view).some((move) => 'call' in move && move.call === next)
  const could = couldCount(rules, view)
  // Asked tens of thousands of times: an expectation each would take longer than the search.
  if (may !== could)
    expect.fail(
      `${next} is ${may ? 'legal' : 'refused'}, which is wrong: ${JSON.stringify({ calls: view.calls, back: view.takenBack, trick: view.trick })}`,
    )
  return may ? 0 : 1
}

const signs = [...lebork.oldQueens, ...lebork.weselePartner]

/** Yields all placements of the queens and jacks that decide sides, given what the viewer knows. */
function* worlds(view: View): Generator<Cards[]> {
  const seen = [...view.takenBack, ...view.trick.map(({ card }) => card)]
  const hands: Cards[] = [toSet(seen), 0, 0, 0]
  if (view.seat !== null) hands[view.seat] = (hands[view.seat] as Cards) | view.hand
  const room = hands.map((cards) => 4 - count(cards))
  const known = hands.reduce((all, cards) => all | cards, 0)
  const rest = signs.filter((c) => !has(known, c))
  function* place(i: number): Generator<Cards[]> {
    const card = rest[i]
    if (card === undefined) {
      yield [...hands]
      return
    }
    for (let seat = 0; seat < 4; seat++) {
      if (seat === view.seat || room[seat] === 0) continue
      hands[seat] = (hands[seat] as Cards) | (1 << card)
      room[seat] = (room[seat] as number) - 1
      yield* place(i + 1)
      hands[seat] = (hands[seat] as Cards) & ~(1 << card)
      room[seat] = (room[seat] as number) + 1
    }
  }
  yield* place(0)
}

/** Whether the viewer's next raise counts in at least one of them (K5). */
function couldCount(rules: Rules, view: View): boolean {
  const caller = view.calls.find(({ call }) => call === 'wesele')?.seat
  for (const hands of worlds(view)) {
    if (caller !== undefined && !lebork.oldQueens.every((q) => has(hands[caller] as Cards, q))) continue
    const alone = hands.findIndex((hand) => lebork.oldQueens.every((q) => has(hand, q)))
    const silent = view.contract === 'zwykla' && alone >= 0
    const contract = silent ? 'cicha' : view.contract
    const sides = trueSides(lebork, contract, silent ? alone : view.owner, hands)
    const counted = recognised(rules, contract, [...view.raises, view.seat as Seat], sides)
    if (counted.at(-1) === true) return true
  }
  return false
}

describe('L11, L14 the raises that count in the end', () => {
  it.each([
    {
      clause: 'K5 the first raise in a zwykła gra counts',
      raises: [0],
      sides: 'smms',
      owner: null,
      counted: [true],
    },
    {
      clause: 'K5 the first raise of the owner’s side does not count',
      raises: [0],
      sides: 'smmm',
      owner: 'starzy',
      counted: [false],
    },
    {
      clause: 'K5, K8 the second of two raises of one side does not count',
      raises: [1, 2],
      sides: 'smms',
      owner: null,
      counted: [true, false],
    },
    {
      clause: 'K4 raises that alternate between the sides all count',
      raises: [1, 0, 2, 3],
      sides: 'smms',
      owner: null,
      counted: [true, true, true, true],
    },
    {
      clause: 'K5 a raise that does not count uses up its name',
      raises: [1, 2, 0],
      sides: 'smms',
      owner: null,
      counted: [true, false, true],
    },
    {
      clause: 'K7 the kontra of the owner’s partner does not count',
      raises: [3, 1],
      sides: 'smms',
      owner: 'starzy',
      counted: [false, true],
    },
  ] as const)('$clause', ({ raises, sides, owner, counted }) => {
    const by = [0, 1, 2, 3].map((seat) => (sides.charAt(seat) === 's' ? 'starzy' : 'mlodzi'))
    expect(countedRaises(raises, by, owner)).toEqual(counted)
  })
})
