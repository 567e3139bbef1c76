/** Serves files from one of several folders: this build's, then those of earlier builds. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendBytes } from '../http/public-file.js'
import { fileCache } from './file-cache.js'

/** For files with a hash or a version in their name. */
export const forever = 'public, max-age=31536000, immutable'

interface Folders {
  /** `/embed/` */
  readonly prefix: string
  /** The first folder that has the file serves it. */
  readonly roots: readonly [string, ...string[]]
  /** @param path relative to its folder */
  readonly headers: (path: string) => Readonly<Record<string, string>>
}

/**
 * Serves everything below `prefix`, compressed if a compressed file lies beside it: scripts and styles from memory, and what
 * few ask for from the disk. The folder is chosen here, because given several, the library looks for the plain file in the
 * last one only.
 */
export async function serveFolders(app: FastifyInstance, { prefix, roots, headers }: Folders): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: [...roots],
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const root = roots.find((each) => path.startsWith(`${each}/`)) ?? ''
        for (const [name, value] of Object.entries(headers(path.slice(root.length + 1))))
          reply.setHeader(name, value)
      },
    })
    const files = fileCache(roots)
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      const name = request.params['*']
      const file = await files(name)
      if (file !== undefined)
        return sendBytes(request, reply.headers({ ...headers(name), vary: 'accept-encoding' }), file)
      const has = await Promise.all(roots.map((root) => isFile(join(root, name))))
      return reply.sendFile(name, roots[Math.max(0, has.indexOf(true))])
    })
  })
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
