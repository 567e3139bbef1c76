/** What a page of the portal is as something that other sites put on theirs (oEmbed 1.0). */
import { markup } from '../../ranking/publish/markup.js'
import { frameElement } from './elements.js'

/** What stands in the frame of a page: which element, and what it is told. */
export interface Embed {
  readonly name: string
  readonly query: Readonly<Record<string, string>>
}

const alone: Readonly<Record<string, string>> = {
  ...{ '': 'lobby', play: 'lobby', events: 'events', clubs: 'clubs', learn: 'learn', value: 'value' },
}

/**
 * The frame of a page of the portal; undefined for pages that are not for others, and for none.
 * @param hash of its address without the sign: the chapter of a lesson and the moment of a replay stand there
 */
export function embedOf(pathname: string, hash: string): Embed | undefined {
  const [first = '', id, part, person, ...more] = pathname.split('/').slice(1).map(decoded)
  if (more.length > 0) return undefined
  const told = new URLSearchParams(hash)
  if (part !== undefined) return embedOfPart(first, id ?? '', part, told, person)
  if (id === undefined || id === '') {
    const name = Object.hasOwn(alone, first) ? alone[first] : undefined
    return name === undefined ? undefined : { name, query: {} }
  }
  if (first === 'learn')
    return { name: 'learn', query: { game: id, ...given('chapter', told.get('chapter')) } }
  if (first === 'table' && isTable(id)) return { name: 'table', query: { table: id } }
  if (first === 'event' && id !== 'new') return { name: 'event', query: { event: id } }
  if (first === 'ranking' && id !== 'desk') return { name: 'ranking', query: { ranking: id } }
  return undefined
}

const given = (name: string, value: string | null): Readonly<Record<string, string>> =>
  value === null || !/^[\w.]{1,20}$/.test(value) ? {} : { [name]: value }

/** Of pages below an event, a ranking and a table. */
function embedOfPart(
  first: string,
  id: string,
  part: string,
  told: URLSearchParams,
  person?: string,
): Embed | undefined {
  if (first === 'ranking' && part === 'person' && person !== undefined && person !== '')
    return { name: 'player', query: { ranking: id, person } }
  if (person !== undefined) return undefined
  if (first === 'event' && part === 'standings') return { name: 'standings', query: { event: id } }
  if (first === 'table' && part === 'list' && isTable(id)) return { name: 'list', query: { table: id } }
  if (first === 'replay' && isTable(id) && /^[1-9]\d{0,3}$/.test(part))
    return { name: 'replay', query: { table: id, hand: part, ...given('at', told.get('replay')) } }
  return undefined
}

const isTable = (id: string): boolean => /^[2-9a-hjkmnp-z]{8}$/.test(id)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What somebody's site asks for, once read; a code of HTTP where it cannot be answered. */
export interface Wanted {
  readonly path: string
  /** What stands behind the `#`. */
  readonly hash: string
  readonly maxWidth: number
  readonly maxHeight: number
  /** The language that the address names. */
  readonly lang: string | null
  /** Whose site it is, by the operator's list; such a site may frame what can be acted in. */
  readonly club: string | null
}

const anySize = 10_000
/** @param origin ours: no other page is told of */
export function wantedOf(query: Readonly<Record<string, unknown>>, origin: string): Wanted | 400 | 404 | 501 {
  const { url, format = 'json', maxwidth, maxheight } = query
  if (format !== 'json') return 501
  if (typeof url !== 'string' || !URL.canParse(url)) return 400
  const [maxWidth, maxHeight] = [maxwidth, maxheight].map((size) =>
    size === undefined ? anySize : typeof size === 'string' && /^[1-9]\d{0,4}$/.test(size) ? Number(size) : 0,
  )
  if (maxWidth === undefined || maxHeight === undefined || maxWidth === 0 || maxHeight === 0) return 400
  const asked = new URL(url)
  // Behind a proxy that knows nothing of https, it is the same place all the same.
  if (asked.host !== new URL(origin).host || !/^https?:$/.test(asked.protocol)) return 404
  const { searchParams, pathname, hash } = asked
  // What lets one into a private table is not put on pages for everybody.
  if (searchParams.has('invitation')) return 404
  return {
    ...{ path: pathname, hash: hash.slice(1), maxWidth, maxHeight },
    lang: searchParams.get('lang'),
    club: searchParams.get('club'),
  }
}

const usualWidth = 720

/** The answer, for a page that there is. @param title of the page */
export function oembedAnswer(
  { maxWidth, maxHeight, lang, club }: Wanted,
  { name, query }: Embed,
  title: string,
  origin: string,
): object {
  const width = Math.min(usualWidth, maxWidth)
  const height = Math.min(frameElement(name)?.height ?? usualWidth, maxHeight)
  const told = new URLSearchParams({
    ...query,
    ...(lang === null ? {} : { lang }),
    ...(club === null ? {} : { club }),
  })
  const src = `${origin}/frame/${name}${told.size === 0 ? '' : `?${told.toString()}`}`
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Stolik',
    provider_url: origin,
    title,
    ...{ width, height },
    cache_age: 3600,
    html: markup`<iframe src="${src}" title="${title}" width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`
      .markup,
  }
}
