/**
 * Publishes the loader at two addresses: `stolik.js` is always the newest. `VERSION/stolik.js` never changes, so a page can
 * require its hash. `integrity.json` contains the second address and the hash.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const file = 'stolik.js'

/** @param version of the package; the build's hash is appended, so that two builds of one version differ */
export const embeddable = (version: string): Plugin => ({
  name: 'stolik-embeddable',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const loader = bundle[file]
    if (loader?.type !== 'chunk') throw new Error('the loader was not built')
    if (loader.imports.length > 0) throw new Error(`the loader may import nothing: ${loader.imports.join()}`)
    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && [...part.imports, ...part.dynamicImports].includes(file))
        throw new Error(`${part.fileName} imports the loader, which has two addresses`)
    const pinned = loader.code.replaceAll(/(["'`])\.\/assets\//g, '$1../assets/')
    if (pinned === loader.code) throw new Error('the loader fetches nothing')
    const hash = (algorithm: string): Buffer => createHash(algorithm).update(pinned).digest()
    const folder = `${version}-${hash('sha256').toString('hex').slice(0, 8)}`
    const integrity = `sha384-${hash('sha384').toString('base64')}`
    const emit = (fileName: string, source: string): void => {
      this.emitFile({ type: 'asset', fileName, source })
    }
    emit(`${folder}/${file}`, pinned)
    emit('integrity.json', `${JSON.stringify({ version: folder, file: `${folder}/${file}`, integrity })}\n`)
  },
})
