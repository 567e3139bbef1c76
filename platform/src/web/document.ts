/** The portal's one document, with what the operator has set in it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markup } from '../ranking/publish/markup.js'

/**
 * @param folder of the built portal
 * @param corrections address where words are corrected: told in a `meta`, which the portal hands to its elements
 * @returns undefined where there is no portal
 */
export function portalDocument(
  folder: string | undefined,
  corrections: string | undefined,
): string | undefined {
  const file = folder === undefined ? undefined : join(folder, 'index.html')
  if (file === undefined || !existsSync(file)) return undefined
  const document = readFileSync(file, 'utf8')
  if (corrections === undefined) return document
  const told = markup`<meta name="stolik-corrections" content="${corrections}">\n`.markup
  return document.replace('</head>', () => `${told}</head>`)
}
