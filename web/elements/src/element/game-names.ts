/** The names of games and profiles, as the lobby shows them. */
import { say, type Catalogue, type Locale } from '@stolik/core'
import type { GameInfo } from '../client/types.js'
import { gameWordsLoader } from './game-words-loader.js'
import { games } from '../games.js'
import { speak } from '../words/index.js'

/** The words of the games' names and settlements, as they load. */
const spoken = gameWordsLoader((offer) => offer.words())

/** Elements that follow this are drawn again when words have loaded. */
export const gameWords = spoken.loaded

/** Whether these elements can show a game. */
export const isKnown = (game: string): boolean => Object.hasOwn(games, game)

/** Whether a game's words have loaded, and with them its name and the order of its profiles. */
export const isNamed = (locale: Locale, game: string): boolean => spoken.of(locale, game) !== undefined

interface GameName {
  readonly game: string
  readonly profile: string
}

/**
 * Adds the game's name to a profile whose own name does not contain it, so that readers know which game it belongs to. Rules
 * that a club has made are named by the profile that they are based on, with the number of differences.
 */
function wordsOf(words: Catalogue, locale: Locale, profile: string): GameName {
  const game = say(words, locale, 'game')
  const [base, ...turned] = profile.split('~')
  const own = say(words, locale, `profile.${base}`)
  const isNamed = own.toLocaleLowerCase(locale).includes(game.toLocaleLowerCase(locale))
  const rules = isNamed ? own : `${game}: ${own}`
  const n = turned.length
  return { game, profile: n === 0 ? rules : speak(locale, 'rules.differing', { rules, n }) }
}

/**
 * About as wide as a name, so that little moves when the name arrives. It contains a visible character, so that a button is
 * never without a name.
 */
const blank = `${'\u00a0'.repeat(7)}…${'\u00a0'.repeat(7)}`

/** Returns a game and its profile in words. Blank until the words have loaded: an id means nothing to a reader. */
export function gameName(locale: Locale, game: string, profile: string): GameName {
  const words = spoken.of(locale, game)
  if (words !== undefined) return wordsOf(words, locale, profile)
  return isKnown(game) ? { game: blank, profile: blank } : { game, profile }
}

/** Returns the ids of the profiles that readers of a language play most; empty until the words have loaded. */
function usualProfiles(locale: Locale, game: string): readonly string[] {
  const order = spoken.of(locale, game)?.['profile.order']
  return typeof order === 'string' ? order.split(' ') : []
}

/** Returns what a gateway most likely offers, to reserve space before its answer. */
export const likelyGames = (locale: Locale): readonly GameInfo[] =>
  Object.keys(games).map((id) => ({
    id,
    levels: [],
    profiles: usualProfiles(locale, id).map((profile) => ({
      id: profile,
      tables: [{ chairs: 0, lengths: [0] }],
    })),
  }))

/** Sorts a game's profiles, those that readers of a language play most first. Keeps their order until the words have loaded. */
export function profilesFor(locale: Locale, { id, profiles }: GameInfo): GameInfo['profiles'] {
  const usual = usualProfiles(locale, id)
  const place = (profile: string): number => (usual.includes(profile) ? usual.indexOf(profile) : usual.length)
  return profiles.toSorted((a, b) => place(a.id) - place(b.id))
}

/** Returns the length of a series in words if the game does not count it in hands, such as "to seven points". */
export function lengthName(locale: Locale, game: string, hands: number): string | undefined {
  const words = spoken.of(locale, game)
  const code = `length.${hands}`
  return words !== undefined && Object.hasOwn(words, code) ? say(words, locale, code) : undefined
}

/** Returns the game's words; empty until they have loaded. */
export const catalogueOf = (locale: Locale, game: string): Catalogue => spoken.of(locale, game) ?? {}
