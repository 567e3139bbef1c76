/** Describes this gateway to programs and to open pages: its schema, limits and release, its contact, and who may embed it. */
import { printSchema } from 'graphql'
import type { FastifyInstance } from 'fastify'
import { build } from '../base/build.js'
import { socketLimits, socketLimitsAt } from '../graphql/guard.js'
import {
  maxAliases,
  maxBytes,
  maxCost,
  maxDepth,
  maxDirectives,
  maxSameName,
  maxTokens,
} from '../graphql/limits.js'
import { maxFileBytes } from '../graphql/too-long.js'
import { entryOf, type Web } from './document.js'
import { sendFile, publicFile } from '../http/public-file.js'
import type { Served } from '../api/gateway.js'
import { siteOf } from '../settings/read.js'

/**
 * All pages in a hall request it when their sockets are back after a restart. Like the site's files it is not counted, or
 * other people's sockets would be refused.
 */
const release = '/release.json'

/** Seconds for which others may cache them: an update of the gateway changes them. */
const maxAge = 300

export function serveAbout(app: FastifyInstance, { schema, rate, portal, options }: Web): void {
  const { household, strangers } = socketLimitsAt(rate)
  const opened = rate === undefined ? {} : { openOfOneAddress: household, openWithoutToken: strangers }
  const limits = {
    requestsInTenSeconds: rate ?? null,
    maxBytes,
    maxFileBytes,
    maxTokens,
    maxSameName,
    maxDepth,
    maxAliases,
    maxDirectives,
    maxCost,
    socket: {
      subscriptions: socketLimits.subscriptions,
      messagesInTenSeconds: socketLimits.messages,
      ...opened,
    },
  }
  const json = 'application/json; charset=utf-8'
  // Made on the first request.
  const files = {
    '/schema.graphql': lazily(() =>
      publicFile('text/plain; charset=utf-8', `${printSchema(schema)}\n`, maxAge),
    ),
    '/limits.json': lazily(() => publicFile(json, JSON.stringify(limits), maxAge)),
    // Never cached, because open pages use it to find out about a newer release.
    [release]: lazily(() => publicFile(json, JSON.stringify({ ...build, page: entryOf(portal) }), 0)),
  }
  for (const [address, fileOf] of Object.entries(files))
    app.get(address, address === release ? {} : options, async (request, reply) => {
      // Readable by tools of other sites, because nothing in it is secret.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      return sendFile(request, reply.header('vary', 'accept-encoding'), await fileOf())
    })
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => (made ??= { it: make() }).it
}

/** Made from the current settings for each request, so it may be valid for as long as anybody caches it. */
const goodFor = 90 * 24 * 60 * 60_000

const mailbox = /(?<![^\s<>,;:()"'])[^\s<>,;:()"']+@[^\s<>,;:()"'@]+\.[a-z]{2,}/i
const page = /https:\/\/[^\s<>"']+/i

/** Publishes whom to tell about a security hole (RFC 9116): the operator's contact from the settings. */
export function serveSecurityTxt(app: FastifyInstance, { gateway, options }: Served): void {
  app.get('/.well-known/security.txt', options, (_request, reply) => {
    const { settings, time } = gateway
    const { contact } = settings.now()
    if (contact === null) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No contact is known.' })
    const url = settings.url()
    const lines = [
      `Contact: ${addressIn(contact) ?? `${url}/privacy`}`,
      `Expires: ${new Date(time.now() + goodFor).toISOString()}`,
      `Canonical: ${url}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

/**
 * The first e-mail address or page in the operator's contact text; undefined if there is neither, as with a telephone
 * number alone.
 */
function addressIn(contact: string): string | undefined {
  const mail = mailbox.exec(contact)?.[0]
  if (mail !== undefined) return `mailto:${encodeURI(mail)}`
  const found = page.exec(contact)?.[0]
  return found !== undefined && URL.canParse(found) ? new URL(found).href : undefined
}

interface Asked {
  readonly Querystring: { readonly address?: unknown }
}

/** In seconds: short, so that an owner who allows a site sees the effect. */
const accessAge = 5

/**
 * Tells any page whether its site may embed this gateway. Browsers tell a page that is not allowed only that no answer
 * came. It reveals no more than frame-ancestors and CORS do.
 */
export function serveSiteAccess(app: FastifyInstance, { gateway, stopsSockets, options }: Web): void {
  app.get<Asked>('/site-access', options, (request, reply) => {
    const { query, headers, host } = request
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'origin')
      .header('cache-control', `public, max-age=${accessAge}`)
    const address = typeof query.address === 'string' ? query.address : (headers.origin ?? '')
    const site = siteOf(address, host)
    const sockets = stopsSockets() ? { sockets: false } : {}
    if (typeof site === 'string')
      return { origin: null, allowed: site === 'SITE_OWN', problem: site, ...sockets }
    return { origin: site.origin, allowed: gateway.settings.allows(site.origin), problem: null, ...sockets }
  })
}
