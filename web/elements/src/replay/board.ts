/** Returns the properties of a game's table element for one step of a replay. */
import type { Locale } from '@stolik/core'
import type { ShownTableElement } from '@stolik/kit/shown'
import { cardsFor } from '../base/cards.js'
import type { Position } from './position.js'
import type { Shown } from './source.js'

export function boardAt(
  host: Element,
  { data: { steps, players, chairs, seating, dealer }, shows }: Shown,
  { step, eyes }: Position,
  locale: Locale,
): Partial<ShownTableElement> {
  // A spectator's view comes first, then each seat's.
  const [open, ...seats] = (steps[step] ?? []).map((view) => shows.read(view))
  return {
    view: (eyes === null ? open : seats[eyes]) ?? null,
    hands: eyes === null ? seats : null,
    seat: eyes,
    // With all hands open, forehand is at the bottom.
    chair: seating[eyes ?? 0] ?? null,
    seating,
    dealer,
    players: Array.from({ length: chairs }, (_, chair) => ({
      name: players[chair] ?? String(chair + 1),
      bot: false,
      online: true,
      clock: null,
    })),
    locale,
    ...cardsFor(host, locale),
  }
}
