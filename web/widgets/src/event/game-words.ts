/** All words of a game, fetched when an event first says one: those of its lists and its arbiter among them. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { games } from '../games.js'
import { observable, type Observable } from '../observable.js'

type Words = Readonly<Record<Locale, Catalogue>>

const fetched = observable<ReadonlyMap<string, Words>>(new Map())
const asked = new Set<string>()

/** Elements that follow it are drawn anew when words have come. */
export const allGameWords: Observable<unknown> = fetched

/** Empty until the words have come. */
export function catalogueOf(locale: Locale, game: string): Catalogue {
  const known = fetched.value.get(game)
  if (known !== undefined) return known[locale]
  const offer = Object.hasOwn(games, game) ? games[game] : undefined
  if (offer === undefined || asked.has(game)) return {}
  asked.add(game)
  const words = offer.allWords?.() ?? offer.words()
  words.then(
    (all) => fetched.set(new Map(fetched.value).set(game, all)),
    () => asked.delete(game),
  )
  return {}
}

/** A code of a game's catalogue in words; the code until they have come. */
export const gameSay = (
  locale: Locale,
  game: string,
  code: string,
  args: Readonly<Record<string, Arg>> = {},
): string => say(catalogueOf(locale, game), locale, code, args)
