/**
 * Whether pages of a site may embed this gateway, said to anybody's page: a browser tells a page that is not allowed only
 * that no answer came. Nothing is told that frame-ancestors and CORS do not tell to whoever asks.
 */
import type { FastifyInstance } from 'fastify'
import type { InstallationSettings } from '../settings/installation.js'
import { siteOf } from '../settings/read.js'

interface Asked {
  readonly Querystring: { readonly address?: unknown }
}

/** Seconds: an owner who allows a site wants to see it. */
const maxAge = 5

interface SiteAccessDeps {
  /** What the owner has decided. */
  readonly settings: Pick<InstallationSettings, 'allows'>
  /** Whether the proxy in front stops sockets. */
  readonly stopsSockets: () => boolean
  readonly options: object
}

export function serveSiteAccess(
  app: FastifyInstance,
  { settings, stopsSockets, options }: SiteAccessDeps,
): void {
  app.get<Asked>('/site-access', options, (request, reply) => {
    const { query, headers, host } = request
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'origin')
      .header('cache-control', `public, max-age=${maxAge}`)
    const address = typeof query.address === 'string' ? query.address : (headers.origin ?? '')
    const site = siteOf(address, host)
    const sockets = stopsSockets() ? { sockets: false } : {}
    if (typeof site === 'string')
      return { origin: null, allowed: site === 'SITE_OWN', problem: site, ...sockets }
    return { origin: site.origin, allowed: settings.allows(site.origin), problem: null, ...sockets }
  })
}
