/**
 * A language for tests, made of English: each letter has a sign, and each vowel stands twice, so that words are a third longer. What is not
 * in it on a page is a sentence that no catalogue has; what does not fit is a layout that a language of long words breaks.
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

/** What stands in braces stays, but for the sentences within plural forms. */
export const pseudo = (message: string): string =>
  message.replace(part, (whole: string, name: string | undefined, forms: string | undefined) => {
    if (forms === undefined) return whole.startsWith('{') ? whole : longer(whole)
    const said = forms.replace(
      /(\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g,
      (_, form: string, text: string) => `${form} {${pseudo(text)}}`,
    )
    return `{${name ?? ''}, plural, ${said}}`
  })

/** Which rules are shown first is told in a catalogue, and is no sentence. */
const isSentence = (code: string): boolean => code !== 'profile.order'

/** Gives whoever asks for English the language for tests. */
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
