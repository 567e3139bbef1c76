/** Cards have the same names at a table, which fetches its words, and on the pages that the gateway writes. */
import { locales, type Catalogue } from '@stolik/core'
import { readCatalogues, type Catalogues } from '@stolik/core/catalogues'
import { expect, it } from 'vitest'

const [cards, table] = ['@stolik/core/words', '../web/kit/src/table/words'].map((room) =>
  readCatalogues(import.meta.url, room),
) as [Catalogues, Catalogues]

const ofCards = (words: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(words).filter(([code]) => code.split('.')[0] === 'card'))

it.each(locales)('cards have the same names in %s', (locale) => {
  expect(Object.keys(cards[locale])).toHaveLength(13)
  expect(ofCards(table[locale])).toEqual(cards[locale])
})
