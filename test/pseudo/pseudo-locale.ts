/**
 * A test language made from English: each letter gets an accent, and each vowel is doubled, so that words are a third longer.
 * Plain text on a page is then a sentence missing from the catalogues, and what does not fit is a layout that a language with
 * long words breaks.
 */
import type { Plugin } from 'vite'

const plain = 'abcdefghijklmnopqrstuvwxyz'
const signed = 'áƀçđéƒğħíĵķļḿñóṕɋřšţúṽŵẋýž'

const letter = (sign: string): string => {
  const at = plain.indexOf(sign.toLowerCase())
  if (at < 0) return sign
  const other = signed.charAt(at)
  const twice = 'aeiou'.includes(plain.charAt(at)) ? other + other : other
  return sign === sign.toLowerCase() ? twice : twice.charAt(0).toUpperCase() + twice.slice(1)
}

const longer = (text: string): string => text.replace(/[a-z]/gi, letter)

const part = /\{(\w+), plural, ((?:\w+ \{(?:[^{}]|\{[^{}]*\})*\} ?)+)\}|\{[^{}]*\}|[^{}]+/g

/** Leaves text in braces alone, except the sentences inside plural forms. */
export const pseudo = (message: string): string =>
  message.replace(part, (whole: string, name: string | undefined, forms: string | undefined) => {
    if (forms === undefined) return whole.startsWith('{') ? whole : longer(whole)
    const said = forms.replace(
      /(\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g,
      (_, form: string, text: string) => `${form} {${pseudo(text)}}`,
    )
    return `{${name ?? ''}, plural, ${said}}`
  })

/** The order in which rules are shown also stands in a catalogue, but is no sentence. */
const isSentence = (code: string): boolean => code !== 'profile.order'

/** Serves the test language instead of English. */
export const pseudoLocale = (): Plugin => ({
  name: 'stolik-pseudo-locale',
  enforce: 'pre',
  transform(text, id) {
    if (!/\/en\.json$/.test(id)) return undefined
    const words = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>)
    return JSON.stringify(
      Object.fromEntries(
        words.map(([code, message]) => [code, isSentence(code) ? pseudo(message) : message]),
      ),
    )
  },
})
