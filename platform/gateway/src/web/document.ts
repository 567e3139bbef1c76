/** The portal's one document, with the owner's settings filled in. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import type { Identify } from '../account/context.js'
import type { Gateway, Served } from '../api/gateway.js'
import { build, nameOf, type Build } from '../base/build.js'
import type { InstallationSettings } from '../settings/installation.js'
import { markup } from '../ranking/publish/markup.js'

/** What the routes of the site are served with. */
export interface WebDeps {
  readonly gateway: Gateway
  readonly schema: GraphQLSchema
  readonly identify: Identify
  /** Requests that one address may make in ten seconds; undefined: unlimited. */
  readonly rate: number | undefined
  /** Folder of the built portal. */
  readonly portal: string | undefined
  /** Folder with embeddable files of earlier builds. */
  readonly embeds: string | undefined
  /** Folder with portal files and embeddable files of earlier builds, which open pages still request. */
  readonly assets: string | undefined
  /** Whether the proxy in front blocks sockets. */
  readonly stopsSockets: () => boolean
}

export type Web = WebDeps & Served

/** The current document; the same object until its content changes. */
export type PortalDocument = () => { readonly text: string }

/**
 * @param folder of the built portal
 * @param settings the address for corrections goes into a `meta`, which the portal passes to its elements; so does the
 * release
 * @returns undefined if there is no portal
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
  let cached: { readonly corrections: string | undefined; readonly text: string } | undefined
  return () => {
    const corrections = settings.corrections()
    if (cached === undefined || cached.corrections !== corrections)
      cached = { corrections, text: fill(corrections) }
    return cached
  }
}

/** For the page's footer, and for open pages to compare which of two builds is newer. */
const release = (of: Build): string =>
  markup`<meta name="stolik-release" content="${nameOf(of)}" data-made="${String(of.made ?? '')}">\n`.markup

/** The first script of the portal's document. Its name differs in each build. */
export function entryOf(folder: string | undefined): string | null {
  const file = folder === undefined ? undefined : join(folder, 'index.html')
  if (file === undefined || !existsSync(file)) return null
  const scripts = readFileSync(file, 'utf8').matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)
  return [...scripts].map(([, source = '']) => source).find((source) => source.startsWith('/assets/')) ?? null
}
