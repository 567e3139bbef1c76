/** Formats the figures and days of rankings. */
import { intlOf, type Locale } from '@stolik/core'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number with this many decimals and a true minus sign. */
export function figureOf(value: number, locale: Locale, decimals = 0): string {
  const key = `${locale} ${decimals}`
  const format =
    formats.get(key) ??
    // Groups numbers of four digits too, which Polish does not do by default: 9 849 stands below 10 005.
    new Intl.NumberFormat(intlOf(locale), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    })
  formats.set(key, format)
  return format.format(value).replace('-', '−')
}

/** Formats a day `YYYY-MM-DD`. It is the same day in every time zone. */
export function dayOf(day: string, locale: Locale): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return day
  return new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
