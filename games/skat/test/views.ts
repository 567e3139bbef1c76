/** Compares whole views, including the fields that are empty. */
import { readCard, type Hand, type Seat } from '@stolik/core'
import { expect } from 'vitest'
import type { View } from '../src/index.js'
import { seen } from './hands.js'

/** A value for each seat, then for an onlooker. */
type Each<T> = readonly [T, T, T, T]
const seats: Each<Seat | null> = [0, 1, 2, null]

const nothing: View = {
  profile: 'pzskat',
  phase: 'auction',
  seat: null,
  toAct: [],
  hand: 0,
  cardsLeft: [10, 10, 10],
  calls: [],
  asker: null,
  hearer: null,
  bid: 0,
  declarer: null,
  fromHand: null,
  announcement: null,
  openHand: null,
  patrolki: null,
  exchange: null,
  ramsz: false,
  openOpponents: [],
  skat: null,
  discard: null,
  trick: null,
  lastTrick: null,
  tricksWon: [0, 0, 0],
  played: 0,
  offer: null,
  reach: null,
  declined: [],
  look: null,
  disclosure: null,
}

/**
 * Checks every field of the views of all three seats and of an onlooker. `all` is what everybody sees, `own` what
 * each seat sees in addition.
 */
export function expectViews(
  hand: Hand,
  all: Partial<View>,
  own: readonly [Partial<View>, Partial<View>, Partial<View>],
): void {
  for (const seat of seats) {
    const mine = seat === null ? {} : own[seat as 0]
    expect(seen(hand, seat), `seat ${seat}`).toEqual({ ...nothing, ...all, seat, ...mine })
  }
}

export const card = (name: string): number => readCard(name) as number
