/** Sentences in a person's language. A catalogue is data; plurals follow Intl.PluralRules. */
import type { Arg } from './settlement.js'

/**
 * Each language: what it calls itself, how `Intl` counts, sorts and dates in it, the letters of ace, king, queen and jack on
 * French cards, and whether few speakers have read its words.
 */
interface Language {
  readonly name: string
  /** The BCP 47 tag. Kashubian and Silesian are not in every Intl's data, and count as Polish does. */
  readonly intl: string
  readonly letters: string
  readonly beta?: true
}

/** In the order in which they are offered. A new language is its files of words and a line here. */
const languages = {
  pl: { name: 'polski', intl: 'pl', letters: 'AKDW' },
  csb: { name: 'kaszëbsczi', intl: 'pl', letters: 'AKDW', beta: true },
  szl: { name: 'ślōnski', intl: 'pl', letters: 'AKDW', beta: true },
  de: { name: 'Deutsch', intl: 'de', letters: 'AKDB' },
  // Dates in English are European.
  en: { name: 'English', intl: 'en-GB', letters: 'AKQJ' },
  fr: { name: 'français', intl: 'fr', letters: 'ARDV' },
} as const satisfies Readonly<Record<string, Language>>

/** The languages that people are spoken to in. */
export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as readonly Locale[]

const language = (locale: Locale): Language => languages[locale]

/** What each language calls itself. */
export const localeNames = Object.fromEntries(
  locales.map((locale) => [locale, language(locale).name]),
) as Readonly<Record<Locale, string>>

/** Languages whose words too few speakers have read so far: they are offered with that said. */
export const beta: readonly Locale[] = locales.filter((locale) => language(locale).beta)

export const intlOf = (locale: Locale): string => language(locale).intl

export const lettersOf = (locale: Locale): string => language(locale).letters

/** Which plural form a number takes. */
export function pluralsOf(locale: Locale): Intl.PluralRules {
  const rule = rules.get(locale) ?? new Intl.PluralRules(intlOf(locale))
  rules.set(locale, rule)
  return rule
}
const rules = new Map<Locale, Intl.PluralRules>()

/**
 * A message as ICU writes them: `{name}` where an argument goes, `{n, plural, one {…} other {…}}` by the plural form
 * of a number. An argument that is itself a code of the catalogue is written `{suit, word, card.suit}` and looked up:
 * with suit = H it is what the code `card.suit.H` says.
 */
export type Catalogue = Readonly<Record<string, string>>

const argument = /\{(\w+)(?:, (plural|word), ((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*))?\}/g
const form = /(\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g

/** Says a code in the catalogue's language; an unknown code is said as itself, so that it is seen. */
export function say(
  catalogue: Catalogue,
  locale: Locale,
  code: string,
  args: Readonly<Record<string, Arg>> = {},
): string {
  const fill = (text: string): string =>
    text.replace(argument, (whole: string, name: string, kind?: string, rest: string = '') => {
      const value = Object.hasOwn(args, name) ? args[name] : undefined
      if (kind === 'plural') return fill(pluralForm(rest, locale, value))
      if (value === undefined) return whole
      if (kind === 'word') return say(catalogue, locale, `${rest}.${value}`, args)
      return typeof value === 'number' ? figure(value) : String(value)
    })
  return Object.hasOwn(catalogue, code) ? fill(catalogue[code] as string) : code
}

function pluralForm(forms: string, locale: Locale, n: Arg | undefined): string {
  const of = formsIn(forms)
  return of[typeof n === 'number' ? pluralsOf(locale).select(n) : 'other'] ?? of['other'] ?? ''
}

const formsIn = (forms: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(forms.matchAll(form), ([, name = '', text = '']) => [name, text]))

/** The plural forms of a message by their names; undefined where it has none. */
export function pluralsIn(message: string): Readonly<Record<string, string>> | undefined {
  const [, , kind, forms = ''] = [...message.matchAll(argument)][0] ?? []
  return kind === 'plural' ? formsIn(forms) : undefined
}

/** What is put into a message, in any of its forms; `of` is where an argument that is a code is looked up. */
export const argumentsIn = (message: string): readonly { readonly name: string; readonly of?: string }[] =>
  Array.from(message.matchAll(argument)).flatMap(([, name = '', kind, rest = '']) => {
    if (kind === 'word') return [{ name, of: rest }]
    const forms = kind === 'plural' ? Object.values(formsIn(rest)) : []
    return [{ name }, ...forms.flatMap(argumentsIn)]
  })

/** A whole number with a true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A score with its sign: +48, −96, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))
