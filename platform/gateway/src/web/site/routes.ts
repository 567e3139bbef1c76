/** Serves the portal's pages with content, single elements for frames, and oEmbed for sites that embed a page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@stolik/core'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import { localeOf } from '../../ranking/publish/language.js'
import { portalDocument } from '../document.js'
import { sendFile, publicFile } from '../../http/public-file.js'
import { fill, templateOf, type SitePage, type Template } from './document.js'
import { earlyLinks } from './early.js'
import { frameElement } from './elements.js'
import { attributesOf, framePage } from './frame.js'
import { embedOf, oembedAnswer, wantedOf } from './oembed.js'
import { findable, robotsText, sitemap } from './map.js'
import { findPage, type PageAsked } from './pages.js'
import { isPlain, plainPages } from './plain-page.js'
import { signingIn, withSignIn } from '../sign-in.js'

export interface SiteDeps {
  readonly gateway: Pick<
    Gateway,
    'events' | 'leagues' | 'rankings' | 'tables' | 'games' | 'log' | 'time' | 'settings'
  >
  /** Folder of the built portal. */
  readonly folder: string | undefined
  /** Further options of all these routes. */
  readonly options: object
}

interface OfPage {
  readonly Params: { readonly id?: string; readonly person?: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}
interface OfFrame {
  readonly Params: { readonly element: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

/**
 * Addresses whose pages the gateway fills; all others of the portal get the bare document. Pages below a thing are filled
 * like the thing itself.
 */
const addresses = [
  ['/', 'home'],
  ['/events', 'events'],
  ['/event/:id', 'event'],
  ['/event/:id/*', 'event'],
  ['/ranking', 'rankings'],
  ['/ranking/:id', 'ranking'],
  ['/ranking/:id/*', 'ranking'],
  ['/ranking/:id/person/:person', 'player'],
  ['/league', 'rankings'],
  ['/league/:id', 'league'],
  ['/league/:id/*', 'league'],
  ['/table/:id', 'table'],
  ['/table/:id/list', 'table'],
  ['/replay/:id/:hand', 'replay'],
  ['/clubs', 'clubs'],
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

export function serveSite(app: FastifyInstance, { gateway, folder, options }: SiteDeps): void {
  const documentNow = portalDocument(folder, gateway.settings)
  if (documentNow === undefined) return
  const templates = new WeakMap<object, Template | undefined>()
  const templateNow = (): Template | undefined => {
    const now = documentNow()
    if (!templates.has(now)) templates.set(now, templateOf(now.text))
    return templates.get(now)
  }
  const find = findPage(gateway)
  const early = earlyLinks(folder)
  /** The gateway's own address, as pages state it. */
  const origin = (): string => gateway.settings.url()

  /** 'away': a store is unavailable, so the content is unknown now. */
  const found = async (asked: PageAsked): Promise<SitePage | 'away' | undefined> => {
    try {
      return await find(asked)
    } catch (error) {
      logFailure(gateway.log, 'a page of the site could not be written', error)
      return 'away'
    }
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    text: string,
  ): Promise<FastifyReply> => {
    if (status !== 200) reply.code(status).header('cache-control', 'no-store')
    const file = await publicFile('text/html; charset=utf-8', text, 0)
    return status === 200 ? sendFile(request, reply, file) : reply.type(file.type).send(file.body)
  }
  const languageOf = (lang: unknown, { headers }: FastifyRequest, reply: FastifyReply): Locale => {
    const locale = localeOf(lang, headers['accept-language'])
    reply.header('content-language', locale).header('vary', 'accept-encoding, accept-language')
    return locale
  }

  if (templateNow() !== undefined)
    for (const [address, kind] of addresses)
      app.get<OfPage>(address, options, async (request, reply) => {
        const { id = '', person = '' } = request.params
        const desk = desks[kind]?.ids.includes(id) === true ? desks[kind] : undefined
        const [bare, template] = [documentNow().text, templateNow()]
        if (template === undefined) return send(request, reply, 200, bare)
        const locale = languageOf(request.query['lang'], request, reply)
        const invited = request.query['invitation'] !== undefined
        const page = await found({ kind: desk?.as ?? kind, id, person, invited, locale })
        // The page's elements show what they can, even if a store is unavailable.
        if (page === 'away') return send(request, reply, 503, bare)
        // A page below a thing uses other elements, so it gets the common links only.
        const isBelow = address.includes('*') || desk !== undefined
        const links = early(page === undefined || isBelow ? 'home' : kind, locale)
        const told = desk === undefined || page === undefined ? page : { ...page, path: null, found: false }
        const filled = fill(template, told ?? find.lost(locale), locale, origin(), links)
        const text = withSignIn(filled, signingIn(request.query, gateway.settings.clubs()))
        return send(request, reply, page === undefined ? 404 : 200, text)
      })

  app.get('/robots.txt', options, async (request, reply) =>
    sendFile(request, reply, await publicFile('text/plain; charset=utf-8', robotsText(origin()), hour)),
  )
  app.get('/sitemap.xml', options, async (request, reply) => {
    try {
      const text = sitemap(origin(), await findable(gateway))
      return await sendFile(request, reply, await publicFile('application/xml; charset=utf-8', text, hour))
    } catch (error) {
      logFailure(gateway.log, 'the map of the site could not be written', error)
      return reply.code(503).header('cache-control', 'no-store').send(refusals[503])
    }
  })

  app.get<OfFrame>('/frame/:element', options, async (request, reply) => {
    const { element: name } = request.params
    const element = frameElement(name)
    const attributes = element === undefined ? undefined : attributesOf(element, request.query)
    if (attributes === undefined)
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no such element.' })
    if ('missing' in attributes)
      return reply
        .code(400)
        .send({ code: 'BAD_REQUEST', message: `The address must say ${attributes.missing}=…` })
    const locale = languageOf(request.query['lang'], request, reply)
    const isChosen = request.query['lang'] === locale
    const path = pathOf(name, request.query)
    const signIn = element?.framedBy === 'clubs' ? signingIn(request.query, gateway.settings.clubs()) : []
    return send(request, reply, 200, framePage({ name, attributes, locale, isChosen, path, signIn }))
  })

  app.get<OfPage>('/oembed', options, async (request, reply) => {
    // Open to scripts of other sites, not only to servers.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    reply.header('vary', 'accept-encoding, accept-language')
    const refused = (status: 400 | 404 | 501 | 503): FastifyReply =>
      reply.code(status).header('cache-control', 'no-store').send(refusals[status])
    const wanted = wantedOf(request.query, origin())
    if (typeof wanted === 'number') return refused(wanted)
    const embed = embedOf(wanted.path, wanted.hash)
    if (embed === undefined) return refused(404)
    const locale = localeOf(wanted.lang, request.headers['accept-language'])
    const page = await found({ ...pageOf(embed), invited: false, locale })
    if (page === 'away') return refused(503)
    if (page === undefined) return refused(404)
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(oembedAnswer(wanted, embed, page.title, origin()))
  })
}

/** In seconds. */
const hour = 3600

const refusals = {
  400: { code: 'BAD_REQUEST', message: 'oEmbed needs url=ADDRESS; sizes are whole numbers above 0.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing to embed at this address.' },
  501: { code: 'NOT_IMPLEMENTED', message: 'Only format=json is spoken here.' },
  503: { code: 'UNAVAILABLE', message: 'It cannot be looked up now.' },
} as const

/** The page that shows the same as an element in a frame. */
const pageOf = ({ name, query }: { name: string; query: Readonly<Record<string, string>> }) => {
  const lesson = query['game'] === undefined ? 'lessons' : 'lesson'
  const kind = { lobby: 'home', standings: 'event', list: 'table', learn: lesson }[name] ?? name
  const id = query['event'] ?? query['ranking'] ?? query['league'] ?? query['table'] ?? query['game'] ?? ''
  return { kind: kind as PageAsked['kind'], id, person: query['person'] ?? '' }
}

/** The path on the site that shows the same as a frame. */
function pathOf(name: string, query: Readonly<Record<string, unknown>>): string {
  const of = (key: string): string => {
    const value = query[key]
    return typeof value === 'string' ? encodeURIComponent(value) : ''
  }
  if (name === 'table' || (name === 'list' && query['event'] === undefined)) return `/table/${of('table')}`
  if (['event', 'board', 'standings', 'list'].includes(name)) return `/event/${of('event')}`
  if (name === 'ranking') return `/ranking/${of('ranking')}`
  if (name === 'league') return `/league/${of('league')}`
  if (name === 'player') return `/ranking/${of('ranking')}/person/${of('person')}`
  return (
    {
      events: '/events',
      problem: '/problem',
      daily: '/daily',
      value: '/value',
      clubs: '/clubs',
      lobby: '/play',
    }[name] ?? '/'
  )
}
