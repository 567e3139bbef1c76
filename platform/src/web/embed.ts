/** What other sites put on their pages: our elements, and those of builds before this one. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files that never change: those of a version, and those that carry their hash in their name. */
const pinned = /^(assets|\d[^/]*)\//

/** @param folders what this build has, then what earlier ones had, so that a page that insists on a version keeps it */
export async function serveEmbed(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  const roots = [...new Set(folders.filter((folder) => existsSync(folder)).map((folder) => resolve(folder)))]
  if (roots.length === 0) return
  await app.register(fastifyStatic, {
    root: roots,
    prefix: '/embed/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const root = roots.find((each) => path.startsWith(`${each}/`)) ?? ''
      const forever = pinned.test(path.slice(root.length + 1))
      reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.setHeader('access-control-allow-origin', '*')
      reply.setHeader('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
