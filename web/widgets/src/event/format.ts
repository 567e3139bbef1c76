/** How figures, times and places of events are written. */
import { intlOf, type Locale } from '@stolik/core'
import type { Regulations } from './client/types.js'

type EventMode = Regulations['mode']

/** A place at a table: A, B, C. */
export const chairLetter = (chair: number): string => String.fromCharCode(65 + chair)

/** A figure with a true minus sign, and with a fraction where places were shared. */
export const points = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 2, useGrouping: false })
    .format(value)
    .replace('-', '−')

export const signedPoints = (value: number, locale: Locale): string =>
  value > 0 ? `+${points(value, locale)}` : points(value, locale)

/** A time in a hall is told as its clocks show it, wherever it is read; these are the halls of this site. */
const hallZone = 'Europe/Warsaw'

const clockIn = (at: number, timeZone: string): string => new Date(at).toLocaleString('sv', { timeZone })

/** In which zone a time is told: that of the hall, named where the reader's own clock shows another time. Online it is the reader's. */
export function zoned(
  at: number,
  mode: EventMode,
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'> {
  if (mode === 'ONLINE') return { timeZone: own }
  const alike = clockIn(at, own) === clockIn(at, hallZone)
  return { timeZone: hallZone, ...(alike ? {} : { timeZoneName: 'short' }) }
}

export const dayTime = (at: number, locale: Locale, mode: EventMode = 'ONLINE'): string =>
  new Intl.DateTimeFormat(intlOf(locale), {
    ...zoned(at, mode),
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

export const clockTime = (at: number, locale: Locale, mode: EventMode = 'ONLINE'): string =>
  new Intl.DateTimeFormat(intlOf(locale), { ...zoned(at, mode), hour: '2-digit', minute: '2-digit' }).format(
    at,
  )

/** An amount in the smallest coin; a stake may be a part of one. */
export function money(amount: number, currency: string, locale: Locale): string {
  try {
    const style = { style: 'currency', currency } as const
    const format = new Intl.NumberFormat(intlOf(locale), style)
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2
    if (Number.isInteger(amount)) return format.format(amount / 10 ** digits)
    const finer = { ...style, maximumFractionDigits: digits + 3 }
    return new Intl.NumberFormat(intlOf(locale), finer).format(amount / 10 ** digits)
  } catch {
    return `${amount / 100} ${currency}`
  }
}
