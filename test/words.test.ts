/** Every folder of words says the same in every language: exactly the codes and arguments that Polish has. */
import { readFileSync } from 'node:fs'
import { locales, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { files, rooms, root } from './rooms.js'
import { faultsOf, neededIn } from './words/catalogues.js'

it('finds the folders', () => {
  expect(rooms.length).toBeGreaterThan(20)
})

describe.each(rooms)('%s', (room) => {
  const words = readCatalogues(import.meta.url, `../${room}`)

  const needed = (locale: Locale): readonly string[] => neededIn(room, words[locale]).toSorted()

  it.each(locales)('is complete in %s', (locale) => {
    expect(needed(locale)).toEqual(needed('pl'))
  })

  it.each(locales)('has the same arguments, and all plural forms, in %s', (locale) => {
    for (const [code, message] of Object.entries(words[locale]))
      expect(faultsOf(locale, words.pl[code] ?? message, message), code).toEqual([])
  })
})

// A seventh language needs its files of words and a line in the first of these lists. The plugin, which is not TypeScript, has
// a line of its own.
it('no code but two lists enumerates the languages', () => {
  const lists = files
    .filter((file) => /\.(?:ts|mjs|js|php|graphql)$/.test(file) && !/\.test\.|\/test\/|\/words\//.test(file))
    .filter((file) => {
      const text = readFileSync(root + file, 'utf8')
      return ['csb', 'szl'].every((code) => new RegExp(`\\b${code}\\b`).test(text))
    })
  expect(lists).toEqual(['games/core/src/words.ts', 'web/wordpress/includes/words.php'])
})
