/** Asks for the sentences that new values of lists need, for all languages in one file, and takes the file back. */
import * as v from 'valibot'
import { locales, type Catalogue } from '@stolik/core'
import { fileOf, faultsOf, textOf, wordsIn } from './catalogues.js'
import type { Imported } from './exchange.js'
import { needs, type Need } from './families.js'

/** What is asked about a sentence: how another value of the list is said, and the sentence in each language that lacks it. */
interface Question {
  readonly like?: Catalogue
  readonly say: Catalogue
}

const answered = v.object({ say: v.record(v.string(), v.string()) })

const keyOf = ({ room, code }: Need): string => `${room} ${code}`

/** @returns the questions by `FOLDER CODE`; empty if all lists have their sentences */
export function questions(all: readonly Need[] = needs()): Readonly<Record<string, Question>> {
  const open = all.flatMap((need): readonly (readonly [string, Question])[] => {
    const { room, code, like } = need
    const lacking = locales.filter((locale) => !Object.hasOwn(wordsIn(room, locale), code))
    if (lacking.length === 0) return []
    const say = Object.fromEntries(lacking.map((locale) => [locale, '']))
    if (like === undefined) return [[keyOf(need), { say }]]
    const examples = lacking.map((locale) => [locale, wordsIn(room, locale)[like] ?? ''] as const)
    return [[keyOf(need), { like: Object.fromEntries(examples), say }]]
  })
  return Object.fromEntries(open)
}

/** Puts the sentences of an answered file into the catalogues, each after the sentence that it is like. Takes all or nothing. */
export function takeAnswers(text: string, all: readonly Need[] = needs()): Imported {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), answered)), text)
  if (!read.success)
    return { refused: [`the file is not one that “ask” has written: ${read.issues[0].message}`] }
  const known = new Map(all.map((need) => [keyOf(need), need]))
  const files = new Map<string, Catalogue>()
  const refused: string[] = []
  for (const [key, { say }] of Object.entries(read.output)) {
    const need = known.get(key)
    if (need === undefined) {
      refused.push(`${key}: nothing needs this sentence`)
      continue
    }
    const source = say['pl'] ?? wordsIn(need.room, 'pl')[need.code] ?? ''
    for (const [locale, sentence] of Object.entries(say)) {
      if (sentence === '') continue
      const faults = faultsOf(locale, source, sentence)
      refused.push(...faults.map((fault) => `${key} in ${locale}: ${fault}`))
      const file = fileOf(need.room, locale)
      files.set(file, withSentence(files.get(file) ?? wordsIn(need.room, locale), need, sentence))
    }
  }
  if (refused.length > 0) return { refused }
  return { files: Object.fromEntries([...files].map(([file, words]) => [file, textOf(words)])) }
}

function withSentence(words: Catalogue, { code, like }: Need, sentence: string): Catalogue {
  const rows = Object.entries(words).filter(([one]) => one !== code)
  const at = rows.findIndex(([one]) => one === like)
  return Object.fromEntries(rows.toSpliced(at === -1 ? rows.length : at + 1, 0, [code, sentence]))
}
