import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { locales, type Locale } from '@stolik/core'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { portalDocument, type Web } from './document.js'
import { signingIn, withSignIn } from './sign-in.js'
import { forever, serveFolders } from './folders.js'
import { localeOf } from '../ranking/publish/language.js'
import { withoutSlash } from './site/canonical.js'
import { sendFile, publicFile, type PublicFile } from '../http/public-file.js'

const html = 'text/html; charset=utf-8'

/**
 * Serves the built portal. Every page is the same document, so that links into it can be opened, sent and reloaded. A file
 * that does not exist gives 404.
 */
export async function servePortal(
  app: FastifyInstance,
  { gateway, portal, assets: older }: Web,
): Promise<void> {
  const { settings } = gateway
  const documentNow = portalDocument(portal, settings)
  if (portal === undefined || documentNow === undefined) {
    app.setNotFoundHandler(notFound)
    return
  }
  const filesOf = new WeakMap<object, Promise<PublicFile>>()
  const fileNow = (): Promise<PublicFile> => {
    const now = documentNow()
    const file = filesOf.get(now) ?? publicFile(html, now.text, 0)
    filesOf.set(now, file)
    return file
  }
  await app.register(fastifyStatic, {
    root: portal,
    preCompressed: true,
    cacheControl: false,
    // Unlike its assets, the document must always be the newest.
    setHeaders: (reply) => void reply.setHeader('cache-control', 'no-cache'),
  })
  await serveManifest(app, portal)
  const assets = [portal, ...(older === undefined ? [] : [older])].map((each) => resolve(each, 'assets'))
  const [first, ...more] = assets.filter((each) => existsSync(each))
  if (first !== undefined)
    await serveFolders(app, {
      prefix: '/assets/',
      roots: [first, ...more],
      headers: () => ({ 'cache-control': forever }),
    })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    // A player's name may look like that of a file.
    const isFile = /\.\w+$/.test(path) && !path.startsWith('/player/')
    const isPage = request.method === 'GET' && !isFile && accepts(request.headers.accept)
    if (!isPage) return notFound(request, reply)
    const to = withoutSlash(request.url)
    if (to !== undefined) return reply.redirect(to, 308)
    const signIn = signingIn(request.query, settings.clubs())
    const file = signIn.length === 0 ? fileNow() : publicFile(html, withSignIn(documentNow().text, signIn), 0)
    return sendFile(request, reply.header('vary', 'accept-encoding'), await file)
  })
}

/** Serves the manifest of the installed site in the reader's language; `?lang=` names another one. */
async function serveManifest(app: FastifyInstance, portal: string): Promise<void> {
  const made = locales.flatMap((locale) => {
    const file = resolve(portal, 'manifests', `${locale}.webmanifest`)
    return existsSync(file) ? [[locale, readFileSync(file)] as const] : []
  })
  const type = 'application/manifest+json; charset=utf-8'
  const files = new Map<Locale, PublicFile>()
  for (const [locale, text] of made) files.set(locale, await publicFile(type, text, 0))
  app.get<{ Querystring: { readonly lang?: unknown } }>('/manifest.webmanifest', async (request, reply) => {
    const locale = localeOf(request.query.lang, request.headers['accept-language'])
    const file = files.get(locale)
    if (file === undefined) return notFound(request, reply)
    reply.header('content-language', locale).header('vary', 'accept-encoding, accept-language')
    return sendFile(request, reply, file)
  })
}

const notFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' })

const accepts = (accept: string | undefined): boolean => accept?.includes('text/html') === true
