/** Whatever rankings refuse is said in every language, with what the refusal brings and nothing else. */
import { argumentsIn, locales, type Catalogue } from '@stolik/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { rankingRefusals } from '@stolik/ranking/model/refusal'
import { countRefusals, schemeProblems } from '@stolik/ranking/model/scheme-refusal'
import { deskWords } from '../web/desk/src/words/ranking/index.js'
import { schemeWords } from '../web/desk/src/words/scheme/index.js'

/** By the code of their words. */
const coded = (prefix: string, refusals: Readonly<Record<string, string>>) =>
  Object.entries(refusals).map(([code, sentence]) => [`${prefix}.${code}`, sentence] as const)

const sentences = [
  // What is wrong with the counting is said by its own code.
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
  it.each(sentences)('%s is said', (code, sentence) => {
    expect(words).toHaveProperty([code])
    expect(argumentsIn(words[code] ?? '').filter(({ name }) => !named(sentence).includes(name))).toEqual([])
  })
})
