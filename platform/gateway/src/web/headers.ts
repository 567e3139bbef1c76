import type { IncomingMessage } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { InstallationSettings } from '../settings/installation.js'
import { isForAnyFrame } from './site/elements.js'

/**
 * Allows pages to load only our own files. Inline styles are allowed, because the elements need them in old browsers. Our
 * own pages and the operator's sites may frame a page. With `club=…` in its address, that club's sites may too. Any site
 * may frame a single element that only shows published data.
 */
export function headers(
  settings: Pick<InstallationSettings, 'origins' | 'clubs'>,
  development: boolean,
): FastifyHelmetOptions {
  const framing = ({ url = '' }: IncomingMessage): string => {
    if (isForAnyFrame(url)) return '*'
    const club = new URLSearchParams(url.split('?')[1] ?? '').get('club')
    return [...settings.origins(), ...(settings.clubs().find(({ id }) => id === club)?.origins ?? [])].join(
      ' ',
    )
  }
  return {
    // The proxy in front decides whether to require a certificate.
    strictTransportSecurity: false,
    // Frames of ours with and without it on one page would conflict, and the browser would warn in that page's console.
    originAgentCluster: false,
    contentSecurityPolicy: development
      ? false
      : {
          directives: {
            styleSrc: ["'self'", "'unsafe-inline'"],
            fontSrc: ["'self'"],
            frameAncestors: ["'self'", framing],
            // A gateway in a club's own network has no certificate, so requests must not be upgraded to https.
            upgradeInsecureRequests: null,
          },
        },
  }
}
