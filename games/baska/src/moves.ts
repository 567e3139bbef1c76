/** Everything a player can do: speak in the auction, or play a card. */
import { type Card, cardName } from '@stolik/core'
import type { Raise } from './rules.js'

/** `du` adds the word to one's own gran or zolla (L12); `gran-du` and `zolla-du` are new contracts. */
export type Call = 'pas' | 'wesele' | 'gran' | 'zolla' | 'gran-du' | 'zolla-du' | 'du' | Raise

export type Move = { readonly call: Call } | { readonly card: Card }

/** A call as it is spoken, a card as `HA`. */
export const write = (move: Move): string => ('call' in move ? move.call : cardName(move.card))

export const notation =
  /^(?:pas|wesele|gran|zolla|gran-du|zolla-du|du|kontra|rekontra|hirsch|bok|[CSHD][ATQJ])$/
