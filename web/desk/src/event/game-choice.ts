/**
 * Translates one of several choices, such as a kind of ranking, in its game's words. Returns '' until they have loaded, rather
 * than showing an identifier.
 */
import type { Locale } from '@stolik/core'
import { catalogueOf, gameSay } from '@stolik/elements/event/game-words'

export const gameChoice = (locale: Locale, game: string, code: string): string =>
  Object.hasOwn(catalogueOf(locale, game), code) ? gameSay(locale, game, code) : ''
