import type { IncomingMessage } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { InstallationSettings } from '../settings/installation.js'
import { isForAnyFrame } from './site/elements.js'

/**
 * What a page may load: nothing but our own. The elements' styles are inline where a browser is old. A page may be
 * framed by our own pages and the sites of the operator; one whose address says `club=…` by that club's sites too; an
 * element alone that only shows what is published, by any.
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
    // Whether there is to be a certificate is for the proxy in front to say.
    strictTransportSecurity: false,
    // Frames of ours with and without an origin on one page cannot both have it, and a browser says so in that page's console.
    originAgentCluster: false,
    contentSecurityPolicy: development
      ? false
      : {
          directives: {
            styleSrc: ["'self'", "'unsafe-inline'"],
            fontSrc: ["'self'"],
            frameAncestors: ["'self'", framing],
            // A gateway in a club's own network has no certificate, so nothing may be upgraded to https.
            upgradeInsecureRequests: null,
          },
        },
  }
}
