/** What the questions about days have in common: which games and days there are, and when deals were closed. */
import type { Plugin } from '@stolik/core'
import type { Gateway } from '../../api/gateway.js'
import { hasDays, isDay, today, type DayOf } from '../deals.js'
import { keptDays } from '../release.js'
import { noLimit, type DailyStore } from '../store.js'

export const aDay: number = 24 * 60 * 60_000

export const pluginOf = ({ games }: Pick<Gateway, 'games'>, game: string): Plugin | undefined =>
  games.map(({ plugin }) => plugin).find((plugin) => plugin.id === game && hasDays(plugin))

/** Whether a day has come, and is kept. */
export const isKept = (day: string, now: number): boolean =>
  isDay(day) && day <= today(now) && day >= today(now - keptDays * aDay)

/** Whether the gateway has a club; everybody is in none. */
export const isClub = ({ settings }: Pick<Gateway, 'settings'>, club: string | null): boolean =>
  club === null || settings.clubs().some(({ id }) => id === club)

/**
 * The deals of a past day that were played for these. A release before 1.3 gave the members of a club the deals of everybody, and listed
 * them by their accounts.
 */
export const pastDeals = async (daily: DailyStore, of: DayOf): Promise<DayOf> => {
  if (of.club === null || (await daily.commitment(of)) !== undefined) return of
  return { ...of, club: null }
}

/** When deals were closed; undefined while they are secret. Those of today can be, too: if the clock was set back over midnight. */
export const closingOf = async (
  daily: DailyStore,
  deals: DayOf,
  isPast: boolean,
): Promise<number | undefined> => {
  const closedAt = await daily.closedAt(deals)
  return isPast || closedAt !== noLimit ? closedAt : undefined
}
