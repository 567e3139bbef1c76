/** The game's element for entering a hand played with real cards. */
import type { Locale, Settled } from '@stolik/core'
import { extras } from '../../extras/games.js'
import { observable, type Observable } from '../../base/observable.js'

/** Fires the kit's `PaperEvent` when somebody has entered a hand. */
export interface PaperElement extends HTMLElement {
  profile: string
  /** Names by chair. */
  players: readonly string[]
  chairs: number
  /** Counts from 0. */
  hand: number
  /** The line to correct; null for a new hand. */
  line: string | null
  /** How the hands before this one are settled, since its value may depend on them. */
  settled: readonly Settled[]
  locale: Locale
}

const tags = observable<ReadonlyMap<string, string>>(new Map())
const requested = new Set<string>()

export const paperTags: Observable<unknown> = tags

/** Returns a new element; null until the game's code has loaded. */
export function paperOf(game: string): PaperElement | null {
  const tag = tags.value.get(game)
  if (tag !== undefined) return document.createElement(tag) as PaperElement
  const offer = Object.hasOwn(extras, game) ? extras[game] : undefined
  if (offer?.paper === undefined || requested.has(game)) return null
  requested.add(game)
  offer.paper().then(
    (found) => tags.set(new Map(tags.value).set(game, found)),
    () => requested.delete(game),
  )
  return null
}
