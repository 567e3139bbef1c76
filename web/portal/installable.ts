/**
 * Makes the site installable: a manifest for each language (W3C Web Application Manifest), from which the gateway chooses by the
 * reader's, and icons drawn from our own tulip.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { locales, type Locale } from '../../games/core/src/words.js'
import { tulip } from '../kit/src/ornament/motifs.js'
import { at, haft } from '../kit/src/ornament/svg.js'

/** Colours of the tokens: linen and granat, light and dark. */
const colours = {
  light: { theme_color: '#faf7f0', background_color: '#faf7f0' },
  dark: { theme_color: '#11151f', background_color: '#11151f' },
}

/** `round` leaves the corners free. A maskable icon fills its square, and its picture the circle in the middle that no mask cuts. */
interface Icon {
  readonly file: string
  readonly size: number
  readonly purpose?: 'any' | 'maskable'
  readonly radius: number
  /** The part of the width that the tulip takes. */
  readonly part: number
}
const icons: readonly Icon[] = [
  { file: 'icons/192.png', size: 192, purpose: 'any', radius: 12, part: 0.75 },
  { file: 'icons/512.png', size: 512, purpose: 'any', radius: 12, part: 0.75 },
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable', radius: 0, part: 0.54 },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable', radius: 0, part: 0.54 },
  // iOS looks for this name, and rounds the corners itself.
  { file: 'apple-touch-icon.png', size: 180, radius: 0, part: 0.62 },
]

const svgOf = ({ radius, part }: Icon): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${haft.granat}"/>${at(32, 33, (part * 64) / 100, tulip())}</svg>`

const pngOf = (icon: Icon): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(icon)), { density: (72 * icon.size) / 64 })
    .resize(icon.size, icon.size)
    .png({ palette: true, effort: 10 })
    .toBuffer()

type Words = Readonly<Record<'home.title' | 'home.lead' | 'offline' | 'play' | 'events' | 'problem', string>>

const wordsOf = (locale: Locale): Words =>
  JSON.parse(readFileSync(join(import.meta.dirname, `src/words/${locale}.json`), 'utf8')) as Words

function manifest(locale: Locale): object {
  const words = wordsOf(locale)
  const shortcut = (name: string, url: string): object => ({
    name,
    url,
    icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
  })
  return {
    id: '/',
    name: `Stolik: ${words['home.title']}`,
    short_name: 'Stolik',
    description: words['home.lead'],
    lang: locale,
    dir: 'ltr',
    start_url: '/play',
    scope: '/',
    display: 'standalone',
    categories: ['games', 'entertainment'],
    ...colours.light,
    // Browsers without it show the light colours, and then those of the document.
    user_preferences: { color_scheme_dark: colours.dark },
    icons: icons
      .filter(({ purpose }) => purpose !== undefined)
      .map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    screenshots: [
      { src: '/screenshots/table-narrow.webp', sizes: '360x740', type: 'image/webp', form_factor: 'narrow' },
      { src: '/screenshots/table-wide.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide' },
    ],
    shortcuts: [
      shortcut(words.play, '/play'),
      shortcut(words.offline, '/offline'),
      shortcut(words.events, '/events'),
      shortcut(words.problem, '/problem'),
    ],
  }
}

export const installable = (): Plugin => ({
  name: 'stolik-installable',
  apply: 'build',
  async generateBundle() {
    for (const locale of locales)
      this.emitFile({
        type: 'asset',
        fileName: `manifests/${locale}.webmanifest`,
        source: `${JSON.stringify(manifest(locale), null, 1)}\n`,
      })
    for (const icon of icons) this.emitFile({ type: 'asset', fileName: icon.file, source: await pngOf(icon) })
  },
})
