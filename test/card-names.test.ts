/** Cards have the same names at a table, which fetches its words, and in the pages that the gateway writes. */
import { locales, type Catalogue } from '@stolik/core'
import { cardTexts } from '@stolik/core/text'
import { expect, it } from 'vitest'

const ofCards = (words: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(words).filter(([code]) => code.split('.')[0] === 'card'))

it.each(locales)('in %s', async (locale) => {
  const table = (await import(`../web/kit/src/table/words/${locale}.ts`)) as Record<string, Catalogue>
  expect(Object.keys(cardTexts[locale])).toHaveLength(13)
  expect(ofCards(table[locale] ?? {})).toEqual(cardTexts[locale])
})
