/** Who sits where, as the viewer sees it. A game needs this and its view to build a scene. */
import { placesOf, type Place } from './places.js'
import type { ShownCard } from './scene.js'
import type { TablePlayer } from './renderer.js'
import type { Arg, Chair, Locale, Seat } from '@stolik/core'

/** Returns a word of the table's or the game's catalogue. */
export type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

export interface Situation {
  /** By chair; null = free. */
  readonly players: readonly (TablePlayer | null)[]
  readonly seating: readonly Chair[]
  readonly dealer: Chair
  readonly seat: Seat | null
  readonly chair: Chair | null
  readonly locale: Locale
  readonly t: Say
}

/** Returns where a chair is on the viewer's screen. */
export function placeOf(at: Situation, chair: Chair): Place {
  const mine = at.chair ?? (at.seat === null ? null : (at.seating[at.seat] ?? null))
  return placesOf(at.players.length, mine)[chair] as Place
}

/** Returns where a seat of this hand is on the viewer's screen. */
export const placeOfSeat = (at: Situation, seat: Seat): Place => placeOf(at, at.seating[seat] as Chair)

/** Returns the name of a seat's player; the viewer is "you". A seat that plays no cards is that of the dealer. */
export function nameOf(at: Situation, seat: Seat): string {
  if (seat === at.seat) return at.t('table.you')
  return at.players[at.seating[seat] ?? at.dealer]?.name ?? at.t('table.free')
}

/** Returns a card to show, with its name in the viewer's words: `CJ` → walet trefl. */
export const toShownCard = (at: Situation, card: string): ShownCard => ({
  card,
  label: at.t('card', { suit: card.charAt(0), rank: card.charAt(1) }),
})
