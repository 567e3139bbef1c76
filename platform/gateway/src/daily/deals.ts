/**
 * The deals of the day: everybody who plays them alone against masters gets the same ones, and the members of a club get those of their
 * club. One secret for each game, day and club gives all of them. It is committed to before anybody plays, and opened when the day is
 * closed: when the last table begun in time has ended, or at the deadline. Pure.
 */
import type { Plugin, Sealed } from '@stolik/core'
import { dealsCommitment, dealSealed } from '@stolik/event/same/deals'
import { dayOf, endOfDay, hallZone } from '../base/day-of.js'
import type { Opened } from '../table/entry.js'
import type { Keys } from '../event/store/keys.js'

/** How many deals a day has. */
export const dealsOfDay = 12

/** A game's deals of one day. */
export interface DayOf {
  readonly game: string
  /** `YYYY-MM-DD` in the time zone of the clubs. */
  readonly day: string
  /**
   * The club whose members alone have these deals; null: everybody else. Anybody can make a second account and learn the deals of
   * everybody; a club gives each member one account.
   */
  readonly club: string | null
}

export const today = (now: number): string => dayOf(now, hallZone)

const minute = 60_000

/**
 * How many milliseconds after midnight a day can be closed at the earliest. The clocks of several gateways may differ, and a table may
 * just be opening.
 */
const settling = 2 * minute
/** How many milliseconds after midnight it is closed, whatever is still in play: some twice what twelve deals take. */
const extension = 120 * minute

/** When a day can be closed, if all its tables have ended. */
export const closesFrom = (day: string): number => endOfDay(day, hallZone) + settling

/** When a day is closed at the latest. A table that ends later does not count. */
export const deadlineOf = (day: string): number => endOfDay(day, hallZone) + extension

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Whether a game has deals of the day: they are played against masters. */
export const hasDays = ({ levels }: Pick<Plugin, 'levels'>): boolean => levels.includes('master')

/** How the log of a table names the deals of its game: the day, and after a space the club. No club's id has a space. */
export const dealsName = ({ day, club }: Pick<DayOf, 'day' | 'club'>): string =>
  club === null ? day : `${day} ${club}`

/** What the deals of all games and days come from. An event has another id, so no event has the same deals. */
const secretOf = (keys: Pick<Keys, 'deals'>, game: string, deals: string): Sealed =>
  keys.deals(`day ${game} ${deals}`, 1)

/** Returns the commitment to the deals with the secret of now. */
export const commitmentOf = (keys: Pick<Keys, 'deals'>, of: DayOf): string =>
  dealsCommitment(secretOf(keys, of.game, dealsName(of)))

/** Returns the committed secret; undefined if it was derived from a secret that this gateway does not know any more. SECRET until the day is closed. */
export const openedDeals = (keys: Pick<Keys, 'known'>, of: DayOf, commitment: string): Sealed | undefined =>
  committed(keys, of.game, dealsName(of), commitment)

const committed = (
  keys: Pick<Keys, 'known'>,
  game: string,
  deals: string,
  commitment: string,
): Sealed | undefined =>
  keys
    .known()
    .map((words) => secretOf(words, game, deals))
    .find((secret) => dealsCommitment(secret) === commitment)

/** Returns the shuffle of a hand at a table that plays the deals of a day; undefined if it is not known any more. */
export const shufflesOfDays =
  (keys: Pick<Keys, 'known'>) =>
  ({ game, daily }: Pick<Opened, 'game' | 'daily'>, hand: number): Sealed | undefined => {
    const secret = daily && committed(keys, game, daily.day, daily.commitment)
    return secret && shuffleOf(secret, hand)
  }

/** Returns the shuffle of one deal, the same at every table of the day. */
const shuffleOf = (secret: Sealed, hand: number): Sealed =>
  dealSealed(secret, null, { series: 1, hand, redeal: 0 })
