/** A player's own hands as the gateway returns them. */
import type { Done } from '../client/document.js'
import type * as documents from './documents.js'

export type MyHand = Done<typeof documents.hands>['hands'][number]
export type MySeries = Done<typeof documents.series>['series'][number]
export type MyGame = Done<typeof documents.statistics>['games'][number]

/** Consecutive hands of one table. */
export interface Evening {
  readonly table: string
  readonly hands: readonly MyHand[]
}

/** Groups hands of the same table that follow each other. The order, newest first, stays. */
export function evenings(hands: readonly MyHand[]): readonly Evening[] {
  const all: { table: string; hands: MyHand[] }[] = []
  for (const hand of hands) {
    const last = all.at(-1)
    if (last?.table === hand.table) last.hands.push(hand)
    else all.push({ table: hand.table, hands: [hand] })
  }
  return all
}
