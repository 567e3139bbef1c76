/** All moves of a player: call, play a card, offer to throw the cards in, and answer such an offer. */
import { type Card, cardName } from '@stolik/core'
import type { Raise } from './rules.js'

/**
 * `du` adds du to one's own gran or zolla (L12); `gran-du` and `zolla-du` are new contracts. `pytam` is forehand's question to
 * the others, in profiles where it is a choice (Kop).
 */
export type Call = 'pas' | 'pytam' | 'wesele' | 'gran' | 'zolla' | 'gran-du' | 'zolla-du' | 'du' | Raise

export type Move =
  | { readonly call: Call }
  | { readonly card: Card }
  | { readonly throwIn: true }
  | { readonly agree: boolean }

/** Writes a call as it is spoken and a card as `HA`; `rzut` throws the cards in, `zgoda` and `nie` answer it (R5). */
export function write(move: Move): string {
  if ('call' in move) return move.call
  if ('card' in move) return cardName(move.card)
  if ('throwIn' in move) return 'rzut'
  return move.agree ? 'zgoda' : 'nie'
}

export const notation =
  /^(?:pas|pytam|wesele|gran|zolla|gran-du|zolla-du|du|kontra|rekontra|hirsch|bok|rej|slup|skok|zub|rzut|zgoda|nie|[CSHD][ATQJ])$/
