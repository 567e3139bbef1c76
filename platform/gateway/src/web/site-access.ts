/**
 * Tells any page whether its site may embed this gateway. Browsers tell a page that is not allowed only that no answer
 * came. It reveals no more than frame-ancestors and CORS do.
 */
import type { Web } from './document.js'
import type { FastifyInstance } from 'fastify'
import { siteOf } from '../settings/read.js'

interface Asked {
  readonly Querystring: { readonly address?: unknown }
}

/** In seconds: short, so that an owner who allows a site sees the effect. */
const maxAge = 5

export function serveSiteAccess(app: FastifyInstance, { gateway, stopsSockets, options }: Web): void {
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
    return { origin: site.origin, allowed: gateway.settings.allows(site.origin), problem: null, ...sockets }
  })
}
