/** The portal's one document, with what the owner has decided in it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HouseSettings } from '../settings/house.js'
import { markup } from '../ranking/publish/markup.js'

/** The document as it is to be now; the same object until what it tells changes. */
export type PortalDocument = () => { readonly text: string }

/**
 * @param folder of the built portal
 * @param settings their address where words are corrected is told in a `meta`, which the portal hands to its elements
 * @returns undefined where there is no portal
 */
export function portalDocument(
  folder: string | undefined,
  settings: Pick<HouseSettings, 'corrections'>,
): PortalDocument | undefined {
  const file = folder === undefined ? undefined : join(folder, 'index.html')
  if (file === undefined || !existsSync(file)) return undefined
  const document = readFileSync(file, 'utf8')
  const fill = (corrections: string | undefined): string => {
    if (corrections === undefined) return document
    const told = markup`<meta name="stolik-corrections" content="${corrections}">\n`.markup
    return document.replace('</head>', () => `${told}</head>`)
  }
  let kept: { readonly corrections: string | undefined; readonly text: string } | undefined
  return () => {
    const corrections = settings.corrections()
    if (kept === undefined || kept.corrections !== corrections)
      kept = { corrections, text: fill(corrections) }
    return kept
  }
}
