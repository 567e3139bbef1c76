/** All words of a game, fetched when an event first says one: those of its lists and its arbiter among them. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { gamesSpoken } from '../element/games-spoken.js'

const spoken = gamesSpoken((offer) => offer.allWords?.() ?? offer.words())

/** Elements that follow it are drawn anew when words have come. */
export const allGameWords = spoken.come

/** Empty until the words have come. */
export const catalogueOf = (locale: Locale, game: string): Catalogue => spoken.of(locale, game) ?? {}

/** A code of a game's catalogue in words; the code until they have come. */
export const gameSay = (
  locale: Locale,
  game: string,
  code: string,
  args: Readonly<Record<string, Arg>> = {},
): string => say(catalogueOf(locale, game), locale, code, args)
