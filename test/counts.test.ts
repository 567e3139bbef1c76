/**
 * Every count agrees with the word after it: “1 rozdanie, 3 rozdania, 24 rozdań”. A plain `{parameter}` stands only
 * before words that are the same after every number. Before all others it stands in a plural.
 */
import { locales, say, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { fixed, ordinals, same, uncounted } from './counts/exceptions.js'
import { rooms } from './rooms.js'

const forms = String.raw`(?:(?:zero|one|two|few|many|other) \{(?:[^{}]|\{[^{}]*\})*\} ?)+`
const plural = new RegExp(String.raw`\{(\w+), plural, (${forms})\}`, 'g')

/** A message without its plurals, and each of their forms without the number that it agrees with. */
function texts(message: string): readonly string[] {
  const inner = Array.from(message.matchAll(plural)).flatMap(([, name, all = '']) =>
    Array.from(all.matchAll(/\w+ \{((?:[^{}]|\{[^{}]*\})*)\}/g), ([, text = '']) =>
      text.replaceAll(`{${name}}`, ''),
    ),
  )
  return [message.replace(plural, ''), ...inner]
}

/** The plain parameters of a message that may be a number, if the word after them could change with it. */
const disagreeing = (message: string, locale: Locale): readonly string[] =>
  texts(message)
    .flatMap((text) => Array.from(text.matchAll(/\{(\w+)\}[ \u00a0](\p{L}+)/gu)))
    .filter(([, name = '', word = '']) => !uncounted.has(name) && !same[locale].includes(word))
    .map(([, name = '']) => name)

/** All plain numbers before words, as `code parameter`, with the languages in which they stand there. */
const found = rooms.flatMap((room) => {
  const words = readCatalogues(import.meta.url, `../${room}`)
  return locales.flatMap((locale) =>
    Object.entries(words[locale]).flatMap(([code, message]) =>
      disagreeing(message, locale).map((name) => ({ room, locale, what: `${code} ${name}`, message })),
    ),
  )
})

describe('a plain number', () => {
  it.each([
    ['{n} rozdań przy {chairs} osobach', ['n', 'chairs']],
    ['{done} z {n} rozdań', ['n']],
    ['{n, plural, one {{n} z {of} kart} other {{n} z {of} kart}}', ['of', 'of']],
    ['{n, plural, one {{n} karta} few {{n} karty} many {{n} kart} other {{n} karty}} z {of}', []],
    ['kart: {n}; {name} czeka', []],
  ])('is found before a word that changes: %s', (message, names) => {
    expect(disagreeing(message, 'pl')).toEqual(names)
  })

  it.each(rooms)('stands before no word that changes with it in %s', (room) => {
    const wrong = found.filter(
      (one) => one.room === room && !ordinals.includes(one.what) && !(one.what in fixed),
    )
    expect(wrong.map(({ locale, what, message }) => `${locale}: ${what}: ${message}`)).toEqual([])
  })

  it.each([
    [24, { pl: '24 rozdania przy 4 osobach', de: '24 Spiele zu 4', en: '24 deals at tables of 4' }],
    [48, { pl: '48 rozdań przy 4 osobach', csb: '48 rozdaniów przë 4 òsobach', fr: '48 donnes à 4' }],
    [1, { pl: '1 rozdanie przy 4 osobach', szl: '1 rozdanie przi 4 ludziach', en: '1 deal at tables of 4' }],
  ] as const)('of %i deals in the rules of an event is said in its form', (n, sentences) => {
    const words = readCatalogues(import.meta.url, '../web/elements/src/words/event')
    for (const [locale, sentence] of Object.entries(sentences) as [Locale, string][])
      expect(say(words[locale], locale, 'rules.hands', { n, chairs: 4 })).toBe(sentence)
  })

  it('has no exception that no message needs', () => {
    const needed = new Set(found.map(({ what }) => what))
    expect([...ordinals, ...Object.keys(fixed)].filter((what) => !needed.has(what))).toEqual([])
  })
})
