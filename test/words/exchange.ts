/** One file for the translators of a language, made of all catalogues and taken back into them. */
import type { Catalogue } from '@stolik/core'
import { rooms } from '../rooms.js'
import { faultsOf, fileOf, neededIn, textOf, wordsIn } from './catalogues.js'
import { needs, type Need } from './families.js'
import { placesOf } from './places.js'
import { readPo, writePo, type Entry } from './po.js'

/** A language that `Intl` can name, such as csb. */
export const isLanguage = (language: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(language)

/** Sentences that need no words, such as a note that is left out, are not sent to translators. */
const sources = (room: string): readonly (readonly [string, string])[] =>
  Object.entries(wordsIn(room, 'pl')).filter(([, source]) => source !== '')

function entriesOf(room: string, language: string): readonly Entry[] {
  const [words, english] = [wordsIn(room, language), wordsIn(room, 'en')]
  return sources(room).map(([code, source]) => {
    const { files, about, picture } = placesOf(room, code)
    return {
      context: `${room} ${code}`,
      source,
      translation: words[code] ?? '',
      comments: [
        ...(english[code] === undefined ? [] : [`English: ${english[code]}`]),
        ...(about === undefined ? [] : [`Where: ${about}`]),
        ...(picture === undefined ? [] : [`Picture: ${picture}`]),
      ],
      places: files,
    }
  })
}

export const exportWords = (language: string): string =>
  writePo(
    language,
    rooms.flatMap((room) => entriesOf(room, language)),
  )

export type Imported =
  | { readonly refused: readonly string[] }
  /** What changes in the catalogues, by file. */
  | { readonly files: Readonly<Record<string, string>> }

/** Reads a translators' file. Nothing of it is taken if a sentence cannot be used. */
export function importWords(text: string): Imported {
  const { language, translations } = readPo(text)
  if (!isLanguage(language))
    return { refused: ['The header must name the language, such as “Language: csb”.'] }
  const translated = new Map(translations.map(({ context, translation }) => [context, translation]))
  const known = new Map<string, string>(
    rooms.flatMap((room) => sources(room).map(([code, source]) => [`${room} ${code}`, source] as const)),
  )
  const refused = [...translated].flatMap(([context, translation]) => {
    const source = known.get(context)
    if (source === undefined) return [`${context}: there is no such sentence`]
    if (translation === '') return []
    return faultsOf(language, source, translation).map((fault) => `${context}: ${fault}`)
  })
  if (refused.length > 0) return { refused }
  const changed = rooms.flatMap((room) => {
    const before = wordsIn(room, language)
    const after = merged(room, before, translated)
    return textOf(after) === textOf(before) ? [] : [[fileOf(room, language), textOf(after)] as const]
  })
  return { files: Object.fromEntries(changed) }
}

/** Words in the order that they have; new ones stand where Polish has them. A sentence without a translation stays as it is. */
function merged(room: string, before: Catalogue, translations: ReadonlyMap<string, string>): Catalogue {
  const wordOf = (code: string): string | undefined => translations.get(`${room} ${code}`) || undefined
  const after = Object.entries(before).map(([code, word]) => [code, wordOf(code) ?? word] as const)
  let at = 0
  for (const code of Object.keys(wordsIn(room, 'pl'))) {
    const place = after.findIndex(([one]) => one === code)
    const word = wordOf(code)
    if (place !== -1) at = place + 1
    else if (word !== undefined) after.splice(at++, 0, [code, word])
  }
  return Object.fromEntries(after)
}

/** The sentences that a language must have and does not: those that Polish has, and those that lists of the code need. */
export function missingIn(language: string, needed: readonly Need[] = needs()): readonly string[] {
  return rooms.flatMap((room) => {
    const words = wordsIn(room, language)
    const codes = needed.filter((need) => need.room === room).map(({ code }) => code)
    return [...new Set([...neededIn(room, wordsIn(room, 'pl')), ...codes])]
      .filter((code) => !Object.hasOwn(words, code))
      .map((code) => `${room} ${code}`)
  })
}
