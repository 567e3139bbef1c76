/** Pages of the portal that do not depend on the store. To add one, add a line to `plainPages` and two texts. */
import type { Locale } from '@stolik/core'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { sitePage, type SitePage } from './document.js'
import { saying } from './words/index.js'

/** The address of each kind. Its title is the text `KIND`, its description the text `KIND.about`. */
export const plainPages = {
  play: '/play',
  forClubs: '/for-clubs',
  look: '/look',
  problem: '/problem',
  daily: '/daily',
  ratings: '/ratings',
  offline: '/offline',
  value: '/value',
  replay: '/replay',
  associations: '/associations',
  developers: '/developers',
  words: '/words',
} as const

export type PlainKind = keyof typeof plainPages

export const isPlain = (kind: string): kind is PlainKind => Object.hasOwn(plainPages, kind)

/** Files that are useful without scripts. */
const files: Readonly<Partial<Record<PlainKind, readonly (readonly [href: string, name: string])[]>>> = {
  associations: [['/rankings/', '/rankings/']],
  developers: [
    ['/embed/custom-elements.json', 'custom-elements.json'],
    ['/schema.graphql', 'schema.graphql'],
    ['/limits.json', 'limits.json'],
  ],
}

/** The links of the navigation. */
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

/** The navigation as a row of links. */
export function waysOn(locale: Locale): Markup {
  const say = saying(locale)
  return markup`<p>${ways.map(([href, word], i) => markup`${i === 0 ? null : ' · '}<a href="${href}">${href === '/' ? word : say(word)}</a>`)}</p>
`
}

/** The head of a page that the portal does not draw: the same links and the same band. */
export function siteHead(locale: Locale): Markup {
  const say = saying(locale)
  const links = ways.filter(([href]) => href !== '/' && href !== '/privacy')
  return markup`<header><a class="mark" href="/">Stolik</a>
<nav aria-label="${say('pages')}"><ul>${links.map(([href, word]) => markup`<li><a href="${href}">${say(word)}</a></li>`)}</ul></nav></header>
<div class="band"></div>
`
}

export function plainPage(kind: PlainKind, locale: Locale): SitePage {
  const say = saying(locale)
  const [title, about, path] = [say(kind), say(`${kind}.about`), plainPages[kind]]
  return sitePage({
    title,
    about,
    path,
    embeddable: ['play', 'problem', 'daily', 'value'].includes(kind),
    body: markup`<p>${about}</p>
${files[kind]?.map(([href, name]) => markup`<p><a href="${href}">${name}</a></p>\n`) ?? null}${waysOn(locale)}`,
  })
}
