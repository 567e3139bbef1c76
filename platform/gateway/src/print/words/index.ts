/** The texts of printed documents, and the formats of times, amounts and figures. */
import { intlOf, say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type { Imprint } from '../imprint.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = readCatalogues(import.meta.url, '.')

export const word = (locale: Locale, code: string, args: Readonly<Record<string, Arg>> = {}): string =>
  say(catalogues[locale], locale, code, args)

export type TextOf = (code: string, args?: Readonly<Record<string, Arg>>) => string

/** The texts whose codes begin with this. */
export const textsOf =
  ({ locale }: Pick<Imprint, 'locale'>, prefix = ''): TextOf =>
  (code, args = {}) =>
    word(locale, `${prefix}${code}`, args)

/** What there is of these parts, in one line. */
export const joined = (parts: readonly (string | null)[], by = ' · '): string =>
  parts.filter((part) => part !== null && part !== '').join(by)

/** A day in the event's time zone, with the time of day if requested; empty for no day. */
export function day(
  { locale, timeZone }: Pick<Imprint, 'locale' | 'timeZone'>,
  at: number | null,
  time = false,
): string {
  if (at === null) return ''
  const text = new Intl.DateTimeFormat(intlOf(locale), {
    dateStyle: 'long',
    ...(time ? { timeStyle: 'short' as const } : {}),
    timeZone,
  }).format(at)
  return plainSpaces(text)
}

/** Day and time in figures, for columns; without the year only where the paper has it at its head. */
export const moment = (
  { locale, timeZone }: Pick<Imprint, 'locale' | 'timeZone'>,
  at: number,
  withYear = true,
): string =>
  plainSpaces(
    new Intl.DateTimeFormat(intlOf(locale), {
      day: 'numeric',
      month: 'numeric',
      year: withYear ? 'numeric' : undefined,
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(at),
  )

/** Formats an amount that is given in the smallest coin, or in fractions of it. */
export function money(locale: Locale, amount: number, currency: string): string {
  const usual = new Intl.NumberFormat(intlOf(locale), { style: 'currency', currency })
  const digits = usual.resolvedOptions().maximumFractionDigits ?? 2
  const format = new Intl.NumberFormat(intlOf(locale), {
    style: 'currency',
    currency,
    maximumFractionDigits: digits + 3,
  })
  return plainSpaces(format.format(amount / 10 ** digits)).replace('-', '−')
}

/** Formats points: whole, or with decimals where places are shared. */
export const points = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 2, useGrouping: false })
    .format(value)
    .replace('-', '−')

/** Formats points with their sign: +40, −120,5, 0. */
export const signedPoints = (locale: Locale, value: number): string =>
  (value > 0 ? '+' : '') + points(locale, value)

/** The letter of a seat at a table: A is chair 0. */
export const seatLetter = (chair: number): string => String.fromCharCode(65 + chair)

/** Replaces narrow spaces, which differ between versions of Intl's data and may be missing in a font. */
const plainSpaces = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ')
