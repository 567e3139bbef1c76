/** Builds the service worker beside the site, and gives it the list of files. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const file = 'event-worker.js'

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
        // The file names contain hashes, so they stand for the content.
        STOLIK_BUILD: createHash('sha256')
          .update(files.join())
          .update(worker.code)
          .digest('hex')
          .slice(0, 16),
      }
      for (const [name, value] of Object.entries(texts))
        worker.code = worker.code.replaceAll(name, () => JSON.stringify(value))
    },
  }
}
