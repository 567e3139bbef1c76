/** The lines that are pasted, as text. Nothing in them is a style attribute or an inline script, so a strict policy takes them. */
import type { Locale } from '@stolik/core'
import type { Kind } from './kinds.js'

export interface Wanted {
  readonly kind: Kind
  /** The id of the thing that is shown; empty for kinds that need none. */
  readonly of: string
  /** Which part of it; empty for kinds that show no part. */
  readonly part: string
  /** Where a replay begins, as its attribute says it; empty = with the first card. */
  readonly at: string
  /** What it is called, for the link that stands there without scripts. */
  readonly title: string
  /** Empty = the page's. */
  readonly lang: Locale | ''
  readonly theme: '' | 'light' | 'dark'
}

/** What the gateway tells in `/embed/integrity.json`. */
export interface Pinned {
  readonly file: string
  readonly integrity: string
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const attributes = (all: readonly (readonly [string, string])[]): string =>
  all.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')

const filled = (pattern: string, { of, part }: Pick<Wanted, 'of' | 'part'>): string =>
  pattern.replace('{of}', encodeURIComponent(of)).replace('{part}', encodeURIComponent(part))

/** The address of the same as a page. @param origin of the gateway, such as `https://stolik.example` */
export const pageOf = (origin: string, wanted: Wanted): string =>
  `${origin}${filled(wanted.kind.page, wanted)}${wanted.at === '' ? '' : `#replay=${wanted.at}`}`

/** What the element is told besides addresses. */
export const told = ({ kind, of, part, at, lang, theme }: Wanted): readonly (readonly [string, string])[] => [
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

/** Its addresses of pages. @param origin of the gateway; '' on a page of it */
export const linksOf = (origin: string, wanted: Wanted): readonly (readonly [string, string])[] =>
  Object.entries(wanted.kind.links).map(([name, href]) => [name, `${origin}${filled(href, wanted)}`] as const)

export function elementLines(origin: string, wanted: Wanted): string {
  const tag = `stolik-${wanted.kind.name}`
  return `<${tag}${attributes([...told(wanted), ...linksOf(origin, wanted)])}>
  <a href="${escaped(pageOf(origin, wanted))}">${escaped(wanted.title)}</a>
</${tag}>`
}

export const scriptLine = (origin: string): string =>
  `<script type="module" src="${escaped(origin)}/embed/stolik.js"></script>`

export const pinnedLine = (origin: string, { file, integrity }: Pinned): string =>
  `<script type="module" src="${escaped(`${origin}/embed/${file}`)}"
  integrity="${escaped(integrity)}" crossorigin="anonymous"></script>`

const tallest = 720
export function frameLines(origin: string, wanted: Wanted): string {
  const query = new URLSearchParams(told(wanted).map(([name, value]) => [name, value])).toString()
  const src = `${origin}/frame/${wanted.kind.name}${query === '' ? '' : `?${query}`}`
  return `<iframe${attributes([
    ['src', src],
    ['title', wanted.title],
    ['width', '100%'],
    ['height', String(tallest)],
    ['loading', 'lazy'],
  ])}></iframe>`
}

/** For the plugin of WordPress. What could end the code is left out: no id has it. */
export const shortcode = (wanted: Wanted): string =>
  `[stolik${([['element', wanted.kind.name], ...told(wanted)] as const)
    .map(([name, value]) => ` ${name}="${value.replace(/[\["\]<>&]/g, '')}"`)
    .join('')}]`

/** The address to paste where a site asks the gateway what it is (oEmbed). */
export function addressLine(origin: string, wanted: Wanted): string {
  if (wanted.lang === '') return pageOf(origin, wanted)
  const [page, ...moment] = pageOf(origin, wanted).split('#')
  return [`${page}?lang=${wanted.lang}`, ...moment].join('#')
}

/** What a page with a content security policy must allow. */
export const policyLine = (origin: string): string =>
  `script-src ${origin}; connect-src ${origin} ${origin.replace(/^http/, 'ws')}`

/** The same for a frame. */
export const framePolicyLine = (origin: string): string => `frame-src ${origin}`
