/** Serves the portal's pages with content. Each has one address: with a slash at its end it leads to the one without. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@stolik/core'
import { publicFile, sendFile } from '../../http/public-file.js'
import { localeOf } from '../../ranking/publish/language.js'
import type { PortalDocument, Web } from '../document.js'
import { pictureAddress } from '../picture/address.js'
import { signingIn, withSignIn } from '../sign-in.js'
import { withoutSlash } from './canonical.js'
import { fill, templateOf, type SitePage, type Template } from './document.js'
import type { PageAsked } from './pages.js'
import { isPlain, plainPages } from './plain-page.js'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markup, type Markup } from '../../ranking/publish/markup.js'

type Query = Readonly<Record<string, unknown>>
interface OfPage {
  readonly Params: { readonly id?: string; readonly part?: string }
  readonly Querystring: Query
}

/**
 * Addresses whose pages the gateway fills; all others of the portal get the bare document. Pages below a thing are filled
 * like the thing itself.
 */
const addresses = [
  ['/', 'home'],
  ['/events', 'events'],
  ['/event/:id', 'event'],
  ['/event/:id/standings', 'standings'],
  ['/event/:id/*', 'event'],
  ['/ranking', 'rankings'],
  ['/ranking/:id', 'ranking'],
  ['/ranking/:id/*', 'ranking'],
  ['/ranking/:id/person/:part', 'player'],
  ['/league', 'rankings'],
  ['/league/:id', 'league'],
  ['/league/:id/*', 'league'],
  ['/table/:id', 'table'],
  ['/table/:id/list', 'list'],
  ['/replay/:id/:part', 'hand'],
  ['/clubs', 'clubs'],
  ['/club/:id', 'club'],
  ['/learn', 'lessons'],
  ['/learn/:id', 'lesson'],
  ...Object.keys(plainPages)
    .filter(isPlain)
    .map((kind) => [plainPages[kind], kind] as const),
] as const

/** Addresses of desks and tools, filled like the list they belong to: no event and no ranking has such an id. */
const desks: Readonly<
  Partial<Record<PageAsked['kind'], { readonly ids: readonly string[]; readonly as: PageAsked['kind'] }>>
> = {
  event: { ids: ['new', 'verify'], as: 'events' },
  ranking: { ids: ['desk'], as: 'rankings' },
  league: { ids: ['desk'], as: 'rankings' },
}

/** How routes of pages look their content up. */
export interface Finding {
  /** 'away': a store is unavailable, so the content is unknown now. */
  readonly found: (page: PageAsked) => Promise<SitePage | 'away' | undefined>
  /** The gateway's own address, as pages state it. */
  readonly origin: () => string
}

interface Pages extends Finding {
  readonly documentNow: PortalDocument
  readonly lost: (locale: Locale) => SitePage
  readonly hasPictures: boolean
}

export function servePages(app: FastifyInstance, { gateway, portal, options }: Web, pages: Pages): void {
  const { documentNow, found, lost, origin, hasPictures } = pages
  const templates = new WeakMap<object, Template | undefined>()
  const templateNow = (): Template | undefined => {
    const now = documentNow()
    if (!templates.has(now)) templates.set(now, templateOf(now.text))
    return templates.get(now)
  }
  if (templateNow() === undefined) return
  const early = earlyLinks(portal)

  const answer = async (
    kind: PageAsked['kind'],
    isBelow: boolean,
    request: FastifyRequest<OfPage>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { params, query, url } = request
    const to = withoutSlash(url)
    if (to !== undefined) return reply.redirect(to, 308)
    const [bare, template] = [documentNow().text, templateNow()]
    if (template === undefined) return sendPage(request, reply, 200, bare)
    const desk = desks[kind]?.ids.includes(params.id ?? '') === true ? desks[kind] : undefined
    const locale = languageOf(query['lang'], request, reply)
    const invited = query['invitation'] !== undefined
    const wanted = { ...askedOf(desk?.as ?? kind, params, query), invited, locale }
    const page = await found(wanted)
    // The page's elements show what they can, even if a store is unavailable.
    if (page === 'away') return sendPage(request, reply, 503, bare)
    const answer = desk === undefined || page === undefined ? page : { ...page, path: null, found: false }
    const filled = fill(template, answer ?? lost(locale), {
      locale,
      origin: origin(),
      // A page below a thing uses other elements, so it gets the common links only.
      early: early(page === undefined || isBelow || desk !== undefined ? 'home' : kind, locale),
      picture: answer === undefined || !hasPictures ? null : pictureAddress(wanted, answer, origin()),
    })
    const text = withSignIn(filled, signingIn(query, gateway.settings.clubs()))
    return sendPage(request, reply, page === undefined ? 404 : 200, text)
  }

  app.get('/index.html', options, (_, reply) => reply.redirect('/', 308))
  for (const [address, kind] of addresses) {
    const isBelow = address.includes('*')
    app.get<OfPage>(address, options, (request, reply) => answer(kind, isBelow, request, reply))
    if (address !== '/' && !isBelow)
      app.get<OfPage>(`${address}/`, options, (request, reply) => answer(kind, false, request, reply))
  }
}

/** A problem and the deals of the day are named in the query, everything else in the path. */
function askedOf(
  kind: PageAsked['kind'],
  { id = '', part = '' }: OfPage['Params'],
  query: Query,
): Pick<PageAsked, 'kind' | 'id' | 'part'> {
  if (kind !== 'problem' && kind !== 'daily') return { kind, id, part }
  const of = (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
  return { kind, id: of('game'), part: of('day') }
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
): Promise<FastifyReply> {
  if (status !== 200) reply.code(status).header('cache-control', 'no-store')
  const file = await publicFile('text/html; charset=utf-8', text, 0)
  return status === 200 ? sendFile(request, reply, file) : reply.type(file.type).send(file.body)
}

export function languageOf(lang: unknown, { headers }: FastifyRequest, reply: FastifyReply): Locale {
  const locale = localeOf(lang, headers['accept-language'])
  reply.header('content-language', locale).header('vary', 'accept-encoding, accept-language')
  return locale
}

// Links the portal files that a page needs beside its entry, so that a phone requests them with the document, not after its
// scripts.

/** By element, or `words` for the files that every page needs: paths in the portal for each language. */
type Told = Readonly<Record<string, Readonly<Partial<Record<Locale, readonly string[]>>>>>

/** The main element of each kind of page. Pages with several elements, such as the first one, have no entry. */
const elements: Readonly<Partial<Record<PageAsked['kind'], string>>> = {
  events: 'stolik-events',
  event: 'stolik-event',
  standings: 'stolik-standings',
  rankings: 'stolik-rankings',
  ranking: 'stolik-ranking',
  player: 'stolik-ranking-person',
  league: 'stolik-league',
  table: 'stolik-table',
  list: 'stolik-list',
  clubs: 'stolik-clubs',
  club: 'stolik-club',
  lessons: 'stolik-learn',
  lesson: 'stolik-learn',
  forClubs: 'stolik-paste',
  look: 'stolik-look',
  problem: 'stolik-problem',
  daily: 'stolik-daily',
  ratings: 'stolik-ratings',
  value: 'stolik-value',
  replay: 'stolik-replay',
  hand: 'stolik-replay',
  associations: 'stolik-associations',
  developers: 'stolik-developers',
  words: 'stolik-glossary',
}

/**
 * Links for the head of a page.
 * @param folder of the built portal; without an `early.json` there are no links
 */
function earlyLinks(folder: string | undefined): (kind: PageAsked['kind'], locale: Locale) => Markup {
  const file = folder === undefined ? undefined : join(folder, 'early.json')
  const fileNames: Told =
    file === undefined || !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Told)
  const filesOf = (name: string | undefined, locale: Locale): readonly string[] =>
    (name === undefined ? undefined : fileNames[name]?.[locale]) ?? []
  return (kind, locale) => {
    const files = [...filesOf('words', locale), ...filesOf(elements[kind], locale)]
    return markup`${files.map((path) => markup`<link rel="modulepreload" crossorigin href="/${path}">\n`)}`
  }
}
