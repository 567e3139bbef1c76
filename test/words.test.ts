/** Every room of words says the same in every language: what Polish says, no less and no more. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { argumentsIn, locales, pluralsIn, pluralsOf } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = ['games', 'platform', 'web']
  .flatMap((place) =>
    readdirSync(root + place, { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`),
  )
  .filter((file) => !/node_modules|dist/.test(file))
const rooms = files
  .filter((file) => file.endsWith('/pl.json'))
  .map((file) => file.slice(0, -'/pl.json'.length))
  .sort()

/** A language may call cards and tricks by the game's own names; others say them as every table. */
const own = (words: object): readonly string[] =>
  Object.keys(words)
    .filter((code) => !/^(card|table)\./.test(code))
    .sort()

/** Names of what is put into a message, in any of its forms, and where they are looked up. */
const put = (message: string): readonly string[] =>
  [...new Set(argumentsIn(message).map(({ name, of = '' }) => `${name} ${of}`))].sort()

/** Braces that belong to no argument, so that a slip of the keyboard is found. */
function braces(message: string): string {
  const inner = /\{\w+(?:, word, [\w.-]+)?\}/g
  const plain = message
    .replace(inner, '')
    .replace(/\{\w+, plural, (?:(?:zero|one|two|few|many|other) \{[^{}]*\} ?)+\}/g, '')
  return plain.replace(/[^{}]/g, '')
}

it('finds the rooms', () => {
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

  it.each(locales)('has the same things to fill in, and all plural forms, in %s', (locale) => {
    const needed = pluralsOf(locale).resolvedOptions().pluralCategories.toSorted()
    for (const [code, message] of Object.entries(words[locale])) {
      const polish = words.pl[code]
      if (polish !== undefined) expect(put(message), code).toEqual(put(polish))
      const forms = pluralsIn(message)
      if (forms !== undefined) expect(Object.keys(forms).toSorted(), code).toEqual(needed)
      // What is left is no brace: each belongs to an argument.
      expect(braces(message), code).toBe('')
    }
  })
})

// A seventh language is its files of words and a line in the first of these; the plugin, which is no TypeScript, has a line of its own.
it('finds no code that lists the languages but the two lists of them', () => {
  const lists = files
    .filter((file) => /\.(?:ts|mjs|js|php|graphql)$/.test(file) && !/\.test\.|\/test\/|\/words\//.test(file))
    .filter((file) => {
      const text = readFileSync(root + file, 'utf8')
      return ['csb', 'szl'].every((code) => new RegExp(`\\b${code}\\b`).test(text))
    })
  expect(lists).toEqual(['games/core/src/words.ts', 'web/wordpress/includes/words.php'])
})
