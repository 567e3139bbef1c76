/** Copies a module of a few lines into each file that needs it: as a file of its own it costs more than it is long. */
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** They keep no state, so that two of them are as good as one. */
const short =
  /\/(?:contract\/src\/folded|core\/src\/(?:hex|random|stream)|elements\/src\/ranking\/chart)\.ts$/

export const copied = (): Plugin => ({
  name: 'stolik-copied',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || !/(?:folded|chart|hex|random|stream)(?:\.js)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && short.test(found.id) ? { ...found, id: `${found.id}?in=${basename(importer)}` } : null
  },
})
