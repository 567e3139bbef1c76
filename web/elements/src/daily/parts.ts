/** What the parts of the page of the deals of the day share. */
import { intlOf, type Arg, type Locale } from '@stolik/core'

export interface DailyParts {
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}

/** Formats the time of day of a moment, where the reader is. */
export const timeIn = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(intlOf(locale), { timeStyle: 'short' }).format(at)

/** Formats a day `YYYY-MM-DD`. It is the same day in every time zone. */
export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )
