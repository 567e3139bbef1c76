/** Serves files from one of several folders: this build's, then those of earlier builds. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** For files with a hash or a version in their name. */
export const forever = 'public, max-age=31536000, immutable'

interface Folders {
  /** `/embed/` */
  readonly prefix: string
  /** The first folder that has the file serves it. */
  readonly roots: readonly [string, ...string[]]
  /** @param path relative to its folder */
  readonly setHeaders: (reply: SetHeadersResponse, path: string) => void
}

/**
 * Serves everything below `prefix`, compressed if a compressed file lies beside it. The folder is chosen here, because
 * given several, the library looks for the plain file in the last one only.
 */
export async function serveFolders(
  app: FastifyInstance,
  { prefix, roots, setHeaders }: Folders,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: [...roots],
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const root = roots.find((each) => path.startsWith(`${each}/`)) ?? ''
        setHeaders(reply, path.slice(root.length + 1))
      },
    })
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      const name = request.params['*']
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
