/** Hands for the tests of the detectors: players a, b and c in seats 0, 1 and 2. */
import type { CallSeen, CardSeen, HandSeen } from '@stolik/core'
import type { ExaminedHand } from '../../src/fairness/hand.js'

export const nothingSeen: HandSeen = { calls: [], cards: [], game: null }

export const examinedHand = (id: string, part: Partial<ExaminedHand> = {}): ExaminedHand => ({
  id,
  players: ['a', 'b', 'c'],
  seen: nothingSeen,
  times: null,
  addresses: [null, null, null],
  ...part,
})

export const call = (move: number, seat: number, raises: boolean, chance: number): CallSeen => ({
  move,
  seat,
  raises,
  chance,
})

export const card = (seat: number, gave: boolean, to: readonly number[]): CardSeen => ({
  move: 0,
  seat,
  gave,
  to,
})

export const times = <T>(n: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: n }, (_, i) => make(i))
