/**
 * Fills the portal's document with the content of a page: for search engines, link previews, and readers without scripts.
 */
import { intlOf, type Locale } from '@stolik/core'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { size, type Art } from '../picture/picture.js'
import { linkedData, type Things } from './linked-data.js'

/** The content that the gateway gives a page before its scripts run. */
export interface SitePage {
  readonly title: string
  /** One or two sentences, for link previews. */
  readonly about: string
  /** The path that may be shared; null if the address is only for the person who received it. */
  readonly path: string | null
  /** Whether search engines may list it. */
  readonly found: boolean
  /** Links to the same content as data on this gateway. */
  readonly data: readonly { readonly type: string; readonly href: string; readonly title: string }[]
  /** Whether other sites may embed it by its address. */
  readonly embeddable: boolean
  /** What the picture for link previews shows beside title and description; the sample cards by default. */
  readonly art?: Art
  /** What the page is about, for search engines; nothing by default. */
  readonly things?: Things
  readonly body: Markup
}

/** A page that is found by search engines and can be embedded, unless it says otherwise. Its title is its heading. */
export const sitePage = ({
  heading,
  ...page
}: Pick<SitePage, 'title' | 'about' | 'path' | 'body'> &
  Partial<SitePage> & { readonly heading?: string }): SitePage => ({
  found: true,
  data: [],
  embeddable: true,
  ...page,
  body: markup`<main>
<h1>${heading ?? page.title}</h1>
${page.body}</main>
`,
})

/** The parts of the document around the places that a page fills. */
export interface Template {
  readonly parts: readonly [start: string, lang: string, title: string, about: string, head: string]
  readonly rest: string
}

const places = /^([^]*<html[^>]*\slang=")[^"]*("[^]*<title>)[^<]*(<\/title>[^]*)$/

/** undefined: these places were not found, so the document is used unchanged. */
export function templateOf(document: string): Template | undefined {
  const described = /<meta name="description" content="[^"]*"\s*\/?>/
  // Removed first, so that its position in the document does not matter.
  const [, start, lang, end] = places.exec(document.replace(described, '')) ?? []
  const [title, rest, ...more] = (end ?? '').split('</head>')
  const body = /^([^]*?<body[^>]*>)([^]*)$/.exec(rest ?? '')
  if (start === undefined || lang === undefined || title === undefined || body === null || more.length > 0)
    return undefined
  return { parts: [start, lang, title, '</head>', body[1] ?? ''], rest: body[2] ?? '' }
}

interface Around {
  readonly locale: Locale
  /** Of this gateway, such as `https://stolik.example`. */
  readonly origin: string
  /** Links to files that the page needs at once. */
  readonly early?: Markup
  /** The path of its picture; null if it has none. */
  readonly picture: string | null
}

export function fill({ parts, rest }: Template, page: SitePage, around: Around): string {
  const { locale, early } = around
  const [start, lang, title, head, body] = parts
  const language = markup`${locale}`.markup
  return [
    ...[start, language, lang, markup`${page.title} · Stolik`.markup, title],
    ...[early?.markup ?? '', headOf(page, around).markup, head, body, page.body.markup, rest],
  ].join('')
}

function headOf(page: SitePage, { locale, origin, picture }: Around): Markup {
  const { title, about, path, found, data, embeddable, things } = page
  const address = path === null ? null : `${origin}${path}`
  return markup`<meta name="description" content="${about}">
${found ? null : markup`<meta name="robots" content="noindex">\n`}<meta property="og:site_name" content="Stolik">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${about}">
<meta property="og:locale" content="${ogLocale(locale)}">
${picture === null ? markup`<meta name="twitter:card" content="summary">\n` : pictureOf(`${origin}${picture}`, title)}${address === null ? null : markup`<meta property="og:url" content="${address}">\n<link rel="canonical" href="${address}">\n`}${data.map((one) => markup`<link rel="alternate" type="${one.type}" href="${origin}${one.href}" title="${one.title}">\n`)}${
    address === null || !embeddable
      ? null
      : oembedLinks(`${origin}/oembed?url=${encodeURIComponent(address)}`, title)
  }${things === undefined ? null : linkedData(things(origin), locale)}`
}

/** oEmbed 1.0, 4: a page links its description in each form. */
const oembedLinks = (address: string, title: string): readonly Markup[] =>
  (['json', 'xml'] as const).map(
    (format) =>
      markup`<link rel="alternate" type="${format === 'xml' ? 'text' : 'application'}/${format}+oembed" href="${address}&format=${format}" title="${title}">\n`,
  )

const pictureOf = (
  address: string,
  title: string,
): Markup => markup`<meta property="og:image" content="${address}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${String(size.width)}">
<meta property="og:image:height" content="${String(size.height)}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
`

/** Language and country in the form of link previews. */
const ogLocale = (locale: Locale): string =>
  `${locale}_${new Intl.Locale(intlOf(locale)).maximize().region ?? ''}`
