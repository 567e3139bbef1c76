/** Every room of words says the same in every language: what Polish says, no less and no more. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales, pluralsOf, type Catalogue, type Locale, type Sentence } from '@stolik/core'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = ['games', 'platform/gateway/src', 'web']
  .flatMap((place) =>
    readdirSync(root + place, { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`),
  )
  .filter((file) => file.endsWith('/pl.ts') && !/node_modules|dist/.test(file))
  .map((file) => file.slice(0, -'/pl.ts'.length))
  .sort()

/** A language may call cards and tricks by the game's own names; others say them as every table. */
const own = (words: object): readonly string[] =>
  Object.keys(words)
    .filter((code) => !/^(card|table)\./.test(code))
    .sort()

/** The one thing that a file of words exports. */
async function wordsOf(room: string, locale: Locale): Promise<Readonly<Record<string, unknown>>> {
  const module = (await import(`${root}${room}/${locale}.ts`)) as Record<
    string,
    Readonly<Record<string, unknown>>
  >
  return Object.values(module)[0] ?? {}
}

const forms = (sentence: Sentence): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence)

/** Names of what is put into a sentence, in any of its forms. */
const placeholders = (sentence: Sentence): readonly string[] =>
  [
    ...new Set(forms(sentence).flatMap((form) => [...form.matchAll(/\{(\w+)/g)].map((m) => m[1] ?? ''))),
  ].sort()

const isSentence = (value: unknown): value is Sentence => typeof value === 'string' || !Array.isArray(value)

it('finds the rooms', () => {
  expect(rooms.length).toBeGreaterThan(20)
})

describe.each(rooms)('%s', (room) => {
  it.each(locales)('is complete in %s', async (locale) => {
    const [pl, words] = [await wordsOf(room, 'pl'), await wordsOf(room, locale)]
    const codes = /^games\/(?!core)\w+\/(text|web\/texts)$/.test(room)
      ? own
      : (all: object) => Object.keys(all).sort()
    expect(codes(words)).toEqual(codes(pl))
  })

  it.each(locales)('has the same things to fill in, and all plural forms, in %s', async (locale) => {
    const [pl, words] = [await wordsOf(room, 'pl'), await wordsOf(room, locale)]
    const needed = pluralsOf(locale).resolvedOptions().pluralCategories.toSorted()
    for (const [code, sentence] of Object.entries(words as Catalogue)) {
      const polish = pl[code]
      if (!isSentence(sentence) || !isSentence(polish)) continue
      expect(placeholders(sentence), code).toEqual(placeholders(polish))
      if (typeof sentence !== 'string') expect(Object.keys(sentence).toSorted(), code).toEqual(needed)
    }
  })
})
