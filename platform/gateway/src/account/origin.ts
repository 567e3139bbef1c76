import type { IncomingHttpHeaders } from 'node:http'
import type { InstallationSettings } from '../settings/installation.js'

/** The site that a request comes from, when it is not our own; null for our pages and for programs. */
export function foreignOrigin({ origin, host }: IncomingHttpHeaders): string | null {
  if (origin === undefined) return null
  return URL.canParse(origin) && new URL(origin).host === host ? null : origin
}

/**
 * Whether a browser page of that origin may open a socket: our own pages, and those of the sites that are allowed. Programs
 * that are no browsers send no origin; they carry nobody's cookies, so there is nothing to protect from them.
 */
export function mayConnect(
  sites: Pick<InstallationSettings, 'allows'>,
  { headers }: { readonly headers: IncomingHttpHeaders },
): boolean {
  const origin = foreignOrigin(headers)
  return origin === null || sites.allows(origin)
}
