/** Formats figures, times and places of events. */
import { intlOf, type Locale } from '@stolik/core'
import type { Regulations } from './client/types.js'
import type { Speaker } from './speaker.js'

type EventMode = Regulations['mode']

/** The letter of a chair: A, B, C. */
export const chairLetter = (chair: number): string => String.fromCharCode(65 + chair)

/** Formats points with a true minus sign, and with decimals where places were shared. */
export const points = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 2, useGrouping: false })
    .format(value)
    .replace('-', '−')

export const signedPoints = (value: number, locale: Locale): string =>
  value > 0 ? `+${points(value, locale)}` : points(value, locale)

/** Says how many members of a team or a pair count. */
export const countingWords = (
  { counting, size }: Regulations['groups'][number],
  say: Speaker['say'],
): string =>
  counting === size ? say('standings.allCount') : say('standings.counting', { n: counting, size })

/** Times in a hall are shown in the hall's zone, wherever they are read. All halls of this site are in this zone. */
const hallZone = 'Europe/Warsaw'

const clockIn = (at: number, timeZone: string): string => new Date(at).toLocaleString('sv', { timeZone })

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns the time zone of an event: the hall's, or the reader's for online play. */
export const zoneOf = (mode: EventMode, own = ownZone()): string => (mode === 'ONLINE' ? own : hallZone)

const isAlike = (at: number, mode: EventMode, own: string): boolean =>
  clockIn(at, own) === clockIn(at, zoneOf(mode, own))

/** Returns the zone for formatting a time. The zone is named if the reader's own clock shows another time. */
export const zoned = (
  at: number,
  mode: EventMode,
  own = ownZone(),
): Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'> => ({
  timeZone: zoneOf(mode, own),
  ...(isAlike(at, mode, own) ? {} : { timeZoneName: 'short' }),
})

/** Returns the name of the event's zone if the reader's clock differs; else null. */
export function zoneName(at: number, locale: Locale, mode: EventMode, own = ownZone()): string | null {
  if (isAlike(at, mode, own)) return null
  const timeZone = zoneOf(mode, own)
  const format = new Intl.DateTimeFormat(intlOf(locale), { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Formats a time for a datetime-local field, in the given zone. */
export const fieldTime = (at: number, zone: string): string =>
  clockIn(at, zone).slice(0, 16).replace(' ', 'T')

/** Reads the time in a datetime-local field, in the given zone. Returns NaN if there is none. */
export function readFieldTime(text: string, zone: string): number {
  const wallTime = Date.parse(`${text}Z`)
  if (Number.isNaN(wallTime)) return wallTime
  const ahead = (at: number): number => Date.parse(`${clockIn(at, zone).replace(' ', 'T')}Z`) - at
  // The offset may change within those hours, so it is computed twice.
  return wallTime - ahead(wallTime - ahead(wallTime))
}

export const dayTime = (at: number, locale: Locale, mode: EventMode = 'ONLINE'): string =>
  new Intl.DateTimeFormat(intlOf(locale), {
    ...zoned(at, mode),
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

export const shortTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

export const clockTime = (at: number, locale: Locale, mode: EventMode = 'ONLINE'): string =>
  new Intl.DateTimeFormat(intlOf(locale), { ...zoned(at, mode), hour: '2-digit', minute: '2-digit' }).format(
    at,
  )

/** Formats an amount given in the smallest coin. A stake may be a fraction of that coin. */
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

/** Groups the digits of a PIN, as it is read out. */
export const spaced = (pin: string): string => `${pin.slice(0, 3)} ${pin.slice(3)}`
