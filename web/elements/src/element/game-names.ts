/** How the lobby says what is played at a table. */
import { say, type Catalogue, type Locale } from '@stolik/core'
import type { GameInfo } from '../client/types.js'
import { gamesSpoken } from './games-spoken.js'
import { games } from '../games.js'

/** Words of the games' names and settlements, as they come. */
const spoken = gamesSpoken((offer) => offer.words())

/** Elements that follow it are drawn anew when words have come. */
export const gameWords = spoken.come

/** Whether these widgets can show a game. */
export const isKnown = (game: string): boolean => Object.hasOwn(games, game)

/** Whether a game's words have come, and with them its name and the order of its profiles. */
export const isNamed = (locale: Locale, game: string): boolean => spoken.of(locale, game) !== undefined

interface GameName {
  readonly game: string
  readonly profile: string
}

/** Rules that do not name their game are said with it: nobody has to know whose they are. */
function wordsOf(words: Catalogue, locale: Locale, profile: string): GameName {
  const game = say(words, locale, 'game')
  const own = say(words, locale, `profile.${profile}`)
  const isNamed = own.toLocaleLowerCase(locale).includes(game.toLocaleLowerCase(locale))
  return { game, profile: isNamed ? own : `${game}: ${own}` }
}

/** About as wide as a name, so that little moves when it has come; a sign in it, so that a button never lacks a name. */
const blank = `${'\u00a0'.repeat(7)}…${'\u00a0'.repeat(7)}`

/** A game and its profile in words. Blank until the words have come: an id says nothing to a reader. */
export function gameName(locale: Locale, game: string, profile: string): GameName {
  const words = spoken.of(locale, game)
  if (words !== undefined) return wordsOf(words, locale, profile)
  return isKnown(game) ? { game: blank, profile: blank } : { game, profile }
}

/** Ids of the profiles of a game that readers of a language play most; none until the words have come. */
function usualProfiles(locale: Locale, game: string): readonly string[] {
  const order = spoken.of(locale, game)?.['profile.order']
  return typeof order === 'string' ? order.split(' ') : []
}

/** What a gateway most likely offers, before it has said so: for keeping room. */
export const likelyGames = (locale: Locale): readonly GameInfo[] =>
  Object.keys(games).map((id) => ({
    id,
    profiles: usualProfiles(locale, id).map((profile) => ({
      id: profile,
      tables: [{ chairs: 0, lengths: [0] }],
    })),
  }))

/** A game's profiles, first those that readers of a language play most; as they came until the words have come. */
export function profilesFor(locale: Locale, { id, profiles }: GameInfo): GameInfo['profiles'] {
  const usual = usualProfiles(locale, id)
  const place = (profile: string): number => (usual.includes(profile) ? usual.indexOf(profile) : usual.length)
  return profiles.toSorted((a, b) => place(a.id) - place(b.id))
}

/** How long a series is, where the game says it otherwise than by its hands, such as to seven points. */
export function lengthName(locale: Locale, game: string, hands: number): string | undefined {
  const words = spoken.of(locale, game)
  const code = `length.${hands}`
  return words !== undefined && Object.hasOwn(words, code) ? say(words, locale, code) : undefined
}

/** The game's words; empty until they have come. */
export const catalogueOf = (locale: Locale, game: string): Catalogue => spoken.of(locale, game) ?? {}
