/** The deals of two days for tests, as a gateway tells them. */
import type { DailyField } from '../src/daily/field.js'
import type { DailyDay, DailyRow } from '../src/daily/types.js'
import type { DailyWeek, WeekRow } from '../src/daily/week.js'
import type { Line } from './line.js'

export const dailyRow = (
  place: number,
  name: string,
  total: number,
  table: string | null = null,
): DailyRow => ({ place, name, total, table })

/** Nobody has begun. */
export const today: DailyDay = {
  day: '2026-11-28',
  club: null,
  deals: 12,
  over: false,
  listed: false,
  table: null,
  own: null,
  closes: Date.parse('2026-11-29T01:00Z'),
  rows: [],
  finished: 0,
  begun: 0,
}

export const yesterday: DailyDay = {
  ...today,
  day: '2026-11-27',
  over: true,
  finished: 2,
  begun: 3,
  closes: Date.parse('2026-11-28T01:00Z'),
  rows: [dailyRow(1, 'Jan', 240, 'abcdefgh'), dailyRow(2, 'Ola', -36, 'bcdefghj')],
}

/** Answers what the gateway knows of both days. */
export const tellDays = (line: Line, now: DailyDay, before: DailyDay): void => {
  line.answer('DailyDeals', ({ variables }) => ({
    dailyDeals: { __typename: 'DailyDeals', ...(variables['day'] === null ? now : before) },
  }))
  tellWeeks(line, week, week)
  tellField(line, { day: before.day, deals: [] })
}

export const weekRow = (place: number | null, name: string, more: Partial<WeekRow> = {}): WeekRow => ({
  place,
  name,
  division: 5,
  points: 0,
  days: [null, null, null, null, null, null, null],
  movement: 'STAYS',
  you: false,
  ...more,
})

/** The week of both days, which nobody has played. */
export const week: DailyWeek = {
  week: '2026-11-23',
  days: Array.from({ length: 7 }, (_, n) => `2026-11-${23 + n}`),
  over: false,
  counted: 5,
  divisions: 5,
  nextDivision: null,
  own: null,
  rows: [],
}

/** Answers what the gateway knows of this week and of the last one. */
export const tellWeeks = (line: Line, now: DailyWeek, last: DailyWeek): void =>
  line.answer('DailyWeek', ({ variables }) => ({
    dailyWeek: { __typename: 'DailyWeek', ...(variables['week'] === null ? now : last) },
  }))

/** Answers what all players made of the deals of yesterday. */
export const tellField = (line: Line, field: DailyField): void =>
  line.answer('DailyField', { dailyField: { __typename: 'DailyField', ...field } })

/** Signs somebody with an account in. */
export const signInTo = (line: Line, name: string): void => {
  const session = { name, token: 't', refresh: 'r', expiresIn: 600 }
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify(session))
  line.answer('Refresh', { refresh: { __typename: 'SignedIn', ...session } })
}
