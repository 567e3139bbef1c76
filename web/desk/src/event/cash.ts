/** The cash of an event, for its director. Amounts are in the smallest coin, and negative if they went out. */
import type { Answer } from '@stolik/elements/client/document'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { EventShown } from '@stolik/elements/event/client/types'
import { cash } from './documents.js'

type Answered = Answer<typeof cash>['event']
/** Amounts are sums of the events' bookings; `fund` is what is there for prizes, and `promised` what the regulations say. */
export type Cash = NonNullable<Extract<Answered, { readonly cash: unknown }>['cash']>
export type Booked = Cash['booked'][number]
export type Owed = Cash['owing'][number]

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
  const outcome = await gate.query(cash, { id })
  if ('refused' in outcome) return undefined
  const { event } = outcome.done
  return 'cash' in event ? event.cash : null
}
