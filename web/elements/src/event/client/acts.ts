/**
 * The acts of an event as they are sent, each an object with exactly one field (schema: EventAct). The contract describes them.
 */
import type { ActKind, Sent } from '@stolik/contract/event/acts'

export type { EntrantSent as Entrant, FactSent as Fact } from '@stolik/contract/event/acts'

/** Who acts, if it is not the holder of the account or the guest token. */
export interface Pass {
  readonly card?: string
  readonly key?: string
  readonly chair?: number
  /** The name of this browser for the log. */
  readonly device?: string
  readonly agreed?: readonly Agreed[]
}

/** A player who agrees on this device. The gateway gave the code in exchange for their PIN. */
export interface Agreed {
  readonly chair: number
  readonly code: string
}

/** Acts at a table in the hall, which can wait for the network. Each belongs to a chair. */
export interface ListActs {
  readonly hand: Sent<'hand'>
  readonly confirm: Sent<'confirm'> & { readonly chair: number }
  readonly correct: Sent<'correct'> & { readonly consent: readonly number[] }
  readonly sign: Sent<'sign'> & { readonly chair: number }
}

type OneOf<T> = { readonly [K in keyof T]: Readonly<Record<K, T[K]>> }[keyof T]

export type Act = OneOf<{ readonly [K in ActKind]: Sent<K> }>
export type ListAct = OneOf<ListActs>
