/** What the parts of an analysis speak with. */
import type { Arg, Seat } from '@stolik/core'

export type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

export interface Voice {
  readonly say: Say
  /** The name of a card in words, such as "jack of clubs" for `CJ`. */
  readonly card: (card: string) => string
  readonly nameOf: (seat: Seat) => string
}
