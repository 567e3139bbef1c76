/** How the lobby says what is played at a table. */
import { say, type Catalogue, type Locale } from '@stolik/core'
import type { GameInfo } from './client/types.js'
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

/** About as wide as a name, so that little moves when it has come; a sign in it, so that a button never lacks a name. */
const blank = `${'\u00a0'.repeat(7)}…${'\u00a0'.repeat(7)}`

/** A game and its profile in words. Blank until the words have come: an id says nothing to a reader. */
export function gameName(locale: Locale, game: string, profile: string): GameName {
  const words = spoken.of(locale, game)
  if (words !== undefined) return wordsOf(words, locale, profile)
  return isKnown(game) ? { game: blank, profile: blank } : { game, profile }
}

/** A game's profiles, first those that readers of a language play most; as they came until the words have come. */
export function profilesFor(locale: Locale, { id, profiles }: GameInfo): GameInfo['profiles'] {
  const order = spoken.of(locale, id)?.['profile.order']
  const usual = typeof order === 'string' ? order.split(' ') : []
  const place = (profile: string): number => (usual.includes(profile) ? usual.indexOf(profile) : usual.length)
  return profiles.toSorted((a, b) => place(a.id) - place(b.id))
}

/** The game's words; empty until they have come. */
export const catalogueOf = (locale: Locale, game: string): Catalogue => spoken.of(locale, game) ?? {}
