/** Builds the service worker beside the site, and gives it the list of files and of the pages' addresses. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const file = 'worker.js'
/** The name until 1.2. Phones that registered it update it there; the page then registers the other one. */
const formerFile = 'event-worker.js'

/** Returns the first part of each page's path, as `routes.ts` and `pages/plain.ts` name them. */
function pages(): readonly string[] {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, 'src', path), 'utf8')
  const own = /routes: [^=]+= \{\n([^}]+)\}/.exec(read('routes.ts'))?.[1] ?? ''
  const found = [
    ...own.matchAll(/^ {2}(\w+),$/gm),
    ...read('pages/plain.ts').matchAll(/^ {2}'?([\w-]*)'?: plain\(/gm),
  ].map(([, name = '']) => name)
  if (found.length < 20 || !found.includes('') || !found.includes('table'))
    throw new Error('src/routes.ts no longer tells which pages the site has')
  return found
}

/** Tells the page how many megabytes the whole site takes to transfer. */
function writeSize(bundle: Rollup.OutputBundle, files: readonly string[]): void {
  const contents = files.map((name) => {
    const part = bundle[name]
    if (part === undefined) return ''
    return part.type === 'chunk' ? part.code : part.source
  })
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content).length, 0)
  const chunk = Object.values(bundle).find(
    (part): part is Rollup.OutputChunk => part.type === 'chunk' && part.code.includes('STOLIK_SIZE'),
  )
  if (chunk === undefined) throw new Error('no page tells the size of the site')
  chunk.code = chunk.code.replace('STOLIK_SIZE', String(Math.ceil(bytes / 1_000_000)))
}

export function offline(): Plugin {
  return {
    name: 'stolik-offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'worker/worker.ts', fileName: file })
    },
    generateBundle(_, bundle) {
      const worker = bundle[file]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      if (worker.imports.length > 0) throw new Error('the service worker may import nothing')
      const files = Object.keys(bundle)
        .filter((name) => name !== file && /\.(js|css)$/.test(name))
        .sort()
      const entry = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.isEntry && part.fileName !== file,
      )
      if (entry === undefined) throw new Error('the site has no beginning')
      const texts = {
        STOLIK_FILES: files.map((name) => `/${name}`),
        STOLIK_ENTRY: entry.fileName,
        STOLIK_PAGES: pages(),
        // The file names contain hashes, so they stand for the content.
        STOLIK_BUILD: createHash('sha256')
          .update(files.join())
          .update(worker.code)
          .digest('hex')
          .slice(0, 16),
      }
      writeSize(bundle, files)
      for (const [name, value] of Object.entries(texts))
        worker.code = worker.code.replaceAll(name, () => JSON.stringify(value))
      this.emitFile({ type: 'asset', fileName: formerFile, source: worker.code })
    },
  }
}
