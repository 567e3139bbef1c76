/** Chooses the language for a reader. */
import { locales, type Locale } from '@stolik/core'

const known = (text: string | undefined): Locale | undefined => locales.find((one) => one === text)

/** The language in the address, else the one the browser prefers (RFC 9110, 12.5.4), else Polish. */
export function localeOf(lang: unknown, accepted: string | undefined): Locale {
  const chosen = known(typeof lang === 'string' ? lang : undefined)
  if (chosen !== undefined) return chosen
  const liked = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((one, i) => {
      const [range = '', ...params] = one.trim().toLowerCase().split(';')
      const locale = known(range.trim().split('-')[0])
      const quality = params.map((param) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(param)?.[1]).find(Boolean)
      const q = quality === undefined ? 1 : Number(quality)
      return locale === undefined || q === 0 ? [] : [{ locale, q, i }]
    })
    .sort((a, b) => b.q - a.q || a.i - b.i)
  return liked[0]?.locale ?? 'pl'
}
