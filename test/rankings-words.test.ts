/** Every refusal of rankings has a sentence in every language, with exactly the arguments of the refusal. */
import { argumentsIn, locales, type Catalogue } from '@stolik/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { rankingRefusals } from '@stolik/ranking/model/refusal'
import { countRefusals, schemeProblems } from '@stolik/ranking/model/scheme-refusal'
import { deskWords } from '../web/desk/src/words/ranking/index.js'
import { schemeWords } from '../web/desk/src/words/scheme/index.js'

/** Pairs of a word's code and its sentence. */
const coded = (prefix: string, refusals: Readonly<Record<string, string>>) =>
  Object.entries(refusals).map(([code, sentence]) => [`${prefix}.${code}`, sentence] as const)

const sentences = [
  // Problems of the calculation have codes of their own.
  ...coded('rankdesk.refused', rankingRefusals).filter(([code]) => !code.endsWith('.NOT_COUNTED')),
  ...coded('rankscheme.uncounted', countRefusals),
  ...coded('rankscheme.wrong', schemeProblems),
]

const named = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

describe.each(locales)('in %s', (locale) => {
  let words: Catalogue = {}
  beforeAll(async () => {
    await Promise.all([deskWords.need(locale), schemeWords.need(locale)])
    words = { ...deskWords[locale], ...schemeWords[locale] }
  })
  it.each(sentences)('%s has a sentence', (code, sentence) => {
    expect(words).toHaveProperty([code])
    expect(argumentsIn(words[code] ?? '').filter(({ name }) => !named(sentence).includes(name))).toEqual([])
  })
})
