/** How figures, times and places of events are written. */
import { intlOf, type Locale } from '@stolik/core'

/** A place at a table: A, B, C. */
export const chairLetter = (chair: number): string => String.fromCharCode(65 + chair)

/** A figure with a true minus sign, and with a fraction where places were shared. */
export const points = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 2, useGrouping: false })
    .format(value)
    .replace('-', '−')

export const signedPoints = (value: number, locale: Locale): string =>
  value > 0 ? `+${points(value, locale)}` : points(value, locale)

export const dayTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

export const shortTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), {
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

export const clockTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), { hour: '2-digit', minute: '2-digit' }).format(at)

/** An amount in the smallest coin. */
export function money(amount: number, currency: string, locale: Locale): string {
  try {
    const format = new Intl.NumberFormat(intlOf(locale), { style: 'currency', currency })
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2
    return format.format(amount / 10 ** digits)
  } catch {
    return `${amount / 100} ${currency}`
  }
}
