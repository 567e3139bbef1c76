/** Files that lie in one of several folders: what this build has, then what earlier ones had. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** For files that carry their hash, or their version, in their name. */
export const forever = 'public, max-age=31536000, immutable'

interface Folders {
  /** `/embed/` */
  readonly prefix: string
  /** The first one that has the file serves it. */
  readonly roots: readonly [string, ...string[]]
  /** @param path within its folder */
  readonly setHeaders: (reply: SetHeadersResponse, path: string) => void
}

/**
 * Serves what is below `prefix`, compressed where somebody has laid a compressed file beside. The folder is chosen here: of several
 * folders the library itself looks for the plain file in the last one alone.
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
