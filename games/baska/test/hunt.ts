/** Finds finished hands with a wanted outcome. The outcome is counted here, independently of the game. */
import { has, pick, seeded, type Settlement } from '@stolik/core'
import { baska } from '../src/index.js'
import type { Entry } from '../src/settle/result.js'
import type { Over, State } from '../src/hand/state.js'
import { after, lebork, start } from './table.js'

/** The test's own count of a finished hand's tricks. */
export interface Count {
  readonly starzy: number
  readonly starzyTricks: number
}

const worth: Readonly<Record<string, number>> = { A: 11, T: 10, Q: 3, J: 2 }

function countOf({ past, sides }: Over): Count {
  const taken = past.filter(({ winner }) => sides[winner] === 'starzy')
  const cards = taken.flatMap((trick) => trick.cards.map(({ card }) => baska.write({ card })))
  return {
    starzy: cards.reduce((sum, name) => sum + (worth[name.charAt(1)] as number), 0),
    starzyTricks: taken.length,
  }
}

export interface Found {
  readonly over: Over
  readonly settlement: Settlement<Entry>
}

/** Plays a given deal, or seeded ones that fit, at random until the hand ends as wanted. */
export function hunt(wanted: {
  readonly deal?: string
  readonly fits?: (state: State) => boolean
  readonly calls: string
  readonly bokLeft?: number
  readonly ends: (count: Count) => boolean
}): Found {
  for (let seed = 0; seed < 40_000; seed++) {
    const random = seeded(seed)
    const bokLeft = wanted.bokLeft ?? 0
    const from =
      wanted.deal === undefined
        ? baska.setup(lebork, baska.deal(lebork, random), { bokLeft })
        : start(wanted.deal, bokLeft)
    if (wanted.fits?.(from) === false) continue
    let state = after(from, wanted.calls)
    for (let seat = baska.toAct(state)[0]; seat !== undefined; seat = baska.toAct(state)[0]) {
      const cards = baska.legal(baska.view(state, seat)).filter((move) => 'card' in move)
      state = baska.apply(state, seat, pick(cards, random))
    }
    const settlement = baska.result(state)
    if (state.phase === 'over' && settlement !== undefined && wanted.ends(countOf(state))) {
      return { over: state, settlement }
    }
  }
  throw new Error('no such hand')
}

export const hasBoth = (hand: number): boolean => lebork.oldQueens.every((q) => has(hand, q))

/** Whether the old queens are in two hands. */
export const apart = (state: State): boolean => !state.dealt.some(hasBoth)

/** Seats 0 and 2 are starzy. */
export const pair = 'CQHTDJCA SJCJHQDT SQHAHJST DQDACTSA'
/** Seat 1 holds both old queens; seat 3 J♣. */
export const alone = 'HTDJCASA CQSQHQDA HASJHJST CJDQDTCT'
/** Seat 1 takes every trick; seat 2 has J♣. */
export const strong = 'DJCASADQ CQSQHAHT CJSJHJST HQDADTCT'

export const raised = {
  none: 'pas pas pas pas',
  two: 'kontra pas pas rekontra pas pas pas pas',
  four: 'kontra pas pas rekontra hirsch pas pas bok pas pas pas pas',
}
