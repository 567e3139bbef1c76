/** Moves and their notation. */
import type { Card, Cards } from '@stolik/core'
import { cardName, cardNames } from '@stolik/core'
import type { Announcement } from './announcement.js'
import { gameNames } from './games.js'

/**
 * `bid` names a value, as text `18` · `hold` · `pass` · `play`: forehand takes the game when both others passed
 * unbid (3.3.6) · `take` the skat or play from the `hand` · `discard` two cards, `HT+D7` · `announce` a game,
 * `clubs`, `grand-schneider`, `null-ouvert` (hand or not is known by then) · `card`, `CJ` · `resign` the game;
 * where that takes consent an opponent may `accept` or `refuse` (4.3.1, 4.3.2).
 */
export type Move =
  | { readonly kind: 'bid'; readonly value: number }
  | { readonly kind: 'hold' | 'pass' | 'play' | 'take' | 'hand' | 'resign' | 'accept' | 'refuse' }
  | { readonly kind: 'discard'; readonly cards: Cards }
  | { readonly kind: 'announce'; readonly announcement: Announcement }
  | { readonly kind: 'card'; readonly card: Card }

/** A move as text, unique among the legal moves of one view. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'card':
      return cardName(move.card)
    case 'bid':
      return String(move.value)
    case 'discard':
      return cardNames(move.cards).join('+')
    case 'announce':
      return writeAnnouncement(move.announcement)
    default:
      return move.kind
  }
}

function writeAnnouncement({ game, schneider, schwarz, ouvert }: Announcement): string {
  const name = gameNames[game]
  if (ouvert) return `${name}-ouvert`
  if (schwarz) return `${name}-schwarz`
  return schneider ? `${name}-schneider` : name
}

const cardText = '[CSHD][ATKQJ987]'

/** What any move can look like. */
export const notation = new RegExp(
  `^(?:[1-9]\\d{1,2}|hold|pass|play|take|hand|resign|accept|refuse|${cardText}(?:\\+${cardText})?|` +
    `(?:${gameNames.join('|')})(?:-(?:schneider|schwarz|ouvert))?)$`,
)
