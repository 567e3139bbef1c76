import type { IncomingHttpHeaders } from 'node:http'
import type { InstallationSettings } from '../settings/installation.js'

/** The site that a request comes from, if it is not ours; null for our pages and for programs. */
export function foreignOrigin({ origin, host }: IncomingHttpHeaders): string | null {
  if (origin === undefined) return null
  return URL.canParse(origin) && new URL(origin).host === host ? null : origin
}

/**
 * Whether a page of that origin may open a socket: our own pages may, and those of allowed sites. Programs other than
 * browsers send no origin. They carry nobody's cookies, so there is nothing to protect.
 */
export function mayConnect(
  sites: Pick<InstallationSettings, 'allows'>,
  { headers }: { readonly headers: IncomingHttpHeaders },
): boolean {
  const origin = foreignOrigin(headers)
  return origin === null || sites.allows(origin)
}
