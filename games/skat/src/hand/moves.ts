/** Moves and their notation. */
import { type Card, cardName, cardNames, type Cards, type Seat } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { gameNames } from '../rules/games.js'
import type { Level } from '../rules/valuation.js'

/**
 * The moves. `bid` names a value, as text `18` · `hold` · `pass` · `play`: forehand takes the game after both
 * others passed without a bid (3.3.6) · `take` the skat, or play from the `hand` · `discard` two cards, `HT+D7` ·
 * `announce` a game: `clubs`, `grand-schneider`, `null-ouvert`, `hearts-patrolki-2`; whether it is a hand game is
 * known by then.
 *
 * Before a rewolucja, an opponent may `take` the skat and `discard`, or `leave` it. Or both name how many cards to
 * `swap`, `swap-2`, and `give` that many, `CA+SK`.
 *
 * In play: `card`, `CJ`. The declarer may `resign` (4.3.1) or lay their cards down to `claim` the rest; where a
 * level can be demanded, also `claim-schneider` (4.3.4). An opponent may `concede` (4.3.3) or lay their cards down,
 * `open` (4.3.5). The players who are asked `accept` or `refuse`. A dealer who sits out asks to look into the hand of a
 * seat, `look-0`, and its owner may `show` it (pzskat 3.5.4).
 */
export type Move =
  | { readonly kind: 'bid'; readonly value: number }
  | { readonly kind: 'swap'; readonly count: number }
  | { readonly kind: 'claim'; readonly level: Level }
  | { readonly kind: 'resign' | 'concede' | 'open' | 'accept' | 'refuse' | 'show' }
  | { readonly kind: 'look'; readonly seat: Seat }
  | { readonly kind: 'discard'; readonly cards: Cards }
  | { readonly kind: 'give'; readonly cards: Cards }
  | { readonly kind: 'hold' | 'pass' | 'play' | 'take' | 'leave' | 'hand' }
  | { readonly kind: 'announce'; readonly announcement: Announcement }
  | { readonly kind: 'card'; readonly card: Card }

/** Writes a move as text, unique among the legal moves of one view. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'card':
      return cardName(move.card)
    case 'bid':
      return String(move.value)
    case 'discard':
    case 'give':
      return cardNames(move.cards).join('+')
    case 'look':
      return `look-${move.seat}`
    case 'swap':
      return `swap-${move.count}`
    case 'announce':
      return writeAnnouncement(move.announcement)
    case 'claim':
      return move.level === 'simple' ? 'claim' : `claim-${move.level}`
    default:
      return move.kind
  }
}

function writeAnnouncement(announcement: Announcement): string {
  const { game, schneider, schwarz, ouvert, patrolki, rewolucja } = announcement
  const name = gameNames[game]
  if (rewolucja) return `${name}-rewolucja`
  if (patrolki > 0) return `${name}-patrolki-${patrolki}`
  if (ouvert) return `${name}-ouvert`
  if (schwarz) return `${name}-schwarz`
  return schneider ? `${name}-schneider` : name
}

const cardText = '[CSHD][ATKQJ987]'

/** Matches every text that can be a move. */
export const notation = new RegExp(
  `^(?:[1-9]\\d{1,2}|hold|pass|play|take|leave|hand|swap-(?:[0-9]|10)|` +
    `resign|concede|claim(?:-schneider|-schwarz)?|open|accept|refuse|look-[0-2]|show|` +
    `${cardText}(?:\\+${cardText}){0,9}|` +
    `(?:${gameNames.join('|')})(?:-(?:schneider|schwarz|ouvert|rewolucja|patrolki-[1-9]))?)$`,
)
