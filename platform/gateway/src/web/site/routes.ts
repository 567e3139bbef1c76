/** Serves the portal's pages with content, single elements for frames, and oEmbed for sites that embed a page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logFailure } from '../../base/failure.js'
import { localeOf } from '../../ranking/publish/language.js'
import { portalDocument, type Web } from '../document.js'
import { sendFile, publicFile } from '../../http/public-file.js'
import { servePictures } from '../picture/routes.js'
import type { SitePage } from './document.js'
import { frameElement } from './elements.js'
import { attributesOf, barredPage, framePage } from './frame.js'
import { embedOf, oembedAnswer, oembedXml, wantedOf, type Embed } from './oembed.js'
import { findPage, type PageAsked } from './pages.js'
import { languageOf, sendPage, servePages } from './page-routes.js'
import { siteOf } from '../../settings/read.js'
import { signingIn } from '../sign-in.js'
import { findable, robotsText, sitemap } from './sitemap.js'

interface OfFrame {
  readonly Params: { readonly element: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

export function serveSite(app: FastifyInstance, web: Web): void {
  const { gateway, options } = web
  const documentNow = portalDocument(web.portal, gateway.settings)
  if (documentNow === undefined) return
  const find = findPage(gateway)
  /** The gateway's own address, as pages state it. */
  const origin = (): string => gateway.settings.url()

  /** 'away': a store is unavailable, so the content is unknown now. */
  const found = async (page: PageAsked): Promise<SitePage | 'away' | undefined> => {
    try {
      return await find(page)
    } catch (error) {
      logFailure(gateway.log, 'a page of the site could not be written', error)
      return 'away'
    }
  }

  const hasPictures = servePictures(app, web, { found, origin })
  servePages(app, web, { documentNow, found, lost: find.lost, origin, hasPictures })

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
    reply.header('vary', 'accept-encoding, accept-language, referer, sec-fetch-dest')
    const isChosen = request.query['lang'] === locale
    const path = pathOf(name, request.query)
    const site = element?.framedBy === 'clubs' ? foreignSite(request) : undefined
    if (site !== undefined && !gateway.settings.allows(site)) {
      const { host } = new URL(origin())
      return sendPage(request, forAnyFrame(reply), 403, barredPage(site, { locale, path, host }))
    }
    const signIn = element?.framedBy === 'clubs' ? signingIn(request.query, gateway.settings.clubs()) : []
    return sendPage(request, reply, 200, framePage({ name, attributes, locale, isChosen, path, signIn }))
  })

  app.get<{ Querystring: OfFrame['Querystring'] }>('/oembed', options, async (request, reply) => {
    // Open to scripts of other sites, not only to servers.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    reply.header('vary', 'accept-encoding, accept-language')
    const refused = (status: 400 | 404 | 501 | 503): FastifyReply =>
      reply.code(status).header('cache-control', 'no-store').send(refusals[status])
    const wanted = wantedOf(request.query, origin())
    if (typeof wanted === 'number') return refused(wanted)
    const embed = embedOf(wanted)
    if (embed === undefined) return refused(404)
    const locale = localeOf(wanted.lang, request.headers['accept-language'])
    const page = await found({ ...pageOf(embed), invited: false, locale })
    if (page === 'away') return refused(503)
    if (page === undefined) return refused(404)
    const answer = oembedAnswer(wanted, embed, page.title, origin())
    reply.header('cache-control', 'public, max-age=300')
    return wanted.format === 'xml'
      ? reply.type('text/xml; charset=utf-8').send(oembedXml(answer))
      : reply.type('application/json; charset=utf-8').send(answer)
  })
}

/** The site in whose page the browser shows it as a frame; undefined if it is our own, or unknown. */
function foreignSite({ headers, host }: FastifyRequest): string | undefined {
  const { referer = '', 'sec-fetch-dest': destination } = headers
  if (destination !== 'iframe' && destination !== 'frame') return undefined
  const site = siteOf(referer, host)
  return typeof site === 'string' ? undefined : site.origin
}

const forAnyFrame = (reply: FastifyReply): FastifyReply => {
  const policy = reply.getHeader('content-security-policy')
  return typeof policy === 'string'
    ? reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'))
    : reply
}

/** In seconds. */
const hour = 3600

const refusals = {
  400: { code: 'BAD_REQUEST', message: 'oEmbed needs url=ADDRESS; sizes are whole numbers above 0.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing to embed at this address.' },
  501: { code: 'NOT_IMPLEMENTED', message: 'The format is json or xml.' },
  503: { code: 'UNAVAILABLE', message: 'It cannot be looked up now.' },
} as const

/** The page that shows the same as an element in a frame. */
const pageOf = ({ name, query }: Embed): Omit<PageAsked, 'invited' | 'locale'> => {
  const lesson = query['game'] === undefined ? 'lessons' : 'lesson'
  const kinds = { lobby: 'home', board: 'event', learn: lesson, replay: 'hand' } as const
  const kind = (Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : name) as PageAsked['kind']
  const id =
    ['event', 'ranking', 'league', 'table', 'game', 'club'].map((key) => query[key]).find(Boolean) ?? ''
  return { kind, id, part: query['person'] ?? query['hand'] ?? query['day'] ?? '' }
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
  if (name === 'club') return `/club/${of('club')}`
  if (name === 'player') return `/ranking/${of('ranking')}/person/${of('person')}`
  return (
    {
      events: '/events',
      problem: '/problem',
      daily: '/daily',
      ratings: '/ratings',
      value: '/value',
      clubs: '/clubs',
      lobby: '/play',
    }[name] ?? '/'
  )
}
