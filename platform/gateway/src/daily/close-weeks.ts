/**
 * Closes weeks whose last day is closed, and puts into a league whoever had to wait for that. Every process may do it: what two of them
 * write is the same, and the first one counts.
 */
import { closesFrom, deadlineOf } from './deals.js'
import type { DailyStore } from './store.js'
import { leagueTable, leaguesOf, mondayOf, nextDivision, sundayOf, weeksBefore } from './week.js'
import { areClosed, weekPoints } from './week-points.js'
import type { WeekOf, WeekStore } from './week-store.js'

/** For how many weeks a division is remembered. */
const keptWeeks = 53

/** How many milliseconds after its last day could be closed a week is closed at the earliest: results may still be on their way to the database. */
const settling = 10 * 60_000

/** When a week is closed at the latest: after its last day. */
export const closeOfWeek = (week: string): number => deadlineOf(sundayOf(week)) + settling

export interface ClosingDeps {
  readonly weeks: WeekStore
  readonly daily: Pick<DailyStore, 'commitment' | 'closedAt' | 'results'>
}

export async function closeWeeks({ weeks, daily }: ClosingDeps, now: number, today: string): Promise<void> {
  const current = mondayOf(today)
  for (const of of await weeks.unclosed(current)) {
    if (now < closesFrom(sundayOf(of.week)) + settling || !(await areClosed(daily, of))) continue
    await weeks.enterMissing(of.week, sundayOf(of.week))
    await close({ weeks, daily }, of, today)
  }
  await weeks.enterMissing(current, today)
  await weeks.tidy(weeksBefore(current, keptWeeks))
}

async function close({ weeks, daily }: ClosingDeps, of: WeekOf, today: string): Promise<void> {
  const points = await weekPoints(daily, of, today)
  const tables = leaguesOf(await weeks.members(of)).map((league) => leagueTable(league, points))
  const outcomes = tables.flat().map((row) => ({ person: row.member.person, next: nextDivision(row) }))
  await weeks.close(of, outcomes)
}
