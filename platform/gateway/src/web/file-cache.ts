/** Scripts and styles in memory, with the compressed copies beside them: thousands of pages ask for the same few. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { codings, markOf, type Coding, type PublicFile } from '../http/public-file.js'

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
