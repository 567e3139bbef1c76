/** A page of the site, and its input. */
import type { Locale } from '@stolik/elements/site/index'
import type { Words } from './words/index.js'

/** The requested address and language. */
export interface PageRequest {
  /** The parts of the path after the first one, decoded. */
  readonly rest: readonly string[]
  readonly query: URLSearchParams
  /** The hash of the address, with its `#`. No server sees it. */
  readonly hash: string
  readonly locale: Locale
  /** The sentences that all pages share. Those of a single page are in its own catalogue. */
  readonly say: Words
}

export interface Page {
  /** The content of `<main>`. */
  readonly html: string
  /** A class of `<main>` for a page that fills the screen, without head and foot. */
  readonly fills?: 'whole' | 'board' | 'desk' | 'hall'
}

/** Draws the page of an address; undefined for an unknown address. */
export type Draw = (request: PageRequest) => Page | undefined | Promise<Page | undefined>

/** The address pattern of tables. */
export const tableHref = '/table/{id}'

/** Escapes text for HTML. */
export const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The pages that a back link can lead to, with the code of its text. */
const backs = {
  '/play': 'home',
  '/events': 'allEvents',
  '/ranking': 'allRankings',
  '/clubs': 'clubs',
} as const

/** A page with one element and a back link above it. Its heading is visible if the element has none. */
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

/** A page filled by its element. */
export const filled = (fills: NonNullable<Page['fills']>, heading: string, element: string): Page => ({
  fills,
  html: `<h1 class="out-of-sight">${text(heading)}</h1>
    ${element}`,
})
