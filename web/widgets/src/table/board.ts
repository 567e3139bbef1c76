import type { Locale } from '@stolik/core'
import type { TableElement } from '@stolik/kit'
import { lettersFor, prefs } from '../prefs.js'
import type { Shown } from './sitting.js'

/** What a game's table element is given: the table as it came, and what the person has chosen. */
export function boardOf(shown: Shown, busy: boolean, locale: Locale): Partial<TableElement> {
  const { table, view, players } = shown
  const { deck, firstTap } = prefs.value
  return {
    view,
    seat: table.view?.seat ?? null,
    players,
    seating: table.seating,
    dealer: table.dealer,
    chair: table.chair,
    locale,
    busy,
    deck,
    letters: lettersFor(prefs.value, locale),
    firstTap,
  }
}
