/** What a game's table element is given for one step of a replay. */
import type { Locale } from '@stolik/core'
import type { TableElement } from '@stolik/kit/table'
import { cardsFor } from '../prefs.js'
import type { Position } from './position.js'
import type { Shown } from './source.js'

export function boardAt(
  host: Element,
  { course: { record, hands }, rules }: Shown,
  { step, eyes }: Position,
  locale: Locale,
): Partial<TableElement> {
  const hand = hands[step]
  const seating = rules.seating(record.chairs, record.hand)
  return {
    view: hand?.view(eyes) ?? null,
    hands: eyes === null && hand !== undefined ? seating.map((_, seat) => hand.view(seat)) : null,
    seat: eyes,
    // With all hands open forehand's lies below.
    chair: seating[eyes ?? 0] ?? null,
    seating,
    dealer: rules.dealer(record.chairs, record.hand),
    players: Array.from({ length: record.chairs }, (_, chair) => ({
      name: record.players[chair] ?? String(chair + 1),
      bot: false,
      online: true,
      clock: null,
    })),
    locale,
    busy: false,
    still: true,
    ...cardsFor(host, locale),
  }
}
