/** Serves our elements for other sites' pages, including those of earlier builds. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { forever, serveFolders } from './folders.js'

/** Files that never change: those of a version, and those with a hash in their name. */
const pinned = /^(assets|\d[^/]*)\//

/**
 * The loader that clubs name without a version. Pages of clubs also open while the gateway cannot be reached: without the
 * loader no element could show its older data. For an hour browsers use their copy, and for a week they may start from it
 * while they fetch a newer one; Chromium gives that up a minute after the first try that failed. Browsers do not know
 * `stale-if-error`, but proxies do.
 */
const loader = 'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=604800'

const cachingOf = (path: string): string => {
  if (pinned.test(path)) return forever
  return path === 'stolik.js' ? loader : 'no-cache'
}

/** @param folders of this build, then of earlier ones, so that a page that names a version keeps it */
export async function serveEmbed(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  const [first, ...more] = [...new Set(folders.filter((one) => existsSync(one)).map((one) => resolve(one)))]
  if (first === undefined) return
  await serveFolders(app, {
    prefix: '/embed/',
    roots: [first, ...more],
    headers: (path) => ({
      'cache-control': cachingOf(path),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  })
}
