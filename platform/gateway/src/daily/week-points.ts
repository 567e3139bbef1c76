/** The points of a week, counted from the results of its days. */
import { deadlineOf } from './deals.js'
import type { DailyStore } from './store.js'
import { dayPoints, daysOf } from './week.js'
import type { WeekOf } from './week-store.js'

type Days = Pick<DailyStore, 'commitment' | 'closedAt' | 'results'>

/** The points of each player by day, from Monday; null for days that they have not played. */
export type WeekPoints = (person: string) => readonly (number | null)[]

/** @param today days after it are still to come */
export async function weekPoints(
  daily: Days,
  { game, week, club }: WeekOf,
  today: string,
): Promise<WeekPoints> {
  const days: ReadonlyMap<string, number>[] = []
  for (const day of daysOf(week))
    days.push(day > today ? new Map() : await pointsOfDay(daily, { game, day, club }))
  return (person) => days.map((points) => points.get(person) ?? null)
}

async function pointsOfDay(
  daily: Days,
  of: { readonly game: string; readonly day: string; readonly club: string | null },
): Promise<ReadonlyMap<string, number>> {
  const commitment = await daily.commitment(of)
  if (commitment === undefined) return new Map()
  const until = (await daily.closedAt(of)) ?? deadlineOf(of.day)
  const { rows } = await daily.results({ ...of, commitment, until })
  const totals = rows.map(({ total }) => total)
  const points = new Map(totals.map((total) => [total, dayPoints(total, totals)]))
  return new Map(rows.map(({ person, total }) => [person, points.get(total) ?? 0]))
}

/** Whether all days of a week are closed. */
export async function areClosed(daily: Days, { game, week, club }: WeekOf): Promise<boolean> {
  for (const day of daysOf(week)) if ((await daily.closedAt({ game, day, club })) === undefined) return false
  return true
}
