/** Words of games, loaded one game and language at a time when they are first requested. */
import type { Catalogue, Locale } from '@stolik/core'
import { needWords, type Words } from '@stolik/kit/words'
import { games, type Offer } from '../games.js'
import { observable, type Observable } from '../base/observable.js'

export interface GameWordsLoader {
  /** Changes when words have loaded. */
  readonly loaded: Observable<unknown>
  /** Returns a game's words. Until they have loaded, it returns those of the previous language, or undefined. */
  of(locale: Locale, game: string): Catalogue | undefined
}

export function gameWordsLoader(wordsOf: (offer: Offer) => Promise<Words>): GameWordsLoader {
  const loaded = observable<ReadonlyMap<string, Words>>(new Map())
  const requested = new Set<string>()
  const fetched = async (offer: Offer, game: string, locale: Locale): Promise<void> => {
    const words = await wordsOf(offer)
    await needWords(locale, [words])
    loaded.set(new Map(loaded.value).set(game, words))
  }
  return {
    loaded,
    of(locale, game) {
      const key = `${game} ${locale}`
      const offer = Object.hasOwn(games, game) ? games[game] : undefined
      if (offer !== undefined && !requested.has(key)) {
        requested.add(key)
        fetched(offer, game, locale).catch(() => requested.delete(key))
      }
      return loaded.value.get(game)?.[locale]
    },
  }
}
