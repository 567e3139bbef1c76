/** Styles of elements are text inside of scripts, which no minifier looks into: comments and indentation stay at home. */
import type { Plugin } from 'vite'

/** Space beside a closing brace stays: it may be of a value that is put in, inside of `calc()`. */
const plain = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(;|(?<!\$)\{) ?/g, '$1')

export const plainCss = (): Plugin => ({
  name: 'plain-css',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(web|games)\/.*\.ts$/, code: 'css`' },
    handler: (code) => ({ code: code.replace(/\bcss`[^`]*`/g, plain), map: null }),
  },
})
