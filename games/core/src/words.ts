/** Sentences in a reader's language. A catalogue is data; plurals follow Intl.PluralRules. */
import type { Arg } from './settlement.js'

/**
 * A language: its own name, its `Intl` locale, the letters of ace, king, queen and jack on French cards, and
 * whether few speakers have checked its words.
 */
interface Language {
  readonly name: string
  /** The BCP 47 tag. Not every Intl has data for Kashubian and Silesian, so they use the rules of Polish. */
  readonly intl: string
  readonly letters: string
  readonly beta?: true
}

/** The languages in the order they are offered. A new language needs its files of words and a line here. */
const languages = {
  pl: { name: 'polski', intl: 'pl', letters: 'AKDW' },
  csb: { name: 'kaszëbsczi', intl: 'pl', letters: 'AKDW', beta: true },
  szl: { name: 'ślōnski', intl: 'pl', letters: 'AKDW', beta: true },
  de: { name: 'Deutsch', intl: 'de', letters: 'AKDB' },
  // British English, for European dates.
  en: { name: 'English', intl: 'en-GB', letters: 'AKQJ' },
  fr: { name: 'français', intl: 'fr', letters: 'ARDV' },
} as const satisfies Readonly<Record<string, Language>>

/** The available languages. */
export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as readonly Locale[]

const language = (locale: Locale): Language => languages[locale]

/** The name of each language in itself. */
export const localeNames = Object.fromEntries(
  locales.map((locale) => [locale, language(locale).name]),
) as Readonly<Record<Locale, string>>

/** Languages whose words few speakers have checked so far; they are offered with a notice. */
export const beta: readonly Locale[] = locales.filter((locale) => language(locale).beta)

export const intlOf = (locale: Locale): string => language(locale).intl

export const lettersOf = (locale: Locale): string => language(locale).letters

/** The plural rules of a language. */
export function pluralsOf(locale: Locale): Intl.PluralRules {
  const rule = rules.get(locale) ?? new Intl.PluralRules(intlOf(locale))
  rules.set(locale, rule)
  return rule
}
const rules = new Map<Locale, Intl.PluralRules>()

/**
 * Messages in ICU syntax. `{name}` is an argument; `{n, plural, one {…} other {…}}` depends on the plural form of a
 * number. An argument that is itself part of a code is written `{suit, word, card.suit}` and looked up: with suit =
 * H it becomes the message `card.suit.H`.
 */
export type Catalogue = Readonly<Record<string, string>>

const argument = /\{(\w+)(?:, (plural|word), ((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*))?\}/g
const form = /\b(\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g

/** Keeps a text that is written from right to left, such as an Arabic name, from moving what stands beside it in the line. */
export const isolated = (text: string): string =>
  /[\u0590-\u08ff]/.test(text) ? `\u2068${text}\u2069` : text

/** Returns the message of a code. An unknown code is returned unchanged, so that it is noticed. */
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
      return typeof value === 'number' ? figure(value) : isolated(String(value))
    })
  return Object.hasOwn(catalogue, code) ? fill(catalogue[code] as string) : code
}

function pluralForm(forms: string, locale: Locale, n: Arg | undefined): string {
  const of = formsIn(forms)
  return of[typeof n === 'number' ? pluralsOf(locale).select(n) : 'other'] ?? of['other'] ?? ''
}

const formsIn = (forms: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(forms.matchAll(form), ([, name = '', text = '']) => [name, text]))

/** The plurals of a message: the number that each of them depends on, and its forms by name. */
export const pluralsIn = (
  message: string,
): readonly { readonly name: string; readonly forms: Readonly<Record<string, string>> }[] =>
  Array.from(message.matchAll(argument)).flatMap(([, name = '', kind, forms = '']) =>
    kind === 'plural' ? [{ name, forms: formsIn(forms) }] : [],
  )

/** The arguments of a message in all its forms; `of` is the code prefix for an argument that is looked up. */
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
