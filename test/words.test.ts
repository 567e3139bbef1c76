/** Every folder of words says the same in every language: exactly the codes and arguments that Polish has. */
import { readFileSync } from 'node:fs'
import { argumentsIn, locales, pluralsIn, pluralsOf } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { files, rooms, root } from './rooms.js'

/** A language may name cards and tricks by the game's own words; otherwise the common words of all tables are used. */
const own = (words: object): readonly string[] =>
  Object.keys(words)
    .filter((code) => !/^(card|table)\./.test(code))
    .sort()

/** The arguments of a message, in all its forms, and the words in which they are looked up. */
const put = (message: string): readonly string[] =>
  [...new Set(argumentsIn(message).map(({ name, of = '' }) => `${name} ${of}`))].sort()

/** Braces that belong to no argument, which reveals typing mistakes. */
function braces(message: string): string {
  const inner = /\{\w+(?:, word, [\w.-]+)?\}/g
  const plain = message
    .replace(inner, '')
    .replace(/\{\w+, plural, (?:(?:zero|one|two|few|many|other) \{[^{}]*\} ?)+\}/g, '')
  return plain.replace(/[^{}]/g, '')
}

it('finds the folders', () => {
  expect(rooms.length).toBeGreaterThan(20)
})

describe.each(rooms)('%s', (room) => {
  const words = readCatalogues(import.meta.url, `../${room}`)

  it.each(locales)('is complete in %s', (locale) => {
    const codes = /^games\/(?!core)\w+\/(words\/table|web\/texts)$/.test(room)
      ? own
      : (all: object) => Object.keys(all).sort()
    expect(codes(words[locale])).toEqual(codes(words.pl))
  })

  it.each(locales)('has the same arguments, and all plural forms, in %s', (locale) => {
    const needed = pluralsOf(locale).resolvedOptions().pluralCategories.toSorted()
    for (const [code, message] of Object.entries(words[locale])) {
      const polish = words.pl[code]
      if (polish !== undefined) expect(put(message), code).toEqual(put(polish))
      for (const { forms } of pluralsIn(message)) expect(Object.keys(forms).toSorted(), code).toEqual(needed)
      // Any brace left over belongs to no argument.
      expect(braces(message), code).toBe('')
    }
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
