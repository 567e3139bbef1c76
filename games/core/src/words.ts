/** Sentences in a person's language. A catalogue is data; plurals follow Intl.PluralRules. */
import type { Arg } from './settlement.js'

/** The languages that people are spoken to in, in the order in which they are offered. */
export const locales = ['pl', 'csb', 'szl', 'de', 'en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  pl: 'polski',
  csb: 'kaszëbsczi',
  szl: 'ślōnski',
  de: 'Deutsch',
  en: 'English',
  fr: 'français',
}

/** Languages whose words too few speakers have read so far: they are offered with that said. */
export const beta: readonly Locale[] = ['csb', 'szl']

/**
 * The BCP 47 tag by which Intl knows how a language counts, sorts and dates. Kashubian and Silesian are not in every
 * Intl's data, and count as Polish does; dates in English are European.
 */
export const intlOf = (locale: Locale): string =>
  ({ pl: 'pl', csb: 'pl', szl: 'pl', de: 'de', en: 'en-GB', fr: 'fr' })[locale]

/** Which plural form a number takes. */
export function pluralsOf(locale: Locale): Intl.PluralRules {
  const rule = rules.get(locale) ?? new Intl.PluralRules(intlOf(locale))
  rules.set(locale, rule)
  return rule
}
const rules = new Map<Locale, Intl.PluralRules>()

/**
 * A sentence with `{name}` where an argument goes, or one such sentence for each plural form of the argument
 * `n`. An argument that is itself a code of the catalogue is written `{name:prefix}` and looked up as
 * `prefix.value`: `{suit:suit}` with suit = H gives the sentence `suit.H`.
 */
export type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
export type Catalogue = Readonly<Record<string, Sentence>>

/** Says a code in the catalogue's language; an unknown code is said as itself, so that it is seen. */
export function say(
  catalogue: Catalogue,
  locale: Locale,
  code: string,
  args: Readonly<Record<string, Arg>> = {},
): string {
  const sentence = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined
  if (sentence === undefined) return code
  return plural(sentence, locale, args).replace(
    /\{(\w+)(?::([\w.-]+))?\}/g,
    (whole, name: string, prefix?: string) => {
      const value = Object.hasOwn(args, name) ? args[name] : undefined
      if (value === undefined) return whole
      if (prefix !== undefined) return say(catalogue, locale, `${prefix}.${value}`, args)
      return typeof value === 'number' ? figure(value) : String(value)
    },
  )
}

/** A whole number with a true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A score with its sign: +48, −96, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

function plural(sentence: Sentence, locale: Locale, args: Readonly<Record<string, Arg>>): string {
  if (typeof sentence === 'string') return sentence
  const n = args['n']
  if (typeof n !== 'number') return sentence.other
  return sentence[pluralsOf(locale).select(n)] ?? sentence.other
}
