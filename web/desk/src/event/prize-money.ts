/** Prizes in money: a line that begins with an amount of the fee's currency is paid from the fund, as `300 PLN and a cup`. */
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
  const [, figure = '', sign = ''] = /^(\d{1,7}(?:[.,]\d{1,2})?)\s*(\p{Sc}|\p{L}+)/u.exec(line.trim()) ?? []
  const isSign = signs(currency).some((one) => one.toLowerCase() === sign.toLowerCase())
  return figure === '' || !isSign ? undefined : Math.round(Number(figure.replace(',', '.')) * 100)
}

/** A line that nobody changed keeps its amount, which it need not say. */
export const knownAmount = (list: PrizeList | undefined, line: string): number =>
  list?.amounts[list.places.indexOf(line)] ?? 0
