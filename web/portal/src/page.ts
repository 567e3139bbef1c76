/** What a page of the site is, and what it is told. */
import type { Locale } from '@stolik/elements/site/index'
import type { Words } from './words/index.js'

/** The address that is asked for, and in which language. */
export interface Asked {
  /** What stands behind the first part of the path, decoded. */
  readonly rest: readonly string[]
  readonly query: URLSearchParams
  /** What the address has behind its `#`, with it: no server is told. */
  readonly hash: string
  readonly locale: Locale
  /** The sentences that all pages share; what only one page says is in a room of its own. */
  readonly say: Words
}

export interface Page {
  /** What stands in `<main>`. */
  readonly html: string
  /** A class of `<main>` where the page fills the screen by itself, without head and foot. */
  readonly fills?: 'whole' | 'board' | 'desk' | 'hall'
}

/** Draws the page of an address; undefined for an address that is none. */
export type Draw = (asked: Asked) => Page | undefined | Promise<Page | undefined>

/** Where tables are. */
export const tableHref = '/table/{id}'

/** Text as it stands in HTML. */
export const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Where a page leads back to, and what that is called. */
const backs = { '/play': 'home', '/events': 'allEvents', '/ranking': 'allRankings' } as const

/** A page that one element makes, with the way back above it. Its heading is seen where the element has none. */
export const framed = (
  say: Words,
  heading: string,
  back: keyof typeof backs,
  element: string,
  seen = false,
): Page => ({
  html: `<p class="back"><a href="${back}">${text(say[backs[back]])}</a></p>
    <h1${seen ? '' : ' class="out-of-sight"'}>${text(heading)}</h1>
    ${element}`,
})

/** A page that its element fills. */
export const filled = (fills: NonNullable<Page['fills']>, heading: string, element: string): Page => ({
  fills,
  html: `<h1 class="out-of-sight">${text(heading)}</h1>
    ${element}`,
})
