/** The portal's document with what a page is about in it: for who searches, for previews of links, and without scripts. */
import { intlOf, type Locale } from '@stolik/core'
import { markup, type Markup } from '../../ranking/publish/markup.js'

/** What the gateway says of a page before any script of it runs. */
export interface SitePage {
  readonly title: string
  /** A sentence or two, for lists of links. */
  readonly about: string
  /** Its address here, as it may be passed on; null where the address is only for whom it was given to. */
  readonly path: string | null
  /** Whether others should find it. */
  readonly found: boolean
  /** The same as data: addresses here. */
  readonly data: readonly { readonly type: string; readonly href: string; readonly title: string }[]
  /** Other sites may put it on their pages by its address. */
  readonly embeddable: boolean
  readonly body: Markup
}

/** The document between the places that a page fills. */
export interface Template {
  readonly parts: readonly [start: string, lang: string, title: string, about: string, head: string]
  readonly rest: string
}

const places = /^([^]*<html[^>]*\slang=")[^"]*("[^]*<title>)[^<]*(<\/title>[^]*)$/

/** undefined: a document in which these places cannot be found is left as it is. */
export function templateOf(document: string): Template | undefined {
  const described = /<meta name="description" content="[^"]*"\s*\/?>/
  // In one order, whatever order the description has in the document.
  const [, start, lang, end] = places.exec(document.replace(described, '')) ?? []
  const [title, rest, ...more] = (end ?? '').split('</head>')
  const body = /^([^]*?<body[^>]*>)([^]*)$/.exec(rest ?? '')
  if (start === undefined || lang === undefined || title === undefined || body === null || more.length > 0)
    return undefined
  return { parts: [start, lang, title, '</head>', body[1] ?? ''], rest: body[2] ?? '' }
}

/**
 * @param origin of this gateway, such as `https://stolik.example`
 * @param early links to what the page needs at once
 */
export function fill(
  { parts, rest }: Template,
  page: SitePage,
  locale: Locale,
  origin: string,
  early?: Markup,
): string {
  const [start, lang, title, head, body] = parts
  const said = markup`${locale}`.markup
  return [
    ...[start, said, lang, markup`${page.title} · Stolik`.markup, title],
    ...[early?.markup ?? '', headOf(page, locale, origin).markup, head, body, page.body.markup, rest],
  ].join('')
}

function headOf(page: SitePage, locale: Locale, origin: string): Markup {
  const { title, about, path, found, data, embeddable } = page
  const address = path === null ? null : `${origin}${path}`
  return markup`<meta name="description" content="${about}">
${found ? null : markup`<meta name="robots" content="noindex">\n`}<meta property="og:site_name" content="Stolik">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${about}">
<meta property="og:locale" content="${ogLocale(locale)}">
<meta name="twitter:card" content="summary">
${address === null ? null : markup`<meta property="og:url" content="${address}">\n<link rel="canonical" href="${address}">\n`}${data.map((one) => markup`<link rel="alternate" type="${one.type}" href="${origin}${one.href}" title="${one.title}">\n`)}${
    address === null || !embeddable
      ? null
      : markup`<link rel="alternate" type="application/json+oembed" href="${origin}/oembed?format=json&url=${encodeURIComponent(address)}" title="${title}">\n`
  }`
}

/** Language and country, as previews of links want them. */
const ogLocale = (locale: Locale): string =>
  `${locale}_${new Intl.Locale(intlOf(locale)).maximize().region ?? ''}`
