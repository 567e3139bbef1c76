/** Pages of the portal that say the same whatever is in the store. To add one: a line in `plainPages`, and two sentences. */
import type { Locale } from '@stolik/core'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import type { SitePage } from './document.js'
import { saying } from './words/index.js'

/** By kind: the address. What a page is called is the sentence of its kind, what it is for the one of `KIND.about`. */
export const plainPages = {
  play: '/play',
  forClubs: '/for-clubs',
  look: '/look',
  value: '/value',
  replay: '/replay',
  associations: '/associations',
  developers: '/developers',
  words: '/words',
} as const

export type PlainKind = keyof typeof plainPages

export const isPlain = (kind: string): kind is PlainKind => Object.hasOwn(plainPages, kind)

/** What is of use without scripts, too. */
const files: Readonly<Partial<Record<PlainKind, readonly (readonly [href: string, name: string])[]>>> = {
  associations: [['/rankings/', '/rankings/']],
  developers: [
    ['/embed/custom-elements.json', 'custom-elements.json'],
    ['/schema.graphql', 'schema.graphql'],
    ['/limits.json', 'limits.json'],
  ],
}

/** Where one may go on from anywhere. */
const ways = [
  ['/', 'Stolik'],
  ['/play', 'play'],
  ['/events', 'events'],
  ['/ranking', 'rankings'],
  ['/clubs', 'clubs'],
  ['/learn', 'learn'],
  ['/for-clubs', 'forClubs'],
  ['/privacy', 'privacy'],
] as const

/** The navigation, as links in a row. */
export function waysOn(locale: Locale): Markup {
  const said = saying(locale)
  return markup`<p>${ways.map(([href, word], i) => markup`${i === 0 ? null : ' · '}<a href="${href}">${href === '/' ? word : said(word)}</a>`)}</p>
`
}

export function plainPage(kind: PlainKind, locale: Locale): SitePage {
  const said = saying(locale)
  const [title, about, path] = [said(kind), said(`${kind}.about`), plainPages[kind]]
  return {
    ...{ title, about, path, found: true, data: [] },
    embeddable: kind === 'play' || kind === 'value',
    body: markup`<main>
<h1>${title}</h1>
<p>${about}</p>
${files[kind]?.map(([href, name]) => markup`<p><a href="${href}">${name}</a></p>\n`) ?? null}${waysOn(locale)}</main>
`,
  }
}
