/** The portal's one document, with what the owner has decided in it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, nameOf, type Build } from '../base/build.js'
import type { InstallationSettings } from '../settings/installation.js'
import { markup } from '../ranking/publish/markup.js'

/** The document as it is to be now; the same object until what it tells changes. */
export type PortalDocument = () => { readonly text: string }

/**
 * @param folder of the built portal
 * @param settings their address where words are corrected is told in a `meta`, which the portal hands to its elements; so is the release
 * @returns undefined where there is no portal
 */
export function portalDocument(
  folder: string | undefined,
  settings: Pick<InstallationSettings, 'corrections'>,
): PortalDocument | undefined {
  const file = folder === undefined ? undefined : join(folder, 'index.html')
  if (file === undefined || !existsSync(file)) return undefined
  const document = readFileSync(file, 'utf8')
  const fill = (corrections: string | undefined): string => {
    const words =
      corrections === undefined
        ? ''
        : markup`<meta name="stolik-corrections" content="${corrections}">\n`.markup
    return document.replace('</head>', () => `${release(build)}${words}</head>`)
  }
  let kept: { readonly corrections: string | undefined; readonly text: string } | undefined
  return () => {
    const corrections = settings.corrections()
    if (kept === undefined || kept.corrections !== corrections)
      kept = { corrections, text: fill(corrections) }
    return kept
  }
}

/** For the foot of the page, and for a page that stays open to know later which of two builds is newer. */
const release = (of: Build): string =>
  markup`<meta name="stolik-release" content="${nameOf(of)}" data-made="${String(of.made ?? '')}">\n`.markup

/** The script that the portal's document begins with: it has another name in each build. */
export function entryOf(folder: string | undefined): string | null {
  const file = folder === undefined ? undefined : join(folder, 'index.html')
  if (file === undefined || !existsSync(file)) return null
  const scripts = readFileSync(file, 'utf8').matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)
  return [...scripts].map(([, source = '']) => source).find((source) => source.startsWith('/assets/')) ?? null
}
