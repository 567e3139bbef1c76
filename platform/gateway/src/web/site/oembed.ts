/** Describes pages of the portal for sites that embed them (oEmbed 1.0, in JSON and in XML). */
import { markup } from '../../ranking/publish/markup.js'
import { frameElement } from './elements.js'

/** The content of a page's frame: an element and its query parameters. */
export interface Embed {
  readonly name: string
  readonly query: Readonly<Record<string, string>>
}

const alone: Readonly<Record<string, string>> = {
  '': 'lobby',
  play: 'lobby',
  events: 'events',
  clubs: 'clubs',
  learn: 'learn',
  problem: 'problem',
  daily: 'daily',
  value: 'value',
}

/** What an address says besides its path. */
interface Details {
  /** Without `#`: the chapter of a lesson, or the moment of a replay. */
  readonly hash: URLSearchParams
  /** The game and the day of a problem, the series of standings, the part of a hall. */
  readonly query: URLSearchParams
}

/** The frame for a page of the portal; undefined if there is no such page, or if it cannot be embedded. */
export function embedOf({ path, hash, query }: Pick<Wanted, 'path' | 'hash' | 'query'>): Embed | undefined {
  const [first = '', id, part, person, ...more] = path.replace(/\/$/, '').split('/').slice(1).map(decoded)
  if (more.length > 0) return undefined
  const details = { hash: new URLSearchParams(hash), query }
  if (id !== undefined && part !== undefined) return embedOfPart([first, id, part], details, person)
  if (id === undefined) {
    const name = Object.hasOwn(alone, first) ? alone[first] : undefined
    if (name === undefined) return undefined
    return { name, query: valuesOf(parameters[first] ?? [], query) }
  }
  if (first === 'learn') return { name: 'learn', query: { game: id, ...valuesOf(['chapter'], details.hash) } }
  if (first === 'club') return { name: 'club', query: { club: id } }
  if (first === 'table' && isTable(id)) return { name: 'table', query: { table: id } }
  if (first === 'event' && id !== 'new' && id !== 'verify') return { name: 'event', query: { event: id } }
  if (first === 'ranking' && id !== 'desk') return { name: 'ranking', query: { ranking: id } }
  if (first === 'league' && id !== 'desk') return { name: 'league', query: { league: id } }
  return undefined
}

/** What these pages read from the query of their address. */
const parameters: Readonly<Record<string, readonly string[]>> = { problem: ['game', 'day'], daily: ['game'] }

/** Those of these names whose value is short and plain. */
const valuesOf = (names: readonly string[], from: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from.get(name)
      return value === null || !/^[\w.-]{1,20}$/.test(value) ? [] : [[name, value] as const]
    }),
  )

/** The frame for pages below an event, a ranking or a table. */
function embedOfPart(
  [first, id, part]: readonly [first: string, id: string, part: string],
  { hash, query }: Details,
  person?: string,
): Embed | undefined {
  if (first === 'ranking' && part === 'person' && person !== undefined && person !== '')
    return { name: 'player', query: { ranking: id, person } }
  if (person !== undefined) return undefined
  if (first === 'event' && part === 'standings')
    return { name: 'standings', query: { event: id, ...valuesOf(['series'], query) } }
  if (first === 'event' && part === 'board')
    return { name: 'board', query: { event: id, ...valuesOf(['hall'], query) } }
  if (first === 'table' && part === 'list' && isTable(id)) return { name: 'list', query: { table: id } }
  if (first !== 'replay' || !isTable(id) || !/^[1-9]\d{0,3}$/.test(part)) return undefined
  const at = hash.get('replay')
  return {
    name: 'replay',
    query: { table: id, hand: part, ...valuesOf(['at'], new URLSearchParams(at === null ? {} : { at })) },
  }
}

const isTable = (id: string): boolean => /^[2-9a-hjkmnp-z]{8}$/.test(id)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A parsed oEmbed request. `wantedOf` returns an HTTP status instead if it cannot be answered. */
export interface Wanted {
  readonly format: 'json' | 'xml'
  readonly path: string
  /** The part of the address after the `#`. */
  readonly hash: string
  readonly query: URLSearchParams
  readonly maxWidth: number
  readonly maxHeight: number
  /** The language set in the address. */
  readonly lang: string | null
  /** The club whose site it is, by the operator's list. Such a site may frame elements in which people can act. */
  readonly club: string | null
}

const anySize = 10_000
/** @param origin of this gateway: pages elsewhere are refused */
export function wantedOf(query: Readonly<Record<string, unknown>>, origin: string): Wanted | 400 | 404 | 501 {
  const { url, format = 'json', maxwidth, maxheight } = query
  if (format !== 'json' && format !== 'xml') return 501
  if (typeof url !== 'string' || !URL.canParse(url)) return 400
  const [maxWidth, maxHeight] = [maxwidth, maxheight].map((size) => {
    if (size === undefined) return anySize
    return typeof size === 'string' && /^[1-9]\d{0,4}$/.test(size) ? Number(size) : 0
  })
  if (maxWidth === undefined || maxHeight === undefined || maxWidth === 0 || maxHeight === 0) return 400
  const address = new URL(url)
  // The protocol is not compared, because it differs behind a proxy that does not forward https.
  if (address.host !== new URL(origin).host || !/^https?:$/.test(address.protocol)) return 404
  const { searchParams, pathname, hash } = address
  // An invitation to a private table must not be put on public pages.
  if (searchParams.has('invitation')) return 404
  return {
    format,
    path: pathname,
    hash: hash.slice(1),
    query: searchParams,
    maxWidth,
    maxHeight,
    lang: searchParams.get('lang'),
    club: searchParams.get('club'),
  }
}

const usualWidth = 720

/**
 * The answer for an existing page.
 * @param title of the page
 */
export function oembedAnswer(
  { maxWidth, maxHeight, lang, club }: Wanted,
  { name, query }: Embed,
  title: string,
  origin: string,
): Readonly<Record<string, string | number>> {
  const width = Math.min(usualWidth, maxWidth)
  const height = Math.min(frameElement(name)?.height ?? usualWidth, maxHeight)
  const search = new URLSearchParams({
    ...query,
    ...(lang === null ? {} : { lang }),
    ...(club === null ? {} : { club }),
  })
  const src = `${origin}/frame/${name}${search.size === 0 ? '' : `?${search.toString()}`}`
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Stolik',
    provider_url: origin,
    title,
    width,
    height,
    cache_age: 3600,
    html: markup`<iframe src="${src}" title="${title}" width="${width}" height="${height}" frameborder="0" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
      .markup,
  }
}

/** The answer as XML; the frame in it is text. */
export const oembedXml = (answer: Readonly<Record<string, string | number>>): string =>
  markup`<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<oembed>
${Object.entries(answer).map(([name, value]) => {
  const tag = { markup: name }
  return markup`<${tag}>${value}</${tag}>\n`
})}</oembed>
`.markup
