import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Serves the built portal. Every page of it is the one document, so that a link into it can be opened, sent and
 * reloaded; a file that does not exist is not found.
 */
export async function servePortal(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(notFound)
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Built files carry their hash in their name; the document must always be the newest.
      const forever = path.startsWith(`${join(folder, 'assets')}/`)
      reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' && !/\.\w+$/.test(path) && accepts(request.headers.accept)
    if (isPage) return reply.sendFile('index.html')
    return notFound(request, reply)
  })
}

const notFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' })

const accepts = (accept: string | undefined): boolean => accept?.includes('text/html') === true
