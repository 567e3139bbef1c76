/** The catalogues of words as files: one folder a catalogue, one JSON file a language. Polish decides which codes exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsIn, locales, pluralsIn, pluralsOf, type Catalogue, type Locale } from '@stolik/core'
import { root } from '../rooms.js'

export const fileOf = (room: string, language: string): string => `${room}/${language}.json`

/** Returns the words of a language in a folder; none where it has no file yet. */
export function wordsIn(room: string, language: string): Catalogue {
  const file = join(root, fileOf(room, language))
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {}
}

export const textOf = (words: Catalogue): string => `${JSON.stringify(words, null, 2)}\n`

/** The codes that every language must have. A language may name cards and tricks by the game's own words, instead of the common ones. */
export function neededIn(room: string, words: Catalogue): readonly string[] {
  const isOfGame = /^games\/(?!core)\w+\/(words\/table|web\/texts)$/.test(room)
  return Object.keys(words).filter((code) => !isOfGame || !/^(card|table)\./.test(code))
}

/** The arguments of a message, in all its forms, and the words in which they are looked up. */
const putIn = (message: string): readonly string[] =>
  [
    ...new Set(argumentsIn(message).map(({ name, of }) => (of === undefined ? name : `${name} (${of})`))),
  ].sort()

/** Braces that belong to no argument, which reveals typing mistakes. */
function strayBraces(message: string): string {
  const inner = /\{\w+(?:, word, [\w.-]+)?\}/g
  const rest = message
    .replace(inner, '')
    .replace(/\{\w+, plural, (?:(?:zero|one|two|few|many|other) \{[^{}]*\} ?)+\}/g, '')
  return rest.replace(/[^{}]/g, '')
}

const isLocale = (language: string): language is Locale => (locales as readonly string[]).includes(language)

/** Returns what is wrong with a translation, for a person; nothing where it can be used. */
export function faultsOf(language: string, source: string, translation: string): readonly string[] {
  const [needed, used] = [putIn(source), putIn(translation)]
  const rules = isLocale(language) ? pluralsOf(language) : new Intl.PluralRules(language)
  const forms = rules.resolvedOptions().pluralCategories.toSorted().join(', ')
  return [
    ...needed.filter((name) => !used.includes(name)).map((name) => `the placeholder ${name} is missing`),
    ...used.filter((name) => !needed.includes(name)).map((name) => `the placeholder ${name} is unknown`),
    ...pluralsIn(translation)
      .filter((plural) => Object.keys(plural.forms).toSorted().join(', ') !== forms)
      .map(({ name }) => `the forms of ${name} must be ${forms}`),
    ...(strayBraces(translation) === '' ? [] : ['a brace belongs to no placeholder']),
  ]
}
