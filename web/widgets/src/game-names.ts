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

/** A game and its profile in words; the ids until the words have come. */
export function gameName(locale: Locale, game: string, profile: string): { game: string; profile: string } {
  const words = spoken.of(locale, game)
  if (words === undefined) return { game, profile }
  return { game: say(words, locale, 'game'), profile: say(words, locale, `profile.${profile}`) }
}

/** The game's words; empty until they have come. */
export const catalogueOf = (locale: Locale, game: string): Catalogue => spoken.of(locale, game) ?? {}
