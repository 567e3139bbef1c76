/** A page with a single element in it, to be framed by sites that allow no scripts of others. */
import type { Locale } from '@stolik/core'
import { markup } from '../../ranking/publish/markup.js'
import { signInMeta } from '../sign-in.js'
import type { FrameElement } from './elements.js'
import { saying } from './words/index.js'

type Query = Readonly<Record<string, unknown>>

/** Longer than any id, invitation word or name. */
const longest = 200
const textOf = (query: Query, name: string): string | undefined => {
  const value = query[name]
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
}

/**
 * The attributes that an address gives an element, in the order of the element's definition; or the name of a missing one.
 */
export function attributesOf(
  element: FrameElement,
  query: Query,
): readonly (readonly [string, string])[] | { readonly missing: string } {
  const missing = element.needs.find((name) => textOf(query, name) === undefined)
  if (missing !== undefined) return { missing }
  const attributes = element.attributes.flatMap((name) => {
    const value = textOf(query, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const values = new Map(attributes)
  const links = Object.entries(element.links).map(
    ([name, address]) =>
      [
        name,
        // Other placeholders, such as the id of a table, are left for the element.
        address.replace(/\{(\w+)\}/g, (place, of: string) => {
          const value = values.get(of)
          return value === undefined ? place : encodeURIComponent(value)
        }),
      ] as const,
  )
  const theme = query['theme']
  const isOpen = query['open'] !== undefined
  return [
    ...attributes,
    ...links,
    ...(isOpen ? [['open', ''] as const] : []),
    ...(theme === 'light' || theme === 'dark' ? [['theme', theme] as const] : []),
  ]
}

export interface Frame {
  /** The element's name without `stolik-`. */
  readonly name: string
  readonly attributes: readonly (readonly [string, string])[]
  readonly locale: Locale
  /** Whether the address sets the language; otherwise the reader's preference applies. */
  readonly isChosen: boolean
  /** The path of the same content on the site. */
  readonly path: string
  /** Origins that may embed the frame and sign their members in; empty: nobody is asked. */
  readonly signIn: readonly string[]
}

export function framePage({ name, attributes, locale, isChosen, path, signIn }: Frame): string {
  const say = saying(locale)
  const asks = signIn.length > 0
  const all = [
    ...attributes,
    ...(isChosen ? [['lang', locale] as const] : []),
    ...(asks ? [['token-url', 'page:'] as const] : []),
  ]
  const tag = { markup: `stolik-${name}` }
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${{ markup: signInMeta(signIn) }}<title>Stolik</title>
<base target="_top">
<script type="module" src="/embed/frame.js"></script>
<script type="module" src="/embed/stolik.js"></script>
</head>
<body>
<${tag}${all.map(([attribute, value]) => markup` ${attribute}="${value}"`)}></${tag}>
<noscript><p><a href="${path}">${say('open')}</a></p></noscript>
</body>
</html>
`.markup
}

/** The tokens of the house, which its elements bring with them elsewhere. */
const barredStyle = `main { padding: 4px 16px; background: #faf7f0; color: #16203a; border: 1px solid #d9d2c3; border-radius: 10px; font-size: 16px; line-height: 1.45; overflow-wrap: anywhere }
a { color: #2b55c4 }
@media (prefers-color-scheme: dark) { main { background: #11151f; color: #e9edf5; border-color: #2a3245 } a { color: #8fb0ff } }`

/**
 * Said in place of the element where a browser would show a grey box: the site around may not frame it. Nothing can be done
 * on it, so any site may frame it.
 */
export function barredPage(
  site: string,
  { locale, path, host }: Pick<Frame, 'locale' | 'path'> & { readonly host: string },
): string {
  const say = saying(locale)
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Stolik</title>
<base target="_top">
<style>${{ markup: barredStyle }}</style>
<script type="module" src="/embed/frame.js"></script>
</head>
<body>
<main>
<p>${say('barred', { site, host })}</p>
<p><a href="${path}">${say('open')}</a></p>
</main>
</body>
</html>
`.markup
}
