/** Moves and their notation. */
import type { Card, Cards } from '@stolik/core'
import { cardName, cardNames } from '@stolik/core'
import type { Announcement } from './announcement.js'
import { gameNames } from './games.js'
import type { Level } from './valuation.js'

/**
 * `bid` names a value, as text `18` · `hold` · `pass` · `play`: forehand takes the game when both others passed
 * unbid (3.3.6) · `take` the skat or play from the `hand` · `discard` two cards, `HT+D7` · `announce` a game,
 * `clubs`, `grand-schneider`, `null-ouvert`, `hearts-patrolki-2` (hand or not is known by then) · before a
 * rewolucja an opponent may `take` the skat and `discard`, or `leave` it; or both name how many cards to `swap`,
 * `swap-2`, and `give` as many, `CA+SK` · `card`, `CJ` · the declarer may `resign` (4.3.1) or lay their cards down to
 * `claim` the rest, `claim-schneider` where a level can be demanded (4.3.4), an opponent may `concede` (4.3.3) or
 * play with `open` cards (4.3.5); those asked `accept` or `refuse`.
 */
export type Move =
  | { readonly kind: 'bid'; readonly value: number }
  | { readonly kind: 'swap'; readonly count: number }
  | { readonly kind: 'claim'; readonly level: Level }
  | { readonly kind: 'resign' | 'concede' | 'open' | 'accept' | 'refuse' }
  | { readonly kind: 'discard'; readonly cards: Cards }
  | { readonly kind: 'give'; readonly cards: Cards }
  | { readonly kind: 'hold' | 'pass' | 'play' | 'take' | 'leave' | 'hand' }
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
    case 'give':
      return cardNames(move.cards).join('+')
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

/** What any move can look like. */
export const notation = new RegExp(
  `^(?:[1-9]\\d{1,2}|hold|pass|play|take|leave|hand|swap-(?:[0-9]|10)|` +
    `resign|concede|claim(?:-schneider|-schwarz)?|open|accept|refuse|` +
    `${cardText}(?:\\+${cardText}){0,9}|` +
    `(?:${gameNames.join('|')})(?:-(?:schneider|schwarz|ouvert|rewolucja|patrolki-[1-9]))?)$`,
)
