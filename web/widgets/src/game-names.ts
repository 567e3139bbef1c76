/** How the lobby says what is played at a table. */
import type { Catalogue, Locale } from '@stolik/core'
import { say } from '@stolik/core'
import { games } from './games.js'
import { observable } from './observable.js'

type Words = Readonly<Record<Locale, Catalogue>>

/** Words of the games that have come. */
const fetched = observable<ReadonlyMap<string, Words>>(new Map())
/** Games whose words have been asked for. */
const asked = new Set<string>()

/** Fetches a game's words once; elements that follow `gameWords` are redrawn when they come. */
function need(game: string): Words | null {
  const known = fetched.value.get(game)
  if (known !== undefined) return known
  const offer = Object.hasOwn(games, game) ? games[game] : undefined
  if (offer === undefined || asked.has(game)) return null
  asked.add(game)
  offer.words().then(
    (words) => fetched.set(new Map(fetched.value).set(game, words)),
    () => asked.delete(game),
  )
  return null
}

export const gameWords = fetched

/** Whether these widgets can show a game. */
export const isKnown = (game: string): boolean => Object.hasOwn(games, game)

/** A game and its profile in words; the ids until the words have come. */
export function gameName(locale: Locale, game: string, profile: string): { game: string; profile: string } {
  const words = need(game)
  if (words === null) return { game, profile }
  return {
    game: say(words[locale], locale, 'game'),
    profile: say(words[locale], locale, `profile.${profile}`),
  }
}
