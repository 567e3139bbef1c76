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

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** In which zone the times of an event are: that of the hall; online the reader's. */
export const zoneOf = (mode: EventMode, own = ownZone()): string => (mode === 'ONLINE' ? own : hallZone)

const isAlike = (at: number, mode: EventMode, own: string): boolean =>
  clockIn(at, own) === clockIn(at, zoneOf(mode, own))

/** In which zone a time is told; it is named where the reader's own clock shows another time. */
export const zoned = (
  at: number,
  mode: EventMode,
  own = ownZone(),
): Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'> => ({
  timeZone: zoneOf(mode, own),
  ...(isAlike(at, mode, own) ? {} : { timeZoneName: 'short' }),
})

/** The zone of an event, for who has another clock; else null. */
export function zoneName(at: number, locale: Locale, mode: EventMode, own = ownZone()): string | null {
  if (isAlike(at, mode, own)) return null
  const timeZone = zoneOf(mode, own)
  const format = new Intl.DateTimeFormat(intlOf(locale), { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** A time as the field for date and time has it, by the clocks of a zone. */
export const fieldTime = (at: number, zone: string): string =>
  clockIn(at, zone).slice(0, 16).replace(' ', 'T')

/** When the clocks of a zone show what stands in such a field; NaN where there is no time in it. */
export function readFieldTime(text: string, zone: string): number {
  const shown = Date.parse(`${text}Z`)
  if (Number.isNaN(shown)) return shown
  const ahead = (at: number): number => Date.parse(`${clockIn(at, zone).replace(' ', 'T')}Z`) - at
  // By what the clocks are ahead may change within those hours.
  return shown - ahead(shown - ahead(shown))
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

/** A PIN as it is read out. */
export const spaced = (pin: string): string => `${pin.slice(0, 3)} ${pin.slice(3)}`
