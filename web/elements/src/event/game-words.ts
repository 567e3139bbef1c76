/** All words of a game, including those for its lists and its arbiter. They load when an event first needs one. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { gameWordsLoader } from '../element/game-words-loader.js'

const spoken = gameWordsLoader((offer) => offer.allWords?.() ?? offer.words())

/** Followed by elements, which are redrawn when words have loaded. */
export const allGameWords = spoken.loaded

/** Empty until the words have loaded. */
export const catalogueOf = (locale: Locale, game: string): Catalogue => spoken.of(locale, game) ?? {}

/** Translates a code of a game's catalogue. Returns the code until the words have loaded. */
export const gameSay = (
  locale: Locale,
  game: string,
  code: string,
  args: Readonly<Record<string, Arg>> = {},
): string => say(catalogueOf(locale, game), locale, code, args)
