/** Serves files from one of several folders: this build's, then those of earlier builds. */
import { stat, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendBytes, codings, markOf, type Coding, type PublicFile } from '../http/public-file.js'
import { LRUCache } from 'lru-cache'
import { existsSync } from 'node:fs'

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

// Scripts and styles in memory, with the compressed copies beside them: thousands of pages ask for the same few.

/** A file whose address says how long it may be kept. */
export type BuiltFile = Omit<PublicFile, 'maxAge'>

/** Finds a file in the first folder that has it. `undefined`: it is none of these, or not there. */
export type FileCache = (name: string) => Promise<BuiltFile | undefined>

/** Of a build, a page needs some dozens. */
const most = 300
/** Milliseconds after which a file is read again, because whoever builds may have put another one there. */
const fresh = 1_000

const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
])
const ends: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

export function fileCache(roots: readonly string[]): FileCache {
  const files = new LRUCache<string, Promise<BuiltFile | undefined>>({ max: most, ttl: fresh })
  return (name) => {
    const [, end = ''] = /^[\w./-]+\.(\w+)$/.exec(name) ?? []
    const type = types.get(end)
    if (type === undefined || name.split('/').includes('..')) return Promise.resolve(undefined)
    const known = files.get(name)
    if (known !== undefined) return known
    const reading = read(roots, name, type)
    files.set(name, reading)
    // There are endless names that do not exist.
    const forget = (): void => {
      if (files.peek(name) === reading) files.delete(name)
    }
    reading.then((file) => file === undefined && forget(), forget)
    return reading
  }
}

async function read(roots: readonly string[], name: string, type: string): Promise<BuiltFile | undefined> {
  for (const root of roots) {
    const body = await bytesOf(join(root, name))
    if (body === undefined) continue
    const compressed: Partial<Record<Coding, Buffer>> = {}
    for (const coding of codings) {
      const bytes = await bytesOf(join(root, name + ends[coding]))
      if (bytes !== undefined) compressed[coding] = bytes
    }
    return { type, body, mark: markOf(body), compressed }
  }
  return undefined
}

const bytesOf = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined)

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

/**
 * Serves our elements for other sites' pages.
 * @param folders of this build, then of earlier ones, so that a page that names a version keeps it
 */
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
