/** Publishes the elements manifest beside the loader, for editors and for the page for developers. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const fileName = 'custom-elements.json'
/** Built with the elements, whose build must run first. */
const made = new URL(`../elements/dist/${fileName}`, import.meta.url)

export const elementsManifest = (): Plugin => ({
  name: 'stolik-elements-manifest',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(JSON.parse(readFileSync(made, 'utf8'))) })
  },
})
