/** The words of what is published, and how days and figures are written in them. */
import type { Offer } from '../../../base/offer.js'
import { intlOf, say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'

export const publishedWords: Readonly<Record<Locale, Catalogue>> = readCatalogues(import.meta.url, '.')

export type Said = (code: string, args?: Readonly<Record<string, Arg>>) => string

export const saying =
  (locale: Locale): Said =>
  (code, args = {}) =>
    say(publishedWords[locale], locale, code, args)

/** A day as `YYYY-MM-DD`, in words. */
export const dayWords = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
    .format(Date.parse(`${day}T12:00:00Z`))
    .replace(/[\u202f\u00a0]/g, ' ')

/** With so many digits behind the point, thousands apart (also of four digits, as a column has both), and a true minus. */
export const figureWords = (locale: Locale, value: number, decimals: number): string =>
  new Intl.NumberFormat(intlOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
    .format(value)
    .replace('-', '−')

/** What of a game is said in files: plain data. */
export interface GameWords {
  readonly plugin: Pick<Offer['plugin'], 'id' | 'version'>
  readonly catalogues: Offer['catalogues']
}
