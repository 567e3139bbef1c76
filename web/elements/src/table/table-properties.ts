import type { Locale } from '@stolik/core'
import type { TableElement } from '@stolik/kit/table'
import { cardsFor } from '../base/cards.js'
import { isNovice } from './novice.js'
import type { Shown } from '../live/session.js'

/**
 * Returns the properties of a game's table element: the table, and the person's choices. @param host the element whose style
 * may choose the cards
 */
export function tableProperties(
  host: Element,
  current: Shown,
  busy: boolean,
  locale: Locale,
): Partial<TableElement> {
  const { table, view, players } = current
  return {
    view,
    seat: table.view?.seat ?? null,
    players,
    seating: table.seating,
    dealer: table.dealer,
    chair: table.chair,
    locale,
    // The page may be in another language than its person has chosen.
    lang: locale,
    busy,
    ...cardsFor(host, locale),
    novice: isNovice(),
  }
}
