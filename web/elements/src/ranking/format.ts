/** How figures and days of rankings are written. */
import { intlOf, type Locale } from '@stolik/core'

const formats = new Map<string, Intl.NumberFormat>()

/** With so many digits after the comma, and a true minus sign. */
export function figureOf(value: number, locale: Locale, decimals = 0): string {
  const key = `${locale} ${decimals}`
  const format =
    formats.get(key) ??
    // Also of four digits, as Polish does not by itself: 9 849 stands below 10 005.
    new Intl.NumberFormat(intlOf(locale), {
      ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' },
    })
  formats.set(key, format)
  return format.format(value).replace('-', '−')
}

/** A day of the form `YYYY-MM-DD`, wherever one reads it. */
export function dayOf(day: string, locale: Locale): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return day
  return new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
