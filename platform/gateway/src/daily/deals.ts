/**
 * The deals of the day: everybody who plays them alone against masters gets the same ones. One secret for each game and day gives all of
 * them. It is committed to before anybody plays, and opened when the day is over. Pure.
 */
import type { Plugin, Sealed } from '@stolik/core'
import { dealsCommitment, dealSealed } from '@stolik/tournament/same/deals'
import { dayOf, hallZone } from '../base/day-of.js'
import type { Opened } from '../table/entry.js'
import type { Keys } from '../tournament/keys.js'

/** How many deals a day has. */
export const dealsOfDay = 12

/** A game's deals of one day. */
export interface DayOf {
  readonly game: string
  /** `YYYY-MM-DD` in the time zone of the clubs. */
  readonly day: string
}

export const today = (now: number): string => dayOf(now, hallZone)

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Whether a game has deals of the day: they are played against masters. */
export const hasDays = ({ levels }: Pick<Plugin, 'levels'>): boolean => levels.includes('master')

/** What the deals of all games and days come from. An event has another id, so no event has the same deals. */
const secretOf = (keys: Pick<Keys, 'deals'>, { game, day }: DayOf): Sealed =>
  keys.deals(`day ${game} ${day}`, 1)

/** Returns the commitment to the deals with the secret of now. */
export const commitmentOf = (keys: Pick<Keys, 'deals'>, of: DayOf): string =>
  dealsCommitment(secretOf(keys, of))

/** Returns the committed secret; undefined if it was derived from a secret that this gateway does not know any more. SECRET until the day is over. */
export const openedDeals = (keys: Pick<Keys, 'known'>, of: DayOf, commitment: string): Sealed | undefined =>
  keys
    .known()
    .map((words) => secretOf(words, of))
    .find((secret) => dealsCommitment(secret) === commitment)

/** Returns the shuffle of a hand at a table that plays the deals of a day; undefined if it is not known any more. */
export const shufflesOfDays =
  (keys: Pick<Keys, 'known'>) =>
  ({ game, daily }: Pick<Opened, 'game' | 'daily'>, hand: number): Sealed | undefined => {
    const secret = daily && openedDeals(keys, { game, day: daily.day }, daily.commitment)
    return secret && shuffleOf(secret, hand)
  }

/** Returns the shuffle of one deal, the same at every table of the day. */
const shuffleOf = (secret: Sealed, hand: number): Sealed =>
  dealSealed(secret, null, { series: 1, hand, redeal: 0 })
