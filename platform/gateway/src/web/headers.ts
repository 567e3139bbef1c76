import type { IncomingMessage } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { InstallationSettings } from '../settings/installation.js'
import { isFramable } from '@stolik/contract/framable'
import { isForAnyFrame } from './site/elements.js'

/**
 * Allows pages to load only our own files. Inline styles are allowed, because the elements need them in old browsers. Our
 * own pages may frame every page. The operator's sites may frame those that are made for it (`isFramable`). So may the sites of a club: of the one that `club=…` in the address
 * names, or on whose page it stands, as the browser says. Any site may frame a single element that only shows published data.
 */
export function headers(
  settings: Pick<InstallationSettings, 'origins' | 'clubs'>,
  development: boolean,
): FastifyHelmetOptions {
  const framing = ({ url = '', headers: { referer } }: IncomingMessage): string => {
    const [path = '', query = ''] = url.split('?')
    if (!isFramable(path)) return ''
    if (isForAnyFrame(url)) return '*'
    const named = new URLSearchParams(query).get('club')
    const around = originOf(referer)
    // Whoever forges the page around gains nothing: only the club's own pages may frame it then.
    const clubs = settings
      .clubs()
      .filter(({ id, origins }) => id === named || (around !== undefined && origins.includes(around)))
    return [...new Set([...settings.origins(), ...clubs.flatMap(({ origins }) => origins)])].join(' ')
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

/** The origin of the page that a request came from; undefined if the browser says nothing. */
const originOf = (referer: string | undefined): string | undefined =>
  referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined
