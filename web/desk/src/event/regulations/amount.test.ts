import { expect, it } from 'vitest'
import { amountOf, knownAmount } from './amount.js'

it.each([
  ['300 PLN and a cup', 'PLN', 30_000],
  ['300 zł i puchar', 'PLN', 30_000],
  ['12,50zł', 'PLN', 1250],
  ['50 € und ein Pokal', 'EUR', 5000],
  ['50 eur', 'EUR', 5000],
  ['7.5 PLN', 'PLN', 750],
  ['1 000 zł i puchar', 'PLN', 100_000],
  ['1\u00a0500,50 zł', 'PLN', 150_050],
  ['1.000 € und ein Pokal', 'EUR', 100_000],
  ['1.000,00 €', 'EUR', 100_000],
  ['1,000.50 EUR', 'EUR', 100_050],
  ['12 000 Kč', 'CZK', 1_200_000],
  ['100,- zł', 'PLN', 10_000],
  ['PLN 300', 'PLN', 30_000],
  ['€50', 'EUR', 5000],
])('“%s” begins with an amount', (line, currency, amount) => {
  expect(amountOf(line, currency)).toBe(amount)
})

it.each([
  ['a cup', 'PLN'],
  ['2 cups', 'PLN'],
  ['50 € and a cup', 'PLN'],
  ['300', 'PLN'],
  ['a cup and 300 PLN', 'PLN'],
  ['3 plates', 'PLN'],
  ['1 00 PLN', 'PLN'],
  ['EUR 300', 'PLN'],
  ['2 × 300 PLN', 'PLN'],
  ['300 PLN', 'no currency'],
])('“%s” in %s does not', (line, currency) => {
  expect(amountOf(line, currency)).toBeUndefined()
})

it('keeps the amount of a line that does not say it', () => {
  const list = { of: 'all', places: ['first', 'second'], amounts: [500, 300] }
  expect([knownAmount(list, 'second'), knownAmount(list, 'third'), knownAmount(undefined, 'first')]).toEqual([
    300, 0, 0,
  ])
})
