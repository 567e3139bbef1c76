/** The words of published files, and how they write days and figures. */
import type { Offer } from '../../../base/offer.js'
import { intlOf, say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'

export const publishedWords: Readonly<Record<Locale, Catalogue>> = readCatalogues(import.meta.url, '.')

export type TextOf = (code: string, args?: Readonly<Record<string, Arg>>) => string

export const saying =
  (locale: Locale): TextOf =>
  (code, args = {}) =>
    say(publishedWords[locale], locale, code, args)

/** A day, given as `YYYY-MM-DD`, in words. */
export const dayWords = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
    .format(Date.parse(`${day}T12:00:00Z`))
    .replace(/[\u202f\u00a0]/g, ' ')

/**
 * A figure with a fixed number of decimals and a true minus sign. Thousands are always grouped, even in four digits,
 * because a column mixes lengths.
 */
export const figureWords = (locale: Locale, value: number, decimals: number): string =>
  new Intl.NumberFormat(intlOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
    .format(value)
    .replace('-', '−')

/** The words of a game that files need: plain data. */
export interface GameWords {
  readonly plugin: Pick<Offer['plugin'], 'id' | 'version'>
  readonly catalogues: Offer['catalogues']
}
