/** Amounts as people write them. A prize whose line begins with one is paid from the fund, as `300 PLN and a cup`. */
import type { PrizeList } from '@stolik/elements/event/client/types'

/** How people write a currency: by its code, or by its sign in any of our languages. */
const signs = (currency: string): readonly string[] => [
  currency,
  ...['pl', 'de', 'en', 'fr'].flatMap((locale) => signOf(locale, currency)),
]

function signOf(locale: string, currency: string): readonly string[] {
  try {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    const parts = new Intl.NumberFormat(locale, style).formatToParts(1)
    return parts.flatMap(({ type, value }) => (type === 'currency' ? [value] : []))
  } catch {
    return []
  }
}

/** Returns the amount at the beginning of a line, in the smallest coin; undefined if there is none. */
export function amountOf(line: string, currency: string): number | undefined {
  const [, before, figure = '', after = ''] = beginning.exec(line.trim()) ?? []
  const sign = (before ?? after).toLowerCase()
  const isSign = signs(currency).some((one) => one.toLowerCase() === sign)
  const value = valueOf(figure)
  return value === undefined || !isSign ? undefined : Math.round(value * 100)
}

/** `300 zł`, `100,- €`, `PLN 300`: a figure with its currency behind or before it. */
const beginning = /^(?:(\p{Sc}|\p{Lu}{3})\s*)?(\d[\d\s.,'’]*)(?:-\s*)?(\p{Sc}|\p{L}+)?/u

/** Reads `1 000`, `1.000,50` and `1,000.50`: groups are of three digits, decimals of one or two. */
export function valueOf(figure: string): number | undefined {
  const [, whole = '', coins = ''] =
    /^(\d{1,3}(?:[\s.,'’]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?[.,]?\s*$/u.exec(figure) ?? []
  return whole === '' ? undefined : Number(`${whole.replace(/\D/gu, '')}.${coins || '0'}`)
}

/** A line that nobody changed keeps its amount, which it need not say. */
export const knownAmount = (list: PrizeList | undefined, line: string): number =>
  list?.amounts[list.places.indexOf(line)] ?? 0
