/** Everything a player can do: speak in the auction, play a card, offer to throw the cards in and answer that. */
import { type Card, cardName } from '@stolik/core'
import type { Raise } from './rules.js'

/**
 * `du` adds the word to one's own gran or zolla (L12); `gran-du` and `zolla-du` are new contracts. With `pytam`
 * forehand asks the others where the profile makes that a choice (Kop).
 */
export type Call = 'pas' | 'pytam' | 'wesele' | 'gran' | 'zolla' | 'gran-du' | 'zolla-du' | 'du' | Raise

export type Move =
  | { readonly call: Call }
  | { readonly card: Card }
  | { readonly throwIn: true }
  | { readonly agree: boolean }

/** A call as it is spoken, a card as `HA`; `rzut` to throw the cards in, and `zgoda` or `nie` to that (R5). */
export function write(move: Move): string {
  if ('call' in move) return move.call
  if ('card' in move) return cardName(move.card)
  if ('throwIn' in move) return 'rzut'
  return move.agree ? 'zgoda' : 'nie'
}

export const notation =
  /^(?:pas|pytam|wesele|gran|zolla|gran-du|zolla-du|du|kontra|rekontra|hirsch|bok|rej|slup|skok|zub|rzut|zgoda|nie|[CSHD][ATQJ])$/
