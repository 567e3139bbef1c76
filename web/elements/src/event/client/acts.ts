/** What can be done in an event, as it is sent: exactly one field (schema: EventAct), as the contract describes it. */
import type { ActKind, Sent } from '@stolik/contract/event/acts'

export type { EntrantSent as Entrant, FactSent as Fact } from '@stolik/contract/event/acts'

/** Who asks, where it is not their account or their guest's token. */
export interface Pass {
  readonly card?: string
  readonly key?: string
  readonly chair?: number
  /** What this browser calls itself, for the log. */
  readonly device?: string
  readonly agreed?: readonly Agreed[]
}

/** The player on a chair agrees on this device: what their PIN was exchanged for. */
export interface Agreed {
  readonly chair: number
  readonly code: string
}

/** What is done at a table in the hall, and can wait for the network: always by a chair. */
export interface ListActs {
  readonly hand: Sent<'hand'>
  readonly confirm: Sent<'confirm'> & { readonly chair: number }
  readonly correct: Sent<'correct'> & { readonly consent: readonly number[] }
  readonly sign: Sent<'sign'> & { readonly chair: number }
}

type OneOf<T> = { readonly [K in keyof T]: Readonly<Record<K, T[K]>> }[keyof T]

export type Act = OneOf<{ readonly [K in ActKind]: Sent<K> }>
export type ListAct = OneOf<ListActs>
