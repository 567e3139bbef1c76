/** Builds `picture-art.json`: cards and ornament, from which the gateway draws the pictures of link previews. */
import type { Plugin } from 'vite'
import { lettersOf, locales } from '../../games/core/src/words.js'
import { drawings } from '../kit/src/deck/art.js'

export const pictureArt = (): Plugin => ({
  name: 'stolik-picture-art',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(drawings([...new Set(locales.map(lettersOf))]))
    this.emitFile({ type: 'asset', fileName: 'picture-art.json', source })
  },
})
