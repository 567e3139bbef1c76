/** Serves the pictures that messengers show beside a link. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { locales } from '@stolik/core'
import { logFailure } from '../../base/failure.js'
import { payerAt, prices } from '../../http/budget.js'
import { hasAlready } from '../../http/public-file.js'
import { TooMany } from '../../http/too-many.js'
import type { Web } from '../document.js'
import type { Finding } from '../site/page-routes.js'
import { isKind, type PageAsked } from '../site/pages.js'
import { pictureFor } from './address.js'
import { readDrawings } from './art.js'
import { renderer } from './render.js'

interface OfPicture {
  readonly Params: { readonly lang: string; readonly '*': string }
  readonly Querystring: { readonly v?: unknown }
}

/** In seconds: of a version that the address names, and of whatever is there now. */
const [ofVersion, ofNow] = [604_800, 300]

/** @returns whether there are any: a portal without drawings has none */
export function servePictures(
  app: FastifyInstance,
  { gateway, portal, options }: Web,
  { found, origin }: Finding,
): boolean {
  const drawings = portal === undefined ? undefined : readDrawings(portal)
  if (drawings === undefined) return false
  const render = renderer(drawings)

  app.get<OfPicture>('/picture/:lang/*', options, async (request, reply) => {
    const wanted = askedOf(request.params)
    const page = wanted === undefined ? undefined : await found(wanted)
    if (wanted === undefined || page === undefined) return refuse(reply, 404)
    if (page === 'away') return refuse(reply, 503)
    const pay = (): Promise<void> => gateway.budget.pay(payerAt(request.ip), prices.picture)
    try {
      const picture = await render(pictureFor(page, wanted.locale, origin()), pay)
      if (picture === undefined) return await refuse(reply, 503)
      const maxAge = request.query.v === picture.mark ? ofVersion : ofNow
      reply.header('cache-control', `public, max-age=${maxAge}`)
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      if (hasAlready(request, reply, picture.mark, null)) return await reply.code(304).send()
      return await reply.type('image/png').send(picture.body)
    } catch (error) {
      if (error instanceof TooMany) throw error
      logFailure(gateway.log, 'a picture for link previews could not be drawn', error)
      return refuse(reply, 503)
    }
  })
  return true
}

/** Undefined if no page has such a picture. */
function askedOf({ lang, '*': path }: OfPicture['Params']): PageAsked | undefined {
  const locale = locales.find((one) => one === lang)
  const [kind = '', id = '', part = '', ...more] = path.replace(/\.png$/, '').split('/')
  if (locale === undefined || !path.endsWith('.png') || more.length > 0 || !isKind(kind)) return undefined
  return { kind, id, part, invited: false, locale }
}

const refuse = (reply: FastifyReply, status: 404 | 503): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(refusals[status])

const refusals = {
  404: { code: 'NOT_FOUND', message: 'There is no such picture.' },
  503: { code: 'UNAVAILABLE', message: 'The picture cannot be drawn now. Try again in some seconds.' },
} as const
