/** How the lobby says what is played at a table. */
import { say, type Catalogue, type Locale } from '@stolik/core'
import { gamesSpoken } from './games-spoken.js'
import { games } from './games.js'

/** Words of the games' names and settlements, as they come. */
const spoken = gamesSpoken((offer) => offer.words())

/** Elements that follow it are drawn anew when words have come. */
export const gameWords = spoken.come

/** Whether these widgets can show a game. */
export const isKnown = (game: string): boolean => Object.hasOwn(games, game)

interface GameName {
  readonly game: string
  readonly profile: string
}

const wordsOf = (words: Catalogue, locale: Locale, profile: string): GameName => ({
  game: say(words, locale, 'game'),
  profile: say(words, locale, `profile.${profile}`),
})

/** A game and its profile in words; the ids until the words have come. For what must have a name at once, as a button must. */
export function gameName(locale: Locale, game: string, profile: string): GameName {
  const words = spoken.of(locale, game)
  return words === undefined ? { game, profile } : wordsOf(words, locale, profile)
}

/** About as wide as a name, so that little moves when it has come. */
const blank = '\u00a0'.repeat(16)

/** As `gameName`, for text that is read: a blank until the words have come, since an id says nothing to a reader. */
export function gameText(locale: Locale, game: string, profile: string): GameName {
  const words = spoken.of(locale, game)
  if (words !== undefined) return wordsOf(words, locale, profile)
  return isKnown(game) ? { game: blank, profile: blank } : { game, profile }
}

/** The game's words; empty until they have come. */
export const catalogueOf = (locale: Locale, game: string): Catalogue => spoken.of(locale, game) ?? {}
