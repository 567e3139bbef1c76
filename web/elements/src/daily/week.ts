/** The league of the week as the gateway tells it, and what the page says of it. Pure. */
import type { Answer } from '../client/document.js'
import type { week } from './documents.js'

type Answered = Answer<typeof week>['dailyWeek']
export type DailyWeek = Omit<Extract<Answered, { readonly week: string }>, '__typename'>
export type WeekRow = DailyWeek['rows'][number]

/** What is known of the league of a person. */
export interface Weeks {
  readonly now: DailyWeek
  /** Last week; null if it is not known. */
  readonly last: DailyWeek | null
}

/** How many days of a week are still to come after a day. */
export const daysAfter = ({ days }: Pick<DailyWeek, 'days'>, day: string): number =>
  days.filter((one) => one > day).length

/** How many go up and how many down, as it looks now. */
export const moving = ({
  rows,
}: Pick<DailyWeek, 'rows'>): { readonly up: number; readonly down: number } => ({
  up: rows.filter(({ movement }) => movement === 'UP').length,
  down: rows.filter(({ movement }) => movement === 'DOWN').length,
})

/** The best and the lowest division in a league: small ones play together. */
export function divisionsIn({
  rows,
  divisions,
}: Pick<DailyWeek, 'rows' | 'divisions'>): readonly [number, number] {
  const all = rows.map(({ division }) => division)
  return all.length === 0 ? [divisions, divisions] : [Math.min(...all), Math.max(...all)]
}
