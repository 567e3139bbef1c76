/** Serves our elements for other sites' pages, including those of earlier builds. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { forever, serveFolders } from './folders.js'

/** Files that never change: those of a version, and those with a hash in their name. */
const pinned = /^(assets|\d[^/]*)\//

/** @param folders of this build, then of earlier ones, so that a page that names a version keeps it */
export async function serveEmbed(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  const [first, ...more] = [...new Set(folders.filter((one) => existsSync(one)).map((one) => resolve(one)))]
  if (first === undefined) return
  await serveFolders(app, {
    prefix: '/embed/',
    roots: [first, ...more],
    headers: (path) => ({
      'cache-control': pinned.test(path) ? forever : 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  })
}
