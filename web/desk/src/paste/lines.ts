/** Builds the lines to paste, as text. They contain no style attribute and no inline script, so a strict policy allows them. */
import type { Locale } from '@stolik/core'
import type { Kind } from './kinds.js'

export interface EmbedChoice {
  readonly kind: Kind
  /** The id of the shown thing; empty for kinds without one. */
  readonly of: string
  /** The id of its part; empty for kinds that show no part. */
  readonly part: string
  /** Where a replay begins, as in its attribute; empty = with the first card. */
  readonly at: string
  /** Its name, for the link that stands there without scripts. */
  readonly title: string
  /** Empty = the page's. */
  readonly lang: Locale | ''
  readonly theme: '' | 'light' | 'dark'
}

/** The content of `/embed/integrity.json`. */
export interface PinnedLoader {
  readonly file: string
  readonly integrity: string
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const attributes = (all: readonly (readonly [string, string])[]): string =>
  all.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')

const filled = (pattern: string, { of, part }: Pick<EmbedChoice, 'of' | 'part'>): string =>
  pattern.replace('{of}', encodeURIComponent(of)).replace('{part}', encodeURIComponent(part))

/** Returns the address of the page with the same content. @param origin of the gateway, such as `https://stolik.example` */
export const pageOf = (origin: string, wanted: EmbedChoice): string =>
  `${origin}${filled(wanted.kind.page, wanted)}${wanted.at === '' ? '' : `#replay=${wanted.at}`}`

/** Returns the attributes of the element, without addresses. */
export const attributesOf = ({
  kind,
  of,
  part,
  at,
  lang,
  theme,
}: EmbedChoice): readonly (readonly [string, string])[] => [
  ...(kind.of === undefined ? [] : [[kind.of, of] as const]),
  ...(kind.part === undefined ? [] : [[kind.part, part] as const]),
  ...(
    [
      ['at', at],
      ['lang', lang],
      ['theme', theme],
    ] as const
  ).filter(([, value]) => value !== ''),
]

/** Returns the attributes with addresses of pages. @param origin of the gateway; '' on a page of it */
export const linksOf = (origin: string, wanted: EmbedChoice): readonly (readonly [string, string])[] =>
  Object.entries(wanted.kind.links).map(([name, href]) => [name, `${origin}${filled(href, wanted)}`] as const)

export function elementLines(origin: string, wanted: EmbedChoice): string {
  const tag = `stolik-${wanted.kind.name}`
  return `<${tag}${attributes([...attributesOf(wanted), ...linksOf(origin, wanted)])}>
  <a href="${escaped(pageOf(origin, wanted))}">${escaped(wanted.title)}</a>
</${tag}>`
}

export const scriptLine = (origin: string): string =>
  `<script type="module" src="${escaped(origin)}/embed/stolik.js"></script>`

export const pinnedLine = (origin: string, { file, integrity }: PinnedLoader): string =>
  `<script type="module" src="${escaped(`${origin}/embed/${file}`)}"
  integrity="${escaped(integrity)}" crossorigin="anonymous"></script>`

const tallest = 720
export function frameLines(origin: string, wanted: EmbedChoice): string {
  const query = new URLSearchParams(attributesOf(wanted).map(([name, value]) => [name, value])).toString()
  const src = `${origin}/frame/${wanted.kind.name}${query === '' ? '' : `?${query}`}`
  return `<iframe${attributes([
    ['src', src],
    ['title', wanted.title],
    ['width', '100%'],
    ['height', String(tallest)],
    ['loading', 'lazy'],
  ])}></iframe>`
}

/** Returns the shortcode for the WordPress plugin. Characters that could end the code are left out; no id contains them. */
export const shortcode = (wanted: EmbedChoice): string =>
  `[stolik${([['element', wanted.kind.name], ...attributesOf(wanted)] as const)
    .map(([name, value]) => ` ${name}="${value.replace(/[\["\]<>&]/g, '')}"`)
    .join('')}]`

/** Returns the address to paste into a site that asks the gateway about it (oEmbed). */
export function addressLine(origin: string, wanted: EmbedChoice): string {
  if (wanted.lang === '') return pageOf(origin, wanted)
  const [page, ...moment] = pageOf(origin, wanted).split('#')
  return [`${page}?lang=${wanted.lang}`, ...moment].join('#')
}

/** Returns what a page's content security policy must allow. */
export const policyLine = (origin: string): string =>
  `script-src ${origin}; connect-src ${origin} ${origin.replace(/^http/, 'ws')}`

/** Returns the same for a frame. */
export const framePolicyLine = (origin: string): string => `frame-src ${origin}`
