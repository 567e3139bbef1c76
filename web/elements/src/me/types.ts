/** A player's own hands as the gateway returns them. */
import type { GatewaySheet } from '../client/types.js'

export interface MyHand {
  readonly table: string
  readonly hand: number
  readonly at: number
  readonly game: string
  readonly profile: string
  readonly chair: number
  readonly players: readonly string[]
  readonly invitation: string | null
  readonly hints: boolean
  readonly row: GatewaySheet['rows'][number]
}

export interface MySeries {
  readonly table: string
  readonly at: number
  readonly game: string
  readonly profile: string
  readonly length: number
  readonly chair: number
  readonly place: number
  readonly players: readonly string[]
  readonly totals: readonly number[]
}

export interface MyGame {
  readonly game: string
  readonly hands: number
  readonly points: number
  /** The running total of points, sampled evenly from the first hand to the last. */
  readonly curve: readonly number[]
  readonly kinds: readonly {
    readonly kind: string
    readonly hands: number
    readonly own: number
    readonly won: number
    readonly points: number
  }[]
}

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
