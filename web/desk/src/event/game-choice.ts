/** One of several in a list, such as a kind of ranking, in its game's words; nothing until they have come, since no identifier is shown. */
import type { Locale } from '@stolik/core'
import { catalogueOf, gameSay } from '@stolik/elements/event/game-words'

export const gameChoice = (locale: Locale, game: string, code: string): string =>
  Object.hasOwn(catalogueOf(locale, game), code) ? gameSay(locale, game, code) : ''
