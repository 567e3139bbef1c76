import { describe, expect, it } from 'vitest'
import { de } from './de.js'
import { deskWords } from './desk/index.js'
import { en } from './en.js'
import { importWords } from './import/index.js'
import { pageWords } from './pages/index.js'
import { peopleWords } from './people/index.js'
import { pl } from './pl.js'
import { webhookWords } from './webhooks/index.js'
import { schemeWords } from './scheme/index.js'

const own = {
  pl: {
    ...pl,
    ...pageWords.pl,
    ...peopleWords.pl,
    ...deskWords.pl,
    ...webhookWords.pl,
    ...schemeWords.pl,
    ...importWords.pl,
  },
  de: {
    ...de,
    ...pageWords.de,
    ...peopleWords.de,
    ...deskWords.de,
    ...webhookWords.de,
    ...schemeWords.de,
    ...importWords.de,
  },
  en: {
    ...en,
    ...pageWords.en,
    ...peopleWords.en,
    ...deskWords.en,
    ...webhookWords.en,
    ...schemeWords.en,
    ...importWords.en,
  },
}

const sources = Object.values(
  import.meta.glob<string>('../../ranking/**/*.ts', { query: '?raw', import: 'default', eager: true }),
)
/** Codes that stand in the source as they are, and the beginnings of those that are put together. */
const named = sources.flatMap((text) => [...text.matchAll(/'((?:[a-zA-Z]+\.)+\w+)'/g)].map((m) => m[1] ?? ''))
const begun = sources.flatMap((text) => [...text.matchAll(/`((?:[a-zA-Z]+\.)+)\$\{/g)].map((m) => m[1] ?? ''))
const codes = Object.keys(own.pl)

describe('the words of rankings', () => {
  it.each(['de', 'en'] as const)('are complete in %s', (locale) => {
    expect(Object.keys(own[locale]).sort()).toEqual(codes.toSorted())
  })

  it('are all used, and there is one for everything that is said', () => {
    const groups = new Set(codes.map((code) => code.split('.')[0]))
    const all = Object.keys(own.pl)
    const said = named.filter((code) => groups.has(code.split('.')[0]) && !/\.(js|pdf|csv|json)$/.test(code))
    expect(said.filter((code) => !all.includes(code))).toEqual([])
    expect(
      codes.filter((code) => !named.includes(code) && !begun.some((start) => code.startsWith(start))),
    ).toEqual([])
  })

  it('have the plural forms of Polish: 1 miejsce, 3 miejsca, 5 miejsc', () => {
    for (const [code, sentence] of Object.entries(own.pl))
      if (typeof sentence !== 'string')
        expect(Object.keys(sentence), code).toEqual(['one', 'few', 'many', 'other'])
  })
})
