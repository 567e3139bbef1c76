/** Who sits where, seen by the viewer: what a game needs beside its view to lay out a scene. */
import { placesOf, type Place } from './places.js'
import type { ShownCard } from './scene.js'
import type { TablePlayer } from './renderer.js'
import type { Arg, Chair, Locale, Seat } from '@stolik/core'

/** Says a word of the table's or the game's catalogue. */
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

/** Where a chair is on the viewer's screen. */
export function placeOf(at: Situation, chair: Chair): Place {
  const mine = at.chair ?? (at.seat === null ? null : (at.seating[at.seat] ?? null))
  return placesOf(at.players.length, mine)[chair] as Place
}

/** Where a seat of this hand is on the viewer's screen. */
export const placeOfSeat = (at: Situation, seat: Seat): Place => placeOf(at, at.seating[seat] as Chair)

/** What a seat's player is called; the viewer themselves is "you". */
export function nameOf(at: Situation, seat: Seat): string {
  if (seat === at.seat) return at.t('table.you')
  return at.players[at.seating[seat] as Chair]?.name ?? at.t('table.free')
}

/** A card to show, with its name in the viewer's words: `CJ` → walet trefl. */
export const shown = (at: Situation, card: string): ShownCard => ({
  card,
  label: at.t('card', { suit: card.charAt(0), rank: card.charAt(1) }),
})
