/** The cash of an event, for its director. Amounts are in the smallest coin, and negative if they went out. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { EventShown } from '@stolik/elements/event/client/types'
import { cash } from './documents.js'

export interface Cash {
  readonly currency: string
  readonly fees: number
  readonly back: number
  readonly lost: number
  readonly income: number
  readonly costs: number
  /** The sum of all of these: what is there for prizes. */
  readonly fund: number
  /** What the regulations promise, and what the winners have. */
  readonly promised: number
  readonly prizes: number
  readonly left: number
  readonly booked: readonly Booked[]
  readonly owing: readonly Owed[]
  readonly refunds: readonly Owed[]
}

export interface Booked {
  readonly n: number
  readonly at: number
  readonly by: string | null
  readonly what: string
  readonly amount: number
  /** Why it was struck; null if it counts. */
  readonly struck: string | null
}

export interface Owed {
  readonly player: string
  readonly amount: number
  /** What to send as `paid` once that is done. */
  readonly paid: boolean
}

/** Returns what the cash depends on and the page shows: it is asked for again when that changes. */
export const cashKey = (
  { id, seq, phase, endedEarly, players, regulations }: EventShown,
  isShown: boolean,
): string =>
  regulations.fee === null
    ? ''
    : JSON.stringify([id, phase, endedEarly, players.map(({ paid }) => paid), isShown ? seq : 0])

/** Null if there is none; undefined without an answer. */
export async function cashOf(gate: Gateway, id: string): Promise<Cash | null | undefined> {
  const outcome = await gate.query<{ event: { readonly cash?: Cash | null } | null }>(cash, { id })
  return 'refused' in outcome ? undefined : (outcome.done.event?.cash ?? null)
}
